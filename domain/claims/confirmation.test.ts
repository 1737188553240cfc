import { expect, test } from "vitest";
import { type Confirmation, confirmedIds } from "./confirmation.ts";

const letter: Confirmation = { document: "letter 1", confirmedOn: "2026-11-22" };

test.each<[name: string, Confirmation | null, today: string, isShown: boolean]>([
	["a sample", null, "2026-11-22", false],
	["on the day of its confirmation", letter, "2026-11-22", true],
	["a year later", letter, "2027-11-22", true],
	["after a year", letter, "2027-11-23", false],
	["before its confirmation", letter, "2026-11-21", false],
	["without a document", { ...letter, document: " " }, "2026-11-22", false],
	["with a date that is none", { ...letter, confirmedOn: "soon" }, "2026-11-22", false],
])("%s", (_name, confirmation, today, isShown) => {
	expect(confirmedIds([{ id: "ana", confirmation }], today)).toEqual(isShown ? ["ana"] : []);
});
