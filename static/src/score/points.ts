// Points as they are written: a real minus, a plus, and zero without a sign.

export function signed(points: number): string {
  if (points > 0) return `+${points}`;
  return points < 0 ? `\u2212${-points}` : "0";
}
