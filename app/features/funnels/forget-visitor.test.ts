import { afterEach, expect, test, vi } from "vitest";
import { forgetVisitor } from "./forget-visitor.ts";

afterEach(() => vi.unstubAllGlobals());

test("somebody else in the tab finds neither answers nor a name", () => {
	const items: Record<string, unknown> = {
		"sf_funnel_iul-quote": "{}",
		sf_funnel_calculator: "{}",
		sf_visitor: "{}",
		other: "1",
	};
	const methods = {
		getItem: (key: string) => items[key] ?? null,
		removeItem: (key: string) => void delete items[key],
	};
	for (const [name, value] of Object.entries(methods)) Object.defineProperty(items, name, { value });
	vi.stubGlobal("window", { sessionStorage: items });
	forgetVisitor();
	expect(Object.keys(items)).toEqual(["other"]);
});
