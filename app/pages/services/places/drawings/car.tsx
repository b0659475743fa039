/** A small car from its side, twelve and a half feet long and five high, its rear at (x, 0). @param foot units per foot */
export function Car({ x, foot }: { x: number; foot: number }) {
  return (
    <g transform={`translate(${Math.round(x)}) scale(${(foot / 10).toFixed(2)})`}>
      <path
        fill="var(--c-terracotta)"
        d="M2-10Q0-26 8-30L24-47Q28-50 36-50H66Q72-50 78-45L94-31 116-27Q124-25 124-10z"
      />
      <path fill="var(--window)" d="M18-31L30-44H47V-31zM52-31V-44H66Q69-44 72-41L83-31z" />
      <path fill="var(--lamp)" d="M116-24h7v5h-7z" />
      <path
        fill="var(--steel)"
        d="M14-10a10 10 0 0 1 20 0 10 10 0 0 1-20 0zM91-10a10 10 0 0 1 20 0 10 10 0 0 1-20 0z"
      />
    </g>
  );
}
