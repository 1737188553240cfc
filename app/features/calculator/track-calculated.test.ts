import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { rememberAnswers } from "../funnels/stored-answers.ts";
import { track } from "../tracking/track.ts";
import { trackCalculated } from "./track-calculated.ts";

vi.mock("../tracking/track.ts", () => ({ track: vi.fn() }));

beforeEach(() => vi.stubGlobal("window", { sessionStorage: memoryStorage() }));
afterEach(() => vi.unstubAllGlobals());

const term = { service: "term_life", state: "FL", age: 40, coverageAmount: 250_000, term: 20, smoker: false } as const;
const funeral = { service: "final_expense", state: "FL", age: 60, coverageAmount: 15_000, smoker: false } as const;

test("a visit has one event for each product, however often its numbers are computed again", () => {
	trackCalculated(term);
	// The page stores new answers with each new number.
	rememberAnswers("calculator", { answers: { age: "50" }, at: "result" });
	trackCalculated({ ...term, age: 50 });
	trackCalculated(funeral);
	trackCalculated({ ...term, state: "TX" });
	trackCalculated({ ...funeral, coverageAmount: 10_000 });
	const events = vi.mocked(track).mock.calls.map(([name, properties]) => [name, (properties as typeof term).service]);
	expect(events).toEqual([
		["calculator_completed", "term_life"],
		["calculator_completed", "final_expense"],
	]);
});
