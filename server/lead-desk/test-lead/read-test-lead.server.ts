import { and, desc, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, leadDeliveries } from "#database/schema.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { testLeadHours } from "#domain/leads/test-lead.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatNearTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { isTestLead } from "../../leads/is-real-lead.server.ts";
import { derivedId } from "../../leads/lead-ids.server.ts";
import { leadIsThere } from "../../leads/lead-is-there.server.ts";
import type { Services } from "../../services.server.ts";
import { findDeskPerson } from "../page/desk-people.server.ts";
import { ledgerPositions } from "../page/read-agreed.server.ts";

/**
 * How far the newest test lead has come, in the reader's language: each station of its way, and whether it was there. Null
 * without one, and for agents, who find it in their list.
 */
export async function readTestLead(
	{ database: { db }, clock }: Pick<Services, "clock" | "database">,
	{ role }: Pick<LeadActor, "role">,
	locale: Locale,
) {
	if (!mayWorkAllLeads(role)) return null;
	const { id, createdAt } = contactSubmissions;
	const [lead] = await db
		.select()
		.from(contactSubmissions)
		.where(and(isTestLead, leadIsThere))
		.orderBy(desc(createdAt), desc(id))
		.limit(1);
	if (!lead) return null;
	const { leadId, kind, outcome } = leadDeliveries;
	const ofNotice = and(eq(leadId, lead.id), eq(kind, "notify-staff"), eq(outcome, "sent"));
	const [notice] = await db.select({ at: leadDeliveries.attemptedAt }).from(leadDeliveries).where(ofNotice).limit(1);
	const record = derivedId(lead.id, "consent");
	const position = (await ledgerPositions(db, [record])).get(record);
	const owner = await findDeskPerson(db, lead.ownerId);
	const t = translator(locale, "testLead.filled");
	const now = clock();
	const time = (at: Date) => formatNearTime(locale, at, agency.timeZone, now);
	const { title, text, open, waits, stations } = copyFor(locale, "testLead", { hours: testLeadHours }).arrival;
	const station = (name: keyof typeof stations, reached: string | null) => ({
		name,
		title: stations[name],
		text: reached ?? waits[name],
		isReached: reached !== null,
	});
	return {
		id: lead.id,
		name: lead.firstName,
		mark: translator(locale, "leadSummary")("test"),
		copy: { title, text, open },
		stations: [
			station("stored", t("stored", { time: time(lead.createdAt) })),
			station("sealed", position === undefined ? null : t("sealed", { position: String(position) })),
			station("routed", owner && t("routed", { name: owner.name })),
			station("emailed", notice ? t("emailed", { inbox: agency.leadInbox, time: time(notice.at) }) : null),
		],
	};
}
