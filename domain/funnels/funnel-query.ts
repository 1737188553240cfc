import type { FunnelStep } from "./funnel-config.ts";
import {
	answerQuestion,
	type FunnelAnswers,
	type FunnelProgress,
	openQuestion,
	pickAnswers,
} from "./funnel-progress.ts";

/**
 * A funnel in the URL, for browsers without script: `at` opens a question, `answered` names the question whose form was
 * sent. The answers are parameters too. None of them identifies the visitor.
 */
export const openedParameter = "at";
export const answeredParameter = "answered";
/** A URL with one of these opens a certain screen. */
export const screenParameters: readonly string[] = [openedParameter, answeredParameter];

export function progressFromQuery(
	steps: readonly FunnelStep[],
	query: Iterable<readonly [string, string]>,
): FunnelProgress {
	const entries = [...query];
	const parameter = (name: string) => entries.find(([key]) => key === name)?.[1];
	const answers = pickAnswers(steps, entries);
	const answered = parameter(answeredParameter);
	if (answered === undefined) return openQuestion(steps, answers, parameter(openedParameter) ?? "");
	const open = openQuestion(steps, answers, answered);
	if (steps[open.position]?.name !== answered) return open;
	return answerQuestion(steps, open, answers[answered] ?? "");
}

/** `currentAge=40&at=coverageAmount` */
export function queryOf(answers: FunnelAnswers, at: string): string {
	const given = Object.entries(answers).filter(([, text]) => text !== "");
	return [...given, [openedParameter, at]].map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
}
