/** The mark that makes a status a good one: success styling hangs on it (specification, section 4). */
export const sentEmoji = "✅";
