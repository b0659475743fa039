import { useState } from "react";
import { corrections } from "../../server/desk-api/request-schemas.ts";
import { type Correction as Corrected, correctionSchema } from "../../server/submission/form-rules.ts";
import { useMe } from "../access/session.ts";
import { api, type SubmissionDetails } from "../api/api.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Form, useForm } from "../components/form.tsx";
import { words } from "../words.ts";
import { EnquiryFields, type Typed } from "./enquiry-fields.tsx";
import { useChange } from "./use-change.ts";

/** For what one of the staff entered, and, for owners, what a sender wrote. */
export function Correction({ submission }: { submission: SubmissionDetails }) {
  const [isOpen, setOpen] = useState(false);
  const isOwner = useMe().role === "owner";
  if (!isOwner && !isEntered(submission)) return null;
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
  const { id, name, kind } = submission;
  const sent = isEntered(submission) ? undefined : kind;
  const [shown] = useState(() => readCorrectable(submission));
  const { changeNow } = useChange<Corrected>(submission, {
    send: (fields, version) => api.change(id, { change: "correct", fields, version }),
    done: () => ({ message: words.correcting.done(name), back: readCorrectable(submission) }),
  });
  const state = useForm({
    schema: corrections,
    ...(sent && { extraFields: { service: shown.service } }),
    send: async (entry) => {
      const corrected = Object.entries(entry).filter(
        ([name, value]) => (value ?? "") !== (shown[name] ?? ""),
      );
      // What a colleague corrected meanwhile stays, but for the fields that were corrected here too.
      if (corrected.length > 0)
        await changeNow({ ...readCorrectable(submission), ...Object.fromEntries(corrected) });
    },
    onSent: onClose,
  });
  return (
    <Dialog title={words.correcting.title(kind, name)} onClose={onClose}>
      <Form state={state} label={words.correcting.save}>
        <EnquiryFields typed={shown} sent={sent} />
      </Form>
    </Dialog>
  );
}

const isEntered = ({ fields }: SubmissionDetails) => fields.some(({ name }) => name === "via");

function readCorrectable({ fields, message }: SubmissionDetails): Corrected & Typed {
  const written = fields.flatMap(({ name, value }) =>
    name in correctionSchema.shape ? [[name, value]] : [],
  );
  return Object.fromEntries([...written, ...(message ? [["message", message]] : [])]);
}
