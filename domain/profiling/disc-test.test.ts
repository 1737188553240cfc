import { expect, test } from "vitest";
import { type DiscStyle, discResult, discStyles, statementOrder, storedAnswers } from "./disc-test.ts";

const answers = (letters: string) => [...letters] as DiscStyle[];

test("a test without its last answer has no result", () => {
	expect(discResult([])).toBeUndefined();
	expect(discResult([...answers("DISCDISCDISCDIS"), undefined])).toBeUndefined();
});

test("a clear leader is named alone", () => {
	expect(discResult(answers("SSSSSSSSSDDDIICC"))).toEqual({
		counts: { D: 3, I: 2, S: 9, C: 2 },
		leading: ["S"],
		closeSecond: [],
	});
});

test("a close second is named", () => {
	const result = discResult(answers("CCCCCCDDDDDIIISS"));
	expect(result?.leading).toEqual(["C"]);
	expect(result?.closeSecond).toEqual(["D"]);
});

test("a tie names all its styles", () => {
	expect(discResult(answers("DDDDDDIIIIIISSCC"))).toMatchObject({ leading: ["D", "I"], closeSecond: [] });
	expect(discResult(answers("DISCDISCDISCDISC"))?.leading).toEqual(discStyles);
});

test("each style comes first equally often", () => {
	const firsts = Array.from({ length: 16 }, (_, item) => statementOrder(item)[0]);
	for (const style of discStyles) expect(firsts.filter((first) => first === style)).toHaveLength(4);
	expect(statementOrder(6)).toEqual(["S", "C", "D", "I"]);
});

test("stored answers are used only as far as they are valid", () => {
	expect(storedAnswers(["D", null, "x", "C"], 4)).toEqual(["D", undefined, undefined, "C"]);
	expect(storedAnswers(["D"], 2)).toEqual([undefined, undefined]);
	expect(storedAnswers({ length: 2 }, 2)).toEqual([undefined, undefined]);
});
