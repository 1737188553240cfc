import { type CertificateFile, certificateFileName } from "#domain/consent/certificate-address.ts";
import { certificateFile } from "#domain/consent/consent-certificate.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { within } from "../intake/within.server.ts";
import { findLead } from "../lead-desk/work/find-lead.server.ts";
import type { Services } from "../services.server.ts";
import { logRefusedPage, recordSecurity } from "../staff/security-log.server.ts";
import { certificateDocument } from "./certificate-document.server.ts";
import { type CertificateRefusal, makeCertificate } from "./make-certificate.server.ts";

const statuses: Record<CertificateRefusal, number> = { notFound: 404, notSealed: 503, broken: 409, ended: 410 };

/**
 * The consent certificate of a lead as a file: JSON for the offline check, or a PDF in the reader's language. The name of
 * the file says nothing about the person. A lead that the reader may not open does not exist for them.
 */
export async function exportCertificate(
	services: Services,
	reader: LeadActor,
	{ leadId, file, locale }: { leadId: string; file: CertificateFile; locale: Locale },
): Promise<Response> {
	// Leads are confirmed before their rows are there.
	await within(services.intake.drained(), 1000);
	const { db } = services.database;
	const lead = await findLead(db, reader, leadId);
	if (!lead) {
		const details = `leads/${leadId}/${file}`;
		await logRefusedPage(services, { action: "ACCESS_REFUSED", userId: reader.userId, ip: reader.ip, details });
	}
	const made = lead ? await makeCertificate(services, leadId) : ({ ok: false, code: "notFound" } as const);
	if (!made.ok) {
		const headers = { "Content-Type": "text/plain; charset=utf-8", "Content-Language": locale };
		const reason = translator(locale, "certificate")(`refused.${made.code}`);
		return new Response(reason, { status: statuses[made.code], headers });
	}
	const { certificate } = made;
	const event = { table: "contact_submissions", action: "CERTIFICATE_EXPORTED", subjectId: leadId } as const;
	await recordSecurity(db, services.clock(), { ...event, userId: reader.userId, ip: reader.ip });
	const name = certificateFileName(leadId, file);
	if (file === "certificate.json") return download(certificateFile(certificate), "application/json", name);
	const pdf = await services.renderer.certificate(certificateDocument(certificate, locale));
	return download(new Uint8Array(pdf), "application/pdf", name);
}

function download(body: string | Uint8Array<ArrayBuffer>, type: string, name: string): Response {
	const headers = { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` };
	return new Response(body, { headers });
}
