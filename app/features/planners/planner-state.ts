import type { RawPlans } from "#domain/calculators/planner-query.ts";
import type { QuestionError } from "#domain/questions/question-error.ts";
import type { AnswersReading } from "#domain/questions/read-answers.ts";
import { afterChange, afterSubmit, type FormErrors, initialErrors } from "../forms/form-errors.ts";

/** Reads a form: a plan, or what is wrong with each field. */
export type ReadPlan<Plan> = (raw: RawPlans) => AnswersReading<Plan>;

export interface PlannerState<Plan> extends FormErrors<string, QuestionError> {
	/** The latest plan. */
	plan: Plan | null;
	/** The form has changed since the plan was made. */
	outdated: boolean;
	/** Grows with each plan, so that the focus moves to the same plan again. */
	plans: number;
}

/** @param asked whether the address of the page asks for a plan */
export function initialPlannerState<Plan>(read: ReadPlan<Plan>, raw: RawPlans, asked: boolean): PlannerState<Plan> {
	const start = { ...initialErrors<string, QuestionError>(), plan: null, outdated: false, plans: 0 };
	return asked ? { ...afterAsking(start, read(raw)), plans: 0, refusals: 0 } : start;
}

export function afterAsking<Plan>(state: PlannerState<Plan>, reading: AnswersReading<Plan>): PlannerState<Plan> {
	if (!reading.ok) return afterSubmit(state, reading.errors);
	return { ...afterSubmit(state, {}), plan: reading.values, outdated: false, plans: state.plans + 1 };
}

export function afterTyping<Plan>(state: PlannerState<Plan>, reading: AnswersReading<Plan>): PlannerState<Plan> {
	return { ...afterChange(state, reading.ok ? {} : reading.errors), outdated: state.plan !== null };
}
