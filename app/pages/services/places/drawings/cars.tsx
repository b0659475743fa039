/** A small car from its side, twelve and a half feet long and five high, its rear at (x, 0). @param foot units per foot */
function Side({ x, foot }: { x: number; foot: number }) {
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

/** A small car from its front, five feet high at a gate's twelve units per foot, its middle at (x, 0). */
function Front({ x, position }: { x: number; position: string }) {
  return (
    <g transform={`${position} translate(${x})`}>
      <path fill="var(--steel)" d="M-30-12h14V0h-14zM16-12h14V0h-14z" />
      <path
        fill="var(--c-terracotta)"
        d="M-33-8V-26Q-33-33-27-34L-22-54Q-20-60-12-60H12Q20-60 22-54L27-34Q33-33 33-26V-8z"
      />
      <path fill="var(--window)" d="M-22-36L-17-53Q-16-55-12-55H12Q16-55 17-53L22-36z" />
      <path fill="var(--lamp)" d="M-30-28h13v8h-13zM17-28h13v8h-13z" />
    </g>
  );
}

export const cars = { Side, Front };
