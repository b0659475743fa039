/** Bungalows on a slope, each with a gable roof and a lit front. */
export function Bungalows({ places }: { places: { x: number; y: number }[] }) {
  const walls = places.map(({ x, y }) => `M${Math.round(x)} ${y}h18v13h-18z`);
  const roofs = places.map(({ x, y }) => `M${Math.round(x) - 4} ${y}l13-11 13 11z`);
  const first = places[0];
  if (!first) return null;
  return (
    <>
      <path
        fill="var(--slope)"
        d={`M${Math.round(first.x) - 70} 330c20-180 30-246 130-254S720 60 720 60V330z`}
      />
      <path fill="var(--front)" d={walls.join("")} />
      <path fill="var(--brick)" data-bungalows d={roofs.join("")} />
    </>
  );
}
