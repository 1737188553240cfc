import { inArray } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { noLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { fullName } from "#domain/leads/lead.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import { listLeads } from "../list/list-leads.server.ts";
import { type DeskLead, findLead } from "../work/find-lead.server.ts";
import { describePair, leadLine, type PairScreen } from "./describe-pair.server.ts";
import { readThisPerson } from "./read-this-person.server.ts";

const maxFound = 20;
const maxTyped = 100;

type Parts = Pick<Services, "clock" | "database" | "env">;

/**
 * The decisions that staff can make about the person of a lead. The address asks for more: `find` looks for other
 * leads, `with` shows the person of another lead next to this one, and `split` shows which leads would become another
 * person's.
 */
export async function readPersonPage(screen: PairScreen & { parts: Parts }, lead: DeskLead, query: URLSearchParams) {
	const { parts, reader, locale } = screen;
	const { db } = parts.database;
	const { own, alike } = await readThisPerson(db, reader, lead, locale);
	const find = (query.get("find") ?? "").trim().slice(0, maxTyped);
	const asked = readRowId(query.get("with"));
	const other = asked ? await findLead(db, reader, asked) : null;
	const pair = lead.personId && other?.personId ? await describePair(screen, lead.personId, other.personId) : null;
	return {
		leadId: lead.id,
		name: fullName(lead),
		isLinked: lead.personId !== null,
		leads: [leadLine(lead, locale), ...own.leads.map(({ id, name, text }) => ({ id, name, text }))],
		hidden: own.others,
		alike,
		find,
		found: find ? await foundLeads(screen, lead, find) : null,
		pair,
		isPairMissing: asked !== null && pair === null,
		split: await splitOf(screen, lead, query),
		copy: copyFor(locale, "persons"),
	};
}

/** Leads of other persons that a search finds, among those that the reader may open. */
async function foundLeads({ parts, reader, locale }: PairScreen & { parts: Parts }, lead: DeskLead, find: string) {
	const { rows } = await listLeads(parts, reader, { ...noLeadFilter, text: find }, maxFound);
	const ids = rows.map(({ id }) => id);
	if (ids.length === 0) return [];
	const leads = await parts.database.db.select().from(contactSubmissions).where(inArray(contactSubmissions.id, ids));
	const others = leads.filter((other) => other.personId !== null && other.personId !== lead.personId);
	return others
		.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
		.map((other) => leadLine(other, locale));
}

/** The leads that somebody chose to split off. Null if none were chosen, or all. */
async function splitOf({ parts, reader, locale }: PairScreen, lead: DeskLead, query: URLSearchParams) {
	const ids = query.getAll("split").flatMap((id) => readRowId(id) ?? []);
	if (ids.length === 0) return query.has("choose") ? { leads: [], question: "" } : null;
	const rows = await Promise.all(ids.slice(0, maxFound).map((id) => findLead(parts.database.db, reader, id)));
	const leads = rows.filter((row): row is DeskLead => row !== null && row.personId === lead.personId);
	const question = translator(locale, "persons.filled")("split", { count: leads.length });
	return { leads: leads.map((row) => leadLine(row, locale)), question };
}
