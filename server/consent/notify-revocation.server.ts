import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, revocations } from "#database/schema.ts";
import type { RevocationBody } from "#domain/consent/consent-certificate.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { calledBy, fullName } from "#domain/leads/lead.ts";
import { isLocale, localeNames, staffLanguage } from "#domain/locale/locales.ts";
import { emailFact, fact, phoneFact } from "#emails/fact-table.tsx";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import { readContents } from "../ledger/record-bodies.server.ts";
import type { Services } from "../services.server.ts";
import { channelNames } from "../suppression/describe-suppressions.server.ts";

/** Emails the agency that a person took consent back: agents also have numbers outside of the dashboard. */
export async function notifyRevocation(
	services: Pick<Services, "database" | "mailer" | "renderer" | "env">,
	revocationId: string,
	jobId: string,
): Promise<void> {
	const [row] = await services.database.db
		.select({ revocation: revocations, lead: contactSubmissions })
		.from(revocations)
		.leftJoin(contactSubmissions, eq(contactSubmissions.id, revocations.leadId))
		.where(eq(revocations.id, revocationId));
	if (!row) throw new Error(`There is no revocation ${revocationId}`);
	const { revocation, lead } = row;
	const t = translator(staffLanguage, "unsubscribe");
	const { email, phone, locale } = revocation;
	const contents = await readContents<RevocationBody>(services.database.db, [revocationId]);
	const dueOn = formatDate(staffLanguage, new Date(revocation.dueOn), "UTC");
	const title = t("notice.title", { name: (lead && calledBy(lead)) || (email ?? phone ?? "") });
	const leadIds = lead ? [lead.id] : [];
	const draft = draftEmail({ to: agency.leadInbox, leadIds, subject: title }, "staffMessage", {
		language: staffLanguage,
		dashboardUrl: `${services.env.siteOrigin}/admin`,
		copy: {
			preview: title,
			title,
			text: t("notice.text", { date: dueOn }),
			facts: [
				...fact(t("notice.channels"), channelNames(revocation.channels, staffLanguage)),
				...fact(t("notice.reason"), t(`staff.reasons.${revocation.method}`)),
				...fact(t("notice.words"), contents.get(revocationId)?.words),
				...fact(t("notice.name"), lead && fullName(lead)),
				...emailFact(t("notice.email"), email),
				...phoneFact(t("notice.phone"), phone),
				...fact(t("notice.note"), phone && phoneKey(phone) === null ? t("notice.unreadNumber") : null),
				...fact(t("notice.language"), isLocale(locale) ? localeNames[locale] : locale),
				...fact(t("notice.received"), formatDateTime(staffLanguage, new Date(revocation.recordedAt), agency.timeZone)),
				...fact(t("notice.dueOn"), dueOn),
			],
			open: t("notice.open"),
			footer: t("notice.footer"),
		},
	});
	await sendEmail(services, draft, jobId);
}
