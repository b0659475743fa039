import { useState } from "react";
import { entrySchema } from "../../server/desk-api/request-schemas.ts";
import type { EnteredEnquiry } from "../../server/submission/form-rules.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Form, useForm } from "../components/form.tsx";
import { words } from "../words.ts";
import { EnquiryFields, type Typed } from "./enquiry-fields.tsx";
import { useChange } from "./use-change.ts";

/** For what one of the staff entered; what a sender wrote can't be changed. */
export function Correction({ submission }: { submission: SubmissionDetails }) {
  const [isOpen, setOpen] = useState(false);
  if (!submission.fields.some(({ name }) => name === "via")) return null;
  return (
    <div className="screen-only">
      <Button icon="brush" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.correcting.open}
      </Button>
      {isOpen && <CorrectionDialog submission={submission} onClose={() => setOpen(false)} />}
    </div>
  );
}

function CorrectionDialog({ submission, onClose }: { submission: SubmissionDetails; onClose: () => void }) {
  const { id, name } = submission;
  const [shown] = useState(() => enteredOf(submission));
  const { changeNow } = useChange<EnteredEnquiry>(submission, {
    send: (fields, version) => api.change(id, { change: "correct", fields, version }),
    done: () => ({ message: words.correcting.done(name), back: enteredOf(submission) }),
  });
  const state = useForm({
    schema: entrySchema,
    send: async (entry) => {
      const corrected = Object.entries(entry).filter(
        ([name, value]) => (value ?? "") !== (shown[name] ?? ""),
      );
      // What a colleague corrected meanwhile stays, but for the fields that were corrected here too.
      if (corrected.length > 0)
        await changeNow({ ...enteredOf(submission), ...Object.fromEntries(corrected) });
    },
    onSent: onClose,
  });
  return (
    <Dialog title={words.correcting.title(name)} onClose={onClose}>
      <Form state={state} label={words.correcting.save}>
        <EnquiryFields typed={shown} />
      </Form>
    </Dialog>
  );
}

function enteredOf({ fields, message }: SubmissionDetails): EnteredEnquiry & Typed {
  const written = fields.flatMap(({ name, value }) => (name in entrySchema.shape ? [[name, value]] : []));
  return Object.fromEntries([...written, ...(message ? [["message", message]] : [])]);
}
