import type { RawPlans } from "#domain/calculators/planner-query.ts";
import type { QuestionError } from "#domain/questions/question-error.ts";
import type { AnswersReading } from "#domain/questions/read-answers.ts";
import { afterChange, afterSubmit, type FormErrors, initialErrors } from "../forms/form-errors.ts";

export type ReadPlan<Plan> = (raw: RawPlans) => AnswersReading<Plan>;

export interface PlannerState<Plan> extends FormErrors<string, QuestionError> {
	plan: Plan | null;
	/** The form has changed since the last plan. */
	outdated: boolean;
	/** Grows with each plan, so that the focus also moves to an identical one. */
	plans: number;
}

/** @param asked whether the page's URL asks for a plan */
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
