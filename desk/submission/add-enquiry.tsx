import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { createSubmissionIds } from "../../app/components/form/submission-id.ts";
import { entrySchema } from "../../server/desk-api/request-schemas.ts";
import { enquiryLimits, ways } from "../../server/submission/form-rules.ts";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { SelectField, TextAreaField, TextField } from "../components/fields.tsx";
import { Form, useForm } from "../components/form.tsx";
import { Page } from "../components/page.tsx";
import { notify } from "../shell/notices.ts";
import { words } from "../words.ts";
import styles from "./submission.module.css";
import { RelatedSubmissions } from "./submission-page.tsx";

const services: string[] = import.meta.env.SERVICES ?? [];
const { maxLength } = enquiryLimits.name;

export function AddEnquiryPage() {
  const navigate = useNavigate();
  const [via, setVia] = useState<(typeof ways)[number]>("Call");
  const [sender, setSender] = useState({ phone: "", email: "" });
  const [ids] = useState(() => createSubmissionIds("desk:entry"));
  const state = useForm({
    schema: entrySchema,
    extraFields: { via },
    send: (entry) => api.enter({ ...entry, id: ids.for(new FormData()) }),
    onSent: ({ id }) => {
      ids.done();
      void queryClient.invalidateQueries({ queryKey: ["list"] });
      void Promise.resolve(navigate(`/s/${id}`, { replace: true })).then(() => notify(words.adding.done));
    },
  });
  const isKnowable = sender.phone !== "" || sender.email !== "";
  const known = useQuery({
    queryKey: ["senders", sender],
    queryFn: () => api.senders(sender),
    enabled: isKnowable,
    placeholderData: keepPreviousData,
  });
  const edit = (name: keyof typeof sender) => ({
    name,
    maxLength,
    label: words[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setSender({ ...sender, [name]: currentTarget.value.trim() }),
  });
  return (
    <Page title={words.adding.title} narrow>
      <Form state={state} label={words.adding.save}>
        <fieldset className={styles.choice}>
          <legend>{words.adding.via}</legend>
          {ways.map((way) => (
            <Button key={way} aria-pressed={via === way} onClick={() => setVia(way)}>
              {way}
            </Button>
          ))}
        </fieldset>
        <TextField {...edit("phone")} type="tel" inputMode="tel" autoFocus />
        <RelatedSubmissions lines={(isKnowable && known.data?.lines) || []} />
        <TextField name="name" label={words.name} maxLength={maxLength} dir="auto" />
        <SelectField
          name="service"
          label={words.adding.service}
          value=""
          options={[["", words.notSaid], ...services.map((name) => [name, name] as const)]}
        />
        <TextAreaField
          name="message"
          label={words.adding.message}
          maxLength={enquiryLimits.message.maxLength}
          rows={3}
        />
        <TextField {...edit("email")} type="email" inputMode="email" />
      </Form>
    </Page>
  );
}
