import { and, eq } from "drizzle-orm";
import { leadImports } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { mappingProblem } from "#domain/lead-exchange/import-columns.ts";
import { type ImportSettings, readSettings } from "#domain/lead-exchange/lead-import.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { undoCommand } from "../commands/undo-command.server.ts";
import { findDeskPerson } from "../page/desk-people.server.ts";
import { endImport, lockRunning } from "./end-import.server.ts";

export type ImportProblem = "noName" | "noContact" | "twice" | "source" | "owner" | "gone";

export type ImportResult =
	| { ok: true; done: "saved" | "started" | "stopped" | "discarded" | "undone" }
	/** With what was chosen in the form that was refused. */
	| { ok: false; code: ImportProblem; typed?: ImportSettings };

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
	if (source === null) return { ok: false, code: "source", typed };
	if (chosen.ownerId !== null && !(await findDeskPerson(db, chosen.ownerId))?.worksLeads) {
		return { ok: false, code: "owner", typed };
	}
	const settings = { ...chosen, source };
	const saved = await db.update(leadImports).set({ settings }).where(isDraft(id)).returning({ id: leadImports.id });
	return saved.length > 0 ? { ok: true, done: "saved" } : { ok: false, code: "gone" };
};

/** Once: a second click finds it running. */
const run: Action = async (parts, by, { id, settings, rows }) => {
	const code = mappingProblem(settings.mapping);
	if (code) return { ok: false, code };
	const now = parts.clock();
	return staffAction<ImportResult>(parts, by, "lead_commands", async ({ transaction, log }) => {
		const started = await transaction
			.update(leadImports)
			.set({ state: "running", startedAt: now, staffId: by.userId, staffName: by.name })
			.where(isDraft(id))
			.returning({ id: leadImports.id });
		if (started.length === 0) return { ok: false, code: "gone" };
		await recordCommand(transaction, { id, kind: "import", by, data: {}, count: 0, at: now });
		await parts.jobs.enqueue(transaction, "import-leads", { importId: id });
		await log("IMPORT_STARTED", { subjectId: id, details: `rows: ${rows}` });
		return { ok: true, done: "started" };
	});
};

/** What is imported stays. If it has just ended, there is nothing to stop. */
const stop: Action = async ({ clock, database: { db } }, by, { id }) => {
	await db.transaction(async (transaction) => {
		const running = await lockRunning(transaction, id);
		if (running) await endImport(transaction, running, clock(), by);
	});
	return { ok: true, done: "stopped" };
};

/** The file and its rows are gone. */
const discard: Action = (parts, by, { id, rows }) =>
	staffAction<ImportResult>(parts, by, "lead_imports", async ({ transaction, log }) => {
		const deleted = await transaction.delete(leadImports).where(isDraft(id)).returning({ id: leadImports.id });
		if (deleted.length > 0) await log("IMPORT_DISCARDED", { subjectId: id, details: `rows: ${rows}` });
		return { ok: true, done: "discarded" };
	});

const undo: Action = async (parts, by, { id }) => {
	const undone = await undoCommand(parts, by, id);
	return undone.ok ? { ok: true, done: "undone" } : undone;
};

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
	return found ? action(parts, by, found, form) : { ok: false, code: "gone" };
}
