import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { parseNumber } from "#domain/calculators/parse-number.ts";
import type { NumberStep, RangeStep } from "#domain/funnels/funnel-step.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import type { AnswerControl } from "./question-field.tsx";

/**
 * A box for a figure, and for a range a slider beside it. The box keeps its own text, so that what was written before
 * the script arrived stays.
 */
export function NumberAnswer({
	question,
	locale,
	answer,
	control,
}: {
	question: (NumberStep | RangeStep) & { label: string };
	locale: Locale;
	answer: string;
	control: AnswerControl;
}) {
	const t = useTranslations("funnels");
	const box = useRef<HTMLInputElement>(null);
	const isMoney = question.unit === "dollars";
	const initial = answer === "" && question.type === "range" ? String(question.initial) : answer;
	const [text, setText] = useState(initial);
	const [hydrated, setHydrated] = useState(false);

	useEffect(() => {
		setText(box.current?.value ?? "");
		setHydrated(true);
	}, []);

	return (
		<div className="max-w-md">
			<div className="relative">
				{isMoney && (
					<span aria-hidden="true" className="absolute inset-y-0 left-4 flex items-center text-lg text-ink-600">
						$
					</span>
				)}
				<input
					{...control}
					ref={box}
					type="text"
					inputMode={isMoney ? "decimal" : "numeric"}
					autoComplete="off"
					maxLength={20}
					defaultValue={isMoney ? grouped(initial, locale) : initial}
					onInput={(event) => setText(event.currentTarget.value)}
					className={`block min-h-14 w-full rounded-md border bg-white px-4 text-lg text-ink-900 ${isMoney ? "pl-9" : ""} ${control["aria-invalid"] ? "border-coral-600 ring-1 ring-coral-600" : "border-ink-500"}`}
				/>
				{!isMoney && (
					<span aria-hidden="true" className="absolute inset-y-0 right-4 flex items-center text-ink-600">
						{t("years")}
					</span>
				)}
			</div>
			{question.type === "range" && (
				// It does nothing without script, but has its place: what follows must not move when the script arrives.
				<input
					type="range"
					aria-label={question.label}
					min={question.min}
					max={question.max}
					step={question.step}
					value={parseNumber(text) ?? question.initial}
					onChange={(event) => {
						if (box.current) box.current.value = event.target.value;
						setText(event.target.value);
					}}
					className={`mt-3 block h-11 w-full accent-ink-800 ${hydrated ? "" : "invisible"}`}
				/>
			)}
		</div>
	);
}

/** "20000" as it is read in that language; what is no plain figure stays as it was written. */
function grouped(answer: string, locale: Locale): string {
	if (!/^\d+(\.\d+)?$/.test(answer)) return answer;
	return new Intl.NumberFormat(intlLocales[locale], { maximumFractionDigits: 2 }).format(Number(answer));
}
