import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { parseObject } from "../../app/components/browser-storage.ts";
import { createSubmissionIds } from "../../app/components/form/submission-id.ts";
import { entrySchema } from "../../server/desk-api/request-schemas.ts";
import { useMe } from "../access/session.ts";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { describeFailure } from "../components/failure.tsx";
import { Form, useForm } from "../components/form.tsx";
import { Page } from "../components/page.tsx";
import { notify } from "../shell/notices.ts";
import { words } from "../words.ts";
import { draftKey, dropDraft, idKey, readDraft, saveDraft } from "./drafts.ts";
import { EnquiryFields, type Typed } from "./enquiry-fields.tsx";
import { composeReminder, ReminderFields } from "./follow-up.tsx";
import { RelatedSubmissions } from "./submission-page.tsx";

export function AddEnquiryPage() {
  const [clearings, setClearings] = useState(0);
  return <EnquiryForm key={clearings} onClear={() => setClearings(clearings + 1)} />;
}

/** What is typed is kept until it is added or cleared. */
function EnquiryForm({ onClear }: { onClear: () => void }) {
  const navigate = useNavigate();
  /** Of a customer who orders again. */
  const known: Typed | null = useLocation().state;
  const draft = draftKey(useMe(), ["add", ...Object.values(known ?? {})].join("/"));
  const [typed, setTyped] = useState<Typed>(() => ({ ...known, ...parseObject(readDraft(draft)) }));
  const [ids] = useState(() => createSubmissionIds(idKey(draft)));
  const keep = (values: Typed) => {
    setTyped(values);
    saveDraft(draft, JSON.stringify(values));
  };
  const clear = () => {
    dropDraft(draft);
    onClear();
  };
  const state = useForm({
    schema: entrySchema,
    extraFields: { remindOn: composeReminder(typed) || undefined },
    send: (entry) => api.enter({ ...entry, id: ids.for(new FormData()) }),
    onSent: ({ id }) => {
      ids.done();
      dropDraft(draft);
      void queryClient.invalidateQueries({ queryKey: ["list"] });
      const takeBack = async () => {
        await api.erase(id, { version: 0 });
        keep(typed);
        await navigate("/add", { replace: true, state: known });
        return words.undone();
      };
      const undo = () => void takeBack().catch(describeFailure).then(notify);
      void Promise.resolve(navigate(`/s/${id}`, { replace: true })).then(() =>
        notify(words.adding.done, undo),
      );
    },
  });
  const { phone = "", email = "" } = typed;
  const sender = { phone: phone.trim(), email: email.trim() };
  const isKnowable = sender.phone !== "" || sender.email !== "";
  const senders = useQuery({
    queryKey: ["senders", sender],
    queryFn: () => api.senders(sender),
    enabled: isKnowable,
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={words.adding.title} narrow>
      <Form
        state={state}
        label={words.adding.save}
        onChange={({ currentTarget }) => keep(Object.fromEntries(new FormData(currentTarget)) as Typed)}
        extraActions={
          Object.keys(typed).length > 0 && (
            <Button kind="plain" onClick={clear}>
              {words.adding.clear}
            </Button>
          )
        }
      >
        <EnquiryFields typed={typed}>
          <RelatedSubmissions lines={(isKnowable && senders.data?.lines) || []} />
        </EnquiryFields>
        <ReminderFields on={composeReminder(typed)} />
      </Form>
    </Page>
  );
}
