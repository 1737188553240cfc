import type { ActionResult } from "#domain/action-result.ts";
import type { SecurityAction } from "#domain/audit/security-actions.ts";
import type { LeadDone } from "#domain/lead-desk/lead-done.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { maySeeContactSubmissions, type StaffRole } from "#domain/staff/roles.ts";
import {
	confirmSpam,
	countQuarantined,
	maxCounted,
	releaseLead,
	returnToQuarantine,
} from "../../leads/quarantine.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { unlinkLeads } from "../persons/forget-arrival.server.ts";
import { linkAlone } from "../persons/person-locks.server.ts";
import { sendHeldBack } from "./send-held-back.server.ts";

/** How many leads wait in the quarantine, as the reader writes it. "–" if it can't be counted now. */
export async function quarantineCount(
	{ database, log }: Pick<Services, "database" | "log">,
	reader: StaffRole,
	locale: Locale,
): Promise<string> {
	if (!maySeeContactSubmissions(reader)) return "";
	const count = await countQuarantined(database.db).catch((error: unknown) => {
		log.error({ error }, "the quarantine could not be counted");
		return null;
	});
	if (count === null) return "–";
	const text = new Intl.NumberFormat(intlLocales[locale]).format(count);
	return count < maxCounted ? text : `${text}+`;
}

/** How long a release can be undone, if nobody has worked on the lead. Emails already sent are not recalled. */
const undoMinutes = 15;

/** An admin's decisions about a lead that looks like spam, with their undo. */
export const judgments = ["release", "spam", "undoRelease", "undoSpam"] as const;
export type Judgment = (typeof judgments)[number];

type Parts = Pick<Services, "database" | "clock" | "jobs">;

const actions = {
	release: "LEAD_RELEASED",
	spam: "SPAM_CONFIRMED",
	undoRelease: "LEAD_QUARANTINED",
	undoSpam: "LEAD_QUARANTINED",
} as const satisfies Record<Judgment, SecurityAction>;

const dones = {
	release: "released",
	spam: "marked-spam",
	undoRelease: "quarantined",
	undoSpam: "quarantined",
} as const satisfies Record<Judgment, LeadDone>;

/**
 * Judges a lead that looks like spam. Releasing it sends what was held back. Whoever may not judge may not open the lead
 * either.
 */
export async function judgeLead(
	services: Parts,
	by: Actor,
	judgment: Judgment,
	leadId: string,
): Promise<ActionResult<{ done: LeadDone }, "gone" | "judged" | "releaseStands">> {
	if (!maySeeContactSubmissions(by.role)) return { ok: false, code: "gone" };
	return staffAction(services, by, "contact_submissions", async ({ transaction, log }) => {
		const isDone = await judge(services, transaction, judgment, leadId);
		if (!isDone) return { ok: false, code: judgment === "undoRelease" ? "releaseStands" : "judged" };
		await log(actions[judgment], { subjectId: leadId });
		return { ok: true, done: dones[judgment] };
	});
}

/** @returns false if there was nothing to judge or to take back */
async function judge(services: Parts, transaction: Transaction, judgment: Judgment, leadId: string): Promise<boolean> {
	const now = services.clock();
	const since = new Date(now.getTime() - undoMinutes * 60_000);
	if (judgment === "spam") return confirmSpam(transaction, leadId, now);
	if (judgment === "undoSpam") return returnToQuarantine(transaction, leadId, "confirmed", since);
	if (judgment === "undoRelease") {
		await linkAlone(transaction);
		if (!(await returnToQuarantine(transaction, leadId, "released", since))) return false;
		await unlinkLeads(transaction, [leadId]);
		return true;
	}
	if (!(await releaseLead(transaction, leadId, now))) return false;
	await sendHeldBack(services, transaction, leadId);
	return true;
}
