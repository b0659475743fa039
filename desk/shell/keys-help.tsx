import choice from "../parts/choice.module.css";
import { Dialog } from "../parts/dialog.tsx";
import { words } from "../words.ts";
import { switchKeys, useKeysAreOn } from "./key-setting.ts";
import styles from "./keys-help.module.css";

/** Which keys do what, and the switch that turns them off in this browser. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const on = useKeysAreOn();
  return (
    <Dialog title={words.keys.title} onClose={onClose}>
      <dl className={styles.keys}>
        {words.keys.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className={choice.choice}>
        <input type="checkbox" checked={on} onChange={(event) => switchKeys(event.currentTarget.checked)} />
        {words.keys.on}
      </label>
    </Dialog>
  );
}
