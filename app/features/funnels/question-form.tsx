import { type FormEvent, type MouseEvent, type Ref, useEffect } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/components/ui/button.tsx";
import { type FunnelProgress, keyOf } from "#domain/funnels/funnel-progress.ts";
import { answeredParameter, queryOf } from "#domain/funnels/funnel-query.ts";
import { BackLink } from "./back-link.tsx";
import type { FunnelQuestion } from "./funnel-question.ts";
import { QuestionField } from "./question-field.tsx";
import { questionTitle } from "./question-title.ts";

export interface QuestionFormProps {
	/** The page's own path. */
	page: string;
	questions: readonly FunnelQuestion[];
	progress: FunnelProgress;
	/** The label of the last question's button. */
	finish: "finish" | "finishPrice";
	/** The number of first questions that were not asked, because their answers are known. */
	passed?: number;
	moves: number;
	form: Ref<HTMLFormElement> & { current: HTMLFormElement | null };
	onAnswer: (text: string) => void;
	onBack: () => void;
}

/** One question. Without script the form requests the next screen; with script nothing is fetched. */
export function QuestionForm({ page, questions, progress, finish, passed = 0, moves, form, ...on }: QuestionFormProps) {
	const t = useTranslations("funnels");
	const { answers, position, error } = progress;
	const question = questions[position];

	// biome-ignore lint/correctness/useExhaustiveDependencies: only the visitor's moves change the focus
	useEffect(() => {
		if (moves === 0) return;
		if (error) focusAnswer(form.current);
		else form.current?.querySelector<HTMLElement>(questionTitle.selector)?.focus();
	}, [moves, position]);

	if (!question) return null;
	const earlier = Object.entries(answers).filter(([key]) => key !== question.name);

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const text = new FormData(event.currentTarget).get(question?.name ?? "");
		on.onAnswer(typeof text === "string" ? text : "");
	}

	/**
	 * A choice that is tapped or clicked goes on. One that the arrow keys pass doesn't: browsers report it as a click
	 * without a pointer. It goes on with Enter, which sends the form.
	 */
	function goOn(event: MouseEvent<HTMLFormElement>) {
		if (event.detail === 0 || !(event.target instanceof Element)) return;
		const choice = event.target.closest("label")?.querySelector<HTMLInputElement>("input[type=radio]");
		if (!choice) return;
		// The label's own click on its radio button would answer the next question.
		if (event.target !== choice) event.preventDefault();
		choice.checked = true;
		on.onAnswer(choice.value);
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Enter sends the form
		<form ref={form} method="get" action={page} noValidate onSubmit={submit} onClick={goOn}>
			{/* A skipped question counts as answered: the page promises as many as there are. */}
			<FunnelProgressBar position={position} count={questions.length} />
			{earlier.map(([key, text]) => (
				<input key={key} type="hidden" name={key} value={text} />
			))}
			<input type="hidden" name={answeredParameter} value={question.name} />
			<QuestionField key={question.name} question={question} answers={answers} error={error} onAnswer={on.onAnswer} />
			<div className="mt-8 flex flex-col gap-3 xs:flex-row">
				<Button type="submit">{t(position + 1 < questions.length ? "next" : finish)}</Button>
				{position > passed && (
					<BackLink
						href={`${page}?${queryOf(answers, keyOf(questions, { ...progress, position: position - 1 }))}`}
						onBack={on.onBack}
					>
						{t("back")}
					</BackLink>
				)}
			</div>
		</form>
	);
}

/** Focuses the chosen answer or the first control, next to its error. */
function focusAnswer(form: HTMLFormElement | null): void {
	const controls = form?.querySelectorAll<HTMLElement>("input:not([type=hidden], [type=range]), select") ?? [];
	const chosen = [...controls].find((control) => control.matches(":checked"));
	(chosen ?? controls[0])?.focus();
}

function FunnelProgressBar({ position, count }: { position: number; count: number }) {
	const t = useTranslations("funnels");
	return (
		<div className="mb-6">
			<p id="funnel-progress" className="text-sm font-semibold text-ink-600">
				{t("progress", { position: position + 1, count })}
			</p>
			<ol aria-hidden="true" className="mt-2 flex gap-1.5">
				{Array.from({ length: count }, (_, index) => index).map((index) => (
					<li key={index} className={`h-1.5 grow rounded-full ${index <= position ? "bg-ink-700" : "bg-ink-100"}`} />
				))}
			</ol>
		</div>
	);
}
