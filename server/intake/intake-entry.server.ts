import type { LeadPromise } from "#domain/lead-desk/lead-promise.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { ConsentBoxes } from "#domain/leads/lead-submission.ts";
import type { ShownVersions } from "#domain/leads/shown-versions.ts";

/** The consent that a lead carries. */
export interface LeadConsent {
	text: string;
	/** True if this site publishes that wording. */
	published: boolean;
	boxes: ConsentBoxes;
	/** True if the browser sent a privacy signal: the person opted out of sale and sharing. */
	optsOut?: boolean;
	/** The key and nonce of its record, from `newBodySecret`. */
	secret?: string;
}

/**
 * All that was decided when a lead was received: what the journal keeps, and the rows are made of. Plain JSON. A later
 * release may read it, so a new property of a lead must be optional here, or be filled in when an entry is stored.
 */
export interface IntakeEntry {
	/** The lead's id. */
	id: string;
	lead: Lead;
	consent: LeadConsent;
	/** ISO 8601, UTC. */
	receivedAt: string;
	/** The response time that the visitor read. Null if nothing was promised. */
	promise: LeadPromise | null;
	/** The versions of what the site showed. */
	shown?: ShownVersions;
	/** The solved captcha, which is spent with the lead. */
	captcha?: { tokenHash: string; expiresAt: string };
}

/** Goes the way of a lead, to try it out. It becomes no lead. */
export interface ProbeEntry {
	id: string;
	isProbe: true;
	/** ISO 8601, UTC. */
	receivedAt: string;
}

export type KeptEntry = IntakeEntry | ProbeEntry;

export const isProbe = (entry: KeptEntry): entry is ProbeEntry => "isProbe" in entry;
