import { type FormEvent, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { endKey, type FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { openedParameter } from "#domain/funnels/funnel-query.ts";
import type { QuestionErrors } from "#domain/questions/question-error.ts";
import { ChoiceField } from "../questions/choice-field.tsx";
import { NumberField } from "../questions/number-field.tsx";
import { type FunnelQuestion, labelOf } from "./funnel-question.ts";

/** The answers that change a price most, and that people like to vary. */
const amendable = ["coverageAmount", "monthlyBudget", "amount", "termYears"];

/**
 * Tries another amount or term right next to the estimate. Without script the page is requested with the new answers.
 */
export function AmendAnswers({
	page,
	questions,
	answers,
	onAmend,
}: {
	page: string;
	questions: readonly FunnelQuestion[];
	answers: FunnelAnswers;
	onAmend: (answers: FunnelAnswers) => QuestionErrors;
}) {
	const t = useTranslations("funnels.estimate");
	const format = useFormatter();
	const [errors, setErrors] = useState<QuestionErrors>({});
	const asked = questions.filter(({ name }) => amendable.includes(name));
	if (asked.length === 0) return null;
	const others = Object.entries(answers).filter(([key]) => asked.every(({ name }) => name !== key));

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const data = new FormData(event.currentTarget);
		setErrors(onAmend(Object.fromEntries(asked.map(({ name }) => [name, String(data.get(name) ?? "")]))));
	}

	return (
		<form
			method="get"
			action={page}
			noValidate
			onSubmit={submit}
			className="mt-6 grid gap-5 border-t border-ink-100 pt-5 print:hidden"
		>
			{others.map(([key, text]) => (
				<input key={key} type="hidden" name={key} value={text} />
			))}
			<input type="hidden" name={openedParameter} value={endKey} />
			{asked.map((question) =>
				question.kind === "choice" ? (
					<ChoiceField
						key={question.name}
						name={question.name}
						label={labelOf(question, answers)}
						look="pills"
						choices={question.choices ?? []}
						chosen={answers[question.name]}
						onChoose={(value) => setErrors(onAmend({ [question.name]: value }))}
					/>
				) : question.kind === "number" ? (
					<div key={question.name} className="flex flex-wrap items-end gap-3">
						<NumberField
							question={question}
							id={`amend-${question.name}`}
							label={labelOf(question, answers)}
							error={errors[question.name]}
							text={format.number(Number(answers[question.name] ?? ""))}
							className="min-w-40 grow"
						/>
						<button type="submit" className={buttonStyle("secondary")}>
							{t("update")}
						</button>
					</div>
				) : null,
			)}
		</form>
	);
}
