import { type ReactNode, useState } from "react";
import { Slider } from "../components/slider.tsx";
import type { SliderFigures } from "../components/slider-figures.ts";
import type { Frame, Piece } from "../reading/pieces.server.ts";
import { PieceDialog } from "./piece-dialog.tsx";
import { PieceFigure } from "./piece-figure.tsx";

type PieceSliderProps = {
  figures: SliderFigures;
  label: string;
  pieces: Piece[];
  frame: Frame;
  /** Stands on the line of the slider's buttons. */
  head?: ReactNode;
};

/** A slider of works. While one of them is open, the row stays where it is. */
export function PieceSlider({ figures, label, pieces, frame, head }: PieceSliderProps) {
  const [open, setOpen] = useState<number>();
  return (
    <div>
      <Slider
        {...figures}
        label={label}
        head={head}
        held={open !== undefined}
        slides={pieces.map((piece, at) => (
          <PieceFigure
            key={piece.picture.name}
            piece={piece}
            frame={frame}
            sizes={sizes}
            onOpen={() => setOpen(at)}
          />
        ))}
      />
      {open !== undefined && (
        <PieceDialog
          label={label}
          pieces={pieces}
          at={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

const sizes = "(max-width: 425px) 92vw, (max-width: 768px) 46vw, min(30vw, 32rem)";
