import type { Lead } from "#domain/leads/lead.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import { claimSpot } from "../offers/claim-spot.server.ts";
import type { Use } from "../platform/limiter.server.ts";
import { addressUses } from "../platform/networks.server.ts";
import { leadSessionLimit, limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { attachToLead, findLead, insertLead, type LeadConsent, spendCaptchaToken } from "./store-lead.server.ts";

export type SubmitLeadResult = { ok: true; id: string } | { ok: false; code: LeadErrorCode };

export interface Admission {
	/** Whether too many leads from one sender are refused. If not, the caller has marked them already. */
	limited: boolean;
	/** The solved captcha. It is spent in the same transaction. */
	captcha?: { tokenHash: string; expiresAt: Date };
}

class Refusal extends Error {
	readonly code: LeadErrorCode;
	constructor(code: LeadErrorCode) {
		super(code);
		this.code = code;
	}
}

/**
 * Stores a lead with its consent record, its conversion event and its jobs in one transaction, and returns the id only
 * when they are on disk. A submission that is sent again, even at the same moment, gets the same id.
 */
export async function submitLead(
	{ database, jobs, clock, env, limiter }: Pick<Services, "database" | "jobs" | "clock" | "env" | "limiter">,
	lead: Lead,
	consent: LeadConsent,
	admission: Admission,
): Promise<SubmitLeadResult> {
	const now = clock();
	const uses = admission.limited ? leadUses(lead) : [];
	let counted = false;
	try {
		return await database.db.transaction(async (transaction) => {
			const { id, isNew } = await insertLead(transaction, lead, now);
			if (!isNew) return { ok: true, id };
			if (limiter.takeAll(uses)) throw new Refusal("rate_limited");
			counted = true;
			if (admission.captcha && !(await spendCaptchaToken(transaction, admission.captcha))) {
				throw new Refusal("captcha_failed");
			}
			await attachToLead(transaction, jobs, id, lead, consent, { now, webhook: env.leadWebhook !== null });
			if (lead.kind === "offer") await claimSpot(transaction, id, lead, now);
			return { ok: true, id };
		});
	} catch (error) {
		if (error instanceof Refusal) return { ok: false, code: error.code };
		if (counted) limiter.giveBack(uses);
		// The database may have committed although its response was lost.
		const id = await findLead(database.db, lead.submissionId).catch(() => undefined);
		if (id) return { ok: true, id };
		throw error;
	}
}

/** The address comes first, because the caller chooses the session. */
function leadUses({ ipAddress, kind, sessionId }: Lead): Use[] {
	const uses = addressUses(limits.leadsPerAddress, ipAddress);
	return sessionId ? [...uses, [leadSessionLimit(kind), sessionId]] : uses;
}
