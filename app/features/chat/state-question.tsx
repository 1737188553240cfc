import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { knownState } from "../location/visitor-location.ts";
import { Question } from "./choice-question.tsx";

/** As long as the intake takes it. */
const maxAnswerLength = 100;

/** Takes the state as people write it; where the site knows it already, one touch will do. */
export function StateQuestion({
	given,
	onAnswer,
	onMissing,
}: {
	/** What was typed before. */
	given: string;
	onAnswer: (text: string) => void;
	/** Told, in words, what is missing. */
	onMissing: (problem: string) => void;
}) {
	const t = useTranslations("chat.state");
	const locale = usePageLocale();
	const input = useRef<HTMLInputElement>(null);
	const [isMissing, setMissing] = useState(false);
	const [known] = useState(knownState);
	const suggestion = known && jurisdictionName(known, locale);

	function submit(event: FormEvent): void {
		event.preventDefault();
		const text = input.current?.value ?? "";
		if (text.trim()) {
			onAnswer(text);
			return;
		}
		setMissing(true);
		onMissing(t("missing"));
		input.current?.focus();
	}

	return (
		<form noValidate onSubmit={submit}>
			<Question>{t("question")}</Question>
			<Field name="chat_state" id="chat-state" label={t("label")} error={isMissing ? t("missing") : undefined}>
				{(control) => (
					<input
						ref={input}
						type="text"
						autoComplete="address-level1"
						enterKeyHint="next"
						maxLength={maxAnswerLength}
						defaultValue={given}
						required
						{...control}
					/>
				)}
			</Field>
			<div className="mt-3 flex flex-wrap gap-2">
				<Button type="submit">{t("submit")}</Button>
				{suggestion && !given && (
					<Button type="button" variant="secondary" onClick={() => onAnswer(suggestion)}>
						{t("suggestion", { state: suggestion })}
					</Button>
				)}
			</div>
		</form>
	);
}
