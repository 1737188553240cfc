import { expect, test, vi } from "vitest";
import { currentClaims, setClaims } from "./current-claims.server.ts";
import { pageCopy } from "./library.server.ts";

// A text that the checks of an earlier version have let through.
vi.mock("#domain/words/word-marks.ts", () => ({ markError: () => null }));

test("a text that can't be filled leaves its page the original, and is reported once", () => {
	const before = currentClaims();
	const original = pageCopy("es", "service", "iul");
	const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
	setClaims({
		...before,
		facts: {
			words: [
				{
					page: "services/iul",
					place: "lead",
					texts: { es: { text: "Llame a {nobody}.", original: "0123456789abcdef" } },
					changed: { locale: "es", at: "2026-11-23T15:00:00.000Z" },
					behind: [],
				},
			],
		},
	});
	for (const _ of [1, 2]) expect(pageCopy("es", "service", "iul")).toEqual(original);
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("{nobody}"));
	setClaims(before);
});
