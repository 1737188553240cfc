import { eq } from "drizzle-orm";
import { agency, contentFacts } from "#content/agency.ts";
import { agencyLicenseWarnings, userRoles, users } from "#database/schema.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { licenseStep } from "#domain/routing/license-step.ts";
import { sectionPath } from "#domain/settings/settings-address.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import type { Services } from "../services.server.ts";

/** The agency's license that ends, and the admin who is notified. */
export interface AgencyLicenseEnd {
	state: string;
	expiresOn: string;
	to: string;
}

/**
 * Enqueues emails to all admins about licenses of the agency that end soon or have just ended: once for each license and step,
 * even if two processes run at the same time.
 */
export async function warnAgencyLicenses(services: Pick<Services, "database" | "jobs" | "clock">): Promise<void> {
	const { database, jobs, clock } = services;
	const now = clock();
	const admins = await database.db.select({ to: userRoles.user_id }).from(userRoles).where(eq(userRoles.role, "admin"));
	for (const [state, license] of Object.entries(await readLicenses(services))) {
		const step = license && licenseStep(license, zonedTime(now, agency.timeZone).date);
		if (!step) continue;
		const { expiresOn } = license;
		await database.db.transaction(async (transaction) => {
			const warning = { state, expiresOn, step, sentAt: now };
			const isNew = await transaction.insert(agencyLicenseWarnings).values(warning).onConflictDoNothing().returning();
			if (isNew.length === 0) return;
			const mails = admins.map(({ to }) => ({
				name: "mail-agency-license-end" as const,
				data: { state, expiresOn, to },
			}));
			await jobs.enqueueAll(transaction, mails);
		});
	}
}

/** Emails one admin, in their language. Sends nothing if the license was renewed or removed in the meantime. */
export async function mailAgencyLicenseEnd(
	services: Pick<Services, "database" | "clock" | "mailer" | "renderer" | "env">,
	{ state, expiresOn, to }: AgencyLicenseEnd,
	jobId: string,
): Promise<void> {
	const { database, clock, env } = services;
	const [reader] = await database.db.select().from(users).where(eq(users.id, to));
	const licenses = await readLicenses(services);
	if (!reader || licenses[state]?.expiresOn !== expiresOn) return;
	const locale = reader.language ?? reader.lastLanguage ?? staffLanguage;
	const t = translator(locale, "routing.filled");
	const standing = expiresOn < zonedTime(clock(), agency.timeZone).date ? "expired" : "expiring";
	const title = t(`license.agency.${standing}`, {
		state: jurisdictionName(state, locale) ?? state,
		date: formatDate(locale, new Date(`${expiresOn}T12:00:00Z`), "UTC"),
	});
	const text = t(`license.thenAgency.${standing}`);
	const draft = draftEmail({ to: reader.email, subject: title }, "plainMessage", {
		language: locale,
		copy: {
			preview: text,
			title,
			paragraphs: [text, t("license.agencyRenewed"), `${env.siteOrigin}${sectionPath("licenses")}`],
			footer: t("license.agencyFooter"),
		},
	});
	await sendEmail(services, draft, jobId);
}

/** The agency's licenses by state, expired ones included. */
async function readLicenses({ database }: Pick<Services, "database">) {
	const { licenses = contentFacts.licenses } = await readSetFacts(database.db);
	return licenses.licenses;
}
