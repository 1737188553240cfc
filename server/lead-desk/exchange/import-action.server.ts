import { and, eq } from "drizzle-orm";
import { leadImports } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { mappingProblem } from "#domain/lead-exchange/import-columns.ts";
import { type ImportSettings, readSettings } from "#domain/lead-exchange/lead-import.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { undoCommand } from "../commands/undo-command.server.ts";
import { findDeskPerson } from "../page/desk-people.server.ts";
import { endImport, lockRunning } from "./end-import.server.ts";

export type ImportProblem = "noName" | "noContact" | "twice" | "source" | "owner" | "gone";

export type ImportResult =
	| { done: "saved" | "started" | "stopped" | "discarded" | "undone" }
	/** With what was chosen in the form that was refused. */
	| { problem: ImportProblem; typed?: ImportSettings };

/** More than the field takes. */
const longEnough = 100;

type Parts = Pick<Services, "clock" | "database" | "jobs">;
type Action = (
	parts: Parts,
	by: LeadActor,
	found: typeof leadImports.$inferSelect,
	form: FormData,
) => Promise<ImportResult>;

const isDraft = (id: string) => and(eq(leadImports.id, id), eq(leadImports.state, "draft"));

/** Stores the choices for the preview, the import and the next file with the same columns. */
const save: Action = async ({ database: { db } }, _by, { id, header }, form) => {
	const { source, ...chosen } = readSettings(form, header.length);
	const typed = { ...chosen, source: source ?? String(form.get("source") ?? "").slice(0, longEnough) };
	if (source === null) return { problem: "source", typed };
	if (chosen.ownerId !== null && !(await findDeskPerson(db, chosen.ownerId))?.worksLeads) {
		return { problem: "owner", typed };
	}
	const settings = { ...chosen, source };
	const saved = await db.update(leadImports).set({ settings }).where(isDraft(id)).returning({ id: leadImports.id });
	return saved.length > 0 ? { done: "saved" } : { problem: "gone" };
};

/** Once: a second click finds it running. */
const run: Action = async ({ clock, database: { db }, jobs }, by, { id, settings, rows }) => {
	const problem = mappingProblem(settings.mapping);
	if (problem) return { problem };
	const now = clock();
	const isStarted = await db.transaction(async (transaction) => {
		const started = await transaction
			.update(leadImports)
			.set({ state: "running", startedAt: now, staffId: by.userId, staffName: by.name })
			.where(isDraft(id))
			.returning({ id: leadImports.id });
		if (started.length === 0) return false;
		await recordCommand(transaction, { id, kind: "import", by, data: {}, count: 0, at: now });
		await jobs.enqueue(transaction, "import-leads", { importId: id });
		await recordSecurity(transaction, now, {
			...{ table: "lead_commands", action: "IMPORT_STARTED", subjectId: id, userId: by.userId, ip: by.ip },
			details: `rows: ${rows}`,
		});
		return true;
	});
	return isStarted ? { done: "started" } : { problem: "gone" };
};

/** What is imported stays. If it has just ended, there is nothing to stop. */
const stop: Action = async ({ clock, database: { db } }, by, { id }) => {
	await db.transaction(async (transaction) => {
		const running = await lockRunning(transaction, id);
		if (running) await endImport(transaction, running, clock(), by);
	});
	return { done: "stopped" };
};

/** The file and its rows are gone. */
const discard: Action = async ({ clock, database: { db } }, by, { id, rows }) => {
	await db.transaction(async (transaction) => {
		const deleted = await transaction.delete(leadImports).where(isDraft(id)).returning({ id: leadImports.id });
		if (deleted.length === 0) return;
		await recordSecurity(transaction, clock(), {
			...{ table: "lead_imports", action: "IMPORT_DISCARDED", subjectId: id, userId: by.userId, ip: by.ip },
			details: `rows: ${rows}`,
		});
	});
	return { done: "discarded" };
};

const undo: Action = async (parts, by, { id }) =>
	(await undoCommand(parts, by, id)) ? { done: "undone" } : { problem: "gone" };

const actions: Readonly<Record<string, Action>> = { save, run, stop, discard, undo };

/** Carries out what a form of an import's page asks for. Null if that doesn't exist. */
export async function postImport(
	parts: Parts,
	by: LeadActor,
	importId: string,
	form: FormData,
): Promise<ImportResult | null> {
	const intent = String(form.get("intent"));
	const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
	const [found] = await parts.database.db.select().from(leadImports).where(eq(leadImports.id, importId));
	if (!action) return null;
	return found ? action(parts, by, found, form) : { problem: "gone" };
}
