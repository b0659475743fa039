export function number(value: number): string {
  return value.toLocaleString("en-IN");
}

/** Hours as people say them. */
export function duration(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} d`;
}
