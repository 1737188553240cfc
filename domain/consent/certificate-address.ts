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

const pattern = /^\/admin\/leads\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/certificate\.(?:json|pdf)$/;

export function isCertificatePath(path: string): boolean {
	return pattern.test(path);
}
