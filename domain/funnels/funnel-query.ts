import type { FunnelStep } from "./funnel-config.ts";
import {
	answerQuestion,
	type FunnelAnswers,
	type FunnelProgress,
	openQuestion,
	pickAnswers,
} from "./funnel-progress.ts";

/**
 * A funnel in the address, for browsers without script: `at` opens a question, `answered` names the one whose form was
 * sent. The answers stand beside it; nothing in them tells who the visitor is.
 */
export const openedParameter = "at";
export const answeredParameter = "answered";
/** An address with one of these opens a screen of its own. */
export const screenParameters: readonly string[] = [openedParameter, answeredParameter];

/** @param query the address's parameters (`URLSearchParams`) */
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
