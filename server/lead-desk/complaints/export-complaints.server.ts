import type { ComplaintFile } from "#domain/complaints/complaint.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { guardedCell } from "#domain/lead-exchange/safe-cell.ts";
import { csvOf } from "../../platform/csv.server.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { allComplaints } from "./read-complaints.server.ts";

/** The columns of the table. The JSON file also has each change. */
const columns = [
	"id",
	"receivedOn",
	"channel",
	"name",
	"email",
	"phone",
	"state",
	"product",
	"insurer",
	"words",
	"severity",
	"status",
	"regulator",
	"fileNumber",
	"dueOn",
	"responsible",
	"answeredOn",
	"answeredByName",
	"answer",
	"leadId",
	"createdByName",
	"createdAt",
	"closedAt",
] as const;

/** The whole register as a file, such as a regulator asks for. */
export async function exportComplaints(
	services: Pick<Services, "clock" | "database">,
	by: LeadActor,
	file: ComplaintFile,
): Promise<Response> {
	const { db } = services.database;
	const rows = await allComplaints(db, by);
	const event = { table: "complaints", action: "COMPLAINTS_EXPORTED", userId: by.userId, ip: by.ip } as const;
	const details = `complaints: ${rows.length}`;
	await recordSecurity(db, services.clock(), { ...event, details });
	const isTable = file === "register.csv";
	const lines = [columns, ...rows.map((row) => columns.map((name) => cellOf((row as Record<string, unknown>)[name])))];
	const body = isTable
		? csvOf(lines)
		: `${JSON.stringify(
				rows.map(({ responsibleId, createdById, ...row }) => row),
				null,
				"\t",
			)}\n`;
	const headers = {
		"Content-Type": isTable ? "text/csv; charset=utf-8" : "application/json",
		"Content-Disposition": `attachment; filename="complaints-${file}"`,
	};
	return new Response(body, { headers });
}

function cellOf(value: unknown): string {
	if (value instanceof Date) return value.toISOString();
	return value === null || value === undefined ? "" : guardedCell(String(value));
}
