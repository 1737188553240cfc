import { expect, test } from "vitest";
import { holdsEveryWord } from "./terms.ts";

const contract = "¿Qué es una póliza? Un contrato.";

test("nothing typed is in every text", () => {
	expect(holdsEveryWord(contract, "")).toBe(true);
	expect(holdsEveryWord(contract, "  ")).toBe(true);
});

test("accents and case are no obstacle", () => {
	expect(holdsEveryWord(contract, "POLIZA")).toBe(true);
	expect(holdsEveryWord("Kilè yo peye? Apre kèk semèn.", "semen")).toBe(true);
});

test("each word must be there", () => {
	expect(holdsEveryWord("¿Cuánto cuesta? Depende de la edad.", "cuesta edad")).toBe(true);
	expect(holdsEveryWord("¿Cuánto cuesta? Depende de la edad.", "cuesta contrato")).toBe(false);
});
