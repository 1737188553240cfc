/** What staff can do on leads and take back as a whole. */
export const commandKindNames = ["bulk", "delete", "view", "persons", "import"] as const;
export type CommandKindName = (typeof commandKindNames)[number];

/** How long a command can be undone. */
export const undoDays = 30;
