import * as v from "valibot";
import { readFields, typedText } from "../forms/read-fields.ts";
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

const line = v.pipe(typedText, v.maxLength(maxComplaintLine, "too_long"));
const text = v.pipe(
	typedText,
	v.transform((typed) => typed.replaceAll("\r\n", "\n")),
	v.maxLength(maxComplaintText, "too_long"),
);
const choice = <const Choices extends readonly string[]>(choices: Choices) =>
	v.pipe(typedText, v.picklist(choices, "no_choice"));
const optionalDay = v.pipe(
	typedText,
	v.check((typed) => typed === "" || isCalendarDay(typed), "no_date"),
);
const orNull = (typed: string) => typed || null;

const intakeSchema = (today: string) =>
	v.pipe(
		v.object({
			receivedOn: v.pipe(
				typedText,
				v.check((day) => isCalendarDay(day), "no_date"),
				v.maxValue(today, "future_date"),
			),
			channel: choice(complaintChannels),
			name: v.pipe(line, v.nonEmpty("no_name")),
			email: line,
			phone: line,
			state: v.pipe(
				typedText,
				v.check((state) => state === "" || isJurisdiction(state), "no_choice"),
			),
			words: v.pipe(text, v.nonEmpty("no_words")),
			product: line,
			insurer: line,
			severity: choice(complaintSeverities),
			regulator: line,
			fileNumber: line,
			dueOn: v.pipe(optionalDay, v.transform(orNull)),
		}),
		v.forward(
			v.partialCheck(
				[["channel"], ["regulator"]],
				({ channel, regulator }) => channel !== "regulator" || regulator !== "",
				"no_regulator",
			),
			["regulator"],
		),
		v.forward(
			v.partialCheck(
				[["receivedOn"], ["dueOn"]],
				({ receivedOn, dueOn }) => dueOn === null || dueOn >= receivedOn,
				"before_received",
			),
			["dueOn"],
		),
	);

/** An answered complaint has an answer and its day. */
const workSchema = (before: ComplaintStatus, today: string) =>
	v.pipe(
		v.object({
			status: choice(statusesAfter(before)),
			responsibleId: v.pipe(
				typedText,
				v.transform((id) => readAccountId(id)),
			),
			answer: text,
			answeredOn: v.pipe(optionalDay, v.maxValue(today, "future_date"), v.transform(orNull)),
		}),
		v.forward(
			v.partialCheck(
				[["status"], ["answer"]],
				({ status, answer }) => status !== "answered" || answer !== "",
				"no_answer",
			),
			["answer"],
		),
		v.forward(
			v.partialCheck(
				[["answer"], ["answeredOn"]],
				({ answer, answeredOn }) => answer === "" || answeredOn !== null,
				"no_date",
			),
			["answeredOn"],
		),
	);

/** The data that staff record when a complaint comes in. Missing texts are empty. */
export type ComplaintIntake = v.InferOutput<ReturnType<typeof intakeSchema>>;

/** The data that staff can change later, too. */
export type ComplaintWork = ComplaintIntake & v.InferOutput<ReturnType<typeof workSchema>>;

/** Reads the form of a new complaint. */
export function readIntake(fields: Fields, today: string): Read<ComplaintIntake> {
	return readFields(intakeSchema(today), fields);
}

/** Reads the form of a complaint that is worked on. */
export function readWork(fields: Fields, before: ComplaintStatus, today: string): Read<ComplaintWork> {
	return readFields(v.intersect([intakeSchema(today), workSchema(before, today)]), fields);
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
