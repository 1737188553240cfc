import { and, desc, inArray, isNull } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions } from "#database/schema.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import type { Services } from "../services.server.ts";
import { inQuarantine } from "./quarantine.server.ts";
import { shortName } from "./short-name.server.ts";
import { spamSignWords } from "./spam-sign-words.server.ts";

const maxListed = 20;
/** The next digest tells of the others. */
const maxPerDigest = 5000;

type MarkedLead = Pick<
	typeof contactSubmissions.$inferSelect,
	"id" | "kind" | "firstName" | "lastName" | "email" | "spamReasons" | "createdAt"
>;

/**
 * Emails the agency the leads that look like spam and weren't in an earlier digest. Sends nothing if there are no new
 * ones.
 */
export async function digestMarkedLeads(
	services: Pick<Services, "database" | "env" | "clock" | "mailer" | "renderer">,
	jobId: string,
): Promise<void> {
	const { database, clock } = services;
	const { id, kind, firstName, lastName, email, spamReasons, createdAt, digestedAt } = contactSubmissions;
	const leads = await database.db
		.select({ id, kind, firstName, lastName, email, spamReasons, createdAt })
		.from(contactSubmissions)
		.where(and(inQuarantine, isNull(digestedAt)))
		.orderBy(desc(createdAt))
		.limit(maxPerDigest);
	if (leads.length === 0) return;
	await sendEmail(services, digest(leads, `${services.env.siteOrigin}/admin/quarantine`), jobId);
	// After the email: a lead may be named twice, but never not at all.
	const ids = leads.map((lead) => lead.id);
	await database.db.update(contactSubmissions).set({ digestedAt: clock() }).where(inArray(id, ids));
}

function digest(leads: readonly MarkedLead[], dashboardUrl: string) {
	const t = translator(staffLanguage, "emails");
	const title = t("leadDigest.subject", { count: leads.length });
	const more = leads.length - maxListed;
	const listed = leads.slice(0, maxListed);
	const leadIds = listed.map((lead) => lead.id);
	return draftEmail({ to: agency.leadInbox, leadIds, subject: title }, "leadDigest", {
		language: staffLanguage,
		dashboardUrl,
		leads: listed.map((lead) => ({ id: lead.id, text: lineOf(lead) })),
		copy: {
			preview: title,
			title,
			text: t("leadDigest.text"),
			more: more > 0 ? t("leadDigest.more", { count: more }) : null,
			open: t("leadDigest.open"),
			footer: t("footer"),
		},
	});
}

function lineOf(lead: MarkedLead): string {
	const t = translator(staffLanguage, "emails");
	return t("leadDigest.lead", {
		name: shortName(lead),
		kind: translator(staffLanguage, "leadSummary")(`kinds.${lead.kind}`),
		received: formatDateTime(staffLanguage, lead.createdAt, agency.timeZone),
		reasons: spamSignWords(lead.spamReasons, staffLanguage),
	});
}
