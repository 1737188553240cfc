import { and, desc, eq, isNull } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, users } from "#database/schema.ts";
import { type LeadActor, mayOpenLead } from "#domain/lead-desk/lead-access.ts";
import { fullName } from "#domain/leads/lead.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { nameKey } from "#domain/persons/name-agreement.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { requestOf } from "../../leads/lead-case.server.ts";
import type { Services } from "../../services.server.ts";
import { describeSuppressions } from "../../suppression/describe-suppressions.server.ts";
import { suppressionsOf } from "../../suppression/suppressions.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { seenLeads } from "./change-persons.server.ts";

/** If a person has more leads, the page shows the newest ones. */
const maxLeads = 20;

export interface PairScreen {
	parts: Pick<Services, "database" | "env">;
	reader: LeadActor;
	locale: Locale;
}

/** Two persons side by side: what agrees and what differs. Null if the reader may not open any lead of one of them. */
export async function describePair(screen: PairScreen, oneId: string, otherId: string) {
	const [one, other] = [await readSide(screen, oneId), await readSide(screen, otherId)];
	if (!(one.lead && other.lead) || oneId === otherId) return null;
	const copy = copyFor(screen.locale, "persons").pair;
	const compared = (["names", "emails", "phones", "states"] as const).map((fact) => {
		const common = one.keys[fact].some((value) => other.keys[fact].includes(value));
		const isKnown = one.keys[fact].length > 0 && other.keys[fact].length > 0;
		return { label: copy.facts[fact], common, isKnown };
	});
	const leads = [...one.all, ...other.all];
	return {
		one: describeSide(one, one.lead.id),
		other: describeSide(other, other.lead.id),
		agrees: compared.filter(({ common }) => common).map(({ label }) => label),
		differs: compared.filter(({ common, isKnown }) => isKnown && !common).map(({ label }) => label),
		/** True if the reader may open every lead of both. */
		mayChange: leads.every((lead) => lead.deletedAt !== null || mayOpenLead(screen.reader, lead)),
		/** Empty if there are too many leads to have seen them all. */
		seen: leads.length < maxLeads ? seenOf(leads) : "",
	};
}

type Side = Awaited<ReturnType<typeof readSide>>;

function seenOf(leads: readonly DeskLead[]): string {
	const links = Object.fromEntries(leads.map((lead) => [lead.id, lead.personId ?? ""]));
	return seenLeads({ leads: links }, Object.values(links));
}

async function readSide({ parts: { database, env }, reader, locale }: PairScreen, personId: string) {
	const { db } = database;
	const rows = await db
		.select({ lead: contactSubmissions, owner: users.name, ownerEmail: users.email })
		.from(contactSubmissions)
		.leftJoin(users, eq(users.id, contactSubmissions.ownerId))
		.where(and(eq(contactSubmissions.personId, personId), isNull(contactSubmissions.erasedAt)))
		.orderBy(desc(contactSubmissions.createdAt), desc(contactSubmissions.id))
		.limit(maxLeads);
	const there = rows.filter(({ lead }) => lead.deletedAt === null);
	const open = there.filter(({ lead }) => mayOpenLead(reader, lead));
	const leads = open.map(({ lead }) => lead);
	const stops = (await suppressionsOf(db, env, leads)).flatMap(
		(found) => describeSuppressions(found, locale)?.badge ?? [],
	);
	const unique = (values: readonly (string | null | undefined)[]) =>
		[...new Set(values.filter((value) => !!value))] as string[];
	return {
		all: rows.map(({ lead }) => lead),
		lead: leads[0] ?? null,
		leads: leads.map((lead) => leadLine(lead, locale)),
		hidden: there.length - open.length,
		locale,
		keys: {
			names: unique(leads.map((lead) => nameKey(fullName(lead)))),
			emails: unique(leads.map((lead) => lead.emailKey)),
			phones: unique(leads.map((lead) => lead.phoneKey)),
			states: unique(leads.map((lead) => lead.state)),
		},
		facts: {
			names: unique(leads.map(fullName)),
			emails: unique(leads.map((lead) => lead.email)),
			phones: unique(leads.map((lead) => lead.phone && phoneText(lead.phone))),
			states: unique(leads.map((lead) => lead.state && (jurisdictionName(lead.state, locale) ?? lead.state))),
			owners: unique(open.map(({ owner, ownerEmail }) => owner || ownerEmail)),
			stops: unique(stops),
		},
	};
}

/** One lead of a person, as a line. */
export function leadLine(lead: DeskLead, locale: Locale) {
	return {
		id: lead.id,
		name: fullName(lead),
		text: translator(locale, "persons.filled")("lead", {
			when: formatDate(locale, lead.createdAt, agency.timeZone),
			what: translator(locale, "leadSummary")(`kinds.${requestOf(lead)}`),
			status: lead.status === "erased" ? "" : translator(locale, "leadPage")(`statuses.${lead.status}`),
		}),
	};
}

function describeSide({ leads, facts, hidden, locale }: Side, leadId: string) {
	const copy = copyFor(locale, "persons").pair;
	const names = ["names", "emails", "phones", "states", "owners", "stops"] as const;
	return {
		leadId,
		leads,
		facts: names
			.map((name) => ({ name, label: copy.facts[name], values: facts[name] }))
			.filter(({ values }) => values.length > 0),
		hidden: hidden > 0 ? translator(locale, "persons.filled")("hidden.own", { count: hidden }) : null,
	};
}
