/** The staff actions on leads that can be undone as a whole. */
export const commandKindNames = [
	"bulk",
	"delete",
	"view",
	"persons",
	"import",
	"removal",
	"leave",
	"facts",
	"inbound",
	"appointment",
	"policy",
] as const;
export type CommandKindName = (typeof commandKindNames)[number];

/** How long a command can be undone. */
export const undoDays = 30;
