import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { leadNotes } from "#database/schema.ts";
import { readNote } from "#domain/lead-desk/lead-note.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { reindexLead } from "../list/reindex-lead.server.ts";
import { formId } from "./form-id.server.ts";
import { type LeadAction, onLead, type WorkResult } from "./lead-action.server.ts";

/** Writes down what somebody wants to remember about a lead. A form that is sent twice adds one note. */
export async function addNote(action: LeadAction): Promise<WorkResult> {
	const note = readNote(action.fields.note);
	if (!note.ok) return { ok: false, code: "invalid", errors: { note: note.error } };
	const { by } = action;
	return onLead(action, async ({ transaction, lead, now, log }) => {
		const asked = formId(action.fields);
		const [known] = await transaction.select().from(leadNotes).where(eq(leadNotes.id, asked));
		if (known?.text === note.text && known.leadId === lead.id) return { ok: true, done: "note-added" };
		// Somebody went back to the form and wrote something else.
		const id = known ? randomUUID() : asked;
		await insertNote(transaction, { id, leadId: lead.id, by, text: note.text, now });
		await log("LEAD_NOTE_ADDED");
		return { ok: true, done: "note-added" };
	});
}

export async function insertNote(
	transaction: Transaction,
	note: { id?: string; leadId: string; by: Pick<LeadAction["by"], "userId" | "name">; text: string; now: Date },
): Promise<void> {
	const { id = randomUUID(), leadId, by, text, now } = note;
	const author = { authorId: by.userId, authorName: by.name };
	await transaction.insert(leadNotes).values({ id, leadId, ...author, text, createdAt: now });
	// The search finds leads by their notes.
	await reindexLead(transaction, leadId);
}
