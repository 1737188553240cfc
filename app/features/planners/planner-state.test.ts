import { expect, test } from "vitest";
import { afterAsking, afterTyping, initialPlannerState, type Reading } from "./planner-state.ts";

const good: Reading<string> = { ok: true, answer: "42" };
const bad: Reading<string> = { ok: false, errors: { balance1: { code: "required" } } };
const start = initialPlannerState(() => good, {}, false);

test("nothing is answered, and nothing called wrong, before somebody asks", () => {
	expect(start).toMatchObject({ answer: null, errors: {}, attempted: false });
	expect(afterTyping(start, bad)).toMatchObject({ errors: {}, outdated: false });
});

test("an address that asks is answered at once, without moving the focus", () => {
	expect(initialPlannerState(() => good, {}, true)).toMatchObject({ answer: "42", answers: 0, refusals: 0 });
	expect(initialPlannerState(() => bad, {}, true)).toMatchObject({ answer: null, errors: bad.errors, refusals: 0 });
});

test("what is wrong is named, and keeps the last answer, until it is mended", () => {
	const answered = afterAsking(start, good);
	const refused = afterAsking(answered, bad);
	expect(refused).toMatchObject({ answer: "42", errors: bad.errors, answers: 1, refusals: 1 });
	expect(afterTyping(refused, good)).toMatchObject({ errors: {}, outdated: true });
});

test("asking again makes an answer current again", () => {
	const changed = afterTyping(afterAsking(start, good), good);
	expect(changed.outdated).toBe(true);
	expect(afterAsking(changed, good)).toMatchObject({ outdated: false, answers: 2 });
});
