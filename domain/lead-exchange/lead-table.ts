import type { ExportedLead, ExportedPolicy } from "./export-format.ts";
import { guardedCell, phoneCell } from "./safe-cell.ts";

type Cell = (lead: ExportedLead) => string | number | null;

/**
 * The columns of an exported table. Their names are in English in every language, because other programs and the import
 * know them by name.
 */
const columns: readonly [header: string, cell: Cell][] = [
	["Lead ID", ({ id }) => id],
	["Received (UTC)", ({ receivedAt }) => receivedAt],
	["Request", ({ kind }) => kind],
	["Status", ({ status }) => status],
	["Lost because", ({ statusReason }) => statusReason],
	["Annual value (USD)", ({ valueCents }) => valueCents && (valueCents / 100).toFixed(2)],
	["Owner", ({ owner }) => owner],
	["First name", ({ firstName }) => firstName],
	["Last name", ({ lastName }) => lastName],
	["Email", ({ email }) => email],
	["Phone", ({ phone }) => phone && phoneCell(phone)],
	["State", ({ state }) => state],
	["Language", ({ language }) => language],
	["Product", ({ product }) => product],
	["Message", ({ message }) => message],
	["Answers (JSON)", ({ answers }) => (Object.keys(answers).length > 0 ? JSON.stringify(answers) : "")],
	["Referred by", ({ referredBy }) => referredBy],
	["Source", ({ source }) => source],
	["Page", ({ page }) => page],
	["Campaign source", ({ campaign }) => campaign.source],
	["Campaign medium", ({ campaign }) => campaign.medium],
	["Campaign name", ({ campaign }) => campaign.name],
	["Asked us to stop", ({ askedToStop }) => (askedToStop ? "yes" : "no")],
	["Not offered in state", ({ notOffered }) => (notOffered ? "yes" : "no")],
	["First contact due (UTC)", ({ contactDueAt }) => contactDueAt],
	["First contact (UTC)", ({ firstContactAt }) => firstContactAt],
	["Next task (UTC)", ({ nextTaskAt }) => nextTaskAt],
	["Appointment", ({ appointment }) => appointment?.status ?? null],
	["Appointment (UTC)", ({ appointment }) => appointment?.startsAt ?? null],
	["Carrier", ofPolicy(({ carrier }) => carrier)],
	["Policy number", ofPolicy(({ policyNumber }) => policyNumber)],
	["Policy product", ofPolicy(({ product }) => product)],
	["Premium (USD)", ofPolicy(({ premiumCents }) => premiumCents && (premiumCents / 100).toFixed(2))],
	["Premium every", ofPolicy(({ premiumEvery }) => premiumEvery)],
	["Effective date", ofPolicy(({ effectiveOn }) => effectiveOn)],
	["Policy ended", ofPolicy(({ endedOn }) => endedOn)],
	["All policies (JSON)", ({ policies }) => (policies.length > 1 ? JSON.stringify(policies) : "")],
];

/** The newest policy in force, or the newest of all, because a line has room for one. */
function ofPolicy(cell: (policy: ExportedPolicy) => string | number | null): Cell {
	return ({ policies }) => {
		const policy = policies.find(({ endedOn }) => endedOn === null) ?? policies[0];
		return policy ? cell(policy) : null;
	};
}

export const tableHeader: readonly string[] = columns.map(([header]) => header);

/** A lead as a line of the table. No spreadsheet computes any of its cells. */
export function tableLine(lead: ExportedLead): string[] {
	return columns.map(([header, cell]) => {
		const text = String(cell(lead) ?? "");
		return header === "Phone" ? text : guardedCell(text);
	});
}
