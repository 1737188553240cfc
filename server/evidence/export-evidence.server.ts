import { type EvidenceFile, evidenceFileName } from "#domain/evidence/evidence-address.ts";
import { packFile } from "#domain/evidence/evidence-pack.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Services } from "../services.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import { evidenceDocument } from "./evidence-document.server.ts";
import { findEvidenceLead } from "./evidence-lead.server.ts";
import { makeEvidence } from "./make-evidence.server.ts";

/** The evidence pack of a lead as a file: JSON for the offline check, or a PDF in the reader's language. */
export async function exportEvidence(
	services: Services,
	reader: LeadActor,
	{ leadId, file, locale }: { leadId: string; file: EvidenceFile; locale: Locale },
): Promise<Response> {
	const { db } = services.database;
	const lead = await findEvidenceLead(db, reader, leadId);
	if (!lead) return new Response(null, { status: 404 });
	const pack = await makeEvidence(services, reader, lead);
	const isJson = file === "evidence.json";
	const body = isJson ? packFile(pack) : await services.renderer.evidence(evidenceDocument(pack, locale));
	const event = { table: "contact_submissions", action: "EVIDENCE_EXPORTED", subjectId: leadId } as const;
	const details = isJson ? "JSON" : "PDF";
	await recordSecurity(db, services.clock(), { ...event, userId: reader.userId, ip: reader.ip, details });
	const headers = {
		"Content-Type": isJson ? "application/json" : "application/pdf",
		"Content-Disposition": `attachment; filename="${evidenceFileName(leadId, file)}"`,
	};
	return new Response(typeof body === "string" ? body : new Uint8Array(body), { headers });
}
