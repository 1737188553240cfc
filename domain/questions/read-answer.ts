import { isJurisdiction } from "../location/jurisdictions.ts";
import { parseNumber } from "./parse-number.ts";
import type { ChoiceQuestion, NumberQuestion, Question } from "./question.ts";
import type { QuestionError } from "./question-error.ts";

/** What stands in a form, an address or storage, by the names of the questions: nothing is known of it yet. */
export type RawAnswers = Readonly<Record<string, string | undefined>>;

/** Undefined where an optional question was left empty. */
export type Answer = number | string | boolean | undefined;
export type AnswerReading = { value: Answer } | { error: QuestionError };

/** One answer alone. @param others the other answers of the form, for questions that refer to them */
export function readAnswer(question: Question, text: string, others: RawAnswers = {}): AnswerReading {
	const trimmed = text.trim();
	if (question.kind === "flag") return { value: ["yes", "on", "true", "1"].includes(trimmed.toLowerCase()) };
	if (trimmed === "") return readNothing(question);
	switch (question.kind) {
		case "number":
			return readNumber(question, trimmed, others);
		case "choice":
			return readChoice(question, trimmed);
		case "state": {
			const code = trimmed.toUpperCase();
			return isJurisdiction(code) ? { value: code } : { error: { code: "not_an_option" } };
		}
	}
}

function readNothing(question: Question): AnswerReading {
	if (question.required) return { error: { code: "required" } };
	return { value: "initial" in question ? question.initial : undefined };
}

function readNumber({ unit, min, max, grain, above }: NumberQuestion, text: string, others: RawAnswers): AnswerReading {
	const value = parseNumber(text, { thousands: unit === "dollars" });
	if (value === undefined) return { error: { code: "not_a_number" } };
	if (value < min) return { error: { code: "below_min", bound: min } };
	if (value > max) return { error: { code: "above_max", bound: max } };
	if (!isMultiple(value, grain))
		return { error: grain === 1 ? { code: "not_whole" } : { code: "off_step", bound: grain } };
	if (above && value <= Number(others[above])) return { error: { code: "not_above" } };
	return { value };
}

function readChoice({ options }: ChoiceQuestion, text: string): AnswerReading {
	const value = options.find((option) => String(option) === text);
	return value === undefined ? { error: { code: "not_an_option" } } : { value };
}

/** In hundredths, where 0.1 and 0.2 make 0.3. */
function isMultiple(value: number, grain: number): boolean {
	const hundredths = value * 100;
	const nearest = Math.round(hundredths);
	return Math.abs(hundredths - nearest) < 1e-4 && nearest % Math.round(grain * 100) === 0;
}
