/** A drawing of a tea commercial on a camera’s screen. */
export function FilmFrame({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 640 360" role="img" aria-label={label}>
      <rect width="640" height="360" fill="var(--c-dusk)" />
      <circle cx="320" cy="268" r="120" fill="var(--c-terracotta)" />
      <circle cx="320" cy="268" r="84" fill="var(--c-marigold)" opacity=".5" />
      <circle cx="320" cy="268" r="48" fill="var(--c-marigold)" />
      <g stroke="var(--c-marigold)" strokeWidth="16" transform="translate(320 268)">
        {[-80, -60, -40, -20, 0, 20, 40, 60, 80].map((degrees) => (
          <path key={degrees} d="M0 -150V-205" transform={`rotate(${degrees})`} />
        ))}
      </g>
      <path d="M0 268h640v92H0z" fill="var(--c-ink)" />
      <path d="M0 268c90-50 150-40 220 0z" fill="var(--c-leaf)" />
      <path d="M430 268c60-60 150-52 210-20v20z" fill="var(--c-leaf)" />
      <path d="M0 0h640v30H0zM0 330h640v30H0z" fill="var(--c-soot)" />
      <circle cx="38" cy="56" r="8" fill="var(--c-signal)" />
      <text x="56" y="62" fill="var(--c-paper)" fontWeight="700" fontSize="18">
        REC
      </text>
      <text x="604" y="62" fill="var(--c-paper)" fontWeight="700" fontSize="18" textAnchor="end">
        00:12:08
      </text>
      <g fill="var(--c-paper)">
        <path d="M244 246h152v10H244z" />
        <path d="M250 256h140a70 62 0 0 1-140 0z" />
        <path d="M388 262h14a20 20 0 0 1 0 40h-22" fill="none" stroke="var(--c-paper)" strokeWidth="12" />
        <path d="M230 322h180v8H230z" />
      </g>
    </svg>
  );
}
