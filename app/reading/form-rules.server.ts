import { applicationLimits, cvRules, enquiryLimits } from "../../server/forms/rules.ts";

/** What the server keeps to when RETENTION_DAYS is unset, in days (design, section 5). */
const usualRetentionDays = 365;

/**
 * The rules of both forms as plain values for the pages: per field the attributes that the browser enforces,
 * what a CV may be (`maxBytes` in bytes), and after how many days a submission is erased.
 */
export function readFormRules() {
  const days = Number(process.env.RETENTION_DAYS || usualRetentionDays);
  return {
    enquiry: enquiryLimits,
    application: applicationLimits,
    cv: cvRules,
    retentionDays: Number.isInteger(days) && days > 0 ? days : usualRetentionDays,
  };
}

export type FormRules = ReturnType<typeof readFormRules>;
