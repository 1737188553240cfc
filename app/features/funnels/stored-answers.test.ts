import { afterEach, expect, test, vi } from "vitest";
import { rememberAnswers, rememberedAnswers } from "./stored-answers.ts";

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
