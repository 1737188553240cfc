import type { Lead } from "#domain/leads/lead.ts";
import type { AcceptResult } from "../intake/intake.server.ts";
import type { IntakeEntry, LeadConsent } from "../intake/intake-entry.server.ts";
import { newBodySecret } from "../ledger/body-cipher.server.ts";
import type { Reception } from "../reception.server.ts";
import { leadIdOf } from "./lead-ids.server.ts";
import { promiseOf } from "./promise-of.server.ts";
import { shownVersions } from "./shown-versions.server.ts";

/**
 * Hands a checked lead to the intake. All its data is computed now, because the rows may follow later. A submission
 * that is sent again, even at the same moment, gets the same id.
 * @param captcha the solved captcha, which is used up with the lead
 */
export function submitLead(
	{ intake, clock }: Pick<Reception, "intake" | "clock">,
	lead: Lead,
	consent: LeadConsent,
	captcha?: { tokenHash: string; expiresAt: Date },
): Promise<AcceptResult> {
	const entry: IntakeEntry = {
		id: leadIdOf(lead.submissionId),
		lead,
		consent: { ...consent, secret: newBodySecret() },
		receivedAt: clock().toISOString(),
		// Nobody read a page before a test lead.
		promise: lead.isTest ? null : promiseOf(lead),
		...(!lead.isTest && { shown: shownVersions(lead) }),
	};
	if (captcha) entry.captcha = { tokenHash: captcha.tokenHash, expiresAt: captcha.expiresAt.toISOString() };
	return intake.accept(entry);
}
