/**
 * Who may ask. `half`: the password was right, and the second factor may still be wanted. `enrol`: signed in, but a second
 * factor may still have to be set up. `staff` and `owner`: signed in, with all that is asked of them.
 */
export type Access = "open" | "half" | "enrol" | "staff" | "owner";

/** Every address of the desk with who may ask it. The desk does not start with an address that is not here. */
export const access: Readonly<Record<string, Access>> = {
  "POST /api/desk/sign-in": "open",
  "POST /api/desk/link": "open",
  "POST /api/desk/second-factor": "half",
  "POST /api/desk/sign-out": "half",
  "GET /api/desk/me": "half",
  "POST /api/desk/second-factor/begin": "enrol",
  "POST /api/desk/second-factor/confirm": "enrol",
  "POST /api/desk/second-factor/remove": "staff",
  "POST /api/desk/password": "enrol",

  "GET /api/desk/accounts": "owner",
  "POST /api/desk/accounts": "owner",
  "POST /api/desk/accounts/:id/reset": "owner",
  "PATCH /api/desk/accounts/:id": "owner",
  "DELETE /api/desk/accounts/:id": "owner",
  "PUT /api/desk/settings": "owner",
  "GET /api/desk/record": "owner",

  "GET /api/desk/submissions": "staff",
  "GET /api/desk/submissions/:id": "staff",
  "POST /api/desk/submissions/:id/change": "staff",
  "POST /api/desk/submissions/:id/assign": "staff",
  "POST /api/desk/submissions/:id/notes": "staff",
  "POST /api/desk/submissions/:id/erase": "owner",
  "GET /api/desk/submissions/:id/cv": "staff",
  "GET /api/desk/people": "staff",
  "GET /api/desk/numbers": "staff",
  "GET /api/desk/export": "owner",
};
