import type { QuestionError } from "../questions/question-error.ts";
import { type Answer, readAnswer } from "../questions/read-answer.ts";
import type { FunnelStep } from "./funnel-config.ts";

/** The answers so far as text, by the name of the question. */
export type FunnelAnswers = Readonly<Record<string, string>>;

/** A visitor's progress through questions, one per screen. */
export interface FunnelProgress {
	answers: FunnelAnswers;
	/** Index of the question on the screen; equals the number of questions when all are answered. */
	position: number;
	error: QuestionError | null;
}

/** The URL's name for the screen after the last question. */
export const endKey = "result";

type Steps = readonly FunnelStep[];

/** Stores the answer and moves on, or stays with an error. The typed text is stored either way. */
export function answerQuestion(steps: Steps, progress: FunnelProgress, text: string): FunnelProgress {
	const { answers, position } = progress;
	const step = steps[position];
	if (!step) return progress;
	const reading = readAnswer(step, text, answers);
	if (!reading.ok) return { answers: { ...answers, [step.name]: text }, position, error: reading.error };
	const given = withAnswer(answers, step, reading.value);
	if (position + 1 < steps.length) return { answers: given, position: position + 1, error: null };
	return atOrBeforeFault(steps, given, steps.length);
}

export function goBack({ answers, position }: FunnelProgress): FunnelProgress {
	return { answers, position: Math.max(0, position - 1), error: null };
}

/** Opens the named question or the end, but never goes past an unanswered question. */
export function openQuestion(steps: Steps, answers: FunnelAnswers, key: string): FunnelProgress {
	const wanted = key === endKey ? steps.length : steps.findIndex((step) => step.name === key);
	return { ...atOrBeforeFault(steps, answers, Math.max(0, wanted)), error: null };
}

/** Goes on after an answer to what was missing in a link: only what it did not answer is asked. */
export function passAnswered(steps: Steps, next: FunnelProgress): FunnelProgress {
	return next.error ? next : openQuestion(steps, next.answers, endKey);
}

/** The question that a visitor answers once for the whole site. */
export const stateStep = "state";

/**
 * Takes over a state that the site knows, and passes the question for it.
 * @param isFirst whether the visitor has just come: a question that they opened themselves stays open
 */
export function withKnownState(
	steps: Steps,
	progress: FunnelProgress,
	state: string,
	isFirst: boolean,
): FunnelProgress {
	const { answers, position } = progress;
	if (!steps.some(({ name }) => name === stateStep)) return progress;
	const passes = isFirst && steps[position]?.name === stateStep;
	if (!passes && answers[stateStep] === state) return progress;
	return { answers: { ...answers, [stateStep]: state }, position: position + (passes ? 1 : 0), error: null };
}

/** The key that opens this screen again. */
export function keyOf(steps: Steps, { position }: FunnelProgress): string {
	return steps[position]?.name ?? endKey;
}

/**
 * Picks the answers from a URL, a form or storage and drops everything else. If a question has several answers, the
 * first one counts, as everywhere.
 */
export function pickAnswers(steps: Steps, entries: Iterable<readonly [string, unknown]>): FunnelAnswers {
	const names = new Set(steps.map(({ name }) => name));
	const picked = [...entries].filter(
		(entry): entry is [string, string] => names.has(entry[0]) && typeof entry[1] === "string" && entry[1].length <= 40,
	);
	return Object.fromEntries(picked.filter(([name], place) => picked.findIndex(([other]) => other === name) === place));
}

/** Checks all answers before the wanted question again, since a URL may hold anything. */
function atOrBeforeFault(steps: Steps, given: FunnelAnswers, wanted: number): FunnelProgress {
	let answers = given;
	for (const [position, step] of steps.slice(0, wanted).entries()) {
		const reading = readAnswer(step, answers[step.name] ?? "", answers);
		if (!reading.ok) return { answers, position, error: reading.error };
		answers = withAnswer(answers, step, reading.value);
	}
	return { answers, position: wanted, error: null };
}

/** Stores the normalized value: "$20,000" becomes "20000". */
function withAnswer(answers: FunnelAnswers, { name }: FunnelStep, value: Answer): FunnelAnswers {
	return { ...answers, [name]: String(value ?? "") };
}
