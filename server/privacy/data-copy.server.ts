import { and, eq, inArray, or, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import {
	conversionEvents,
	dataRequests,
	doNotCallChecks,
	emailChanges,
	invitations,
	leadAppointments,
	leadCalls,
	leadChanges,
	leadNotes,
	leadPolicies,
	leadReplies,
	leadTasks,
	offerClaims,
	visitorEvents,
	visitorProfiles,
} from "#database/schema.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { readConsents } from "../consent/read-consents.server.ts";
import type { DataCopyDocument } from "../pdf/data-copy-document.server.tsx";
import type { Database } from "../platform/database/client.server.ts";
import { chosenOf } from "../platform/database/column-choices.ts";
import { readRevocations } from "../suppression/read-revocations.server.ts";
import { complaintsOf } from "./complaints-of.server.ts";
import { copiedColumns } from "./copied-columns.ts";
import { findPerson } from "./find-person.server.ts";
import type { DataRequest } from "./read-data-request.server.ts";
import { assignmentsOfLeads, callsAboutLeads } from "./told-elsewhere.server.ts";
import { copyOfUploadedRows, inRows } from "./uploaded-rows.server.ts";

type Rows = readonly Record<string, unknown>[];

/** The changes that a copy has: what staff corrected or noted about the person, and when they were to meet. */
const aboutPerson = ["facts", "inbound", "policy", "appointment"] as const;

/** Everything stored about a person, for a program and for reading, but not which staff member did what. */
export async function dataCopy(
	db: Database,
	request: DataRequest,
	now: Date,
): Promise<{ data: Record<string, unknown>; document: DataCopyDocument }> {
	const { locale, email, phone, phoneConfirmed } = request;
	const identity = { email, phone: phoneConfirmed ? phone : null };
	const person = await findPerson(db, identity);
	const leadIds = person.leads.map(({ id }) => id);
	const { sessionIds } = person;
	const keys = person.leads.flatMap((lead) => (lead.phone && phoneKey(lead.phone)) || []);
	const parts = {
		leads: copied("contactSubmissions", person.leads),
		consents: copied(
			"consentRecords",
			(await readConsents(db, leadIds, { evenSpoken: true })).flatMap(({ full }) => full ?? []),
		),
		revocations: copied("revocations", await readRevocations(db, person.email)),
		replies: copied("leadReplies", await db.select().from(leadReplies).where(inArray(leadReplies.leadId, leadIds))),
		notes: copied("leadNotes", await db.select().from(leadNotes).where(inArray(leadNotes.leadId, leadIds))),
		tasks: copied("leadTasks", await db.select().from(leadTasks).where(inArray(leadTasks.leadId, leadIds))),
		appointments: copied(
			"leadAppointments",
			await db.select().from(leadAppointments).where(inArray(leadAppointments.leadId, leadIds)),
		),
		policies: copied("leadPolicies", await db.select().from(leadPolicies).where(inArray(leadPolicies.leadId, leadIds))),
		calls: copied("leadCalls", await db.select().from(leadCalls).where(inArray(leadCalls.leadId, leadIds))),
		// Other changes say how far our work is, and who did it.
		changes: copied(
			"leadChanges",
			await db
				.select()
				.from(leadChanges)
				.where(and(inArray(leadChanges.leadId, leadIds), inArray(leadChanges.kind, aboutPerson))),
		),
		doNotCallChecks: copied(
			"doNotCallChecks",
			await db.select().from(doNotCallChecks).where(inArray(doNotCallChecks.phoneKey, keys)),
		),
		complaints: copied("complaints", await complaintsOf(db, person.email, identity.phone)),
		uploadedRows: await copyOfUploadedRows(db, inRows({ ...identity, email: person.email })),
		webhookCalls: await callsAboutLeads(db, leadIds),
		assignments: await assignmentsOfLeads(db, leadIds),
		bookings: copied("bookingEvents", person.bookings),
		spots: copied("offerClaims", await db.select().from(offerClaims).where(inArray(offerClaims.lead_id, leadIds))),
		profiles: copied(
			"visitorProfiles",
			await db
				.select()
				.from(visitorProfiles)
				.where(
					or(inArray(visitorProfiles.contact_submission_id, leadIds), inArray(visitorProfiles.session_id, sessionIds)),
				),
		),
		steps: copied(
			"visitorEvents",
			await db.select().from(visitorEvents).where(inArray(visitorEvents.session_id, sessionIds)),
		),
		conversions: copied(
			"conversionEvents",
			await db.select().from(conversionEvents).where(inArray(conversionEvents.session_id, sessionIds)),
		),
		account: copied("users", person.account ? [person.account] : []),
		invitations: copied(
			"invitations",
			await db
				.select()
				.from(invitations)
				.where(eq(sql`lower(${invitations.email})`, person.email)),
		),
		emailChanges: copied(
			"emailChanges",
			await db
				.select()
				.from(emailChanges)
				.where(eq(sql`lower(${emailChanges.newEmail})`, person.email)),
		),
		requests: copied(
			"dataRequests",
			await db
				.select()
				.from(dataRequests)
				.where(eq(sql`lower(${dataRequests.email})`, person.email)),
		),
	} satisfies Record<string, Rows>;
	const t = translator(locale, "dataRequests");
	const made = formatDate(locale, now, agency.timeZone);
	return {
		data: { agency: agency.name, made: now.toISOString(), email: person.email, ...parts },
		document: {
			locale,
			title: t("copy.title"),
			subtitle: t("copy.subtitle", { email: person.email, date: made }),
			intro: t("copy.intro"),
			sections: (Object.keys(parts) as (keyof typeof parts)[]).map((part) => ({
				title: t(`copy.parts.${part}`),
				records: (parts[part] as Rows).map(readable),
			})),
			date: now,
		},
	};
}

function copied<Table extends keyof typeof copiedColumns>(
	table: Table,
	rows: readonly Record<keyof (typeof copiedColumns)[Table], unknown>[],
): Rows {
	return rows.map((row) => chosenOf(row, copiedColumns[table]));
}

/** The fields of a record that say something. */
function readable(record: Record<string, unknown>): { name: string; value: string }[] {
	return Object.entries(record).flatMap(([name, value]) => {
		const text = textOf(value);
		return text === "" ? [] : [{ name, value: text }];
	});
}

function textOf(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (value instanceof Date) return value.toISOString();
	if (typeof value !== "object") return String(value);
	const json = JSON.stringify(value);
	return json === "{}" || json === "[]" ? "" : json;
}
