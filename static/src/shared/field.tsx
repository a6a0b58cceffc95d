// What people fill in: a line of text, and a switch. What was typed is kept until it was taken.

import type { ComponentChildren } from "preact";
import type { Refused } from "../state/store";
import { RefusalAt } from "./refusal";

interface TextFieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  limit: number;
  id?: string;
  autoComplete?: string;
  hideLabel?: boolean;
  placeholder?: string;
}

export function TextField({
  label,
  value,
  onInput,
  limit,
  id,
  autoComplete = "off",
  hideLabel,
  placeholder,
}: TextFieldProps) {
  return (
    <label class="field">
      <span class={hideLabel ? "visually-hidden" : "label"}>{label}</span>
      <input
        type="text"
        name={id}
        value={value}
        maxLength={limit}
        autocomplete={autoComplete as "off"}
        enterkeyhint="send"
        placeholder={placeholder}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

interface LineFormProps {
  class: string;
  /** The key that the command is sent under. */
  id: string;
  onSend: () => void;
  /** Words of its own for some refusals. */
  word?: (refused: Refused) => string | null;
  children: ComponentChildren;
}

/** A form of one line: Enter sends, but not the Enter that ends a word in an input method. */
export function LineForm({ class: name, id, onSend, word, children }: LineFormProps) {
  return (
    <form
      class={name}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.isComposing || event.keyCode === 229)) event.preventDefault();
      }}
    >
      {children}
      <RefusalAt id={id} word={word} />
    </form>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
}

export function Switch({ label, hint, isOn, onChange, disabled }: SwitchProps) {
  return (
    <label class="switch-row">
      <span>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        class="switch"
        checked={isOn}
        disabled={disabled}
        onChange={(event) => {
          const wanted = event.currentTarget.checked;
          event.currentTarget.checked = isOn; // shows what the server has, until it has the other
          onChange(wanted);
        }}
      />
    </label>
  );
}
