/** A box that no person sees or reaches; what ticks it is a machine. Its name is the form service's. */
export function Honeypot() {
  return <input type="checkbox" name="botcheck" hidden tabIndex={-1} aria-hidden="true" />;
}
