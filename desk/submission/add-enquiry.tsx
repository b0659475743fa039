import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { parseObject } from "../../app/components/browser-storage.ts";
import { createSubmissionIds } from "../../app/components/form/submission-id.ts";
import { entrySchema } from "../../server/desk-api/request-schemas.ts";
import { contactWays, enquiryLimits } from "../../server/submission/form-rules.ts";
import { useMe } from "../access/session.ts";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { SelectField, TextAreaField, TextField } from "../components/fields.tsx";
import { Form, useForm } from "../components/form.tsx";
import { Page } from "../components/page.tsx";
import { notify } from "../shell/notices.ts";
import { words } from "../words.ts";
import { draftKey, dropDraft, idKey, readDraft, saveDraft } from "./drafts.ts";
import { services } from "./services.ts";
import styles from "./submission.module.css";
import { RelatedSubmissions } from "./submission-page.tsx";

const { maxLength } = enquiryLimits.name;

export function AddEnquiryPage() {
  const [clearings, setClearings] = useState(0);
  return <EnquiryForm key={clearings} onClear={() => setClearings(clearings + 1)} />;
}

/** What is typed is kept until it is added or cleared. */
function EnquiryForm({ onClear }: { onClear: () => void }) {
  const navigate = useNavigate();
  const draft = draftKey(useMe(), "add");
  const [typed, setTyped] = useState<Record<string, string>>(() => ({ ...parseObject(readDraft(draft)) }));
  const { via = contactWays[0], phone = "", email = "" } = typed;
  const [ids] = useState(() => createSubmissionIds(idKey(draft)));
  const keep = (values: Record<string, string>) => {
    setTyped(values);
    saveDraft(draft, JSON.stringify(values));
  };
  const clear = () => {
    dropDraft(draft);
    onClear();
  };
  const state = useForm({
    schema: entrySchema,
    extraFields: { via },
    send: (entry) => api.enter({ ...entry, id: ids.for(new FormData()) }),
    onSent: ({ id }) => {
      ids.done();
      dropDraft(draft);
      void queryClient.invalidateQueries({ queryKey: ["list"] });
      void Promise.resolve(navigate(`/s/${id}`, { replace: true })).then(() => notify(words.adding.done));
    },
  });
  const sender = { phone: phone.trim(), email: email.trim() };
  const isKnowable = sender.phone !== "" || sender.email !== "";
  const known = useQuery({
    queryKey: ["senders", sender],
    queryFn: () => api.senders(sender),
    enabled: isKnowable,
    placeholderData: keepPreviousData,
  });
  const fill = (name: "phone" | "name" | "email") => ({
    name,
    maxLength,
    label: words[name],
    defaultValue: typed[name],
  });
  return (
    <Page title={words.adding.title} narrow>
      <Form
        state={state}
        label={words.adding.save}
        onChange={({ currentTarget }) =>
          keep({ ...(Object.fromEntries(new FormData(currentTarget)) as typeof typed), via })
        }
        extraActions={
          Object.keys(typed).length > 0 && (
            <Button kind="plain" onClick={clear}>
              {words.adding.clear}
            </Button>
          )
        }
      >
        <fieldset className={styles.choice}>
          <legend>{words.adding.via}</legend>
          {contactWays.map((way) => (
            <Button key={way} aria-pressed={via === way} onClick={() => keep({ ...typed, via: way })}>
              {way}
            </Button>
          ))}
        </fieldset>
        <TextField {...fill("phone")} type="tel" inputMode="tel" autoFocus />
        <RelatedSubmissions lines={(isKnowable && known.data?.lines) || []} />
        <TextField {...fill("name")} dir="auto" />
        <SelectField
          name="service"
          label={words.adding.service}
          value={typed.service ?? ""}
          options={[["", words.notSaid], ...Object.keys(services).map((name) => [name, name] as const)]}
        />
        <TextAreaField
          name="message"
          label={words.adding.message}
          maxLength={enquiryLimits.message.maxLength}
          rows={3}
          defaultValue={typed.message}
        />
        <TextField {...fill("email")} type="email" inputMode="email" />
      </Form>
    </Page>
  );
}
