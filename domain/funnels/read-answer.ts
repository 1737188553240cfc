import { parseNumber } from "../calculators/parse-number.ts";
import { isJurisdiction } from "../location/jurisdictions.ts";
import { boundsOf, type FunnelStep, type NumberStep, type RangeStep } from "./funnel-step.ts";

/** What was answered so far, by the key of the question: as written in a form, an address or storage. */
export type FunnelAnswers = Readonly<Record<string, string>>;

export const answerErrorCodes = [
	"required",
	"not_a_number",
	"not_whole",
	"below_min",
	"above_max",
	"off_step",
	"not_above",
	"not_an_option",
] as const;
export type AnswerErrorCode = (typeof answerErrorCodes)[number];

/** `value` is the answer in its plain form: "$20,000" becomes "20000". An optional question may be left empty. */
export type AnswerReading = { value: string } | { error: AnswerErrorCode };

export function readAnswer(step: FunnelStep, text: string, answers: FunnelAnswers): AnswerReading {
	const trimmed = text.trim();
	if (trimmed === "") return step.required ? { error: "required" } : { value: "" };
	switch (step.type) {
		case "select":
			return step.options.includes(trimmed) ? { value: trimmed } : { error: "not_an_option" };
		case "state":
			return isJurisdiction(trimmed) ? { value: trimmed } : { error: "not_an_option" };
		default:
			return readNumber(step, trimmed, answers);
	}
}

function readNumber(step: NumberStep | RangeStep, text: string, answers: FunnelAnswers): AnswerReading {
	const value = parseNumber(text);
	if (value === undefined) return { error: "not_a_number" };
	if (step.unit === "years" && !Number.isInteger(value)) return { error: "not_whole" };
	const { min, max } = boundsOf(step);
	if (value < min) return { error: "below_min" };
	if (value > max) return { error: "above_max" };
	if (step.type === "range" && (value - min) % step.step !== 0) return { error: "off_step" };
	if (step.type === "number" && step.above && value <= Number(answers[step.above])) return { error: "not_above" };
	return { value: String(value) };
}
