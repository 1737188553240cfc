import type { SettingsSection } from "../agency/settable-facts.ts";
import { sectionPath } from "../settings/settings-address.ts";
import type { LaunchItem } from "./launch-item.ts";
import { isSampleEmail, isSamplePhone, isSampleStreet, isSampleUrl } from "./sample-values.ts";

/** The parts of `content/agency.ts` that the list reads. */
export interface LaunchAgency {
	phone: { e164: string };
	tollFreePhone: { e164: string };
	email: string;
	mailFrom: string;
	leadInbox: string;
	address: { street: string };
	booking: Readonly<Record<string, string>>;
	social: Readonly<Record<string, string>>;
	licenseNumbers: Readonly<Partial<Record<string, string>>>;
}

/** The parts of the configuration that the list reads. */
export interface LaunchSettings {
	mode: string;
	siteOrigin: string;
	smtpUrl: string;
	adminEmails: readonly string[];
	bookingWebhookKey: string;
	emailWebhookSecret: string;
	trustedProxies: number;
	databaseUrl: string;
	databaseOwnerUrl: string;
	tagManagerId: string;
	/** Problems that would keep production from starting. */
	problems: readonly string[];
}

const inAgency = "content/agency.ts";
const inMarks = "domain/compliance/missing-licenses.ts";
/** An admin can set it while the site runs. */
const orSet = (name: string, section: SettingsSection) => `${name}; or at ${sectionPath(section)}`;
const sample = "a sample that belongs to nobody";
const ifSample = (isSample: boolean) => (isSample ? sample : null);
const ifEmpty = (value: unknown) => (value ? null : "not set");

export function contactLaunchItems(agency: LaunchAgency): LaunchItem[] {
	const contact = (id: string, what: string, where: string, why: string, isSample: boolean): LaunchItem => ({
		id,
		area: "contact",
		what,
		where: `${inAgency}, ${where}`,
		why,
		blocks: true,
		missing: ifSample(isSample),
	});
	const { phone, tollFreePhone, email, mailFrom, leadInbox, address } = agency;
	const silent = Object.entries(agency.social).filter(([, link]) => !link);
	return [
		contact(
			"phone",
			"Local phone number",
			orSet("phone", "office"),
			"Visitors and regulators call it.",
			isSamplePhone(phone.e164),
		),
		contact(
			"tollFreePhone",
			"Toll-free number",
			orSet("tollFreePhone", "office"),
			"Visitors call it.",
			isSamplePhone(tollFreePhone.e164),
		),
		contact(
			"email",
			"Email address for visitors",
			orSet("email", "office"),
			"Visitors write to it, and so do people who withdraw consent.",
			isSampleEmail(email),
		),
		contact(
			"mailFrom",
			"Sender of the site's emails",
			"mailFrom",
			"Every email is sent from it.",
			isSampleEmail(mailFrom),
		),
		contact(
			"leadInbox",
			"Inbox for new leads",
			"leadInbox",
			"Without it, no one hears about a lead.",
			isSampleEmail(leadInbox),
		),
		contact(
			"address",
			"Street address of the office",
			"address, hours, timeZone",
			"CAN-SPAM requires a real postal address in every email (15 U.S.C. § 7704).",
			isSampleStreet(address.street),
		),
		{
			id: "social",
			area: "contact",
			what: "Social media pages",
			where: `${inAgency}, ${orSet("social", "links")}`,
			why: "The footer shows only those that are set.",
			blocks: false,
			missing: silent.length > 0 ? silent.map(([network]) => network).join(", ") : null,
		},
	];
}

/**
 * @param states codes of the states where the site says that the agency is licensed
 * @param marked codes of the states whose license the owner marked as missing
 */
