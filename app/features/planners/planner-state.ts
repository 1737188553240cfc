import type { RawPlans } from "#domain/calculators/planner-query.ts";
import type { FieldError } from "#domain/calculators/read-inputs.ts";

/** By the name of the field. */
export type FieldErrors = Readonly<Partial<Record<string, FieldError>>>;

/** What a form's texts come to: something to calculate with, or what is wrong with each field. */
export type Reading<Answer> = { ok: true; answer: Answer } | { ok: false; errors: FieldErrors };
export type ReadPlan<Answer> = (raw: RawPlans) => Reading<Answer>;

export interface PlannerState<Answer> {
	/** The last one that could be given. */
	answer: Answer | null;
	errors: FieldErrors;
	/** Asked for at least once: from now on it is said as it happens what is wrong. */
	attempted: boolean;
	/** The form says something else by now than what was answered. */
	outdated: boolean;
	/** Grow with each press of the button, so that the same answer is given again. */
	answers: number;
	refusals: number;
}

/** @param asked whether the page's address asks for an answer, and so for one at once */
export function initialPlannerState<Answer>(
	read: ReadPlan<Answer>,
	raw: RawPlans,
	asked: boolean,
): PlannerState<Answer> {
	const start = { answer: null, errors: {}, attempted: false, outdated: false, answers: 0, refusals: 0 };
	return asked ? { ...afterAsking(start, read(raw)), answers: 0, refusals: 0 } : start;
}

export function afterAsking<Answer>(state: PlannerState<Answer>, reading: Reading<Answer>): PlannerState<Answer> {
	if (!reading.ok) return { ...state, attempted: true, errors: reading.errors, refusals: state.refusals + 1 };
	const { answer } = reading;
	return { ...state, attempted: true, answer, errors: {}, outdated: false, answers: state.answers + 1 };
}

export function afterTyping<Answer>(state: PlannerState<Answer>, reading: Reading<Answer>): PlannerState<Answer> {
	const errors = state.attempted && !reading.ok ? reading.errors : {};
	return { ...state, errors, outdated: state.answer !== null };
}
