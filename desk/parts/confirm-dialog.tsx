import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  title: string;
  text: string;
  yes: string;
  onYes: () => void;
  onClose: () => void;
};

/** Asks before something is done; a yes closes it, too. */
export function ConfirmDialog({ title, text, yes, onYes, onClose }: ConfirmDialogProps) {
  const agree = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button kind="ink" onClick={agree}>
          {yes}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
