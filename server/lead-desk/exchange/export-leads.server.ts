import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { contactSubmissions, leadPolicies, users } from "#database/schema.ts";
import { type LeadActor, mayExchangeLeads } from "#domain/lead-desk/lead-access.ts";
import { type LeadFilter, leadFilterQuery } from "#domain/lead-desk/lead-filter.ts";
import { policyFactsOf } from "#domain/lead-desk/policy.ts";
import {
	type ExportedLead,
	type ExportedPolicy,
	type ExportFormat,
	exportVersion,
} from "#domain/lead-exchange/export-format.ts";
import { tableHeader, tableLine } from "#domain/lead-exchange/lead-table.ts";
import { leadIsThere } from "../../leads/lead-is-there.server.ts";
import { csvLines, csvOf } from "../../platform/csv.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { type ColumnChoices, chosenOf } from "../../platform/database/column-choices.ts";
import type { Services } from "../../services.server.ts";
import { NotAllowedError } from "../../staff/dashboard-lists.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { staffName } from "../../staff/staff-name.server.ts";
import { listAllLeads } from "./list-all-leads.server.ts";

const lead = contactSubmissions;

const isAboutTheVisit = "what the browser sent stays on the site";
const isInternal = "means something to this site alone";
const isDerived = "derived for our lists";
const isReview = "about the review of spam";

/** The only place that decides what leaves the site: no IP address, no browser, nothing about security. */
export const exportedColumns = {
	id: true,
	kind: true,
	status: true,
	statusReason: true,
	valueCents: true,
	firstName: true,
	lastName: true,
	email: true,
	phone: true,
	message: true,
	product: true,
	referredBy: true,
	state: true,
	notOffered: true,
	details: true,
	bookingStatus: true,
	bookingStartsAt: true,
	locale: true,
	pageSource: true,
	utmSource: true,
	utmMedium: true,
	utmCampaign: true,
	source: true,
	suppressed: true,
	contactDueAt: true,
	firstContactAt: true,
	nextTaskAt: true,
	createdAt: true,
	importId: true,
	ownerId: "the file has the owner's name",
	submissionId: isInternal,
	service: "`kind` says more",
	revision: isInternal,
	eventNumber: isInternal,
	subject: "repeats the form's name and the product",
	bookingUpdatedAt: isInternal,
	sessionId: isAboutTheVisit,
	formUrl: isAboutTheVisit,
	referrer: isAboutTheVisit,
	userAgent: isAboutTheVisit,
	ipAddress: isAboutTheVisit,
	securityMetadata: isAboutTheVisit,
	spamReasons: isReview,
	isTest: "a test lead is not exported",
	digestedAt: isReview,
	releasedAt: isReview,
	spamConfirmedAt: isReview,
	reviewDueAt: isInternal,
	promise: isInternal,
	shown: isInternal,
	overdueAlertedAt: isInternal,
	nextCallableAt: isDerived,
	callableUntil: isDerived,
	emailKey: isDerived,
	phoneKey: isDerived,
	personId: isDerived,
	isClient: "`status` and `policies` say more",
	lastContactAt: "the lead's calls, emails and appointments say more",
	indexedAt: isDerived,
	lastReminder: isInternal,
	lastReminderAt: isInternal,
	reminderClaimedAt: isInternal,
	erasedAt: "an erased lead is not exported",
	deletedAt: "a deleted lead is not exported",
	sortName: isDerived,
	isListed: isDerived,
} as const satisfies ColumnChoices<typeof lead.$inferSelect>;

type Parts = Pick<Services, "clock" | "database" | "intake">;

/** A statement is short, so that visitors don't wait, and little is in memory at once. */
const pageSize = 250;

export interface LeadExport {
	format: ExportFormat;
	filter: LeadFilter;
}

/**
 * All leads on a person's list, as the text of a file in pieces. The export is in the audit log before its first byte
 * is sent. The ids are read first, so that the log has the exact number, and the leads piece by piece, as fast as the
 * reader takes them. Leads deleted in the meantime are left out.
 */
export async function exportLeads(
	parts: Parts,
	by: LeadActor,
	{ format, filter }: LeadExport,
): Promise<{ count: number; pieces: AsyncGenerator<string> }> {
	if (!mayExchangeLeads(by.role)) throw new NotAllowedError();
	const { clock, database } = parts;
	const ids = await listAllLeads(parts, by, filter);
	await database.db.transaction((transaction) =>
		recordSecurity(transaction, clock(), {
			table: "contact_submissions",
			action: "LEADS_EXPORTED",
			userId: by.userId,
			ip: by.ip,
			details: `${format}: ${ids.length} ${loggedFilter(filter)}`.trim(),
		}),
	);
	const pages = readPages(parts, ids, filter);
	return { count: ids.length, pieces: format === "csv" ? asTable(pages) : asJson(pages, clock()) };
}

