import { parseBulkChange } from "#domain/lead-desk/bulk-change.ts";
import { isCallOutcome } from "#domain/lead-desk/call-outcome.ts";
import { isLeadStatus } from "#domain/lead-desk/lead-status.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { isPersonChangeName } from "#domain/persons/person-change.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";

/**
 * Describes an entry about work on leads: `status: won`, `call: reached`, `lost.price: 12`. Null if it is about
 * something else.
 */
export function describeLeadDetail(details: string, locale: Locale): string | null {
	const t = translator(locale, "leadPage");
	const [, what, value] = /^(status|call): (\w+)$/.exec(details) ?? [];
	if (what === "status" && isLeadStatus(value)) return t(`statuses.${value}`);
	if (what === "call" && isCallOutcome(value)) return t(`outcomes.${value}`);
	if (/^removal: \d+$/.test(details)) return translator(locale, "commands")("removal");
	if (/^leave: \d+$/.test(details)) return translator(locale, "commands")("leave");
	if (/^facts: \d+$/.test(details)) return translator(locale, "commands")("facts");
	if (/^inbound: \d+$/.test(details)) return translator(locale, "commands")("inbound");
	if (/^appointment: \d+$/.test(details)) return translator(locale, "commands")("appointments.name");
	if (/^policy: \d+$/.test(details)) return translator(locale, "commands")("policies.name");
	if (/^view: \d+$/.test(details)) return translator(locale, "commands")("view");
	const [, imported] = /^import: (\d+)$/.exec(details) ?? [];
	if (imported) return translator(locale, "leadDesk.filled")("leads", { count: Number(imported) });
	return bulkDetail(details, locale) ?? personsDetail(details, locale) ?? exportDetail(details, locale);
}

/** Describes a decision about persons, and for how many leads: `persons.merge: 2`. */
function personsDetail(details: string, locale: Locale): string | null {
	const [, name, count] = /^persons\.(\w+): (\d+)$/.exec(details) ?? [];
	if (!isPersonChangeName(name)) return null;
	const leads = translator(locale, "leadDesk.filled")("leads", { count: Number(count) });
	return [leads, translator(locale, "persons")(`changes.${name}`)].join(" · ");
}

/** Format, number of leads and filters of an exported file: `csv: 12 status=new&text=*`. Typed words are not logged. */
function exportDetail(details: string, locale: Locale): string | null {
	const [, format, count, query = ""] = /^(csv|json): (\d+)(?: (\S+))?$/.exec(details) ?? [];
	if (!format) return null;
	const { filters, flags } = copyFor(locale, "leadDesk");
	const names: Readonly<Record<string, unknown>> = { ...flags, ...filters };
	const used = [...new URLSearchParams(query)].map(([name, value]) => `${names[name] ?? name}: ${value}`);
	const leads = translator(locale, "leadDesk.filled")("leads", { count: Number(count) });
	return [format.toUpperCase(), leads, ...used].join(" · ");
}

/** How many leads were changed together, and to what. The name of an owner is left out: it is in no entry. */
function bulkDetail(details: string, locale: Locale): string | null {
	const [, name, count] = /^([\w.]+): (\d+)$/.exec(details) ?? [];
	const change = parseBulkChange(name);
	if (!change) return null;
	const words = translator(locale, "leadPage");
	const leads = translator(locale, "leadDesk.filled")("leads", { count: Number(count) });
	if (change.kind !== "status") return leads;
	const reason = change.reason && words(`reasons.${change.reason}`);
	return [leads, words(`statuses.${change.status}`), reason].filter(Boolean).join(" · ");
}
