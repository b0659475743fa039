import { measures } from "./plan-elevation.ts";

/** A society's gate with its name above, its foot at (0, 0). */
export function Gate({ name }: { name: string }) {
  const size = Math.min(22, (measures.gate - 30) / (name.length * 0.43));
  return (
    <>
      <use href="#scene-gate" />
      <text
        fill="var(--c-paper)"
        fontFamily="var(--font-condensed)"
        x={measures.gate / 2}
        y={-112}
        fontSize={size.toFixed(1)}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {name}
      </text>
    </>
  );
}

/** The shape of every gate; defined once a page. */
export function GateShape() {
  return (
    <g id="scene-gate">
      <path fill="var(--drive)" d="M24 0V-96H128V0z" />
      <path fill="var(--lane)" d="M64-44h24L128 0H24z" />
      <path fill="var(--brick)" d="M0 0V-98H26V0zM126 0V-98H152V0z" />
      <path
        fill="var(--doorway)"
        d="M6-86h5v9H6zm9 0h5v9h-5zM6-70h5v9H6zm9 0h5v9h-5zM6-54h5v9H6zm9 0h5v9h-5zM132-86h5v9h-5zm9 0h5v9h-5zM132-70h5v9h-5zm9 0h5v9h-5zM132-54h5v9h-5zm9 0h5v9h-5z"
      />
      <path fill="var(--brick)" d="M-6-130H158V-94H-6z" />
      <path fill="var(--coping)" d="M-10-136H162V-130H-10zM-10-94H162V-90H-10z" />
      <path fill="var(--c-paper)" d="M26-32h100v-6H26z" />
      <path fill="var(--c-terracotta)" d="M34-32h14v-6H34zm28 0h14v-6H62zm28 0h14v-6H90z" />
    </g>
  );
}
