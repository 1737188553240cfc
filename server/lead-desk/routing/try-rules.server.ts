import { setImmediate } from "node:timers/promises";
import { and, desc, eq, inArray } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import { contactSubmissions } from "#database/schema.ts";
import { calledBy } from "#domain/leads/lead.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { replayLeads } from "#domain/routing/replay-leads.ts";
import type { Routing } from "#domain/routing/route-lead.ts";
import type { RoutingRules } from "#domain/routing/routing-rules.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { isRealLead } from "../../leads/is-real-lead.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { describeCandidates, describeChoice, type PersonReasons } from "./describe-routing.server.ts";
import { readCandidates } from "./read-candidates.server.ts";
import { readRules } from "./routing-rules.server.ts";
import { routedLead } from "./waiting-leads.server.ts";

/** How many leads rules are tried on. */
const triedLeads = 1000;
/** How many of the leads that would go to somebody else are shown. */
const shownLeads = 25;

/** What rules would have done with the last leads, compared with those in force. */
export interface Trial {
	summary: string;
	/** How many leads would go to each person, and to nobody. */
	people: { name: string; before: string; after: string }[];
	changed: { id: string; name: string; received: string; from: string; to: string }[];
	/** For one lead, the reasons. */
	explained: { name: string; summary: string; people: PersonReasons[] } | null;
}

/**
 * Tries rules on the last leads, before they are saved. Nothing is changed.
 * @param explain the id or the address of the lead that is explained
 */
export async function tryRules(
	{ db, now }: { db: Database; now: Date },
	rules: RoutingRules,
	explain: string,
	locale: Locale,
): Promise<Trial> {
	const { id, state, product, locale: language, kind, createdAt, isListed } = contactSubmissions;
	const newest = await db
		.select({ id, state, product, locale: language, kind, createdAt })
		.from(contactSubmissions)
		.where(and(eq(isListed, true), isRealLead))
		.orderBy(desc(createdAt), desc(id))
		.limit(triedLeads);
	const leads = newest.reverse().map((lead) => ({ id: lead.id, arrivedAt: lead.createdAt, ...routedLead(lead) }));
	const candidates = await readCandidates(db, now);
	const setting = { office: officeSchedule, today: zonedTime(now, agency.timeZone).date };
	const saved = await readRules(db);
	const before = saved?.isOn
		? await inSteps(replayLeads(leads, candidates, saved.rules, setting))
		: new Map<string, Routing>();
	const after = await inSteps(replayLeads(leads, candidates, rules, setting));
	const t = translator(locale, "routing.filled");
	const number = new Intl.NumberFormat(intlLocales[locale]);
	const ownerOf = (routings: Map<string, Routing>, leadId: string) => routings.get(leadId)?.ownerId ?? null;
	const nameOf = (userId: string | null) => candidates.find((one) => one.userId === userId)?.name ?? t("trial.nobody");
	const count = (routings: Map<string, Routing>, userId: string | null) =>
		leads.filter((lead) => ownerOf(routings, lead.id) === userId).length;
	const people = [...candidates.map(({ userId }) => userId), null]
		.map((userId) => ({ name: nameOf(userId), before: count(before, userId), after: count(after, userId) }))
		.filter((one) => one.before + one.after > 0);
	const changed = leads.filter((lead) => ownerOf(before, lead.id) !== ownerOf(after, lead.id)).reverse();
	const asked = readRowId(/[0-9a-f-]{36}/.exec(explain)?.[0]);
	const shown = changed.slice(0, shownLeads);
	const names = await namesOf(db, [...shown.map((lead) => lead.id), ...(asked ? [asked] : [])]);
	const routing = asked ? after.get(asked) : undefined;
	return {
		summary: t("trial.summary", { count: leads.length, changed: changed.length }),
		people: people.map(({ name, ...counts }) => ({
			name,
			before: number.format(counts.before),
			after: number.format(counts.after),
		})),
		changed: shown.map((lead) => ({
			id: lead.id,
			name: names.get(lead.id) ?? "",
			received: formatDateTime(locale, lead.arrivedAt, agency.timeZone),
			from: nameOf(ownerOf(before, lead.id)),
			to: nameOf(ownerOf(after, lead.id)),
		})),
		explained: routing && asked ? explainRouting(routing, names.get(asked) ?? "", locale) : null,
	};
}

/** Visitors are answered between the steps. */
async function inSteps<Result>(steps: Generator<void, Result>): Promise<Result> {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
		await setImmediate();
	}
}

function explainRouting(routing: Routing, name: string, locale: Locale) {
	const summary =
		routing.ownerId === null ? translator(locale, "routing.filled")("trial.noOwner") : describeChoice(routing, locale);
	return { name, summary, people: describeCandidates(routing, locale) };
}

async function namesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const { id, isListed, firstName, lastName, email } = contactSubmissions;
	const rows = await db
		.select({ id, firstName, lastName, email })
		.from(contactSubmissions)
		.where(and(inArray(id, ids), eq(isListed, true)));
	return new Map(rows.map((lead) => [lead.id, calledBy(lead)]));
}
