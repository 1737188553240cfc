import type { SetFacts } from "#domain/agency/settable-facts.ts";
import { funeralCost } from "#domain/calculators/funeral-costs.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { revocationBusinessDays } from "#domain/contacts/revocation-deadline.ts";
import { contactIntervalMinutes } from "#domain/leads/contact-form.ts";
import { contactHours, reviewHours } from "#domain/leads/deadlines.ts";
import { type Locale, languageCookieMaxAge } from "#domain/locale/locales.ts";
import { locationHours } from "#domain/location/cached-location.ts";
import { stateNoun, stateWords } from "#domain/location/state-names.ts";
import { confirmationDays, dataRequestDays, optOutBusinessDays } from "#domain/privacy/request-clock.ts";
import type { RateFacts } from "#domain/rates/rate-table.ts";
import { retention } from "#domain/retention.ts";
import { specialCharacters } from "#domain/staff/credentials.ts";
import { warningMinutes } from "#domain/staff/inactivity.ts";
import { emailChangeHours } from "#domain/staff/own-account.ts";
import { freshMinutes, secondStepMinutes } from "#domain/staff/second-factor.ts";
import { deviceCookieDays, linkCookieMinutes, sessionMaxHours } from "#domain/staff/sign-in-periods.ts";
import { copyExampleFigures } from "#domain/stories/copy-examples.ts";
import { formatEstimate, formatMoney } from "#i18n/format.ts";
import { agency } from "./agency.ts";
import { agencyFacts } from "./agency-facts.ts";
import { claimedNumbers } from "./claimed-numbers.server.ts";
import { replacedFacts } from "./facts-in-effect.ts";
import { ibcNotices } from "./notices.ts";
import { officeHours, shortTimeZoneName, standardTimeZoneName, timeZoneName } from "./office-hours.ts";
import { rateTables } from "./rates.ts";
import { siteLanguages } from "./site-languages.ts";

type LocalFacts = ReturnType<typeof computeFacts>;

const known = new WeakMap<Claims, { set: SetFacts; byLocale: Partial<Record<Locale, LocalFacts>> }>();

/**
 * The facts that all copy and messages may name in braces, in one language. Each text is read with them, so they are
 * computed once for the claims and the set facts in effect.
 */
export function localFacts(locale: Locale, claims: Claims): LocalFacts {
	const set = replacedFacts();
	let ofClaims = known.get(claims);
	if (ofClaims?.set !== set) {
		ofClaims = { set, byLocale: {} };
		known.set(claims, ofClaims);
	}
	ofClaims.byLocale[locale] ??= computeFacts(locale, claims);
	return ofClaims.byLocale[locale];
}

function computeFacts(locale: Locale, claims: Claims) {
	const hours = officeHours(locale);
	const timeZone = timeZoneName(locale);
	const home = stateWords(agency.address.region, locale);
	return {
		...agencyFacts,
		...promises,
		ibcNotice: ibcNotices[locale].replaceAll("{agency}", agency.name),
		...claimedNumbers(locale, claims),
		...examplePremiums(locale),
		homeFuneralCost: formatMoney(locale, funeralCost(agency.address.region) ?? 0),
		...stateNouns(locale),
		homeState: home.state,
		inHomeState: home.inState,
		officeHours: hours.sentence,
		officeHoursCapitalized: hours.capitalized,
		officeHoursLine: hours.line,
		officeHoursShort: hours.short,
		siteLanguages: siteLanguages(locale),
		passwordSigns: [...specialCharacters].join(" "),
		timeZone,
		timeZoneCapitalized: timeZone.charAt(0).toUpperCase() + timeZone.slice(1),
		timeZoneShort: shortTimeZoneName(locale),
		timeZoneStandard: standardTimeZoneName(locale),
	};
}

/** How a text goes on after the number of states, which can be one: an admin may mark the others as missing a license. */
function stateNouns(locale: Locale) {
	const { licensedStates, otherStates } = agencyFacts;
	return {
		statesNoun: stateNoun(locale, Number(licensedStates)),
		otherStatesNoun: stateNoun(locale, Number(otherStates)),
	};
}

let premiums: { rates: RateFacts | undefined; byLocale: Map<Locale, Record<string, string>> } | undefined;

/**
 * The premiums that copy names, from the rates in use. Words around one that is missing are withheld (`exampleOf`). They
 * outlive a change of other facts.
 */
function examplePremiums(locale: Locale): Record<string, string> {
	const { rates } = replacedFacts();
	if (!premiums || premiums.rates !== rates) premiums = { rates, byLocale: new Map() };
	const known = premiums.byLocale.get(locale);
	if (known) return known;
	const { cents, counts } = copyExampleFigures(agency.address.region, rateTables);
	const written = Object.fromEntries([
		...Object.entries(cents).map(([name, value]) => [name, formatEstimate(locale, value)] as const),
		...Object.entries(counts).map(([name, value]) => [name, String(value)] as const),
	]);
	premiums.byLocale.set(locale, written);
	return written;
}

/** Deadlines and storage periods, on the server and in the browser. */
const periods = {
	reviewHours,
	contactHours,
	contactIntervalMinutes,
	revocationBusinessDays,
	locationHours,
	languageCookieDays: languageCookieMaxAge / 86_400,
	sessionDays: Math.max(...Object.values(sessionMaxHours)) / 24,
	warningMinutes,
	linkCookieMinutes,
	emailChangeHours,
	freshMinutes,
	secondStepMinutes,
	deviceCookieDays,
	dataRequestDays,
	optOutBusinessDays,
	confirmationDays,
	...retention,
};
const promises = Object.fromEntries(Object.entries(periods).map(([name, value]) => [name, String(value)])) as Record<
	keyof typeof periods,
	string
>;
