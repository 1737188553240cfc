import type { QuestionError } from "../questions/question-error.ts";
import { type Answer, readAnswer } from "../questions/read-answer.ts";
import type { FunnelStep } from "./funnel-config.ts";

/** The answers so far, by the name of the question: as written in a form, an address or storage. */
export type FunnelAnswers = Readonly<Record<string, string>>;

/** Where a visitor stands in a sequence of questions, one to a screen. */
export interface FunnelProgress {
	answers: FunnelAnswers;
	/** The question on the screen; as many as there are questions when all are answered. */
	position: number;
	/** What is wrong with the answer to the question on the screen. */
	error: QuestionError | null;
}

/** Stands in an address where a question would, for what follows the last one. */
export const endKey = "result";

type Steps = readonly FunnelStep[];

/** Takes an answer and moves on, or stays and says what is wrong. The text that was typed is kept either way. */
export function answerQuestion(steps: Steps, progress: FunnelProgress, text: string): FunnelProgress {
	const { answers, position } = progress;
	const step = steps[position];
	if (!step) return progress;
	const reading = readAnswer(step, text, answers);
	if ("error" in reading) {
		return { answers: { ...answers, [step.name]: text }, position, error: reading.error };
	}
	const given = withAnswer(answers, step, reading.value);
	if (position + 1 < steps.length) return { answers: given, position: position + 1, error: null };
	return atOrBeforeFault(steps, given, steps.length);
}

/** Goes one question back. */
export function goBack({ answers, position }: FunnelProgress): FunnelProgress {
	return { answers, position: Math.max(0, position - 1), error: null };
}

/** Opens the question of that name or the end, but nothing after a question that is still open. */
export function openQuestion(steps: Steps, answers: FunnelAnswers, key: string): FunnelProgress {
	const wanted = key === endKey ? steps.length : steps.findIndex((step) => step.name === key);
	return { ...atOrBeforeFault(steps, answers, Math.max(0, wanted)), error: null };
}

/** The key under which this screen can be opened again. */
export function keyOf(steps: Steps, { position }: FunnelProgress): string {
	return steps[position]?.name ?? endKey;
}

/** The answers in an address, a form or storage. Anything else in it is dropped. */
export function pickAnswers(steps: Steps, entries: Iterable<readonly [string, unknown]>): FunnelAnswers {
	const names = new Set(steps.map(({ name }) => name));
	return Object.fromEntries(
		[...entries].filter(
			(entry): entry is [string, string] =>
				names.has(entry[0]) && typeof entry[1] === "string" && entry[1].length <= 40,
		),
	);
}

/** Reads all answers before the wanted question again, since an address may say anything. */
function atOrBeforeFault(steps: Steps, given: FunnelAnswers, wanted: number): FunnelProgress {
	let answers = given;
	for (const [position, step] of steps.slice(0, wanted).entries()) {
		const reading = readAnswer(step, answers[step.name] ?? "", answers);
		if ("error" in reading) return { answers, position, error: reading.error };
		answers = withAnswer(answers, step, reading.value);
	}
	return { answers, position: wanted, error: null };
}

/** In its plain form: "$20,000" becomes "20000". */
function withAnswer(answers: FunnelAnswers, { name }: FunnelStep, value: Answer): FunnelAnswers {
	return { ...answers, [name]: String(value ?? "") };
}
