/** The changes that staff can make to a lead. Each has its words on the timeline. */
export const leadChangeKinds = [
	"status",
	"owner",
	"value",
	"released",
	"numberRight",
	"deleted",
	"person",
	"facts",
	"inbound",
	"appointment",
	"policy",
] as const;
export type LeadChangeKind = (typeof leadChangeKinds)[number];

/** Why a lead has another owner although nobody gave it away: the first one didn't open it. */
export const unheardRule = "unheard";
