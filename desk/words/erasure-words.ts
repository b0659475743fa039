import type { Kind } from "../../server/submission/submission.ts";

const kindsInHindi: Record<Kind, string> = { enquiry: "पूछताछ", application: "आवेदन" };

/**
 * What somebody who asked to be erased is told, in English and in Hindi: what was kept, since when, and that it is gone.
 * @param erased what it was, whether any of it came with a CV or was noted on, and whether something else of theirs stays
 */
export function composeErasureLetter(
  name: string,
  erased: readonly { kind: Kind; receivedAt: string }[],
  { hasCv, notes, isPart }: { hasCv: boolean; notes: boolean; isPart: boolean },
  me: string,
): string {
  const sorted = [...erased].sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
  const dayIn = (language: "en" | "hi", { receivedAt }: { receivedAt: string }) =>
    new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(
      new Date(receivedAt),
    );
  const list = (language: string, ...kept: (string | false)[]) =>
    new Intl.ListFormat(language).format(kept.filter((one) => one !== false));
  const english = list("en", "what you wrote or told us", hasCv && "your CV", notes && "our notes");
  const hindi = list("hi", "आपका लिखा या बताया हुआ", hasCv && "आपका CV", notes && "हमारे नोट");
  return `${name ? `Dear ${name}` : "Hello"},
we have erased ${isPart ? "part of " : ""}what we kept about you. It came on these days:
${sorted.map((one) => `- ${one.kind} of ${dayIn("en", one)}`).join("\n")}
with ${english}. Nothing of it is in our records now. Backups hold it until they are overwritten, and going back to one erases it again. Of it we keep only that something of that kind and day was erased, and what we did with it, without your name.${isPart ? " The rest of what we kept about you is still in our records." : ""}

${name ? `${name} जी` : "नमस्ते"},
हमने आपकी जानकारी ${isPart ? "का एक हिस्सा हटा दिया" : "हटा दी"} है। इन तारीखों से हमारे पास यह था:
${sorted.map((one) => `- ${dayIn("hi", one)} की ${kindsInHindi[one.kind]}`.replace("की आवेदन", "का आवेदन")).join("\n")}
साथ में ${hindi}। यह सब अब हमारे रिकॉर्ड से हट चुका है। बैकअप में यह तब तक रहता है जब तक उन पर नया न लिखा जाए, और पुराना बैकअप लगाने पर यह फिर हटा दिया जाता है। हमारे पास इसमें से बस इतना रहता है कि इस तरह की और इस तारीख की चीज़ हटाई गई और हमने उसका क्या किया था, आपके नाम के बिना।${isPart ? " आपकी बाकी जानकारी अब भी हमारे रिकॉर्ड में है।" : ""}

${me}`;
}
