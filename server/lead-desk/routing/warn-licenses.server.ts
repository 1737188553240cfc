import { eq, inArray } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { licenseWarnings, staffLicenses, userRoles, users } from "#database/schema.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { routingPath, todayPath } from "#domain/lead-desk/lead-address.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { licenseStep } from "#domain/routing/license-step.ts";
import { staffRoles } from "#domain/staff/roles.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../../emails/email-draft.server.ts";
import { sendEmail } from "../../emails/send-email.server.ts";
import type { Services } from "../../services.server.ts";

/** The person whose license ends, and who is notified. */
export interface LicenseEnd {
	userId: string;
	state: string;
	expiresOn: string;
	to: string;
}

/**
 * Enqueues emails about licenses that end soon or have just ended: to the license holder and to all admins. Once for each
 * license and step, even if two processes run at the same time: the row says which were sent.
 */
export async function warnLicenses({
	database: { db },
	jobs,
	clock,
}: Pick<Services, "database" | "jobs" | "clock">): Promise<void> {
	const now = clock();
	const today = zonedTime(now, agency.timeZone).date;
	const staff = await db
		.select({ userId: userRoles.user_id, role: userRoles.role })
		.from(userRoles)
		.where(inArray(userRoles.role, staffRoles.filter(mayWorkLeads)));
	const admins = staff.filter(({ role }) => role === "admin").map(({ userId }) => userId);
	const licenses = await db.select().from(staffLicenses);
	for (const { userId, state, expiresOn } of licenses) {
		const step = licenseStep({ expiresOn }, today);
		if (!step || !staff.some((one) => one.userId === userId)) continue;
		await db.transaction(async (transaction) => {
			const warning = { userId, state, expiresOn, step, sentAt: now };
			const isNew = await transaction.insert(licenseWarnings).values(warning).onConflictDoNothing().returning();
			if (isNew.length === 0) return;
			const told = [...new Set([userId, ...admins])];
			const mails = told.map((to) => ({ name: "mail-license-end" as const, data: { userId, state, expiresOn, to } }));
			await jobs.enqueueAll(transaction, mails);
		});
	}
}

/**
 * Emails one person about the end of a license, in their language. Sends nothing if the license was renewed or removed
 * in the meantime.
 */
export async function mailLicenseEnd(
	services: Pick<Services, "database" | "clock" | "mailer" | "renderer" | "env">,
	{ userId, state, expiresOn, to }: LicenseEnd,
	jobId: string,
): Promise<void> {
	const { database, clock, env } = services;
	const { db } = database;
	const licenses = await db.select().from(staffLicenses).where(eq(staffLicenses.userId, userId));
	const people = await db
		.select()
		.from(users)
		.where(inArray(users.id, [userId, to]));
	const [holder, reader] = [userId, to].map((id) => people.find((one) => one.id === id));
	const isSame = licenses.some((license) => license.state === state && license.expiresOn === expiresOn);
	if (!holder || !reader || !isSame) return;
	const locale = reader.language ?? reader.lastLanguage ?? staffLanguage;
	const t = translator(locale, "routing.filled");
	const standing = expiresOn < zonedTime(clock(), agency.timeZone).date ? "expired" : "expiring";
	const isOwn = userId === to;
	const title = t(`license.${isOwn ? "own" : "other"}.${standing}`, {
		name: holder.name || holder.email,
		state: jurisdictionName(state, locale) ?? state,
		date: formatDate(locale, new Date(`${expiresOn}T12:00:00Z`), "UTC"),
	});
	const text = t(`license.then.${standing}`);
	const draft = draftEmail({ to: reader.email, subject: title }, "plainMessage", {
		language: locale,
		copy: {
			preview: text,
			title,
			paragraphs: [text, t("license.renewed"), `${env.siteOrigin}${isOwn ? todayPath : routingPath}`],
			footer: t("license.footer"),
		},
	});
	await sendEmail(services, draft, jobId);
}
