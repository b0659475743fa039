export function number(value: number): string {
  return value.toLocaleString("en-IN");
}

/** Hours as people say them: in minutes, hours or days. */
export function duration(hours: number): string {
  const unit = unitOf(hours);
  return `${Math.max(1, Math.round(hours / unit))} ${unit < 1 ? "min" : unit === 1 ? "h" : "d"}`;
}

/** How many hours the unit has in which people say them. */
export function unitOf(hours: number): number {
  if (hours < 1) return 1 / 60;
  return hours < 48 ? 1 : 24;
}
