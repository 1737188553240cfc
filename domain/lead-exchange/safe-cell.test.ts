import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { guardedCell, phoneCell, unguardedCell } from "./safe-cell.ts";

test("a formula begins with an apostrophe, and other text stays as it is", () => {
	expect(guardedCell("=1+1")).toBe("'=1+1");
	expect(guardedCell(' "=HYPERLINK("http://x")')).toBe(`' "=HYPERLINK("http://x")`);
	expect(guardedCell("@SUM(A1)")).toBe("'@SUM(A1)");
	expect(guardedCell("\tx")).toMatch(/^'/);
	expect(guardedCell("Call me - at 5 + a bit")).toBe("Call me - at 5 + a bit");
	expect(guardedCell("O'Neill")).toBe("O'Neill");
});

test("nothing in a cell begins a formula for a spreadsheet that separates by semicolons or lines", () => {
	expect(guardedCell("Hello;=cmd|' /C calc'!A0")).toBe("Hello;'=cmd|' /C calc'!A0");
	expect(guardedCell("Likes:\n- term life")).toBe("Likes:\n'- term life");
});

test("the guard can be taken off", () => {
	const hostile = fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "'", '"', ";", "|", "\t", "\n", " ", "a") });
	fc.assert(
		fc.property(hostile, (text) => {
			expect(unguardedCell(guardedCell(text))).toBe(text);
		}),
	);
	expect(unguardedCell(guardedCell("\t'++;"))).toBe("\t'++;");
	expect(unguardedCell("'+509 34 12 3456")).toBe("+509 34 12 3456");
});

test("a long cell of line breaks and quotes takes one pass", () => {
	const long = `\n"'`.repeat(100_000);
	expect(guardedCell(long)).toBe(long);
	expect(unguardedCell(long)).toBe(long);
	expect(unguardedCell(`${long}x=`)).toBe(`${long}x=`);
	expect(unguardedCell(guardedCell(`${long}=`))).toBe(`${long}=`);
});

test("phone numbers stay readable", () => {
	expect(phoneCell("+1 305-555-0123")).toBe("(305) 555-0123");
	expect(phoneCell("+13055550123")).toBe("(305) 555-0123");
	expect(phoneCell("305 555 0123")).toBe("305 555 0123");
	expect(phoneCell("+509 34 12 3456")).toBe("'+509 34 12 3456");
	expect(phoneCell("+1 305 555 0123 ext. 4")).toBe("'+1 305 555 0123 ext. 4");
});
