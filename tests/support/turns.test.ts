import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import {
	filesOfOtherTurns,
	journeysInTurn,
	ofThisTurn,
	oneOfThisTurn,
	testsInTurn,
	testsOfOtherTurns,
	turnOf,
} from "./turns.ts";

const names = journeysInTurn.flat();
const turns = journeysInTurn.map((_, turn) => turn);

test("files that take turns exist, each in one part", () => {
	const files = [...names.map((name) => `tests/e2e/${name}.spec.ts`), ...testsInTurn.flat()];
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
	expect(new Set(files).size).toBe(files.length);
	expect(testsInTurn.length).toBe(journeysInTurn.length);
});

test("all turns together take every journey once, and every page once", () => {
	const taken = turns.flatMap((turn) =>
		names.filter((name) => !filesOfOtherTurns(turn).includes(`**/${name}.spec.ts`)),
	);
	expect(taken.sort()).toEqual([...names].sort());
	const tests = testsInTurn.flat();
	expect(turns.flatMap((turn) => tests.filter((file) => !testsOfOtherTurns(turn).includes(file))).sort()).toEqual(
		[...tests].sort(),
	);
	const pages = ["/", "/about", "/calculator", "/contact"];
	expect(turns.flatMap((turn) => ofThisTurn(pages, turn)).sort()).toEqual(pages);
});

test("each turn takes one of two ways, and none is left out", () => {
	expect(turns.map((turn) => oneOfThisTurn(["embedded", "PostgreSQL"], turn))).toEqual([
		["embedded"],
		["PostgreSQL"],
		["embedded"],
		["PostgreSQL"],
	]);
});

test("without a turn, all run", () => {
	expect(filesOfOtherTurns(null)).toEqual([]);
	expect(testsOfOtherTurns(null)).toEqual([]);
	expect(ofThisTurn(names, null)).toEqual(names);
	expect(oneOfThisTurn(names, null)).toEqual(names);
});

test("commits have all turns", () => {
	expect(["4f0a3c00", "4f0a3c01", "4f0a3c02", "4f0a3c03"].map(turnOf).sort()).toEqual(turns);
});
