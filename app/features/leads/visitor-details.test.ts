import { afterEach, expect, test, vi } from "vitest";
import { rememberedVisitor } from "./visitor-details.ts";

const stub = (stored: string | null) => vi.stubGlobal("window", { sessionStorage: { getItem: () => stored } });

afterEach(() => vi.unstubAllGlobals());

test("the stored details are read, also under an earlier release's names", () => {
	stub('{"first_name":"Ana","email":"ana@example.com","phone":7}');
	expect(rememberedVisitor()).toEqual({ firstName: "Ana", email: "ana@example.com" });
});

test("missing or invalid details count as none", () => {
	for (const stored of [null, "{", "null", "7"]) {
		stub(stored);
		expect(rememberedVisitor()).toEqual({});
	}
});
