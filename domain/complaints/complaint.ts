import { isJurisdiction } from "../location/jurisdictions.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { addDays } from "../office-hours/zoned-time.ts";
import { readAccountId } from "../staff/people.ts";

export const complaintChannels = ["phone", "email", "letter", "regulator", "inPerson", "review"] as const;
export type ComplaintChannel = (typeof complaintChannels)[number];

export const complaintSeverities = ["low", "medium", "high"] as const;
export type ComplaintSeverity = (typeof complaintSeverities)[number];

/** How far a complaint is. A closed one can be opened again. */
export const complaintStatuses = ["received", "working", "answered", "closed", "reopened"] as const;
export type ComplaintStatus = (typeof complaintStatuses)[number];

/** Statuses with something left to do. */
export const openComplaintStatuses = ["received", "working", "answered", "reopened"] as const;
/** Statuses in which our answer is still missing, so that its deadline counts. */
export const unansweredStatuses = ["received", "working", "reopened"] as const;

/** The statuses that can follow a status. */
const next: Readonly<Record<ComplaintStatus, readonly ComplaintStatus[]>> = {
	received: ["working", "answered", "closed"],
	working: ["answered", "closed"],
	answered: ["working", "closed"],
	closed: ["reopened"],
	reopened: ["working", "answered", "closed"],
};

export function statusesAfter(status: ComplaintStatus): readonly ComplaintStatus[] {
	return [status, ...next[status]];
}

/** The data that staff record when a complaint comes in. Missing texts are empty. */
export interface ComplaintIntake {
	receivedOn: string;
	channel: ComplaintChannel;
	name: string;
	email: string;
	phone: string;
	state: string;
	words: string;
	product: string;
	insurer: string;
	severity: ComplaintSeverity;
	regulator: string;
	fileNumber: string;
	dueOn: string | null;
}

/** The data that staff can change later, too. */
export interface ComplaintWork extends ComplaintIntake {
	status: ComplaintStatus;
	responsibleId: string | null;
	answeredOn: string | null;
	answer: string;
}

export type ComplaintError =
	| "no_date"
	| "future_date"
	| "no_choice"
	| "no_name"
	| "no_words"
	| "no_regulator"
	| "no_answer"
	| "too_long"
	| "before_received";
export type ComplaintErrors = Partial<Record<keyof ComplaintWork, ComplaintError>>;
type Fields = Readonly<Record<string, unknown>>;
type Read<Value> = { ok: true; value: Value } | { ok: false; errors: ComplaintErrors };

export const maxComplaintLine = 200;
export const maxComplaintText = 10_000;

/** Reads the form of a new complaint. */
export function readIntake(fields: Fields, today: string): Read<ComplaintIntake> {
	const text = (name: string) => (typeof fields[name] === "string" ? fields[name].replace(/\r\n/g, "\n").trim() : "");
	const errors: ComplaintErrors = {};
	const lines = ["name", "email", "phone", "product", "insurer", "regulator", "fileNumber"] as const;
	for (const name of lines) if (text(name).length > maxComplaintLine) errors[name] = "too_long";
	if (text("words").length > maxComplaintText) errors.words = "too_long";
	if (text("words") === "") errors.words = "no_words";
	if (text("name") === "") errors.name = "no_name";
	const receivedOn = text("receivedOn");
	if (!isCalendarDay(receivedOn)) errors.receivedOn = "no_date";
	else if (receivedOn > today) errors.receivedOn = "future_date";
	const channel = complaintChannels.find((one) => one === fields.channel);
	if (!channel) errors.channel = "no_choice";
	const severity = complaintSeverities.find((one) => one === fields.severity);
	if (!severity) errors.severity = "no_choice";
	if (channel === "regulator" && text("regulator") === "") errors.regulator = "no_regulator";
	if (text("state") !== "" && !isJurisdiction(text("state"))) errors.state = "no_choice";
	const dueOn = text("dueOn");
	if (dueOn !== "" && !isCalendarDay(dueOn)) errors.dueOn = "no_date";
	else if (dueOn !== "" && dueOn < receivedOn) errors.dueOn = "before_received";
	if (!channel || !severity || Object.keys(errors).length > 0) return { ok: false, errors };
	return {
		ok: true,
		value: {
			receivedOn,
			channel,
			severity,
			name: text("name"),
			email: text("email"),
			phone: text("phone"),
			state: text("state"),
			words: text("words"),
			product: text("product"),
			insurer: text("insurer"),
			regulator: text("regulator"),
			fileNumber: text("fileNumber"),
			dueOn: dueOn || null,
		},
	};
}

