import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { officeMoment } from "#content/office-hours.ts";
import { contactSubmissions, users } from "#database/schema.ts";
import { filterOfView } from "#domain/lead-desk/built-in-views.ts";
import { isAwaiting } from "#domain/lead-desk/due-state.ts";
import { leadPath, leadsPath } from "#domain/lead-desk/lead-address.ts";
import { leadFilterQuery } from "#domain/lead-desk/lead-filter.ts";
import { type Locale, staffLanguage } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../../emails/email-draft.server.ts";
import { sendEmail } from "../../emails/send-email.server.ts";
import { requestOf } from "../../leads/lead-case.server.ts";
import { shortName } from "../../leads/short-name.server.ts";
import type { Services } from "../../services.server.ts";
import { findDeskPerson } from "../page/desk-people.server.ts";
import type { OverdueAlert } from "./alert-overdue.server.ts";

type OverdueLead = Pick<
	typeof contactSubmissions.$inferSelect,
	"id" | "kind" | "product" | "firstName" | "lastName" | "email" | "contactDueAt"
>;

/**
 * Emails the owner of leads, in their language, that the deadlines have passed. Sends nothing if all were contacted in
 * the meantime. Leads that were reassigned are left for the next run, which notifies the new owner.
 */
export async function mailOverdue(
	services: Pick<Services, "database" | "mailer" | "renderer" | "env">,
	{ ownerId, leadIds, count }: OverdueAlert,
	jobId: string,
): Promise<void> {
	const { db } = services.database;
	const { id, overdueAlertedAt, ownerId: ownedBy } = contactSubmissions;
	if (ownerId) {
		const given = and(inArray(id, leadIds), sql`${ownedBy} IS DISTINCT FROM ${ownerId}`, isNotNull(overdueAlertedAt));
		await db.update(contactSubmissions).set({ overdueAlertedAt: null }).where(given);
	}
	const theirs = and(inArray(id, leadIds), ownerId ? eq(ownedBy, ownerId) : undefined);
	const stored = await db.select().from(contactSubmissions).where(theirs);
	const leads = leadIds.flatMap((leadId) => stored.find((lead) => lead.id === leadId && isAwaiting(lead)) ?? []);
	if (leads.length === 0) return;
	const owner = await findOwner(db, ownerId);
	const language = owner ? (owner.language ?? owner.lastLanguage ?? staffLanguage) : staffLanguage;
	const others = count - leadIds.length;
	const t = translator(language, "promises");
	const all = { count: leads.length + others };
	const title = t("alert.subject", all);
	const { siteOrigin } = services.env;
	const envelope = { to: owner?.email ?? agency.leadInbox, leadIds: leads.map(({ id }) => id), subject: title };
	const draft = draftEmail(envelope, "leadDigest", {
		language,
		leads: leads.map((lead) => ({
			id: lead.id,
			text: lineOf(lead, language),
			href: `${siteOrigin}${leadPath(lead.id)}`,
		})),
		dashboardUrl: `${siteOrigin}${leadsPath}?${leadFilterQuery(filterOfView("overdue"))}`,
		copy: {
			preview: t("alert.preview"),
			title,
			text: t(owner ? "alert.text" : "alert.textUnowned", all),
			more: others > 0 ? t("alert.more", { count: others }) : null,
			open: t("alert.open"),
			footer: t("alert.footer"),
		},
	});
	await sendEmail(services, draft, jobId);
}

/** Null if there is no owner, or they no longer work here. */
async function findOwner(db: Services["database"]["db"], ownerId: string | null) {
	const person = await findDeskPerson(db, ownerId);
	if (!person?.worksLeads) return null;
	const [owner] = await db.select().from(users).where(eq(users.id, person.id));
	return owner ?? null;
}

function lineOf(lead: OverdueLead, language: Locale): string {
	return translator(language, "promises")("alert.lead", {
		name: shortName(lead),
		kind: translator(language, "leadSummary")(`kinds.${requestOf(lead)}`),
		due: officeMoment(language, lead.contactDueAt),
	});
}