/** Typed words may be a person's name, and an entry of the log can't be deleted. So it only says that there were some. */
function loggedFilter(filter: LeadFilter): string {
	const { text, source } = filter;
	const typed = [text !== null && "text=*", source !== null && "source=*"].filter(Boolean);
	const chosen = leadFilterQuery({ ...filter, text: null, source: null, view: null, cursor: null });
	return [chosen, ...typed].filter(Boolean).join("&");
}

async function* readPages({ database: { db }, intake }: Parts, ids: readonly string[], { spam }: LeadFilter) {
	for (let start = 0; start < ids.length; start += pageSize) {
		await intake.calm();
		const asked = ids.slice(start, start + pageSize);
		const isThere = and(leadIsThere, spam ? undefined : sql`${lead.isListed}`);
		const rows = await db
			.select({ lead, owner: staffName })
			.from(lead)
			.leftJoin(users, eq(users.id, lead.ownerId))
			.where(and(inArray(lead.id, asked), isThere));
		const byId = new Map(rows.map((row) => [row.lead.id, row]));
		const policies = await policiesOf(db, asked);
		yield asked
			.flatMap((id) => byId.get(id) ?? [])
			.map((row) => exported({ ...row, policies: policies.get(row.lead.id) ?? [] }));
	}
}

/** What was entered by mistake isn't exported. */
async function policiesOf(db: Database, leadIds: readonly string[]): Promise<Map<string, ExportedPolicy[]>> {
	const rows = await db
		.select()
		.from(leadPolicies)
		.where(and(inArray(leadPolicies.leadId, [...leadIds]), isNull(leadPolicies.removedAt)))
		.orderBy(desc(leadPolicies.effectiveOn), leadPolicies.id);
	const policies = Map.groupBy(rows, ({ leadId }) => leadId);
	return new Map(
		[...policies].map(([leadId, some]) => [leadId, some.map((row) => ({ id: row.id, ...policyFactsOf(row) }))]),
	);
}

type Row = { lead: typeof lead.$inferSelect; owner: string | null; policies: ExportedPolicy[] };

function exported({ lead: stored, owner, policies }: Row): ExportedLead {
	const row = chosenOf(stored, exportedColumns);
	const iso = (at: Date | null) => at?.toISOString() ?? null;
	const { id, kind, status, statusReason, valueCents, firstName, lastName, email, phone, state, product } = row;
	return {
		id,
		receivedAt: row.createdAt.toISOString(),
		kind: row.importId ? "import" : kind,
		status,
		statusReason,
		valueCents,
		owner,
		firstName,
		lastName,
		email,
		phone,
		state,
		language: row.locale,
		product,
		message: row.message,
		answers: row.details,
		referredBy: row.referredBy,
		source: row.source,
		page: row.pageSource,
		campaign: { source: row.utmSource, medium: row.utmMedium, name: row.utmCampaign },
		askedToStop: row.suppressed,
		notOffered: row.notOffered,
		contactDueAt: row.contactDueAt.toISOString(),
		firstContactAt: iso(row.firstContactAt),
		nextTaskAt: iso(row.nextTaskAt),
		// The stored spelling is British.
		appointment: row.bookingStatus && {
			status: row.bookingStatus === "cancelled" ? "canceled" : row.bookingStatus,
			startsAt: iso(row.bookingStartsAt),
		},
		policies,
	};
}

type Pages = AsyncGenerator<ExportedLead[]>;

async function* asTable(pages: Pages): AsyncGenerator<string> {
	yield csvOf([tableHeader]);
	for await (const page of pages) yield csvLines(page.map(tableLine));
}

/** One lead on each line. A file that was cut off isn't JSON, so nobody mistakes it for the whole. */
async function* asJson(pages: Pages, at: Date): AsyncGenerator<string> {
	yield `{"version":${exportVersion},"exportedAt":"${at.toISOString()}","leads":[`;
	let separator = "\n";
	for await (const page of pages) {
		if (page.length === 0) continue;
		yield separator + page.map((one) => JSON.stringify(one)).join(",\n");
		separator = ",\n";
	}
	yield "\n]}\n";
}
