import { afterEach, expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import type { BoardCell } from "../blog/read-board.server.ts";
import { offNote, stateText } from "./board-rows.server.ts";

const claims = currentClaims();
afterEach(() => setClaims(claims));

test("a language that visitors don't get is said to be off, and isn't missing", () => {
	const missing: BoardCell = { locale: "pt", articleId: null, dueAt: null, isApprovalEnded: false, state: "missing" };
	const written: BoardCell = { ...missing, articleId: "1", state: "current", hasUnpublishedChanges: false };
	const shown = () => [missing, written].map((cell) => stateText(cell, "en"));
	expect([...shown(), offNote("pt", "en")]).toEqual(["Missing", "Published", null]);
	setClaims({ ...claims, facts: { offering: { languages: ["en", "es"], withoutFigures: [] } } });
	expect(shown()).toEqual([null, "Published"]);
	expect(offNote("pt", "en")).toBe("Portuguese is off: visitors don’t see it.");
	expect(offNote("pt", "ht")).toBe("Lang pòtigè dezaktive: vizitè yo pa wè l.");
	expect([offNote("es", "en"), offNote("en", "en")]).toEqual([null, null]);
});
