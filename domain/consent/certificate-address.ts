export const certificateFiles = ["certificate.json", "certificate.pdf"] as const;
export type CertificateFile = (typeof certificateFiles)[number];

/** Where staff download the consent certificate of a lead. */
export function certificatePath(leadId: string, file: CertificateFile): string {
	return `/admin/leads/${leadId}/${file}`;
}

/** The name of the downloaded file. It contains nothing about the person. */
export function certificateFileName(leadId: string, file: CertificateFile): string {
	return `consent-${file.replace(".", `-${leadId.slice(0, 8)}.`)}`;
}
