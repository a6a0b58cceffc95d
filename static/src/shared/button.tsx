// A button that sends, and the place beside it that says why not.

import type { ComponentChildren } from "preact";
import { pending } from "../state/store";
import { Icon } from "./piece";
import { RefusalAt } from "./refusal";

interface ButtonProps {
  children: ComponentChildren;
  onPress: () => void;
  /** The key that its command is sent under; while that waits, the button shows it and takes no second press. */
  id?: string;
  look?: "plain" | "primary" | "quiet" | "danger";
  wide?: boolean;
  icon?: string;
  disabled?: boolean;
  /** Tells what a disabled button waits for. */
  describedBy?: string;
  type?: "button" | "submit";
  /** Where the refusal stands, if not right after the button. */
  refusal?: "after" | "elsewhere";
}

export function Button(props: ButtonProps) {
  const { children, onPress, id, look = "plain", wide, icon, disabled, describedBy, type = "button" } = props;
  const isPending = id !== undefined && pending.value.has(id);
  const names = ["button", look !== "plain" && `button-${look}`, wide && "button-wide"].filter(Boolean).join(" ");
  return (
    <>
      <button
        type={type}
        class={names}
        aria-busy={isPending}
        aria-disabled={disabled}
        aria-describedby={describedBy}
        onClick={(event) => {
          if (type === "submit") return;
          event.preventDefault();
          if (!isPending && !disabled) onPress();
        }}
      >
        <span>{children}</span>
        {icon && <Icon name={icon} />}
      </button>
      {id !== undefined && props.refusal !== "elsewhere" && <RefusalAt id={id} />}
    </>
  );
}

interface IconButtonProps {
  name: string;
  label: string;
  onPress: () => void;
  class?: string;
  hasPopup?: boolean;
}

export function IconButton({ name, label, onPress, class: more = "", hasPopup }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button ${more}`}
      aria-label={label}
      aria-haspopup={hasPopup ? "dialog" : undefined}
      onClick={onPress}
    >
      <Icon name={name} />
    </button>
  );
}
