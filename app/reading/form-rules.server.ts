const enquiryLimits = {
  name: { required: true, maxLength: 200 },
  phone: { required: true, maxLength: 200 },
  service: { required: true, maxLength: 200 },
  message: { required: true, maxLength: 5000 },
} as const;

const applicationLimits = {
  position: { required: true, maxLength: 200 },
  firstName: { required: true, maxLength: 200 },
  lastName: { required: true, maxLength: 200 },
  experience: { required: true, min: 0 },
  phone: { required: true, maxLength: 200 },
  email: { required: true, maxLength: 200 },
  cv: { required: true },
} as const;

const cvRules = { accept: ".pdf,.doc,.docx", maxBytes: 5 * 1024 * 1024, kinds: "PDF, DOC or DOCX" } as const;

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
