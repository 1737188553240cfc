import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNull, lt, ne, or, type SQL } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, doNotCallAreas, doNotCallLists } from "#database/schema.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { maxCheckAgeDays } from "#domain/do-not-call/check-age.ts";
import { leadingCheck, type NumberCheck, standingChecks } from "#domain/do-not-call/standing-check.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { addDays, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";
import { checksOfNumbers } from "./checks-of-numbers.server.ts";
import { sourceName } from "./source-name.server.ts";

type List = typeof doNotCallLists.$inferSelect;
type Area = typeof doNotCallAreas.$inferSelect;
type Parts = Pick<Services, "clock" | "database">;

/** How many lists a page shows. */
const pageSize = 30;

/** A list as the register shows it. */
export interface RegisterLine {
	id: string;
	title: string;
	state: "counts" | "applying" | "lapsed" | "replaced" | "removed";
	stateText: string;
	facts: string[];
	mayRemove: boolean;
}

/**
 * The additions to the register, newest first.
 * @param before the id of a list: the page starts with the next older one
 */
export async function registerLines(
	{ clock, database: { db } }: Parts,
	{ before, locale }: { before: string | null; locale: Locale },
): Promise<{ lines: RegisterLine[]; olderThan: string | null }> {
	const { id, addedAt, state } = doNotCallLists;
	const [place] = before ? await db.select().from(doNotCallLists).where(eq(id, before)) : [];
	const older: SQL | undefined =
		place && or(lt(addedAt, place.addedAt), and(eq(addedAt, place.addedAt), lt(id, place.id)));
	const rows = await db
		.select()
		.from(doNotCallLists)
		.where(and(ne(state, "loading"), ne(state, "draft"), older))
		.orderBy(desc(addedAt), desc(id))
		.limit(pageSize + 1);
	const lists = rows.slice(0, pageSize);
	const ids = lists.map((list) => list.id);
	const areas = ids.length ? await db.select().from(doNotCallAreas).where(inArray(doNotCallAreas.listId, ids)) : [];
	const today = zonedTime(clock(), agency.timeZone).date;
	return {
		lines: lists.map((list) =>
			describeList(
				list,
				areas.filter(({ listId }) => listId === list.id),
				{ today, locale },
			),
		),
		olderThan: rows.length > pageSize ? (lists.at(-1)?.id ?? null) : null,
	};
}

function describeList(
	list: List,
	areas: readonly Area[],
	{ today, locale }: { today: string; locale: Locale },
): RegisterLine {
	const t = translator(locale, "doNotCall");
	const number = (value: number) => new Intl.NumberFormat(intlLocales[locale]).format(value);
	const until = addDays(list.checkedOn, maxCheckAgeDays - 1);
	const state = stateOf(list, areas, today);
	const codes = areas.map(({ areaCode }) => areaCode).sort();
	const by = { who: list.addedByName, date: formatDate(locale, list.addedAt, agency.timeZone) };
	const removed = list.removedAt && {
		who: list.removedByName ?? "",
		date: formatDate(locale, list.removedAt, agency.timeZone),
	};
	return {
		id: list.id,
		title: t("list.title", { source: sourceName(list.source, locale), date: dayOf(list.checkedOn, locale) }),
		state,
		stateText: t(`list.states.${state}`, {
			until: dayOf(until, locale),
			applied: number(list.applied),
			total: number(list.total),
		}),
		facts: [
			codes.length > 0 ? t("list.areaCodes", { codes: codes.join(", ") }) : "",
			list.kind === "areaCodes" ? t("list.listed", { listed: number(list.listed) }) : "",
			list.kind === "results" ? t("list.results", { listed: number(list.listed), numbers: number(list.numbers) }) : "",
			list.kind === "number" ? t(list.listed > 0 ? "list.numberListed" : "list.numberNotListed") : "",
			list.name,
			t("list.added", by),
			removed ? t("list.removed", removed) : "",
		].filter(Boolean),
		mayRemove: list.state === "ready" || list.state === "waiting",
	};
}

function stateOf(list: List, areas: readonly Area[], today: string): RegisterLine["state"] {
	if (list.state === "removed") return "removed";
	if (areas.length > 0 && areas.every(({ endedAt }) => endedAt !== null)) return "replaced";
	if (list.state === "waiting") return "applying";
	return addDays(list.checkedOn, maxCheckAgeDays) <= today ? "lapsed" : "counts";
}

/** A day such as `2026-11-03` in words. */
function dayOf(date: string, locale: Locale): string {
	return formatDate(locale, new Date(`${date}T00:00:00Z`), "UTC");
}

/** The register's data about a typed number; null if it isn't a complete number. */
export async function lookUpNumber({ clock, database: { db } }: Parts, typed: string, locale: Locale) {
	const key = phoneKey(typed);
	if (!key) return null;
	const t = translator(locale, "doNotCall");
	const checks = (await checksOfNumbers(db, [key])).get(key) ?? [];
	const standing = leadingCheck(standingChecks(checks, zonedTime(clock(), agency.timeZone).date));
	const isLead = and(eq(contactSubmissions.phoneKey, key), isNull(contactSubmissions.erasedAt));
	const sentence = ({ source, checkedOn, isListed }: NumberCheck) =>
		t(isListed ? "number.listed" : "number.notListed", {
			source: sourceName(source, locale),
			date: dayOf(checkedOn, locale),
		});
	return {
		number: key,
		standing: standing && sentence(standing),
		checks: [...checks].sort((one, other) => (one.checkedOn < other.checkedOn ? 1 : -1)).map(sentence),
		leads: t("number.leads", { count: await db.$count(contactSubmissions, isLead) }),
		/** Makes the form count once, even if it is sent several times. */
		once: randomUUID(),
	};
}
