// A button for what is hard to take back: the first press asks, the second on the same spot does it.

import { useEffect, useState } from "preact/hooks";
import { Button } from "./button";
import { useHasJustChanged } from "./fresh";

const ASKING_MS = 5_000;

interface ConfirmButtonProps {
  label: string;
  /** What the button says while it asks. */
  question: string;
  onConfirm: () => void;
  id?: string;
  icon?: string;
}

export function ConfirmButton({ label, question, onConfirm, id, icon }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setTimeout(() => setAsking(false), ASKING_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  const hasJustChanged = useHasJustChanged(isAsking);
  const press = () => {
    if (isAsking && hasJustChanged()) return; // a double tap is one decision, not two
    setAsking(!isAsking);
    if (isAsking) onConfirm();
  };
  return (
    <Button
      look={isAsking ? "danger" : "plain"}
      onPress={press}
      {...(id === undefined ? {} : { id })}
      {...(icon === undefined ? {} : { icon })}
    >
      <span aria-live="polite">{isAsking ? question : label}</span>
    </Button>
  );
}
