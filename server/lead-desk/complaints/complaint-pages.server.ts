import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { agency } from "#content/agency.ts";
import { type ComplaintWork, complaintDue, complaintPath } from "#domain/complaints/complaint.ts";
import { evidencePath } from "#domain/evidence/evidence-address.ts";
import { mayExportEvidence } from "#domain/lead-desk/lead-access.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { fullName } from "#domain/leads/lead.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName, jurisdictions } from "#domain/location/jurisdictions.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { mayWorkComplaints } from "#domain/staff/roles.ts";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../../context.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { readLeadActor } from "../../staff/lead-actor.server.ts";
import { findDeskPerson, listDeskPeople } from "../page/desk-people.server.ts";
import { findLead } from "../work/find-lead.server.ts";
import { type Complaint, changesOf, findComplaint } from "./read-complaints.server.ts";

interface Args {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** The reader of a page of the register, their language, and the agency's current date. */
export async function readComplaintPage({ request, context }: Args) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const by = await readLeadActor(services, staff);
	const locale = staff.locale;
	return {
		services,
		by,
		locale,
		copy: copyFor(locale, "complaints"),
		searchParams: new URL(request.url).searchParams,
		today: zonedTime(services.clock(), agency.timeZone).date,
		mayWork: mayWorkComplaints(by.role),
	};
}

type Page = Awaited<ReturnType<typeof readComplaintPage>>;

/** A day such as `2026-11-03` in words. */
function dayOf(date: string, locale: Locale): string {
	return formatDate(locale, new Date(`${date}T00:00:00Z`), "UTC");
}

/** A complaint as lists show it. */
export function describeComplaint(complaint: Complaint, { locale, today }: Pick<Page, "locale" | "today">) {
	const t = translator(locale, "complaints");
	const due = complaintDue(complaint, today);
	const { dueOn } = complaint;
	return {
		id: complaint.id,
		href: complaintPath(complaint.id),
		name: complaint.name,
		words: complaint.words.length > 200 ? `${complaint.words.slice(0, 200)}…` : complaint.words,
		status: t(`statuses.${complaint.status}`),
		severity: t(`severities.${complaint.severity}`),
		isHigh: complaint.severity === "high",
		received: t("list.received", {
			date: dayOf(complaint.receivedOn, locale),
			channel: t(`channels.${complaint.channel}`),
		}),
		regulator: [complaint.regulator, complaint.fileNumber].filter(Boolean).join(" · "),
		due: dueOn === null || due === "none" ? null : t(`due.${due}`, { date: dayOf(dueOn, locale) }),
		isLate: due === "overdue",
		responsible: complaint.responsible ? t("list.responsible", { who: complaint.responsible }) : null,
	};
}

/** The choices of the forms. */
export function complaintChoices(locale: Locale) {
	return jurisdictions
		.map(({ abbr }) => ({ code: abbr, name: jurisdictionName(abbr, locale) ?? abbr }))
		.sort((one, other) => one.name.localeCompare(other.name));
}

/** The initial values of a new complaint: the known facts about its lead. */
export async function startComplaint(page: Page) {
	const { services, by, searchParams, today, locale } = page;
	const leadId = readRowId(searchParams.get("lead"));
	const lead = leadId ? await findLead(services.database.db, by, leadId) : null;
	return {
		once: randomUUID(),
		lead: lead && { id: lead.id, name: fullName(lead), href: leadPath(lead.id) },
		isDone: searchParams.get("done") === "recorded",
		states: complaintChoices(locale),
		today,
		typed: {
			name: lead ? fullName(lead) : "",
			email: lead?.email ?? "",
			phone: lead?.phone ?? "",
			state: lead?.state ?? "",
			receivedOn: today,
			severity: "medium",
		} as Record<string, string>,
	};
}

/** One complaint with its history, for people who may see it. */
export async function readComplaint({ services, by, locale, today, mayWork }: Page, asked: string) {
	const { db } = services.database;
	const id = readRowId(asked);
	const complaint = id ? await findComplaint(db, by, id) : null;
	if (!complaint) return null;
	const changes = await changesOf(db, complaint.id);
	const t = translator(locale, "complaints");
	const lead = complaint.leadId ? await findLead(db, by, complaint.leadId) : null;
	const at = (moment: Date) => formatDateTime(locale, moment, agency.timeZone);
	return {
		complaint,
		shown: describeComplaint(complaint, { locale, today }),
		today,
		lead: lead && { href: leadPath(lead.id), name: fullName(lead) },
		evidence: complaint.leadId && mayExportEvidence(by.role) ? evidencePath(complaint.leadId) : null,
		recorded: t("history.recorded", { who: complaint.createdByName, at: at(complaint.createdAt) }),
		history: await Promise.all(
			changes.map(async ({ id: changeId, staffName, changedAt, before, after }) => ({
				id: changeId,
				title: t("history.changed", { who: staffName, at: at(changedAt) }),
				lines: await Promise.all(
					Object.keys(after).map(async (name) => ({
						name: t(`fields.${name as keyof ComplaintWork}`),
						before: await valueInWords(db, name, before[name] ?? null, locale),
						after: await valueInWords(db, name, after[name] ?? null, locale),
					})),
				),
			})),
		),
		people: mayWork
			? (await listDeskPeople(db, services.clock(), null)).map(({ id: person, name }) => ({ id: person, name }))
			: [],
		states: complaintChoices(locale),
	};
}

/** A value of the history in words. */
async function valueInWords(db: Database, name: string, value: string | null, locale: Locale): Promise<string> {
	const t = translator(locale, "complaints");
	if (value === null || value === "") return t("history.nothing");
	if (name === "status") return t(`statuses.${value as Complaint["status"]}`);
	if (name === "severity") return t(`severities.${value as Complaint["severity"]}`);
	if (name === "channel") return t(`channels.${value as Complaint["channel"]}`);
	if (name === "responsibleId") return (await findDeskPerson(db, value))?.name ?? t("history.nothing");
	return /^\d{4}-\d\d-\d\d$/.test(value) ? dayOf(value, locale) : value;
}
