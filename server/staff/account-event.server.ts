import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { users } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { type BrowserFamily, browserFamily } from "#domain/staff/browser-family.ts";
import { fact } from "#emails/fact-table.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { type Messages, translator } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendToVisitor } from "../emails/send-to-visitor.server.ts";
import { locateVisitor } from "../location/locate-visitor.server.ts";
import { nameOfPlace, type Place } from "../location/name-of-place.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";

/** Events that the owner of an account is notified of. Each has its messages. */
type AccountEvent = keyof Messages["emails"]["accountEvents"];

interface AccountEventReport {
	userId: string;
	event: AccountEvent;
	/** ISO 8601. */
	at: string;
	/** Null if the table of addresses does not know it. The address itself is not stored. */
	place: Place | null;
	browser: BrowserFamily | null;
	/** True if an admin did it. The admin's location is private. */
	byAdmin?: true;
	/** The visit's language, for an account whose language isn't known. */
	locale: Locale;
	/**
	 * The address that the account had before. Without one, it is the present one. No link to the account is of use there,
	 * so the email says how to reach us.
	 */
	to?: string;
}

/** Emails the owner of an account what was just done to it, and from where. */
export async function tellOwner(
	services: Services,
	visit: AccountVisit,
	userId: string,
	event: AccountEvent,
): Promise<void> {
	await services.jobs.send("mail-account-event", await accountEventReport(services, visit, userId, event));
}

/** The content of the email, to be enqueued with the event. */
export async function accountEventReport(
	services: Services,
	visit: AccountVisit,
	userId: string,
	event: AccountEvent,
): Promise<AccountEventReport> {
	const origin = await originOfVisit(services, visit);
	return { userId, event, at: services.clock().toISOString(), ...origin, locale: requestLocale(visit.headers) };
}

/** Where a visitor is and with what, as far as such an email tells it. */
export async function originOfVisit(
	services: Services,
	{ headers, visitor }: AccountVisit,
): Promise<Pick<AccountEventReport, "place" | "browser">> {
	const { error, state, city, country } = await locateVisitor(services, headers, visitor.ip);
	return {
		place: error && error !== "outside_us" ? null : { state, city, country },
		browser: browserFamily(visitor.userAgent),
	};
}

/** Emails the owner of an account what an admin just did to it. */
export async function tellOwnerOfAdmin(
	{ jobs, clock }: Pick<Services, "jobs" | "clock">,
	{ headers }: AccountVisit,
	userId: string,
	event: AccountEvent,
): Promise<void> {
	const by = { byAdmin: true, place: null, browser: null } as const;
	await jobs.send("mail-account-event", {
		userId,
		event,
		at: clock().toISOString(),
		...by,
		locale: requestLocale(headers),
	});
}

/** Sends that email in the language that the owner chose or used last, because an intruder may use another. */
export async function mailAccountEvent(services: Services, report: AccountEventReport, id: string): Promise<void> {
	const { database, env } = services;
	const { userId, event, at, place, browser, byAdmin } = report;
	const [user] = await database.db
		.select({ email: users.email, language: users.language, lastLanguage: users.lastLanguage })
		.from(users)
		.where(eq(users.id, userId));
	const to = report.to ?? user?.email;
	if (!to) return;
	const locale = user?.language ?? user?.lastLanguage ?? report.locale;
	const t = translator(locale, "emails");
	const near = place && nameOfPlace(locale, place);
	const originFacts = [
		...fact(t("accountEvent.place"), near ? t("accountEvent.near", { place: near }) : t("accountEvent.unknown")),
		...fact(t("accountEvent.browser"), browser ?? t("accountEvent.unknown")),
	];
	const subject = t(`accountEvents.${event}.subject`);
	const draft = draftEmail({ to, subject }, "securityNotice", {
		language: locale,
		link: report.to ? null : `${env.siteOrigin}/auth?tab=forgot-password`,
		copy: {
			preview: t(`accountEvents.${event}.preview`),
			title: subject,
			opened: t(`accountEvents.${event}.opened`),
			facts: [
				...fact(
					t("accountEvent.time"),
					t("accountEvent.at", { time: formatDateTime(locale, new Date(at), agency.timeZone) }),
				),
				...(byAdmin ? [] : originFacts),
			],
			yours: t(byAdmin ? "accountEvent.asked" : "accountEvent.yours"),
			notYours: t(`accountEvent.${report.to ? "callUs" : byAdmin ? "notAsked" : "notYours"}`),
			button: t("accountEvent.button"),
			footer: t("accountEvent.footer"),
		},
	});
	await sendToVisitor(services, { to, kind: "security", id, lead: null }, async () => ({ draft }));
}
