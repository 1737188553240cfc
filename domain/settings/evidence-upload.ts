import * as v from "valibot";
import type { ProofFile } from "../agency/proof-file.ts";
import { typeOfImage } from "../blog/image-upload.ts";

/** The field of a form for a document. */
export const evidenceField = "evidence";

/** Enough for a scan of some pages, or a photo of a phone. */
export const maxEvidenceBytes = 10 * 1024 * 1024;

/** What a document may be, with the end of its name. */
export const evidenceTypes = { "application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png" } as const;
export type EvidenceType = keyof typeof evidenceTypes;

export type EvidenceError = "evidence_type" | "evidence_large";

/** Detects a file's type by its first bytes and ignores its name. Null: not a type that may be uploaded. */
export function typeOfEvidence(bytes: Uint8Array): EvidenceType | null {
	if (String.fromCharCode(...bytes.subarray(0, 5)) === "%PDF-") return "application/pdf";
	const type = typeOfImage(bytes);
	return type === "image/jpeg" || type === "image/png" ? type : null;
}

/** What the facts of a section say of documents. */
export interface EvidenceRules<Facts> {
	/** The hashes of all that they name. */
	filesOf(facts: Facts): string[];
	/** The facts of a file or an earlier version without documents that this site doesn't have: they are no evidence here. */
	withFiles(facts: Facts, known: ReadonlySet<string>): Facts;
}

export const evidenceFileSchema = v.object({
	id: v.string(),
	name: v.string(),
}) satisfies v.GenericSchema<unknown, ProofFile>;

/** The document that the server has put into the fields. */
export function uploadedFile(line: (field: string) => string): ProofFile | null {
	return line("file") ? { id: line("file"), name: line("document") } : null;
}
