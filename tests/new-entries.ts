/** A page of its own, as somebody writes it into `content/pages/Terms-of-a-Trial.md`. */
export const newPage = `---
head:
  title: "Terms of a Trial | Chowk 360"
  description: "What we ask of those who put up a board with us, and what they may ask of us, on one page."
  keywords: [terms, boards, Raipur]
title: Our terms
lead: "What both sides of a board may ask."
---
## What we ask

A board needs a landlord who knows of it.
`;

/** A client, as added to `content/clients.yaml`, and the logo for `content/clients/lakshya.svg`. */
export const newClient = {
  entry: `
- key: lakshya
  name: Lakshya Sweets
  trade: Sweets
  line: One more, then.
  wordmark: { width: 90, weight: 600, case: as-is }
`,
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle fill="currentColor" cx="50" cy="50" r="40"/></svg>',
};
