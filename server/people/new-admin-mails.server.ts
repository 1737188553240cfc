import { and, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { userRoles, users } from "#database/schema.ts";
import { defaultLocale } from "#domain/locale/locales.ts";
import type { BrowserFamily } from "#domain/staff/browser-family.ts";
import { fact } from "#emails/fact-table.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { SignedIn } from "../context.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendToVisitor } from "../emails/send-to-visitor.server.ts";
import { nameOfPlace, type Place } from "../location/name-of-place.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { originOfVisit } from "../staff/account-event.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { lockAdmins } from "../staff/roles.server.ts";

interface NewAdminReport {
	event: "invited" | "promoted";
	/** The address of the person who becomes an admin. */
	person: string;
	/** The admin who did it. */
	by: Pick<SignedIn, "userId" | "email">;
	/** ISO 8601. */
	at: string;
	/** Where that admin was. Only their own account is shown it. */
	place: Place | null;
	browser: BrowserFamily | null;
}

/** The content of the emails, to be read before the transaction begins. */
export async function newAdminReport(
	services: Services,
	visit: AccountVisit,
	{ userId, email }: SignedIn,
	event: NewAdminReport["event"],
): Promise<Omit<NewAdminReport, "person">> {
	const at = services.clock().toISOString();
	return { event, by: { userId, email }, at, ...(await originOfVisit(services, visit)) };
}

/**
 * Notifies all admins of a new one, including the admin who did it, because a stolen session could create an admin who
 * stays. Must be called before the person is an admin.
 */
export async function tellAdmins(
	transaction: Transaction,
	{ jobs }: Pick<Services, "jobs">,
	report: NewAdminReport,
): Promise<void> {
	const admins = await lockAdmins(transaction);
	const mails = admins.map((adminId) => ({ name: "mail-new-admin" as const, data: { ...report, adminId } }));
	await jobs.enqueueAll(transaction, mails);
}

export async function mailNewAdmin(
	services: Services,
	{ adminId, event, person, by, at, place, browser }: NewAdminReport & { adminId: string },
	id: string,
): Promise<void> {
	const { database, env } = services;
	const [found] = await database.db
		.select({ admin: users })
		.from(users)
		.innerJoin(userRoles, and(eq(userRoles.user_id, users.id), eq(userRoles.role, "admin")))
		.where(eq(users.id, adminId));
	if (!found) return;
	const { email: to } = found.admin;
	const language = found.admin.language ?? found.admin.lastLanguage ?? defaultLocale;
	const t = translator(language, "emails");
	const near = place && nameOfPlace(language, place);
	const originFacts = [
		...fact(t("accountEvent.place"), near ? t("accountEvent.near", { place: near }) : t("accountEvent.unknown")),
		...fact(t("accountEvent.browser"), browser ?? t("accountEvent.unknown")),
	];
	const role = translator(language, "admin")("roles.admin");
	const time = formatDateTime(language, new Date(at), agency.timeZone);
	const subject = t(`newAdmin.${event}.subject`);
	const draft = draftEmail({ to, subject }, "securityNotice", {
		language,
		link: `${env.siteOrigin}/admin/people`,
		copy: {
			preview: t(`newAdmin.${event}.preview`, { role }),
			title: subject,
			opened: t(`newAdmin.${event}.opened`, { role }),
			facts: [
				...fact(t("newAdmin.person"), person),
				...fact(t("newAdmin.by"), by.email),
				...fact(t("accountEvent.time"), t("accountEvent.at", { time })),
				...(by.userId === adminId ? originFacts : []),
			],
			yours: t("newAdmin.yours"),
			notYours: t("newAdmin.notYours"),
			button: t("newAdmin.button"),
			footer: t("newAdmin.footer"),
		},
	});
	await sendToVisitor(services, { to, kind: "security", id, lead: null }, async () => ({ draft }));
}
