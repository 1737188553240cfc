import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { proofFiles } from "#database/schema.ts";
import type { ProofFile } from "#domain/agency/proof-file.ts";
import {
	type EvidenceError,
	evidenceField,
	evidenceTypes,
	maxEvidenceBytes,
	typeOfEvidence,
} from "#domain/settings/evidence-upload.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { toShortLine } from "#domain/text/plain-text.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";

/** A file that somebody chose in the form, with the name that it has on their machine. */
export interface EvidenceUpload extends ProofFile, Pick<typeof proofFiles.$inferInsert, "type" | "bytes"> {}

const maxNameLength = 100;

/** Null if nobody chose a file. */
export async function readEvidenceUpload(
	file: File | null,
): Promise<{ ok: true; upload: EvidenceUpload | null } | { ok: false; errors: { [evidenceField]: EvidenceError } }> {
	// A browser sends an empty file for a field that was left empty.
	if (!file || (file.size === 0 && file.name === "")) return { ok: true, upload: null };
	if (file.size > maxEvidenceBytes) return { ok: false, errors: { [evidenceField]: "evidence_large" } };
	const bytes = new Uint8Array(await file.arrayBuffer());
	const type = typeOfEvidence(bytes);
	if (!type) return { ok: false, errors: { [evidenceField]: "evidence_type" } };
	const id = createHash("sha256").update(bytes).digest("hex");
	const name = toShortLine(file.name, maxNameLength).trim() || fileName(id, type);
	return { ok: true, upload: { id, type, bytes, name } };
}

/** Which of the files are stored here. */
export async function knownFiles(transaction: Transaction, named: readonly string[]): Promise<ReadonlySet<string>> {
	if (named.length === 0) return new Set();
	const { id } = proofFiles;
	const rows = await transaction
		.select({ id })
		.from(proofFiles)
		.where(inArray(id, [...named]));
	return new Set(rows.map((row) => row.id));
}

/** The file, as it was uploaded. It is recorded who has read it. */
export async function exportEvidenceFile(
	{ clock, database }: Pick<Services, "clock" | "database">,
	{ userId, ip }: Pick<Actor, "userId" | "ip">,
	file: string,
): Promise<Response> {
	const [found] = await database.db.select().from(proofFiles).where(eq(proofFiles.id, file));
	if (!found) return new Response(null, { status: 404 });
	const { id, type, bytes } = found;
	const event = { table: "site_settings", action: "EVIDENCE_FILE_READ", userId, ip, subjectId: id } as const;
	await recordSecurity(database.db, clock(), event);
	return new Response(Buffer.from(bytes), {
		headers: {
			"Content-Type": type,
			"Content-Disposition": `attachment; filename="${fileName(id, type)}"`,
			// Somebody else's file: nothing in it may run, wherever it is opened.
			"Content-Security-Policy": "sandbox; default-src 'none'",
		},
	});
}

function fileName(id: string, type: keyof typeof evidenceTypes): string {
	return `evidence-${id.slice(0, 8)}.${evidenceTypes[type]}`;
}
