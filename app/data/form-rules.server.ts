import { readRetentionDays } from "../../server/environment.ts";
import { applicationLimits, cvRules, enquiryLimits } from "../../server/submission/form-rules.ts";

/**
 * The rules of both forms as plain values for the pages: per field the attributes that the browser enforces,
 * what a CV may be (`maxBytes` in bytes), and after how many days a submission is erased.
 * @throws EnvironmentError when RETENTION_DAYS is no number of days
 */
export function readFormRules() {
  return {
    enquiry: enquiryLimits,
    application: applicationLimits,
    cv: cvRules,
    retentionDays: readRetentionDays(),
  };
}