export function licenseLaunchItems(
	agency: LaunchAgency,
	states: readonly string[],
	marked: readonly string[],
): LaunchItem[] {
	const missing = states.filter((code) => !agency.licenseNumbers[code]?.trim());
	return [
		{
			id: "licenseNumbers",
			area: "licenses",
			what: "A license number for each state where the site says the agency is licensed",
			where: `${inAgency}, ${orSet("licenses", "licenses")}, where you can also mark a state`,
			why: "It proves the license. California requires the number in advertisements, emails and quotes (Ins. Code §§ 1725.5, 1726).",
			blocks: true,
			missing: missing.length > 0 ? missing.join(", ") : null,
		},
		{
			id: "missingLicenses",
			area: "licenses",
			what: "A license in each state that is marked as missing one",
			where: orSet(inMarks, "licenses"),
			why: "Until then, the site is closed to people in these states: no page, no prices, no appointments.",
			blocks: false,
			missing: marked.length > 0 ? marked.join(", ") : null,
		},
	];
}

export function schedulerLaunchItems(agency: LaunchAgency, settings: LaunchSettings): LaunchItem[] {
	const samples = Object.entries(agency.booking).filter(([, link]) => isSampleUrl(link));
	return [
		{
			id: "booking",
			area: "scheduler",
			what: "A scheduler page for each product, one for a first appointment and one for recruiting",
			where: `${inAgency}, ${orSet("booking", "links")}`,
			why: "Every booking button leads there.",
			blocks: true,
			missing: samples.length > 0 ? samples.map(([name]) => name).join(", ") : null,
		},
		{
			id: "bookingWebhook",
			area: "scheduler",
			what: "The scheduler's signing key",
			where: "CALENDLY_WEBHOOK_SIGNING_KEY",
			why: "Without it, the site doesn't know when someone books, and offer spots must be counted by hand.",
			blocks: false,
			missing: ifEmpty(settings.bookingWebhookKey),
		},
	];
}

export function serverLaunchItems(settings: LaunchSettings): LaunchItem[] {
	const { mode, siteOrigin, smtpUrl, adminEmails, emailWebhookSecret, trustedProxies, problems } = settings;
	const { databaseUrl, databaseOwnerUrl } = settings;
	const isPublic = siteOrigin.startsWith("https:") && !isSampleUrl(siteOrigin);
	const admins = adminEmails.filter((address) => !isSampleEmail(address));
	const server = (id: string, what: string, where: string, why: string, missing: string | null): LaunchItem => ({
		id,
		area: "server",
		what,
		where,
		why,
		blocks: true,
		missing,
	});
	return [
		server(
			"mode",
			"Production mode",
			"NODE_ENV=production",
			"Otherwise, samples are shown as if they were real.",
			mode === "production" ? null : `it is ${mode}`,
		),
		server(
			"configuration",
			"A configuration that production accepts",
			".env.example",
			"The server won't start without it.",
			problems.length > 0 ? problems.join("; ") : null,
		),
		server(
			"siteOrigin",
			"The public address of the site, with https",
			"SITE_ORIGIN, for the build and the server",
			"Links in emails and search engines use it.",
			isPublic ? null : `it is ${siteOrigin}`,
		),
		server(
			"adminEmails",
			"The addresses of the admins",
			"ADMIN_EMAILS",
			"Whoever owns a sample domain could become the first admin.",
			admins.length > 0 && admins.length === adminEmails.length ? null : sample,
		),
		{
			...server(
				"trustedProxies",
				"The number of proxies in front of the server",
				"TRUSTED_PROXIES",
				"Without it, rate limits count all visitors behind a proxy as one.",
				trustedProxies > 0 ? null : "0",
			),
			blocks: false,
		},
		{
			...server(
				"tableOwner",
				"With PostgreSQL: a role of its own that owns the tables",
				"DATABASE_OWNER_URL",
				"Without it, whoever holds the site's password can change consent records and remove the triggers that refuse it.",
				databaseUrl && !databaseOwnerUrl ? "not set" : null,
			),
			blocks: false,
		},
		{
			...server(
				"smtp",
				"A mail server",
				"SMTP_URL",
				"Without it, emails are only saved as files in DATA_DIR/outbox.",
				ifEmpty(smtpUrl),
			),
			area: "mail",
		},
		{
			...server(
				"emailWebhook",
				"The secret for bounced-email reports",
				"EMAIL_WEBHOOK_SECRET",
				"Without it, bounces are noticed only when the mail server refuses an email.",
				ifEmpty(emailWebhookSecret),
			),
			area: "mail",
			blocks: false,
		},
	];
}
