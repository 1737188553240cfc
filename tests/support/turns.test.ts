import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import {
	filesOfOtherTurns,
	journeysInTurn,
	ofThisTurn,
	oneOfThisTurn,
	testsInTurn,
	testsOfOtherTurns,
	turnCount,
	turnOf,
} from "./turns.ts";

const names = journeysInTurn.flat();
const turns = Array.from({ length: turnCount }, (_, turn) => turn);
const distinct = <T>(values: readonly T[]) => [...new Set(values)].sort();

test("files that take turns exist, each in one part", () => {
	const files = [...names.map((name) => `tests/e2e/${name}.spec.ts`), ...testsInTurn.flat()];
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
	expect(new Set(files).size).toBe(files.length);
});

test("each turn takes a part of the files, and all turns together take every one", () => {
	const journeys = (turn: number) => names.filter((name) => !filesOfOtherTurns(turn).includes(`**/${name}.spec.ts`));
	expect(distinct(turns.flatMap(journeys))).toEqual([...names].sort());
	for (const turn of turns) expect(journeysInTurn).toContainEqual(journeys(turn));
	const tests = testsInTurn.flat();
	const taken = (turn: number) => tests.filter((file) => !testsOfOtherTurns(turn).includes(file));
	expect(distinct(turns.flatMap(taken))).toEqual([...tests].sort());
	for (const turn of turns) expect(testsInTurn).toContainEqual(taken(turn));
});

test("each turn takes a fourth of the values and one of two ways, and every file meets each of them", () => {
	const pages = ["/", "/about", "/calculator", "/contact"];
	const kinds = ["PGlite", "PostgreSQL"];
	for (const part of journeysInTurn.keys()) {
		const turnsOfPart = turns.filter((turn) => turn % journeysInTurn.length === part);
		expect(turnsOfPart.flatMap((turn) => ofThisTurn(pages, turn)).sort()).toEqual(pages);
		expect(distinct(turnsOfPart.flatMap((turn) => oneOfThisTurn(kinds, turn)))).toEqual(kinds);
		for (const turn of turnsOfPart) expect(oneOfThisTurn(kinds, turn)).toHaveLength(1);
	}
});

test("without a turn, all run", () => {
	expect(filesOfOtherTurns(null)).toEqual([]);
	expect(testsOfOtherTurns(null)).toEqual([]);
	expect(ofThisTurn(names, null)).toEqual(names);
	expect(oneOfThisTurn(names, null)).toEqual(names);
});

test("commits have all turns", () => {
	const commits = turns.map((turn) => `4f0a3c${(turn + 7).toString(16).padStart(2, "0")}`);
	expect(new Set(commits.map(turnOf))).toEqual(new Set(turns));
});
