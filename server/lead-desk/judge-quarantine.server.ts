import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { maySeeContactSubmissions, type StaffRole } from "#domain/staff/roles.ts";
import type { SignedIn } from "../context.server.ts";
import { countQuarantined, maxCounted, releaseLead } from "../leads/quarantine.server.ts";
import type { Services } from "../services.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
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

/** Releases a lead, if the reader may see leads, and sends what was held back. */
export async function releaseFromQuarantine(
	services: Pick<Services, "audit" | "database" | "clock" | "jobs" | "limiter" | "log">,
	{ role, userId, ip }: Pick<SignedIn, "role" | "userId"> & { ip: string },
	leadId: string,
): Promise<void> {
	if (!maySeeContactSubmissions(role)) return;
	const isReleased = await services.database.db.transaction(async (transaction) => {
		if (!(await releaseLead(transaction, leadId, services.clock()))) return false;
		await sendHeldBack(services, transaction, leadId);
		return true;
	});
	if (!isReleased) return;
	const event = { table: "contact_submissions", action: "LEAD_RELEASED", userId, ip, subjectId: leadId } as const;
	await logSecurity(services, event);
}
