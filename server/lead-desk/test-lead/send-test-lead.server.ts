import { randomUUID } from "node:crypto";
import { agency } from "#content/agency.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { todayPath } from "#domain/lead-desk/lead-address.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { SignedIn } from "../../context.server.ts";
import { leadIdOf } from "../../leads/lead-ids.server.ts";
import { submitLead } from "../../leads/submit-lead.server.ts";
import { limits } from "../../rate-limits.server.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";

type Sender = Pick<SignedIn, "userId" | "ip" | "locale" | "email">;

/** After this time, the page shows by itself that the lead has arrived. */
const storedMs = 3000;

/**
 * Sends a marked lead the way of every other: intake, ledger, routing, notices. The email that visitors get goes to the sender's
 * own address.
 */
export async function sendTestLead(
	services: Pick<Services, "clock" | "database" | "intake" | "limiter">,
	by: Sender,
	userAgent: string,
): Promise<ActionResult<{ id: string }, "limited" | "unavailable">> {
	if (!services.limiter.take(limits.testLeadsPerAdmin, by.userId)) return { ok: false, code: "limited" };
	const { consent, ...words } = copyFor(by.locale, "testLead").lead;
	const lead: Lead = {
		isTest: true,
		kind: "contact",
		firstName: words.name,
		lastName: "",
		email: by.email,
		// Nobody is called.
		phone: null,
		message: words.message,
		subject: "Test lead",
		product: null,
		state: agency.address.region,
		details: {},
		submissionId: randomUUID(),
		locale: by.locale,
		pageSource: todayPath,
		referrer: null,
		userAgent,
		ipAddress: by.ip,
		spamReasons: [],
	};
	await staffAction(services, by, "contact_submissions", async ({ log }) => {
		await log("TEST_LEAD_SENT", { subjectId: leadIdOf(lead.submissionId) });
		return { ok: true };
	});
	const boxes = { calls: false, marketing: false };
	const accepted = await submitLead(services, lead, { text: consent, published: false, boxes });
	if (accepted.ok) await services.intake.whenStored(accepted.id, storedMs);
	return accepted;
}
