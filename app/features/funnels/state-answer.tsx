import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { followState } from "../location/visitor-location.ts";
import type { AnswerControl } from "./question-field.tsx";

/** A list of states, in which the visitor's own is picked as long as they have picked none. */
export function StateAnswer({
	choices,
	answer,
	control,
}: {
	choices: readonly { value: string; label: string }[];
	answer: string;
	control: AnswerControl;
}) {
	const t = useTranslations("funnels");
	const list = useRef<HTMLSelectElement>(null);

	useEffect(() => {
		let assumed = "";
		followState((state) => {
			const { current } = list;
			if (!current || current.value !== assumed) return;
			current.value = state;
			// A state that is not in the list picks nothing.
			assumed = current.value;
		});
	}, []);

	return (
		<select
			ref={list}
			{...control}
			defaultValue={answer}
			autoComplete="address-level1"
			className="block min-h-14 w-full max-w-md rounded-md border border-ink-500 bg-white px-4 text-lg text-ink-900"
		>
			<option value="">{t("chooseState")}</option>
			{choices.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</select>
	);
}
