import { type ReactNode, useState } from "react";
import type { Frame, Work } from "../../data/works.server.ts";
import { Slider } from "../slider/slider.tsx";
import { type SliderPreset, slideSizes } from "../slider/slider-presets.ts";
import { WorkDialog } from "./work-dialog.tsx";
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
  const [open, setOpen] = useState<number>();
  return (
    <div>
      <Slider
        {...preset}
        label={label}
        head={head}
        paused={open !== undefined}
        slides={works.map((work, index) => (
          <WorkFigure
            key={work.picture.name}
            work={work}
            frame={frame}
            sizes={slideSizes}
            onOpen={() => setOpen(index)}
          />
        ))}
      />
      {open !== undefined && (
        <WorkDialog
          label={label}
          works={works}
          index={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
