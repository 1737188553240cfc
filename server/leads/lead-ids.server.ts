import { createHash } from "node:crypto";

/**
 * The id of the lead that a submission becomes. Any process gives a retry the same id, without asking the database.
 * Leads that were stored before ids were made this way keep theirs.
 */
export function leadIdOf(submissionId: string): string {
	return uuidOf(`lead/${submissionId.toLowerCase()}`);
}

/** The id of something that belongs to a lead, e.g. a job, so that storing the lead again can't make a second one. */
export function derivedId(leadId: string, purpose: string): string {
	return uuidOf(`${purpose}/${leadId}`);
}

/** A UUID of version 8, whose content is free, from a SHA-256. */
export function uuidOf(text: string): string {
	const bytes = createHash("sha256").update(text, "utf8").digest().subarray(0, 16);
	bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
	bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
	return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
