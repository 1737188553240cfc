import type { LeadKind } from "../leads/lead-kind.ts";
import type { Actor } from "../staff/actor.ts";
import { mayOpenDashboard, type StaffRole } from "../staff/roles.ts";

/** Somebody who works leads, with the name that is written beside what they do. */
export interface LeadActor extends Actor {
	name: string;
	/** Empty if the account has none: then `name` is its address. */
	ownName: string;
	/** The states of their licenses that are valid today. */
	licensedStates: readonly string[];
}

/** What decides which leads somebody sees. */
export type LeadReader = Pick<LeadActor, "userId" | "role" | "licensedStates">;

/** What decides who may see a lead. */
export interface GuardedLead {
	ownerId: string | null;
	/** Two letters. Null if the person named none. */
	state: string | null;
	kind: LeadKind;
	/** True if the lead is neither in quarantine nor erased. */
	isListed: boolean;
}

export function mayWorkLeads(role: StaffRole): boolean {
	return mayOpenDashboard(role);
}

/** True if a role may open every lead, also those in quarantine, and decide who owns it. */
export function mayWorkAllLeads(role: StaffRole): boolean {
	return role === "admin";
}

/**
 * True if somebody may make a lead their own. It has no owner, and an agent needs a valid license in the person's
 * state, if they named one. Job applications are for admins, who give them to somebody.
 */
export function mayTakeLead(
	{ role, licensedStates }: LeadReader,
	{ ownerId, state, kind, isListed }: GuardedLead,
): boolean {
	if (!mayWorkLeads(role) || ownerId !== null || !isListed) return false;
	if (mayWorkAllLeads(role)) return true;
	return kind !== "application" && (state === null || licensedStates.includes(state));
}

/**
 * True if the role may export many leads in a file, or import them. A file can't be taken back when an agent leaves the
 * agency, and an agent's leads are the agency's. So the owner or another admin does it.
 */
export function mayExchangeLeads(role: StaffRole): boolean {
	return role === "admin";
}

/**
 * True if this role may export everything known about one lead, to answer a complaint. The export also says what
 * colleagues did and who looked, and the owner answers for the agency.
 */
export function mayExportEvidence(role: StaffRole): boolean {
	return role === "admin";
}

/** True if the role may confirm that a number is right after a call found it wrong: it opens calls again. */
export function mayConfirmNumber({ userId, role }: LeadReader, { ownerId }: Pick<GuardedLead, "ownerId">): boolean {
	return mayWorkAllLeads(role) || (mayWorkLeads(role) && ownerId === userId);
}

/** Agents open their own leads and those that they may take. */
export function mayOpenLead(reader: LeadReader, lead: GuardedLead): boolean {
	if (mayWorkAllLeads(reader.role)) return true;
	if (!mayWorkLeads(reader.role) || !lead.isListed) return false;
	return lead.ownerId === reader.userId || mayTakeLead(reader, lead);
}
