import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { words } from "../words.ts";

/** Asks before a submission is withdrawn: it can be taken back for ten seconds only. */
export function WithdrawDialog({ onYes, onClose }: { onYes: () => void; onClose: () => void }) {
  return (
    <Dialog
      title={words.withdrawing.title}
      onClose={onClose}
      actions={
        <Button kind="ink" onClick={onYes}>
          {words.withdrawing.yes}
        </Button>
      }
    >
      <p>{words.withdrawing.text}</p>
    </Dialog>
  );
}
