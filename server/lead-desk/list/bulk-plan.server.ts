import { type BulkChange, bulkChangeName, maxBulkLeads, parseBulkChange } from "#domain/lead-desk/bulk-change.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { parseLeadFilter, unreadFilters } from "#domain/lead-desk/lead-filter.ts";
import { fullName } from "#domain/leads/lead.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { copyFor, type Messages, translator } from "#i18n/messages.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { readLicensedStates } from "../../staff/lead-actor.server.ts";
import { listDeskPeople } from "../page/desk-people.server.ts";
import { readMoment } from "../today/post-today.server.ts";
import type { BulkPlan } from "./bulk-change.server.ts";
import { bulkChangeText, changeChoices } from "./change-choices.server.ts";
import { type LeadSelection, type SelectedLead, selectLeads } from "./select-leads.server.ts";

const namesShown = 10;

/** The fields of an address or a form. */
interface Fields {
	get(name: string): unknown;
	getAll(name: string): unknown[];
}

/** Which leads were selected: all of a list, or those with these ids. */
export function readSelection(fields: Fields): LeadSelection {
	if (fields.get("all") === "yes") return { filter: parseLeadFilter(new URLSearchParams(listOf(fields))) };
	return { ids: fields.getAll("lead").flatMap((id) => readRowId(id) ?? []) };
}

/** True if all leads of an unreadable list were selected: without a filter it would be more leads. */
export function isListUnread(fields: Fields): boolean {
	return fields.get("all") === "yes" && unreadFilters(new URLSearchParams(listOf(fields))).length > 0;
}

/** The filters of the list that the leads were selected on. */
export function listOf(fields: Fields): string {
	const list = fields.get("list");
	return typeof list === "string" ? list : "";
}

/** The preview that the person agreed to, as its form sends it. Null if a part is missing. */
export function readPlan(fields: Fields, form: FormData): BulkPlan | null {
	const change = parseBulkChange(fields.get("change"));
	const [at, expected] = [readMoment(form.get("at")), Number(form.get("expected"))];
	if (!(change && at && Number.isInteger(expected)) || expected < 0 || isListUnread(fields)) return null;
	return { selection: readSelection(fields), change, at, expected };
}

/** Previews the change. */
export async function previewBulk(
	services: Pick<Services, "clock" | "database">,
	reader: LeadActor,
	fields: Fields,
	locale: Locale,
) {
	const { db } = services.database;
	const at = services.clock();
	const copy = copyFor(locale, "leadDesk");
	const counts = translator(locale, "leadDesk.filled");
	const people = mayWorkAllLeads(reader.role) ? await listDeskPeople(db, at, null) : [];
	const screen = { reader, locale, copy, people };
	const name = String(fields.get("change") ?? "");
	const change = parseBulkChange(name);
	const selection = readSelection(fields);
	const isNobody = "ids" in selection && selection.ids.length === 0;
	const form = { isNobody, copy, choices: changeChoices(screen), chosen: change ? name : "", list: listOf(fields) };
	if (!change || isNobody) return { ...form, plan: null };
	const { leads, selected, isCut } = await selectLeads(db, reader, {
		selection,
		change,
		now: at,
	});
	const count = leads.length;
	const more = Math.max(0, count - namesShown);
	return {
		...form,
		plan: {
			at: at.toISOString(),
			count,
			change: bulkChangeText(name, screen),
			note: noteOf(change, copy),
			isDeletion: change.kind === "deleted",
			question: counts(change.kind === "deleted" ? "deleteQuestion" : "question", { count }),
			confirm: counts(change.kind === "deleted" ? "deleteConfirm" : "confirm", { count }),
			now: change.kind === "released" || change.kind === "deleted" ? [] : nowText(leads, change.kind, screen),
			names: leads.slice(0, namesShown).map(fullName),
			more: more > 0 ? counts("others", { count: more }) : null,
			unlicensed: await unlicensedText(leads, change, { ...screen, db, now: at }),
			unaffected: selected > count ? counts("unaffected", { count: selected - count }) : null,
			cut: isCut ? counts("cut", { count: new Intl.NumberFormat(intlLocales[locale]).format(maxBulkLeads) }) : null,
		},
	};
}

/** Other effects of the change. */
function noteOf({ kind }: BulkChange, { confirm }: Messages["leadDesk"]): string | null {
	if (kind === "released") return confirm.released;
	return kind === "deleted" ? confirm.deleted : null;
}

/** How many leads would go to somebody without a license in their states. Null for none. */
async function unlicensedText(
	leads: readonly SelectedLead[],
	change: BulkChange,
	{
		db,
		now,
		people,
		locale,
	}: { db: Database; now: Date; people: readonly { id: string; name: string }[]; locale: Locale },
): Promise<string | null> {
	const owner = change.kind === "owner" ? people.find(({ id }) => id === change.ownerId) : undefined;
	if (!owner) return null;
	const licensed = new Set(await readLicensedStates(db, owner.id, now));
	const count = leads.filter(({ state }) => state !== null && !licensed.has(state)).length;
	return count > 0 ? translator(locale, "leadDesk.filled")("unlicensed", { count, name: owner.name }) : null;
}

/** The leads' current values, the most frequent first: "New (9)", "Contacted (3)". */
function nowText(
	leads: readonly SelectedLead[],
	kind: "status" | "owner",
	screen: Parameters<typeof bulkChangeText>[1],
): string[] {
	const found = new Map<string, number>();
	for (const { status, statusReason, ownerId } of leads) {
		if (status === "erased") continue;
		const name = bulkChangeName(kind === "owner" ? { kind, ownerId } : { kind, status, reason: statusReason });
		found.set(name, (found.get(name) ?? 0) + 1);
	}
	const number = new Intl.NumberFormat(intlLocales[screen.locale]);
	return [...found]
		.sort(([, one], [, other]) => other - one)
		.map(([name, count]) => `${bulkChangeText(name, screen)} (${number.format(count)})`);
}
