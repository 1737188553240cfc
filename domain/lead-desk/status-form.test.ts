import { expect, test } from "vitest";
import { readStatusForm } from "./status-form.ts";

test.each([
	[{ status: "qualified" }, { status: "qualified", reason: null, valueCents: null }],
	[
		{ status: "lost", reason: "price", value: "12" },
		{ status: "lost", reason: "price", valueCents: null },
	],
	[
		{ status: "won", reason: "price", value: "" },
		{ status: "won", reason: null, valueCents: null },
	],
	[
		{ status: "won", value: "$1,200.50" },
		{ status: "won", reason: null, valueCents: 120_050 },
	],
	[
		{ status: "won", value: "1.200,50" },
		{ status: "won", reason: null, valueCents: 120_050 },
	],
	[
		{ status: "won", value: "19.99" },
		{ status: "won", reason: null, valueCents: 1999 },
	],
])("%j is a choice", (fields, choice) => {
	expect(readStatusForm(fields)).toEqual({ ok: true, choice });
});

test.each([
	[{}, { status: "no_choice" }],
	[{ status: "erased" }, { status: "no_choice" }],
	[{ status: "lost" }, { reason: "reason_required" }],
	[{ status: "lost", reason: "rude" }, { reason: "reason_required" }],
	[{ status: "won", value: "a lot" }, { value: "amount_invalid" }],
	[{ status: "won", value: "-5" }, { value: "amount_range" }],
	[{ status: "won", value: "10000001" }, { value: "amount_range" }],
])("%j is none", (fields, errors) => {
	expect(readStatusForm(fields)).toEqual({ ok: false, errors });
});
