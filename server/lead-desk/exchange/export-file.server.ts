import { agency } from "#content/agency.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { ExportFormat } from "#domain/lead-exchange/export-format.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { Services } from "../../services.server.ts";
import { exportLeads, type LeadExport } from "./export-leads.server.ts";

const types: Readonly<Record<ExportFormat, string>> = {
	csv: "text/csv; charset=utf-8",
	json: "application/json; charset=utf-8",
};

/** The leads of a list as a download. Its name has the agency's day. */
export async function exportFile(services: Services, by: LeadActor, asked: LeadExport): Promise<Response> {
	const { pieces } = await exportLeads(services, by, asked);
	const { date } = zonedTime(services.clock(), agency.timeZone);
	return fileResponse(pieces, { name: `leads-${date}.${asked.format}`, type: types[asked.format] });
}

/**
 * A download that is made while it is sent: the next piece when the reader has taken the one before, and none once the
 * reader is gone.
 */
function fileResponse(pieces: AsyncGenerator<string>, { name, type }: { name: string; type: string }): Response {
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { value, done } = await pieces.next();
				if (done) controller.close();
				else controller.enqueue(encoder.encode(value));
			},
			async cancel() {
				await pieces.return(undefined);
			},
		},
		{ highWaterMark: 0 },
	);
	return new Response(body, {
		headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
	});
}
