import { type GuardedLead, type LeadReader, mayOpenLead, mayTakeLead, mayWorkAllLeads } from "./lead-access.ts";
import { isLeadStatus, isLossReason, type LeadStatus, type LossReason } from "./lead-status.ts";

/** The changes that can be made to many leads at once. */
export type BulkChange =
	| { kind: "status"; status: LeadStatus /** Why the leads were lost. */; reason: LossReason | null }
	| { kind: "owner" /** Null for nobody. */; ownerId: string | null }
	/** They aren't spam. */
	| { kind: "released" }
	/** They are deleted and can be restored. */
	| { kind: "deleted" };

/** The fields of a lead that a bulk change reads. */
export interface ChangeableLead extends GuardedLead {
	status: LeadStatus | "erased";
	statusReason: LossReason | null;
}

/** More leads than this are changed in several steps. */
export const maxBulkLeads = 5000;

const nobody = "nobody";

/** The change as one word, for forms, addresses and the audit log: `status.won`, `lost.price`, `owner.nobody`. */
export function bulkChangeName(change: BulkChange): string {
	if (change.kind === "released" || change.kind === "deleted") return change.kind;
	if (change.kind === "owner") return `owner.${change.ownerId ?? nobody}`;
	return change.reason ? `lost.${change.reason}` : `status.${change.status}`;
}

/** Null if the text names no change. A lost lead needs a reason. */
export function parseBulkChange(text: unknown): BulkChange | null {
	if (typeof text !== "string") return null;
	if (text === "released" || text === "deleted") return { kind: text };
	const [, kind, value = ""] = /^(status|lost|owner)\.(\w{1,64})$/.exec(text) ?? [];
	if (kind === "owner") return { kind, ownerId: value === nobody ? null : value };
	if (kind === "lost" && isLossReason(value)) return { kind: "status", status: "lost", reason: value };
	if (kind === "status" && isLeadStatus(value) && value !== "lost") return { kind, status: value, reason: null };
	return null;
}

/**
 * True if this person may make the change on this lead, and it would change something. Agents change the status of
 * leads that they may open, and take unowned ones. Admins also give leads to others, release and delete them.
 */
export function changesLead(reader: LeadReader, change: BulkChange, lead: ChangeableLead): boolean {
	if (lead.status === "erased" || !mayOpenLead(reader, lead)) return false;
	if (change.kind === "deleted") return mayWorkAllLeads(reader.role);
	if (change.kind === "released") return mayWorkAllLeads(reader.role) && !lead.isListed;
	if (!lead.isListed) return false;
	if (change.kind === "status") return lead.status !== change.status || lead.statusReason !== change.reason;
	if (mayWorkAllLeads(reader.role)) return lead.ownerId !== change.ownerId;
	return change.ownerId === reader.userId && mayTakeLead(reader, lead);
}
