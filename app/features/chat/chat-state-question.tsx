import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { knownState } from "../location/visitor-location.ts";
import { useHydrated } from "../questions/use-hydrated.ts";
import { ChatQuestion } from "./chat-choice-question.tsx";

/** The server's limit. */
const maxAnswerLength = 100;

/** Asks for the state as free text. If the site knows the state, a button offers it as the answer. */
export function ChatStateQuestion({
	given,
	onAnswer,
	onMissing,
}: {
	/** The earlier answer. */
	given: string;
	onAnswer: (text: string) => void;
	/** Called with the sentence that says what is missing. */
	onMissing: (problem: string) => void;
}) {
	const t = useTranslations("chat.state");
	const locale = usePageLocale();
	const input = useRef<HTMLInputElement>(null);
	const [isMissing, setMissing] = useState(false);
	const known = useHydrated() ? knownState() : null;
	const suggestion = known && isJurisdiction(known) && stateWords(known, locale);

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
		// Without a dialog around it, this method sends nothing: an answer before the script runs waits for it.
		<form method="dialog" noValidate onSubmit={submit}>
			<ChatQuestion>{t("question")}</ChatQuestion>
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
					<Button type="button" variant="secondary" onClick={() => onAnswer(suggestion.state)}>
						{t("suggestion", suggestion)}
					</Button>
				)}
			</div>
		</form>
	);
}
