import { useFormatter, useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { FieldError } from "#app/components/ui/field.tsx";
import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { usualAnswers } from "#domain/funnels/usual-answers.ts";
import type { QuestionError } from "#domain/questions/question-error.ts";
import { formatMoney } from "#i18n/format.ts";
import { ChoiceInput } from "../questions/choice-input.tsx";
import { NumberInput } from "../questions/number-input.tsx";
import { StateInput } from "../questions/state-input.tsx";
import { useHydrated } from "../questions/use-hydrated.ts";
import { useQuestionText } from "../questions/use-question-text.ts";
import { type FunnelQuestion, labelOf, startingAnswer } from "./funnel-question.ts";
import { questionTitle } from "./question-title.ts";

export function QuestionField({
	question,
	answers,
	error,
	onAnswer,
}: {
	question: FunnelQuestion;
	/** All answers so far. */
	answers: FunnelAnswers;
	error: QuestionError | null;
	onAnswer: (text: string) => void;
}) {
	const t = useTranslations("funnels");
	const { errorText } = useQuestionText();
	const { name, hint, required } = question;
	const label = labelOf(question, answers);
	const answer = startingAnswer(question, answers);
	const described = [`${name}-hint`, "funnel-progress", ...(error ? [`${name}-error`] : [])].join(" ");
	const title = (
		<>
			{label}
			{!required && <span className="font-sans text-base font-normal text-ink-600"> ({t("optional")})</span>}
		</>
	);
	const explained = (
		<p id={`${name}-hint`} className="mt-2 mb-5">
			{hint}
		</p>
	);
	const problem = error && <FieldError id={`${name}-error`}>{errorText(question, error, "screen")}</FieldError>;
	const heading = "font-serif text-2xl font-semibold text-balance text-ink-900 outline-none";

	if (question.kind === "choice") {
		return (
			<fieldset aria-describedby={described}>
				<legend {...questionTitle.mark("")} tabIndex={-1} className={heading}>
					{title}
				</legend>
				{explained}
				<ChoiceInput name={name} look="cards" choices={question.choices ?? []} chosen={answer} required={required} />
				{problem}
			</fieldset>
		);
	}
	return (
		<div>
			<label {...questionTitle.mark("")} tabIndex={-1} htmlFor={name} className={`block ${heading}`}>
				{title}
			</label>
			{explained}
			<div className="max-w-md text-lg">
				<AnswerInput question={question} label={label} answer={answer} invalid={error !== null} described={described} />
			</div>
			{problem}
			{question.kind === "number" && (
				<AnswerPills
					numbers={usualAnswers(question, answers)}
					isMoney={question.unit === "dollars"}
					onAnswer={onAnswer}
				/>
			)}
		</div>
	);
}

/** A number at one tap, which is the answer. The buttons need script, and their space is reserved until it starts. */
function AnswerPills({
	numbers,
	isMoney,
	onAnswer,
}: {
	numbers: readonly number[];
	isMoney: boolean;
	onAnswer: (text: string) => void;
}) {
	const locale = usePageLocale();
	const hydrated = useHydrated();
	if (numbers.length === 0) return null;
	return (
		<div className={`mt-4 flex flex-wrap gap-2 ${hydrated ? "" : "invisible noscript:hidden"}`}>
			{numbers.map((number) => (
				<button
					key={number}
					type="button"
					onClick={() => onAnswer(String(number))}
					className="min-h-11 rounded-full border border-ink-400 bg-white px-4 font-medium text-ink-900 hover:border-ink-900 active:bg-sun-100"
				>
					{isMoney ? formatMoney(locale, number) : number}
				</button>
			))}
		</div>
	);
}

function AnswerInput({
	question,
	label,
	answer,
	invalid,
	described,
}: {
	question: Exclude<FunnelQuestion, { kind: "choice" }>;
	label: string;
	answer: string;
	invalid: boolean;
	described: string;
}) {
	const format = useFormatter();
	const { name, required } = question;
	const control = {
		id: name,
		name,
		required,
		"aria-invalid": invalid || undefined,
		"aria-describedby": described,
		className: `block min-h-14 w-full rounded-md border bg-white px-4 text-ink-900 ${invalid ? "border-coral-600 ring-1 ring-coral-600" : "border-ink-500"}`,
	} as const;
	if (question.kind === "state") return <StateInput control={control} state={answer} />;
	// Stored answers such as "20000" are formatted for the reader's language. Anything else stays as typed.
	const isNumeral = question.unit === "dollars" && /^\d+(\.\d+)?$/.test(answer);
	const shown = isNumeral ? format.number(Number(answer), { maximumFractionDigits: 2 }) : answer;
	return <NumberInput question={question} label={label} control={control} text={shown} />;
}
