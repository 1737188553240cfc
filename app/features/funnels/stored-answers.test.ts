import { afterEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { rememberAnswers, rememberedAnswers, rememberSent, sentWith } from "./stored-answers.ts";

afterEach(() => vi.unstubAllGlobals());

test("the answers are stored under the funnel's key and read again", () => {
	const values = new Map<string, string>();
	const sessionStorage = {
		getItem: (key: string) => values.get(key) ?? null,
		setItem: (key: string, value: string) => void values.set(key, value),
	};
	vi.stubGlobal("window", { sessionStorage });
	rememberAnswers("quote", { answers: {}, at: "age" });
	expect([...values]).toEqual([["sf_funnel_quote", '{"answers":{},"at":"age"}']]);
	expect(rememberedAnswers("quote")).toEqual({ answers: {}, at: "age" });
});

test("missing or invalid answers count as none", () => {
	for (const stored of [null, "{", "7", '{"answers":null,"at":"age"}', '{"answers":{},"at":1}']) {
		vi.stubGlobal("window", { sessionStorage: { getItem: () => stored } });
		expect(rememberedAnswers("quote")).toBeUndefined();
	}
});

test("a lead that waits in the outbox is remembered, until it was sent", () => {
	vi.stubGlobal("window", { sessionStorage: memoryStorage() });
	const answers = { state: "FL", currentAge: "38" };
	rememberSent("quote", answers, { id: null, queuedAs: "7" });
	expect(sentWith("quote", { currentAge: "38", state: "FL" })).toEqual({ id: null, queuedAs: "7" });
	expect(sentWith("quote", { state: "FL", currentAge: "39" })).toBeNull();
	rememberSent("quote", answers, { id: null });
	expect(sentWith("quote", answers)).toEqual({ id: null });
	rememberSent("quote", answers, { id: "lead" });
	expect(sentWith("quote", answers)).toEqual({ id: "lead" });
});
