import { useTranslations } from "use-intl";
import { FieldError } from "#app/components/ui/field.tsx";
import type { AnswerErrorCode } from "#domain/funnels/read-answer.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import type { FunnelQuestion } from "./funnel-question.ts";
import { NumberAnswer } from "./number-answer.tsx";
import { StateAnswer } from "./state-answer.tsx";
import { useAnswerError } from "./use-answer-error.ts";

export interface AnswerControl {
	id: string;
	name: string;
	required: boolean;
	"aria-invalid": true | undefined;
	"aria-describedby": string;
}

/** A question, the control to answer it with, and what is wrong with the answer. */
export function QuestionField({
	question,
	locale,
	answer,
	error,
}: {
	question: FunnelQuestion;
	locale: Locale;
	answer: string;
	error: AnswerErrorCode | null;
}) {
	const t = useTranslations("funnels");
	const sentence = useAnswerError(locale);
	const { key, label, hint, required } = question;
	const described = [`${key}-hint`, "funnel-progress", ...(error ? [`${key}-error`] : [])].join(" ");
	const title = (
		<>
			{label}
			{!required && <span className="font-sans text-base font-normal text-ink-600"> ({t("optional")})</span>}
		</>
	);
	const explained = (
		<p id={`${key}-hint`} className="mt-2 mb-5">
			{hint}
		</p>
	);
	const problem = error && <FieldError id={`${key}-error`}>{sentence(question, error)}</FieldError>;
	const heading = "font-serif text-2xl font-semibold text-balance text-ink-900";

	if (question.type === "select") {
		return (
			<fieldset aria-describedby={described}>
				<legend className={heading}>{title}</legend>
				{explained}
				<ChoiceCards name={key} choices={question.choices ?? []} chosen={answer} required={required} />
				{problem}
			</fieldset>
		);
	}
	const control: AnswerControl = {
		id: key,
		name: key,
		required,
		"aria-invalid": error ? true : undefined,
		"aria-describedby": described,
	};
	return (
		<div>
			<label htmlFor={key} className={`block ${heading}`}>
				{title}
			</label>
			{explained}
			{question.type === "state" ? (
				<StateAnswer choices={question.choices ?? []} answer={answer} control={control} />
			) : (
				<NumberAnswer question={question} locale={locale} answer={answer} control={control} />
			)}
			{problem}
		</div>
	);
}
