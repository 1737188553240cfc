import { isJurisdiction } from "../location/jurisdictions.ts";
import { parseNumber } from "./parse-number.ts";
import type { ChoiceQuestion, NumberQuestion, Question } from "./question.ts";
import type { QuestionError } from "./question-error.ts";

/** Unchecked answers from a form, a URL or storage, by the name of the question. */
export type RawAnswers = Readonly<Record<string, string | undefined>>;

/** Undefined if an optional question was left empty. */
export type Answer = number | string | boolean | undefined;
export type AnswerReading = { ok: true; value: Answer } | { ok: false; error: QuestionError };

/** @param others the form's other answers, for questions that refer to them */
export function readAnswer(question: Question, text: string, others: RawAnswers = {}): AnswerReading {
	const trimmed = text.trim();
	if (question.kind === "flag") return read(["yes", "on", "true", "1"].includes(trimmed.toLowerCase()));
	if (trimmed === "") return readNothing(question);
	switch (question.kind) {
		case "number":
			return readNumber(question, trimmed, others);
		case "choice":
			return readChoice(question, trimmed);
		case "state": {
			const code = trimmed.toUpperCase();
			return isJurisdiction(code) ? read(code) : refused({ code: "not_an_option" });
		}
	}
}

function read(value: Answer): AnswerReading {
	return { ok: true, value };
}

function refused(error: QuestionError): AnswerReading {
	return { ok: false, error };
}

function readNothing(question: Question): AnswerReading {
	if (question.required) return refused({ code: "required" });
	return read("initial" in question ? question.initial : undefined);
}

function readNumber({ unit, min, max, grain, above }: NumberQuestion, text: string, others: RawAnswers): AnswerReading {
	if (grain === 1 && unit !== "dollars" && looksLikeMoney.test(text)) return refused({ code: "not_a_number" });
	const value = parseNumber(text, { thousands: unit === "dollars" });
	if (value === undefined) return refused({ code: "not_a_number" });
	if (value < min) return refused({ code: "below_min", bound: min });
	if (value > max) return refused({ code: "above_max", bound: max });
	if (!isMultiple(value, grain))
		return refused(grain === 1 ? { code: "not_whole" } : { code: "off_step", bound: grain });
	if (above && value <= Number(others[above])) return refused({ code: "not_above" });
	return read(value);
}

function readChoice({ options }: ChoiceQuestion, text: string): AnswerReading {
	const value = options.find((option) => String(option) === text);
	return value === undefined ? refused({ code: "not_an_option" }) : read(value);
}

/** "$20,000" is not an age: it must not be read as 20. */
const looksLikeMoney = /\$|\d[.,]\d{3}(?!\d)/;

/** Counts in hundredths, because 0.1 + 0.2 is not 0.3 in floating point. */
function isMultiple(value: number, grain: number): boolean {
	const hundredths = value * 100;
	const nearest = Math.round(hundredths);
	return Math.abs(hundredths - nearest) < 1e-4 && nearest % Math.round(grain * 100) === 0;
}
