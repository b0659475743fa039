import { type ElevationPlan, measures } from "./plan-elevation.ts";

type SocietyCloseViewProps = {
  id: string;
  plan: ElevationPlan;
  /** The boards stand on the right. */
  right: boolean;
};

/** A society’s drawing for narrow windows, made of the parts of the wide one: small towers, the boards as large as possible. */
export function SocietyCloseView({ id, plan, right }: SocietyCloseViewProps) {
  const { scale, gap, gate } = closeUp(plan, right);
  return (
    <>
      <use href={`#${id}-far`} transform="translate(0 12) scale(.5)" />
      <use href="#scene-trees" x="-120" y="128" />
      <path fill="var(--path)" d="M0 340h360v90H0z" />
      <path fill="var(--trees)" d="M0 246h360v70H0z" />
      <use href="#scene-street" x="-180" y="296" />
      <use href={`#${id}-gate`} transform={`translate(${gate.x} 344) scale(${gate.scale.toFixed(3)})`} />
      <use href="#scene-road" y="424" />
      <use
        href={`#${id}-boards`}
        transform={`translate(${Math.round(right ? gap : Math.min(gap, 14))} 418) scale(${scale.toFixed(3)})`}
        fontSize={Math.round((scale < 0.7 ? 14 : 17) / scale)}
      />
    </>
  );
}

/** Scales at which boards and person don't cover the name above the gate. */
function closeUp({ group }: ElevationPlan, right: boolean) {
  const single = group.width < 260;
  const lift = group.boards.some(({ board }) => board.kind === "lift");
  const figures = lift ? 4 : 34;
  const room = single ? 252 : 352;
  const scale = Math.min(1.1, room / group.width, single ? 2 : (220 - figures) / group.height);
  const top = 418 - group.height * scale - figures;
  const over = Math.min(1.55, Math.max(1.2, (344 - top) / 94));
  const gateScale = single ? (right ? 1.32 : 1.2) : over;
  return {
    scale,
    gap: 360 - group.width * scale,
    gate: { scale: gateScale, x: Math.round(right ? 4 : 374 - measures.gate * gateScale) },
  };
}
