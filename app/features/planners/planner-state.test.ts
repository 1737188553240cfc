import { expect, test } from "vitest";
import type { AnswersReading } from "#domain/questions/read-answers.ts";
import { afterAsking, afterTyping, initialPlannerState } from "./planner-state.ts";

const good: AnswersReading<string> = { ok: true, values: "42" };
const bad = { ok: false, errors: { balance1: { code: "required" } } } satisfies AnswersReading<string>;
const start = initialPlannerState(() => good, {}, false);

test("there is no result and no error before the form is sent", () => {
	expect(start).toMatchObject({ plan: null, errors: {}, attempted: false });
	expect(afterTyping(start, bad)).toMatchObject({ errors: {}, outdated: false });
});

test("a URL with inputs shows its result at once, without moving the focus", () => {
	expect(initialPlannerState(() => good, {}, true)).toMatchObject({ plan: "42", plans: 0, refusals: 0 });
	expect(initialPlannerState(() => bad, {}, true)).toMatchObject({ plan: null, errors: bad.errors, refusals: 0 });
});

test("errors stay until they are corrected, and the last result stays", () => {
	const planned = afterAsking(start, good);
	const refused = afterAsking(planned, bad);
	expect(refused).toMatchObject({ plan: "42", errors: bad.errors, plans: 1, refusals: 1 });
	expect(afterTyping(refused, good)).toMatchObject({ errors: {}, outdated: true });
});

test("sending the form again makes the result current", () => {
	const changed = afterTyping(afterAsking(start, good), good);
	expect(changed.outdated).toBe(true);
	expect(afterAsking(changed, good)).toMatchObject({ outdated: false, plans: 2 });
});
