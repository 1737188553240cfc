import { agency } from "#content/agency.ts";
import { listIn, readTables } from "#domain/audit/read-tables.ts";
import { isSecurityAction } from "#domain/audit/security-actions.ts";
import { siteActor } from "#domain/audit/site-actor.ts";
import { readVerified } from "#domain/audit/verified-head.ts";
import { intlLocales, isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { adminPath, readRowId } from "#domain/staff/admin-address.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { describeLeadDetail } from "./describe-lead-detail.server.ts";
import { describePeopleDetail } from "./describe-people-detail.server.ts";
import { describePostDetail } from "./describe-post-detail.server.ts";
import type { listAuditEntries } from "./list-audit-entries.server.ts";

type Entry = Awaited<ReturnType<typeof listAuditEntries>>["rows"][number];

/** Phrases that the site writes into details, with their translation for the reader. */
const sayings = [
	[/(?:^|, )rows: (\d+)$/, "rows"],
	[/^ended by the owner: (\d+)$/, "devices"],
	[/^admin by ADMIN_EMAILS$/, "listed"],
	[/^not in ADMIN_EMAILS$/, "unlisted"],
	[/^own account$/, "askedAgain"],
	[/^email confirmed$/, "confirmed"],
	[/^set-up$/, "factorSetUp"],
	[/^confirmation$/, "factorConfirmation"],
	[/^totp$/, "appCode"],
	[/^recovery$/, "recoveryCode"],
	[/^used code$/, "usedCode"],
	[/^inactivity$/, "inactivity"],
	[/^age$/, "age"],
	[/^version (\d+): on$/, "routingOn"],
	[/^version (\d+): off$/, "routingOff"],
] as const;

/** What can become of a test email. */
const testResults = ["server", "file", "refused", "unreachable"] as const;

/** An entry in words, in the reader's language and the agency's time zone. */
export function describeAuditEntry(entry: Entry, locale: Locale) {
	const { id, action, tableName, details, network, recordedAt, subjectId } = entry;
	const t = translator(locale, "audit");
	const who = entry.userId === siteActor.userId ? t("site") : named(entry.email, entry.actorName);
	const isOther = subjectId !== null && subjectId !== entry.userId;
	const leads = action === "ROWS_READ" ? listIn(details) : null;
	const table = readTables.find((name) => name === tableName);
	const other = entry.subjectEmail ? named(entry.subjectEmail, entry.subjectName) : isOther ? subjectId : who;
	const about = { other, isOther: String(isOther) };
	const list = leads ? t(`leadLists.${leads}`) : table ? t(`lists.${table}`, about) : tableName;
	const values = { who, ...about, list };
	const lead = tableName === "contact_submissions" ? readRowId(subjectId) : null;
	return {
		id,
		at: recordedAt,
		time: formatDateTime(locale, new Date(recordedAt), agency.timeZone),
		sentence: isSecurityAction(action) ? t(`actions.${action}`, values) : t("unknownAction", { ...values, action }),
		detail: detailOf(entry, locale),
		network,
		lead: lead && adminPath(lead),
	};
}

function named(email: string, name: string | null): string {
	return name ? `${name} (${email})` : email;
}

function detailOf({ action, details }: Entry, locale: Locale): string | null {
	const t = translator(locale, "audit");
	if (details === null) return null;
	if (action === "LANGUAGE_CHOSEN") return isLocale(details) ? localeNames[details] : t("details.noLanguage");
	if (action === "ROWS_READ" && listIn(details) === details) return null;
	if (action === "TEST_EMAIL_SENT") {
		const { results } = copyFor(locale, "settings").mail.test;
		const result = testResults.find((one) => one === details);
		return result ? results[result].title : details;
	}
	if (action === "ACCESS_REFUSED") return `/admin/${details}`;
	const aboutPost = describePostDetail(details, locale);
	if (aboutPost) return aboutPost;
	const aboutPeople = describePeopleDetail(action, details, locale);
	if (aboutPeople) return aboutPeople;
	const aboutLead = describeLeadDetail(details, locale);
	if (aboutLead) return aboutLead;
	const verified = readVerified(details);
	if (verified) {
		const { position, breaks } = verified;
		return t("details.verified", { position: new Intl.NumberFormat(intlLocales[locale]).format(position), breaks });
	}
	for (const [pattern, key] of sayings) {
		const match = pattern.exec(details);
		if (match) return t(`details.${key}`, { count: Number(match[1] ?? 0) });
	}
	// Written by another version of the site. It holds only the site's own words.
	return details;
}
