import { and, desc, eq, isNull, ne, or, type SQL } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions } from "#database/schema.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import { type LeadActor, mayOpenLead } from "#domain/lead-desk/lead-access.ts";
import { fullName } from "#domain/leads/lead.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { compareNames, nameKey } from "#domain/persons/name-agreement.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { requestOf } from "../../leads/lead-case.server.ts";
import { leadIsThere } from "../../leads/lead-is-there.server.ts";
import { statusName } from "../../leads/status-name.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";

/** More than anybody sends by hand. */
const maxShown = 20;

/** The lead that is open. */
type OpenLead = Pick<DeskLead, "id" | "personId" | "email" | "phone" | "firstName" | "lastName">;

interface Screen {
	reader: LeadActor;
	lead: OpenLead;
	locale: Locale;
}

/**
 * Other data of the person of a lead: their other leads, and leads that only have the same number or address. The newest come first. Those that the reader may not open are only counted.
 */
export async function readThisPerson(db: Database, reader: LeadActor, lead: OpenLead, locale: Locale) {
	const screen = { reader, lead, locale };
	const { personId } = contactSubmissions;
	const person = lead.personId;
	const keys = sameKeys(lead);
	const ofOthers = person ? or(isNull(personId), ne(personId, person)) : undefined;
	return {
		own: await group(db, person ? eq(personId, person) : undefined, "own", screen),
		alike: await group(db, keys && and(keys, ofOthers), "alike", screen),
	};
}

function sameKeys(lead: OpenLead): SQL | undefined {
	const [email, phone] = [lead.email && emailKey(lead.email), lead.phone && phoneKey(lead.phone)];
	return or(
		email ? eq(contactSubmissions.emailKey, email) : undefined,
		phone ? eq(contactSubmissions.phoneKey, phone) : undefined,
	);
}

async function group(db: Database, which: SQL | undefined, kind: "own" | "alike", screen: Screen) {
	if (!which) return { leads: [], others: null };
	const { id, createdAt } = contactSubmissions;
	const rows = await db
		.select()
		.from(contactSubmissions)
		.where(and(which, ne(id, screen.lead.id), leadIsThere))
		.orderBy(desc(createdAt), desc(id))
		.limit(maxShown);
	const mine = rows.filter((other) => mayOpenLead(screen.reader, other));
	const hidden = rows.length - mine.length;
	return {
		leads: mine.map((other) => describeOther(other, screen)),
		others: hidden > 0 ? translator(screen.locale, "persons.filled")(`hidden.${kind}`, { count: hidden }) : null,
	};
}

/** One of the leads, and what it has in common with the one that is open. */
function describeOther(other: DeskLead, { lead, locale }: Screen) {
	return {
		id: other.id,
		name: fullName(other),
		isOtherName: ["alike", "other"].includes(compareNames(nameKey(fullName(lead)), nameKey(fullName(other)))),
		matches: translator(locale, "persons")(`matches.${matchOf(lead, other)}`),
		text: translator(locale, "persons.filled")("lead", {
			when: formatDate(locale, other.createdAt, agency.timeZone),
			what: translator(locale, "leadSummary")(`kinds.${requestOf(other)}`),
			status: other.status === "erased" ? "" : statusName(other.status, locale),
		}),
	};
}

/** The data that two leads have in common. */
function matchOf(lead: OpenLead, other: DeskLead) {
	const isSameEmail = lead.email !== null && other.emailKey === emailKey(lead.email);
	const isSamePhone = lead.phone !== null && other.phoneKey !== null && other.phoneKey === phoneKey(lead.phone);
	if (isSameEmail) return isSamePhone ? "both" : "email";
	return isSamePhone ? "phone" : "none";
}
