import { agency } from "#content/agency.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { isOpen, nextOpening } from "#domain/office-hours/office-hours.ts";
import { productSlugs } from "#domain/products/products.ts";
import { fieldsOfRules, firstRules } from "#domain/routing/routing-rules.ts";
import { type Candidate, shiftsOf } from "#domain/routing/rule-facts.ts";
import { licenseStanding } from "#domain/team/staff-record.ts";
import { formatDate, formatDateTime, formatDayAndTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import { readCandidates } from "./read-candidates.server.ts";
import { countQueue, queueInWords, queueRows, readQueue } from "./read-queue.server.ts";
import { momentOf } from "./route-leads.server.ts";
import { readRules, type SavedRules } from "./routing-rules.server.ts";

/** The page of the rules: the saved rules, everyone's current state, and the unassigned leads. */
export async function readRoutingPage(
	{ database: { db }, clock }: Pick<Services, "database" | "clock">,
	locale: Locale,
) {
	const now = clock();
	const rules = await readRules(db);
	const candidates = await readCandidates(db, now);
	const waiting = await countQueue(db);
	const { services } = copyFor(locale, "shell");
	return {
		copy: copyFor(locale, "routing"),
		state: describeState(rules, locale),
		version: rules?.version ?? 0,
		fields: {
			...(rules ? fieldsOfRules(rules.rules) : fieldsOfRules(firstRules)),
			...(rules?.isOn !== false && { isOn: "on" }),
		},
		products: productSlugs.map((slug) => ({ slug, name: services[slug] })),
		people: candidates.map((candidate) => describeCandidate(candidate, now, locale)),
		waiting: rules?.isOn ? queueInWords(waiting, locale) : null,
		queue: rules?.isOn ? await readQueue(db, { rules, candidates, now }, locale) : [],
		isCut: waiting > queueRows,
	};
}

function describeState(rules: SavedRules | null, locale: Locale): string {
	const t = translator(locale, "routing.filled");
	if (!rules) return t("state.never");
	const values = {
		version: rules.version,
		name: rules.savedByName,
		time: formatDateTime(locale, rules.savedAt, agency.timeZone),
	};
	return t(rules.isOn ? "state.on" : "state.off", values);
}

/** The current state of a person: why they get no leads, and when they got their last one. */
function describeCandidate(candidate: Candidate, now: Date, locale: Locale) {
	const t = translator(locale, "routing.filled");
	const { today } = momentOf(now);
	const shifts = shiftsOf(candidate.hours, officeSchedule);
	const next = formatDayAndTime(locale, nextOpening(now, shifts), agency.timeZone);
	const nameOf = (state: string) => jurisdictionName(state, locale) ?? state;
	const dated = candidate.licenses.map((license) => ({
		state: nameOf(license.state),
		standing: licenseStanding(license, today),
		date: formatDate(locale, new Date(`${license.expiresOn}T12:00:00Z`), "UTC"),
	}));
	const valid = dated.filter(({ standing }) => standing !== "expired").map(({ state }) => state);
	const { lastLead } = candidate;
	return {
		id: candidate.userId,
		name: candidate.name,
		state: [
			candidate.isAway ? t("facts.presence.unmet") : t("facts.presence.met"),
			isOpen(now, shifts) ? t("facts.hours.met") : t("facts.hours.unmet", { time: next }),
			valid.length > 0 ? t("person.states", { states: valid.join(", ") }) : t("person.noStates"),
			lastLead
				? t("person.lastLead", { time: formatDateTime(locale, lastLead.at, agency.timeZone) })
				: t("person.noLead"),
		],
		warnings: dated.flatMap(({ standing, ...license }) =>
			standing === "valid" ? [] : t(`person.${standing}`, license),
		),
	};
}