/** Reads the form of a complaint that is worked on. An answered one has an answer and its day. */
export function readWork(fields: Fields, before: ComplaintStatus, today: string): Read<ComplaintWork> {
	const intake = readIntake(fields, today);
	const errors: ComplaintErrors = intake.ok ? {} : { ...intake.errors };
	const status = statusesAfter(before).find((one) => one === fields.status);
	if (!status) errors.status = "no_choice";
	const answer = typeof fields.answer === "string" ? fields.answer.replace(/\r\n/g, "\n").trim() : "";
	if (answer.length > maxComplaintText) errors.answer = "too_long";
	if (status === "answered" && answer === "") errors.answer = "no_answer";
	const answeredOn = typeof fields.answeredOn === "string" ? fields.answeredOn : "";
	if ((answer !== "" || answeredOn !== "") && !isCalendarDay(answeredOn)) errors.answeredOn = "no_date";
	else if (answeredOn > today) errors.answeredOn = "future_date";
	if (!intake.ok || !status || Object.keys(errors).length > 0) return { ok: false, errors };
	const responsibleId = readAccountId(fields.responsibleId);
	return { ok: true, value: { ...intake.value, status, responsibleId, answer, answeredOn: answeredOn || null } };
}

/** Says if the deadline of a complaint is over, near, or neither. */
export function complaintDue(
	{ status, dueOn }: { status: ComplaintStatus; dueOn: string | null },
	today: string,
): "overdue" | "soon" | "later" | "none" {
	if (dueOn === null || !unansweredStatuses.some((one) => one === status)) return "none";
	if (dueOn < today) return "overdue";
	return dueOn <= addDays(today, dueSoonDays) ? "soon" : "later";
}

/** Today shows a deadline this many days ahead. */
export const dueSoonDays = 5;

/** The filter of the list, as in its address. */
export interface ComplaintFilter {
	/** `open`: all that aren't closed. */
	status: ComplaintStatus | "open" | "all";
	severity: ComplaintSeverity | null;
	isOverdue: boolean;
	page: number;
}

/** @param query the address's fields by name */
export function readComplaintFilter(query: { get(name: string): string | null }): ComplaintFilter {
	const asked = query.get("status");
	const page = Number(query.get("page"));
	return {
		status: asked === "all" ? "all" : (complaintStatuses.find((one) => one === asked) ?? "open"),
		severity: complaintSeverities.find((one) => one === query.get("severity")) ?? null,
		isOverdue: query.get("due") === "overdue",
		page: Number.isSafeInteger(page) && page > 1 && page < 10_000 ? page : 1,
	};
}

export const complaintsPath = "/admin/complaints";

export function complaintPath(id: string): string {
	return `${complaintsPath}/${id}`;
}

export function newComplaintPath(leadId: string | null = null): string {
	return `${complaintsPath}/new${leadId ? `?lead=${leadId}` : ""}`;
}

export function complaintsAddress({ status, severity, isOverdue, page }: ComplaintFilter): string {
	const query = [
		...(status === "open" ? [] : [`status=${status}`]),
		...(severity ? [`severity=${severity}`] : []),
		...(isOverdue ? ["due=overdue"] : []),
		...(page > 1 ? [`page=${page}`] : []),
	].join("&");
	return query ? `${complaintsPath}?${query}` : complaintsPath;
}

/** The register as a file. */
export const complaintFiles = ["register.csv", "register.json"] as const;
export type ComplaintFile = (typeof complaintFiles)[number];

export function complaintFilePath(file: ComplaintFile): string {
	return `${complaintsPath}/${file}`;
}
