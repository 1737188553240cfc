import type { Question } from "./question.ts";
import type { QuestionErrors } from "./question-error.ts";
import { type Answer, type RawAnswers, readAnswer } from "./read-answer.ts";

export type AnswersReading<Values, Name extends string = string> =
	| { ok: true; values: Values }
	| { ok: false; errors: QuestionErrors<Name> };

/** Reads all answers of a form: values to calculate with, or an error for each wrong field. */
export function readAnswers<Name extends string>(
	questions: readonly Question<Name>[],
	raw: RawAnswers,
): AnswersReading<Readonly<Record<Name, Answer>>, Name> {
	const readings = questions.map(
		(question) => [question.name, readAnswer(question, raw[question.name] ?? "", raw)] as const,
	);
	const errors = readings.flatMap(([name, reading]) => (reading.ok ? [] : [[name, reading.error]]));
	if (errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) };
	const values = readings.flatMap(([name, reading]) => (reading.ok ? [[name, reading.value]] : []));
	return { ok: true, values: Object.fromEntries(values) };
}
