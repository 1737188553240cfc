export const evidenceFiles = ["evidence.json", "evidence.pdf"] as const;
export type EvidenceFile = (typeof evidenceFiles)[number];

/** The page that says what the evidence pack of a lead holds, and asks who is there. */
export function evidencePath(leadId: string): string {
	return `/admin/leads/${leadId}/evidence`;
}

/** Where a form asks for the evidence pack of a lead as a file. */
export function evidenceFilePath(leadId: string, file: EvidenceFile): string {
	return `/admin/leads/${leadId}/${file}`;
}

/** The name of the downloaded file. It contains nothing about the person. */
export function evidenceFileName(leadId: string, file: EvidenceFile): string {
	return file.replace(".", `-${leadId.slice(0, 8)}.`);
}
