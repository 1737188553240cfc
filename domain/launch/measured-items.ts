import type { Locale } from "../locale/locales.ts";
import { missingField, numberField } from "../settings/licenses-form.ts";
import { bookingField, bookingPages, networkIds, socialField } from "../settings/links-form.ts";
import { testEmailPath } from "../settings/settings-address.ts";
import type { LaunchGap, LaunchItem } from "./launch-item.ts";
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
	languages: readonly Locale[];
	tagManagerId: string;
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
	/** Problems that would keep production from starting. Null: only a production process knows. */
	problems: readonly string[] | null;
}

/** What a program can see. */
export type MeasuredId =
	| "phone"
	| "tollFreePhone"
	| "email"
	| "address"
	| "mailFrom"
	| "leadInbox"
	| "social"
	| "licenseNumbers"
	| "missingLicenses"
	| "booking"
	| "bookingWebhook"
	| "mode"
	| "configuration"
	| "siteOrigin"
	| "adminEmails"
	| "trustedProxies"
	| "tableOwner"
	| "smtp"
	| "emailWebhook";

const inAgency = (name: string) => `content/agency.ts, ${name}`;
const gapIf = (isOpen: boolean, gap: LaunchGap): LaunchGap | null => (isOpen ? gap : null);
const sampleIf = (isSample: boolean) => gapIf(isSample, { code: "sample" });
const emptyIf = (value: string) => gapIf(!value, { code: "empty" });
const lacking = (names: readonly string[]) =>
	gapIf(names.length > 0, { code: "lacking", values: { names: names.join(", ") } });

/** An item with a reason of its own that keeps the site from going live. */
function blocking(
	id: MeasuredId,
	item: Pick<LaunchItem, "area" | "who" | "where" | "setting" | "missing">,
): LaunchItem {
	return { id, why: id, effect: "blocks", ...item };
}

export function contactLaunchItems(agency: LaunchAgency): LaunchItem[] {
	const { phone, tollFreePhone, email, mailFrom, leadInbox, address } = agency;
	const office = (id: "phone" | "tollFreePhone" | "email" | "address", isSample: boolean, field: string = id) =>
		blocking(id, {
			area: "office",
			who: "admin",
			where: inAgency(id),
			setting: { section: "office", field },
			missing: sampleIf(isSample),
		});
	const silent = networkIds.filter((network) => agency.social[network] === "");
	return [
		office("phone", isSamplePhone(phone.e164)),
		office("tollFreePhone", isSamplePhone(tollFreePhone.e164)),
		office("email", isSampleEmail(email)),
		office("address", isSampleStreet(address.street), "street"),
		blocking("mailFrom", {
			area: "mail",
			who: "admin",
			where: inAgency("mailFrom"),
			setting: { section: "mail", field: "mailFrom" },
			missing: sampleIf(isSampleEmail(mailFrom)),
		}),
		blocking("leadInbox", {
			area: "mail",
			who: "admin",
			where: inAgency("leadInbox"),
			setting: { section: "mail", field: "leadInbox" },
			missing: sampleIf(isSampleEmail(leadInbox)),
		}),
		{
			id: "social",
			why: "social",
			area: "office",
			effect: "opens",
			who: "admin",
			where: inAgency("social"),
			setting: { section: "links", field: socialField(silent[0] ?? "facebook") },
			missing: lacking(silent),
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
	const [firstMarked = ""] = marked;
	const missing = states.filter((code) => !agency.licenseNumbers[code]?.trim());
	const [first = ""] = missing;
	return [
		blocking("licenseNumbers", {
			area: "licenses",
			who: "admin",
			where: inAgency("licenses"),
			setting: { section: "licenses", field: numberField(first) },
			missing: lacking(missing),
		}),
		{
			id: "missingLicenses",
			why: "missingLicenses",
			area: "licenses",
			effect: "opens",
			who: "admin",
			where: "domain/compliance/missing-licenses.ts",
			setting: { section: "licenses", field: missingField(firstMarked) },
			missing: lacking(marked),
		},
	];
}

export function schedulerLaunchItems(agency: LaunchAgency, settings: LaunchSettings): LaunchItem[] {
	const samples = bookingPages.filter((page) => {
		const link = agency.booking[page];
		return link !== undefined && isSampleUrl(link);
	});
	const [firstSample = "general"] = samples;
	return [
		blocking("booking", {
			area: "booking",
			who: "admin",
			where: inAgency("booking"),
			setting: { section: "links", field: bookingField(firstSample) },
			missing: gapIf(samples.length > 0, { code: "sampleLinks", values: { count: samples.length } }),
		}),
		{
			id: "bookingWebhook",
			why: "bookingWebhook",
			area: "booking",
			effect: "opens",
			who: "operator",
			where: "CALENDLY_WEBHOOK_SIGNING_KEY",
			missing: emptyIf(settings.bookingWebhookKey),
		},
	];
}

export function serverLaunchItems(settings: LaunchSettings): LaunchItem[] {
	const { mode, siteOrigin, smtpUrl, adminEmails, emailWebhookSecret, trustedProxies, problems } = settings;
	const { databaseUrl, databaseOwnerUrl } = settings;
	const isPublic = siteOrigin.startsWith("https:") && !isSampleUrl(siteOrigin);
	const admins = adminEmails.filter((address) => !isSampleEmail(address));
	const areAdminsReal = admins.length > 0 && admins.length === adminEmails.length;
	const value = (found: string | number): LaunchGap => ({ code: "value", values: { value: found } });
	const server = (id: MeasuredId, where: string, missing: LaunchGap | null) =>
		blocking(id, { area: "server", who: "operator", where, missing });
	return [
		server("mode", "NODE_ENV=production", gapIf(mode !== "production", value(mode))),
		server("configuration", ".env.example", faultsOf(problems)),
		server("siteOrigin", "SITE_ORIGIN, for the build and the server", gapIf(!isPublic, value(siteOrigin))),
		server("adminEmails", "ADMIN_EMAILS", sampleIf(!areAdminsReal)),
		{
			...server("trustedProxies", "TRUSTED_PROXIES", gapIf(trustedProxies === 0, value(trustedProxies))),
			effect: "advised",
		},
		{
			...server("tableOwner", "DATABASE_OWNER_URL", databaseUrl ? emptyIf(databaseOwnerUrl) : null),
			effect: "advised",
		},
		{ ...server("smtp", "SMTP_URL", emptyIf(smtpUrl)), area: "mail", page: testEmailPath },
		{
			...server("emailWebhook", "EMAIL_WEBHOOK_SECRET", emptyIf(emailWebhookSecret)),
			area: "mail",
			effect: "opens",
		},
	];
}

function faultsOf(problems: LaunchSettings["problems"]): LaunchGap | null {
	if (problems === null) return { code: "unchecked" };
	return gapIf(problems.length > 0, { code: "refused", values: { problems: problems.join("; ") } });
}
