import type { FunnelStep } from "./funnel-step.ts";
import { type AnswerErrorCode, type FunnelAnswers, readAnswer } from "./read-answer.ts";

/** Where a visitor stands in a sequence of questions, one to a screen. */
export interface FunnelProgress {
	answers: FunnelAnswers;
	/** The question on the screen; as many as there are questions when all are answered. */
	position: number;
	/** What is wrong with the answer to the question on the screen. */
	error: AnswerErrorCode | null;
}

/** Stands in an address where a question would, for what follows the last one. */
export const endKey = "result";

type Steps = readonly FunnelStep[];

/** Takes an answer and goes on, or stays and says what is wrong; what was written is kept either way. */
export function answerQuestion(steps: Steps, progress: FunnelProgress, text: string): FunnelProgress {
	const { answers, position } = progress;
	const step = steps[position];
	if (!step) return progress;
	const reading = readAnswer(step, text, answers);
	if ("error" in reading) {
		return { answers: { ...answers, [step.key]: text }, position, error: reading.error };
	}
	const given = { ...answers, [step.key]: reading.value };
	if (position + 1 < steps.length) return { answers: given, position: position + 1, error: null };
	return atOrBeforeFault(steps, given, steps.length);
}

/** One question back, whatever the one on the screen says by then. */
export function goBack({ answers, position }: FunnelProgress): FunnelProgress {
	return { answers, position: Math.max(0, position - 1), error: null };
}

/** Opens the question of that key, or what follows the last one, but nothing beyond a question that is still open. */
export function openQuestion(steps: Steps, answers: FunnelAnswers, key: string): FunnelProgress {
	const wanted = key === endKey ? steps.length : steps.findIndex((step) => step.key === key);
	return { ...atOrBeforeFault(steps, answers, Math.max(0, wanted)), error: null };
}

/** The key under which this screen can be opened again. */
export function keyOf(steps: Steps, { position }: FunnelProgress): string {
	return steps[position]?.key ?? endKey;
}

/** The answers among what an address, a form or storage holds; whatever else it holds stays out. */
export function pickAnswers(steps: Steps, entries: Iterable<readonly [string, unknown]>): FunnelAnswers {
	const keys = new Set(steps.map(({ key }) => key));
	return Object.fromEntries(
		[...entries].filter(
			(entry): entry is [string, string] => keys.has(entry[0]) && typeof entry[1] === "string" && entry[1].length <= 40,
		),
	);
}

function atOrBeforeFault(steps: Steps, answers: FunnelAnswers, wanted: number): FunnelProgress {
	for (const [position, step] of steps.slice(0, wanted).entries()) {
		const reading = readAnswer(step, answers[step.key] ?? "", answers);
		if ("error" in reading) return { answers, position, error: reading.error };
	}
	return { answers, position: wanted, error: null };
}
