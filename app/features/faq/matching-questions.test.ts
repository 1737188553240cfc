import { expect, test } from "vitest";
import { matchingQuestions } from "./matching-questions.ts";

const groups = [
	{
		id: "basics",
		title: "Preguntas básicas",
		items: [
			{ question: "¿Qué es una póliza?", answer: "Un contrato." },
			{ question: "¿Cuánto cuesta?", answer: "Depende de la edad y del estado." },
		],
	},
	{ id: "claims", title: "Reklamasyon", items: [{ question: "Kilè yo peye?", answer: "Apre kèk semèn." }] },
];
const found = (search: string) =>
	matchingQuestions(groups, search).flatMap(({ items }) => items.map((i) => i.question));

test("nothing typed leaves all", () => {
	expect(matchingQuestions(groups, "  ")).toEqual(groups);
});

test("accents and case are no obstacle", () => {
	expect(found("POLIZA")).toEqual(["¿Qué es una póliza?"]);
	expect(found("semen")).toEqual(["Kilè yo peye?"]);
});

test("each word must be there, in question or answer", () => {
	expect(found("cuesta edad")).toEqual(["¿Cuánto cuesta?"]);
	expect(found("cuesta contrato")).toEqual([]);
});
