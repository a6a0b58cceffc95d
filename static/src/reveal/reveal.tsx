// The reveal of an ended round.

export function Reveal() {
  return <main class="reveal" />;
}
