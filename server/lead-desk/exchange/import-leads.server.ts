import { and, asc, eq, gt, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import { contactSubmissions, leadCommands, leadImportRows, leadImports, users } from "#database/schema.ts";
import { deadlines } from "#domain/leads/deadlines.ts";
import { isNotOffered } from "#domain/leads/not-offered.ts";
import { defaultLocale, type Locale } from "#domain/locale/locales.ts";
import { instantOf } from "#domain/office-hours/zoned-time.ts";
import { derivedId, uuidOf } from "../../leads/lead-ids.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { ReasonsForOthers } from "../../platform/database/column-choices.ts";
import type { Services } from "../../services.server.ts";
import { type StepParts, type SteppedJob, workInSteps } from "../../stepped-jobs.server.ts";
import { findDeskPerson } from "../page/desk-people.server.ts";
import { type ImportedPolicy, importedPolicy, storePolicies } from "../policies/imported-policies.server.ts";
import { type CheckedRow, checkRows } from "./check-rows.server.ts";
import { endImport, lockRunning } from "./end-import.server.ts";

type LeadImport = typeof leadImports.$inferSelect;

/** Kept small, because a transaction blocks the embedded database. */
const batchSize = 50;

/** Imports the rows of a file, a batch at a time. Its progress is stored with the leads of the batch. */
export const importSteps: SteppedJob<"import-leads"> = {
	name: "import-leads",
	begin:
		({ clock, env }, { importId }) =>
		(transaction) =>
			importBatch(transaction, { env, importId, now: clock() }),
	async unfinished(db) {
		const { id, state } = leadImports;
		return await db.select({ importId: id }).from(leadImports).where(eq(state, "running"));
	},
};

export function importLeads(parts: StepParts, data: { importId: string }): Promise<void> {
	return workInSteps(importSteps, parts, data);
}

/** @returns whether there is more to do */
async function importBatch(
	transaction: Transaction,
	{ env, importId, now }: Pick<Services, "env"> & { importId: string; now: Date },
): Promise<boolean> {
	const running = await lockRunning(transaction, importId);
	if (!running) return false;
	if (await isUndone(transaction, importId)) {
		await endImport(transaction, running, now);
		return false;
	}
	const rows = await transaction
		.select()
		.from(leadImportRows)
		.where(and(eq(leadImportRows.importId, importId), gt(leadImportRows.row, running.doneRows)))
		.orderBy(asc(leadImportRows.row))
		.limit(batchSize);
	const last = rows.at(-1);
	if (!last) {
		// A deletion of a person's data may have taken the last rows.
		await transaction.update(leadImports).set({ doneRows: running.rows }).where(eq(leadImports.id, importId));
		await endImport(transaction, running, now);
		return false;
	}
	const checked = await checkRows(transaction, env, rows, { file: running, seen: new Set(), now });
	const imported = checked.filter(({ outcome }) => outcome === "import");
	const leftOut = checked.filter(({ outcome }) => outcome !== "import");
	const refused = leftOut.filter(({ outcome }) => outcome === "refused");
	await storeLeads(transaction, running, imported, now);
	const warned = imported.filter(({ problems }) => problems.length > 0);
	await storeReasons(transaction, importId, [...leftOut, ...warned]);
	await transaction
		.update(leadImports)
		.set({
			doneRows: last.row,
			imported: sql`${leadImports.imported} + ${imported.length}`,
			warned: sql`${leadImports.warned} + ${warned.length}`,
			skipped: sql`${leadImports.skipped} + ${leftOut.length - refused.length}`,
			refused: sql`${leadImports.refused} + ${refused.length}`,
		})
		.where(eq(leadImports.id, importId));
	const count = running.imported + imported.length;
	await transaction.update(leadCommands).set({ count }).where(eq(leadCommands.id, importId));
	return true;
}

/** True if somebody undid the import while it ran. An undo waits for the batch, and then undoes it as well. */
async function isUndone(transaction: Transaction, importId: string): Promise<boolean> {
	const command = transaction.select({ undoneAt: leadCommands.undoneAt }).from(leadCommands);
	const [found] = await command.where(eq(leadCommands.id, importId)).for("update");
	return Boolean(found?.undoneAt);
}

async function storeLeads(
	transaction: Transaction,
	running: LeadImport,
	rows: readonly CheckedRow[],
	now: Date,
): Promise<void> {
	const owner = await findDeskPerson(transaction, running.settings.ownerId);
	const ownerId = owner?.worksLeads ? owner.id : null;
	const locale = await localeOf(transaction, running.staffId);
	const leads: ReturnType<typeof importedLead>[] = [];
	const policies: ImportedPolicy[] = [];
	for (const { row, lead } of rows) {
		if (!lead) continue;
		const { policy, ...columns } = lead;
		const leadId = importedLeadId(running.id, row);
		const bought = policy && importedPolicy(leadId, policy, { locale, now });
		if (bought) policies.push(bought);
		const nextTaskAt = bought?.review?.dueAt ?? null;
		leads.push(importedLead(running, leadId, { ...columns, ownerId: columns.ownerId ?? ownerId, nextTaskAt }, now));
	}
	if (leads.length > 0) await transaction.insert(contactSubmissions).values(leads);
	if (policies.length > 0) await storePolicies(transaction, policies);
}

/** The language of whoever imports, for the tasks. */
async function localeOf(transaction: Transaction, staffId: string | null): Promise<Locale> {
	if (staffId === null) return defaultLocale;
	const { language, lastLanguage } = users;
	const [person] = await transaction.select({ language, lastLanguage }).from(users).where(eq(users.id, staffId));
	return person?.language ?? person?.lastLanguage ?? defaultLocale;
}

function importedLead(
	{ id: importId, settings: { source } }: LeadImport,
	id: string,
	{
		isStopped,
		receivedOn,
		...columns
	}: Omit<NonNullable<CheckedRow["lead"]>, "policy" | "ownerId"> & {
		ownerId: string | null;
		nextTaskAt: Date | null;
	},
	now: Date,
) {
	const received = receivedOn && instantOf(receivedOn, "12:00", agency.timeZone);
	return {
		...columns,
		id,
		submissionId: derivedId(id, "submission"),
		importId,
		suppressed: isStopped,
		createdAt: received && received < now ? received : now,
		statusReason: columns.status === "lost" ? ("other" as const) : null,
		service: "import",
		kind: "contact" as const,
		subject: "Imported lead",
		pageSource: "",
		ipAddress: "",
		utmSource: source,
		...deadlines(now, officeSchedule),
		notOffered: isNotOffered(columns.state, columns.product),
	} satisfies typeof contactSubmissions.$inferInsert;
}

const isOfVisits = "nobody visited a page";
const isOfWork = "nobody worked on it here";
const isDerived = "the sweep or the database derives it";
const isOfSpam = "a file isn't judged as spam";

/** Columns that an imported lead doesn't have, with the reasons. */
export const notImported = {
	revision: isOfWork,
	eventNumber: isDerived,
	details: "each of our forms has its own questions",
	bookingStatus: "the scheduler reports it",
	bookingStartsAt: "the scheduler reports it",
	bookingUpdatedAt: "the scheduler reports it",
	sessionId: isOfVisits,
	formUrl: isOfVisits,
	referrer: isOfVisits,
	utmMedium: isOfVisits,
	utmCampaign: isOfVisits,
	userAgent: isOfVisits,
	securityMetadata: isOfVisits,
	spamReasons: isOfSpam,
	isTest: "a file has people",
	digestedAt: isOfSpam,
	releasedAt: isOfSpam,
	spamConfirmedAt: isOfSpam,
	promise: "nobody promised them anything",
	shown: "they sent no form on the site",
	firstContactAt: isOfWork,
	lastContactAt: isOfWork,
	overdueAlertedAt: isOfWork,
	nextCallableAt: isDerived,
	callableUntil: isDerived,
	source: isDerived,
	personId: isDerived,
	isClient: isDerived,
	indexedAt: isDerived,
	lastReminder: "reminders are for people who asked for an estimate",
	lastReminderAt: "reminders are for people who asked for an estimate",
	reminderClaimedAt: "reminders are for people who asked for an estimate",
	erasedAt: isOfWork,
	deletedAt: isOfWork,
	sortName: isDerived,
	isListed: isDerived,
} satisfies ReasonsForOthers<typeof contactSubmissions.$inferSelect, keyof ReturnType<typeof importedLead>>;

/** Stores why rows were left out, for the file that lists them. */
async function storeReasons(
	transaction: Transaction,
	importId: string,
	leftOut: readonly Pick<CheckedRow, "row" | "problems">[],
): Promise<void> {
	if (leftOut.length === 0) return;
	const reasons = leftOut.map(({ row, problems }) => ({ row, problems }));
	await transaction.execute(sql`
		UPDATE lead_import_rows AS stored SET problems = reasons.problems
		FROM jsonb_to_recordset(${JSON.stringify(reasons)}::jsonb) AS reasons ("row" integer, problems jsonb)
		WHERE stored.import_id = ${importId} AND stored."row" = reasons."row"`);
}

/** The same row of the same file is the same lead, no matter which process stores it. */
function importedLeadId(importId: string, row: number): string {
	return uuidOf(`import/${importId}/${row}`);
}
