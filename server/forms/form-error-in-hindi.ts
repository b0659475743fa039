import type { FormError } from "./form-error.ts";

/** What the enquiry's fields are called in its answers. */
const fields: Record<string, string> = {
  "your name": "अपना नाम",
  "your phone number": "अपना फ़ोन नंबर",
  "the service you need": "सेवा",
  "your message": "अपना संदेश",
};

/** The answers to an enquiry, each by what it begins with in English. */
const answers: [RegExp, (...found: string[]) => string][] = [
  [/^Please enter (.+) in one line/, (_, what = "") => `${fields[what] ?? what} एक ही लाइन में लिखिए।`],
  [/^Please enter (.+)\.$/, (_, what = "") => `${fields[what] ?? what} लिखिए।`],
  [
    /^Please shorten (.+) to (\d+) characters/,
    (_, what = "", most = "") => `${fields[what] ?? what} ${most} अक्षरों से छोटा कर लीजिए।`,
  ],
  [/^Too many messages/, () => "थोड़ी देर में बहुत सारे संदेश आए हैं। एक मिनट बाद फिर भेजिए।"],
  [/^Too much is arriving/, () => "अभी एक साथ बहुत कुछ आ रहा है। एक मिनट बाद फिर भेजिए।"],
  [/^This arrived too slowly/, () => "संदेश बहुत धीरे पहुँचा। बेहतर नेटवर्क पर फिर भेजिए।"],
  [/^This is too large|^This form has too many fields/, () => "संदेश बहुत बड़ा है। छोटा करके फिर भेजिए।"],
  [/^This could not be saved/, () => "अभी संदेश सहेजा नहीं जा सका। एक मिनट बाद फिर भेजिए, या हमें फ़ोन कीजिए।"],
  [/^This form may only be sent/, () => "यह फ़ॉर्म हमारी अपनी वेबसाइट से ही भेजा जा सकता है।"],
  [/^/, () => "यहाँ कुछ गड़बड़ हुई। फिर भेजिए, या हमें फ़ोन कीजिए।"],
];

/** The same answer in Hindi, for the page in Hindi. */
export function formErrorInHindi({ message, errors, retryAfter }: FormError) {
  return {
    message: inHindi(message),
    errors: errors && Object.fromEntries(Object.entries(errors).map(([field, one]) => [field, inHindi(one)])),
    retryAfter,
  };
}

function inHindi(sentence: string): string {
  for (const [begin, say] of answers) {
    const found = begin.exec(sentence);
    if (found) return say(...found);
  }
  return sentence;
}
