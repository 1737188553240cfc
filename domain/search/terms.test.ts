import { expect, test } from "vitest";
import { holdsEveryWord } from "./terms.ts";

const contract = "¿Qué es una póliza? Un contrato.";

test("an empty search matches every text", () => {
	expect(holdsEveryWord(contract, "")).toBe(true);
	expect(holdsEveryWord(contract, "  ")).toBe(true);
});

test("accents and case do not matter", () => {
	expect(holdsEveryWord(contract, "POLIZA")).toBe(true);
	expect(holdsEveryWord("Kilè yo peye? Apre kèk semèn.", "semen")).toBe(true);
});

test("every word must match", () => {
	expect(holdsEveryWord("¿Cuánto cuesta? Depende de la edad.", "cuesta edad")).toBe(true);
	expect(holdsEveryWord("¿Cuánto cuesta? Depende de la edad.", "cuesta contrato")).toBe(false);
});
