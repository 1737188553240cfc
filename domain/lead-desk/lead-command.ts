/** What staff can do with leads and undo as a whole. */
export const commandKindNames = ["bulk", "delete", "view", "persons", "import", "removal"] as const;
export type CommandKindName = (typeof commandKindNames)[number];

/** How long a command can be undone. */
export const undoDays = 30;
