import { expect, test } from "vitest";
import {
	complaintDue,
	complaintsAddress,
	readComplaintFilter,
	readIntake,
	readWork,
	statusesAfter,
} from "./complaint.ts";

const today = "2026-11-23";
const intake = {
	receivedOn: "2026-11-20",
	channel: "phone",
	name: " Marie Joseph ",
	email: "",
	phone: "305-555-0123",
	state: "FL",
	words: "Nobody\r\ncalled.",
	product: "",
	insurer: "",
	severity: "medium",
	regulator: "",
	dueOn: "",
};

test("a complaint needs who, what, how and when; a regulator's needs the regulator", () => {
	expect(readIntake(intake, today)).toMatchObject({
		ok: true,
		value: { name: "Marie Joseph", words: "Nobody\ncalled.", dueOn: null, fileNumber: "" },
	});
	expect(readIntake({}, today)).toEqual({
		ok: false,
		errors: { receivedOn: "no_date", channel: "no_choice", name: "no_name", words: "no_words", severity: "no_choice" },
	});
	const errorsOf = (changes: object) => {
		const read = readIntake({ ...intake, ...changes }, today);
		return read.ok ? {} : read.errors;
	};
	expect(errorsOf({ channel: "regulator" })).toEqual({ regulator: "no_regulator" });
	expect(errorsOf({ receivedOn: "2026-11-24" })).toEqual({ receivedOn: "future_date" });
	expect(errorsOf({ receivedOn: "2026-02-30" })).toEqual({ receivedOn: "no_date" });
	expect(errorsOf({ dueOn: "2026-11-19" })).toEqual({ dueOn: "before_received" });
	expect(errorsOf({ state: "XX", phone: "1".repeat(201) })).toEqual({ state: "no_choice", phone: "too_long" });
});

test("statuses follow each other, and an answered complaint has an answer and its day", () => {
	expect(statusesAfter("closed")).toEqual(["closed", "reopened"]);
	const work = { ...intake, status: "answered", responsibleId: "", answer: "We are sorry.", answeredOn: "2026-11-23" };
	expect(readWork(work, "working", today)).toMatchObject({
		ok: true,
		value: { status: "answered", responsibleId: null },
	});
	const errorsOf = (changes: object, before: "working" | "closed" = "working") => {
		const read = readWork({ ...work, ...changes }, before, today);
		return read.ok ? {} : read.errors;
	};
	expect(errorsOf({ answer: "", answeredOn: "" })).toEqual({ answer: "no_answer" });
	expect(errorsOf({ answeredOn: "" })).toEqual({ answeredOn: "no_date" });
	expect(errorsOf({ answeredOn: "2026-11-24" })).toEqual({ answeredOn: "future_date" });
	expect(errorsOf({}, "closed")).toEqual({ status: "no_choice" });
});

test("a deadline counts until our answer", () => {
	const due = (dueOn: string | null, status: "received" | "answered" | "reopened" = "received") =>
		complaintDue({ status, dueOn }, today);
	expect([due("2026-11-22"), due("2026-11-23"), due("2026-11-28"), due("2026-11-29"), due(null)]).toEqual([
		"overdue",
		"soon",
		"soon",
		"later",
		"none",
	]);
	expect([due("2026-11-22", "answered"), due("2026-11-22", "reopened")]).toEqual(["none", "overdue"]);
});

test("the filter is in the address, and an unknown one shows open complaints", () => {
	const address = "/admin/complaints?status=closed&severity=high&due=overdue&page=2";
	expect(complaintsAddress(readComplaintFilter(new URL(address, "https://x").searchParams))).toBe(address);
	expect(readComplaintFilter(new URLSearchParams("status=x&page=-1&severity=x"))).toEqual({
		status: "open",
		severity: null,
		isOverdue: false,
		page: 1,
	});
});
