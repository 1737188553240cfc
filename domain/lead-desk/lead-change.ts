/** What staff can change on a lead. Each has its words on the timeline. */
export const leadChangeKinds = ["status", "owner", "value", "released", "numberRight", "deleted", "person"] as const;
export type LeadChangeKind = (typeof leadChangeKinds)[number];
