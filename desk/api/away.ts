/** No answer has come, or the server said that it can't answer at the moment: the same request may be sent again. */
export class Away extends Error {}
