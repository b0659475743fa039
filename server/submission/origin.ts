import { fieldLabel } from "./form-rules.ts";

/** Of what was sent: where it came from as counted and shown, which campaign, and which board. Empty where unknown. */
export function originOf(fields: Record<string, string | undefined>) {
  const { via, utm_source, utm_campaign: campaign = "", referrer, firstPage } = fields;
  const tag = utm_source?.toLowerCase();
  const host = referrer && siteName(referrer.toLowerCase());
  const ad = fields.gclid ? "google ads" : fields.msclkid ? "microsoft ads" : undefined;
  const source = via ?? tag ?? ad ?? host ?? (fields.fbclid ? "facebook" : firstPage ? "direct" : "");
  const [, place] =
    [fields.fromPage, firstPage].map((page = "") => boardPages.exec(page)).find(Boolean) ?? [];
  return { source, campaign, board: (tag === "board" && campaign) || (place ?? "") };
}

/** A source in words, the same wherever the staff read it. */
export const sourceLabel = (source: string) => (source === "direct" ? "directly" : source);

const boardPages = /^(?:\/hi)?\/(?:sites|societies)\/([^/]+)$/;

/** A site as people call it, as a tagged link does too: `instagram` for `l.instagram.com`, else its host without `www`. */
function siteName(host: string): string {
  const known = /(?:^|\.)(google|bing|duckduckgo|yahoo|facebook|instagram|linkedin|youtube)\.[a-z.]+$/;
  return known.exec(host)?.[1] ?? host.replace(/^www\./, "");
}

export const isTrace = (name: string) =>
  /^(page|fromPage|firstPage|referrer|utm_\w+|gclid|msclkid|fbclid)$/.test(name);

/** Everything that was sent, with labels: the form's fields in its order, then where it came from. */
export function describeFields(fields: Record<string, string>) {
  const written = Object.entries(fields).filter(([name]) => !isTrace(name));
  const { source, campaign } = originOf(fields);
  const { utm_medium, utm_content, utm_term, page, fromPage, firstPage } = fields;
  const ads = ["gclid", "msclkid", "fbclid"]
    .filter((name) => fields.utm_source && fields[name])
    .map(fieldLabel);
  const more = [utm_medium, utm_content, utm_term, ...ads].filter(Boolean).join(", ");
  const from = [sourceLabel(source), campaign].filter(Boolean).join(" / ");
  const rows = [
    ...written.map(([name, value]) => ({ name, label: fieldLabel(name), value })),
    ...(fields.via ? [] : [{ name: "origin", label: "Came from", value: more ? `${from} (${more})` : from }]),
    { name: "firstPage", label: fieldLabel("firstPage"), value: firstPage ?? "" },
    {
      name: "page",
      label: fieldLabel("page"),
      value: fromPage && page ? `${page}, from ${fromPage}` : (page ?? ""),
    },
  ];
  return rows.filter(({ value }) => value !== "");
}
