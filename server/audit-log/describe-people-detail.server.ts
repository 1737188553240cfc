import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { isStaffRole } from "#domain/staff/roles.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";

const aboutRoles = /^(?:ROLE_CHANGED|PERSON_REMOVED|FIRST_ADMIN_CREATED|INVITATION_(?:SENT|WITHDRAWN|ACCEPTED))$/;

/** Translates the details that the site writes about staff. Null if it is something else. */
export function describePeopleDetail(action: string, details: string, locale: Locale): string | null {
	if (aboutRoles.test(action)) return roles(details, locale);
	return action === "RECORD_CHANGED" || action === "PRESENCE_CHANGED" ? record(details, locale) : null;
}

/** "agent", "viewer to agent" */
function roles(details: string, locale: Locale): string | null {
	const { roles: names } = copyFor(locale, "admin");
	const [from, to, ...others] = details.split(" to ");
	if (!isStaffRole(from) || others.length > 0) return null;
	if (to === undefined) return names[from];
	return isStaffRole(to)
		? translator(locale, "audit")("details.roleChange", { from: names[from], to: names[to] })
		: null;
}

/** "away", "license FL until 2027-06-30", "license FL removed", "leave 2026-12-01 to 2026-12-08", "quiet 21:00 to 07:00", "public", "not public", "profile 7 again", "photograph", "no photograph" */
function record(details: string, locale: Locale): string | null {
	const t = translator(locale, "audit");
	const { away, active } = copyFor(locale, "people", { days: "" }).list;
	if (details === "away" || details === "active") return details === "away" ? away : active;
	const [, code = "", day] = /^license ([A-Z]{2}) (?:until (\d{4}-\d\d-\d\d)|removed)$/.exec(details) ?? [];
	const state = jurisdictionName(code, locale);
	if (state && !day) return t("details.licenseRemoved", { state });
	if (state && day) {
		return t("details.license", { state, date: dayIn(day, locale) });
	}
	if (details === "no leave") return t("details.noLeave");
	if (details === "not quiet") return t("details.noQuiet");
	const [, from, until] = /^quiet (\d\d:\d\d) to (\d\d:\d\d)$/.exec(details) ?? [];
	if (from && until) return t("details.quiet", { from, until });
	const [, first, last] = /^leave (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/.exec(details) ?? [];
	if (first && last) return t("details.leave", { from: dayIn(first, locale), until: dayIn(last, locale) });
	const [, version] = /^profile (\d+) again$/.exec(details) ?? [];
	if (version) return t("details.profileAgain", { version });
	if (details === "photograph") return t("details.photo");
	if (details === "no photograph") return t("details.noPhoto");
	if (details === "public") return t("details.onSite");
	return details === "not public" ? t("details.notOnSite") : null;
}

function dayIn(day: string, locale: Locale): string {
	return formatDate(locale, new Date(`${day}T12:00:00Z`), agency.timeZone);
}
