import type { ReactNode } from "react";
import type { Frame, Work } from "../../data/works.server.ts";
import { Slider } from "../slider/slider.tsx";
import { type SliderPreset, slideSizes } from "../slider/slider-presets.ts";
import { useWorkDialog } from "./work-dialog.tsx";
import { WorkFigure } from "./work-figure.tsx";

type WorkSliderProps = {
  preset: SliderPreset;
  label: string;
  works: Work[];
  frame: Frame;
  /** Shown in line with the slider's buttons. */
  head?: ReactNode;
};

/** A slider of works; it stops while one of them is open. */
export function WorkSlider({ preset, label, works, frame, head }: WorkSliderProps) {
  const { open, dialog } = useWorkDialog(label, works);
  return (
    <div>
      <Slider
        {...preset}
        label={label}
        head={head}
        paused={dialog !== false}
        slides={works.map((work, index) => (
          <WorkFigure
            key={work.picture.name}
            work={work}
            frame={frame}
            sizes={slideSizes}
            onOpen={() => open(index)}
          />
        ))}
      />
      {dialog}
    </div>
  );
}
