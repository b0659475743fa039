import styles from "./brand-mark.module.css";

const block = "M0 0H19V10.9A14 14 0 0 0 10.9 19H0Z";

/** The logo, a crossing seen from above (four city blocks around a marigold island), with the agency's name. */
export function BrandMark({ name }: { name: string }) {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 24 24)`} d={block} fill="currentColor" />
        ))}
        <circle cx="24" cy="24" r="9" fill="var(--c-marigold)" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
