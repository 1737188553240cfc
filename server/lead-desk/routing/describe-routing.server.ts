import { agency } from "#content/agency.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import type { CandidateReasons, Routing } from "#domain/routing/route-lead.ts";
import type { RuleFact } from "#domain/routing/rule-facts.ts";
import { formatDate, formatDateTime, formatDayAndTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";

/** The rules' results for one person, in words. */
export interface PersonReasons {
	id: string;
	name: string;
	isOwner: boolean;
	/** Why they have the lead, or why they don't. */
	verdict: string[];
	facts: { text: string; isMet: boolean }[];
}

/** The rules' results for all people, in the reader's language. People who take part come first. */
export function describeCandidates({ candidates, ownerId }: Routing, locale: Locale): PersonReasons[] {
	return candidates
		.toSorted((a, b) => Number(takesPart(b)) - Number(takesPart(a)))
		.map((candidate) => ({
			id: candidate.userId,
			name: candidate.name,
			isOwner: candidate.userId === ownerId,
			verdict: verdictOf(candidate, locale),
			facts: candidate.facts.map((fact) => ({ text: factInWords(fact, locale), isMet: fact.isMet })),
		}));
}

/** Why the owner has the lead, as a sentence. */
export function describeChoice({ candidates }: Routing, locale: Locale): string {
	const t = translator(locale, "routing.filled");
	const [owner] = candidates;
	const turn = owner?.facts.find((fact) => fact.rule === "turn");
	const name = owner?.name ?? "";
	return turn && turn.of > 1 ? t("summary.turn", { name, count: turn.of - 1 }) : t("summary.only", { name });
}

function takesPart({ facts }: CandidateReasons): boolean {
	return facts.every(({ rule, isMet }) => rule !== "part" || isMet);
}

function verdictOf(candidate: CandidateReasons, locale: Locale): string[] {
	const t = translator(locale, "routing.filled");
	const { facts } = candidate;
	// A person who doesn't take part needs no other reason.
	if (!takesPart(candidate)) return [t("facts.part.unmet")];
	const unmet = facts.filter(({ isMet, rule }) => !isMet && rule !== "turn");
	if (unmet.length > 0) return unmet.map((fact) => factInWords(fact, locale));
	const turn = facts.find((fact) => fact.rule === "turn");
	if (!turn || turn.place === null || turn.place === 1) return [t("next")];
	return [t("eligible", { place: turn.place, of: turn.of })];
}

/** One fact as a sentence: "Florida license: valid through June 30, 2027". */
export function factInWords(fact: RuleFact, locale: Locale): string {
	const t = translator(locale, "routing.filled");
	const met = fact.isMet ? "met" : "unmet";
	const state = fact.isNeeded ? met : "unneeded";
	switch (fact.rule) {
		case "part":
			return t(`facts.part.${met}`);
		case "presence":
			return t(`facts.presence.${met}`);
		case "role":
			return t(`facts.role.${state}`);
		case "license":
			return licenseInWords(fact, locale);
		case "product":
			return t(`facts.product.${state}`, {
				product: fact.product ? translator(locale, "shell")(`services.${fact.product}`) : "",
			});
		case "language":
			return t(`facts.language.${state}`, {
				language: translator(locale, "team")(`languageNames.${fact.language}`),
			});
		case "hours":
			return t(`facts.hours.${state}`, {
				time: fact.beginsAt ? formatDayAndTime(locale, new Date(fact.beginsAt), agency.timeZone) : "",
			});
		case "newcomer":
			return t(`facts.newcomer.${state}`, { count: fact.inARow });
		case "turn":
			return turnInWords(fact, locale);
	}
}

function licenseInWords(fact: Extract<RuleFact, { rule: "license" }>, locale: Locale): string {
	const t = translator(locale, "routing.filled");
	if (!fact.isNeeded) return t("facts.license.unneeded");
	const { state, expiresOn, isMet } = fact;
	const date = expiresOn ? formatDate(locale, new Date(`${expiresOn}T12:00:00Z`), "UTC") : "";
	if (state === null) return t(`facts.license.${isMet ? "anyMet" : expiresOn ? "anyExpired" : "anyNone"}`, { date });
	const name = jurisdictionName(state, locale) ?? state;
	return t(`facts.license.${isMet ? "met" : expiresOn ? "expired" : "none"}`, { state: name, date });
}

function turnInWords(fact: Extract<RuleFact, { rule: "turn" }>, locale: Locale): string {
	const t = translator(locale, "routing.filled");
	const { place, of, lastLead, share } = fact;
	if (place === null) return t("facts.turn.none");
	const number = new Intl.NumberFormat(intlLocales[locale]);
	const counted = { place: number.format(place), of: number.format(of) };
	if (lastLead === null) return t("facts.turn.first", counted);
	const time = formatDateTime(locale, new Date(lastLead.at), agency.timeZone);
	return t("facts.turn.waited", { ...counted, time, count: lastLead.since, share: number.format(share) });
}
