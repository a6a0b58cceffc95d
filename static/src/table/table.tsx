// The table of a running round.

export function Table() {
  return <main class="table" />;
}
