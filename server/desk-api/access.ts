/**
 * Who may use an address. `half`: the password was right, but a second factor may still be missing. `enrol`: signed in, but
 * a second factor may still have to be set up. `staff` and `owner`: fully signed in.
 */
export type Access = "open" | "half" | "enrol" | "staff" | "owner";

/** Every address of the desk with who may use it. The desk does not start if one is missing here. */
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
  "POST /api/desk/submissions/changes": "staff",
  "POST /api/desk/submissions/:id/reply": "staff",
  "POST /api/desk/submissions/:id/notes": "staff",
  "POST /api/desk/submissions/:id/erase": "owner",
  "GET /api/desk/submissions/:id/cv": "staff",
  "GET /api/desk/people": "staff",
  "GET /api/desk/replies": "staff",
  "PUT /api/desk/replies": "owner",
  "GET /api/desk/numbers": "staff",
  "GET /api/desk/export": "owner",
};
