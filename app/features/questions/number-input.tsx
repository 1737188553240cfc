import { type FocusEventHandler, useEffect, useRef, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { FieldControl } from "#app/components/ui/field.tsx";
import { parseNumber } from "#domain/questions/parse-number.ts";
import type { NumberQuestion, Unit } from "#domain/questions/question.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useQuestionText } from "./use-question-text.ts";

export interface NumberInputProps {
	question: NumberQuestion;
	label: string;
	/** The text in the box; without `onText` only the initial one. */
	text: string;
	onText?: ((text: string) => void) | undefined;
	onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

const padding: Record<Unit, string> = { dollars: "pl-8", percent: "pr-10", years: "pr-16", count: "" };

/** A text box with the sign of its unit, and a slider with the same value. */
export function NumberInput({
	question,
	label,
	control,
	onBlur,
	...given
}: NumberInputProps & { control: FieldControl & { required?: boolean } }) {
	const t = useTranslations("questions");
	const box = useRef<HTMLInputElement>(null);
	const [own, setOwn] = useState(given.text);
	const { unit } = question;
	const text = given.onText ? given.text : own;
	const onText = given.onText ?? setOwn;
	const wasTyped = useRef(false);
	const format = useFormatter();

	/** "500k" becomes "500,000", and "38 years" becomes "38". Unreadable text stays. */
	function tidy(): void {
		if (!wasTyped.current) return;
		wasTyped.current = false;
		const number = parseNumber(text, { thousands: unit === "dollars" });
		if (number === undefined) return;
		const tidied = unit === "dollars" ? format.number(number, { maximumFractionDigits: 2 }) : String(number);
		// A percentage with a comma stays as the visitor writes it.
		if (unit === "dollars" || /[^\d.,\s]/.test(text)) onText(tidied);
	}

	// Keeps what was typed before hydration.
	useEffect(() => setOwn(box.current?.value ?? ""), []);

	return (
		<>
			<div className="relative">
				{unit === "dollars" && <Sign text="$" side="left-4" />}
				<input
					{...control}
					ref={box}
					type="text"
					inputMode={unit === "dollars" || unit === "percent" ? "decimal" : "numeric"}
					autoComplete="off"
					maxLength={20}
					value={text}
					onChange={(event) => {
						wasTyped.current = true;
						onText(event.target.value);
					}}
					onBlur={(event) => {
						tidy();
						onBlur?.(event);
					}}
					className={`${control.className} ${padding[unit]}`}
				/>
				{unit === "percent" && <Sign text="%" side="right-4" />}
				{unit === "years" && <Sign text={t("years")} side="right-4" />}
			</div>
			<Slider question={question} label={label} text={text} onText={onText} />
		</>
	);
}

function Slider({
	question,
	label,
	text,
	onText,
}: Required<Pick<NumberInputProps, "question" | "label" | "text" | "onText">>) {
	const t = useTranslations("questions");
	const { withUnit } = useQuestionText();
	const hydrated = useHydrated();
	const { slider, unit, min, initial = min } = question;
	if (!slider) return null;
	const position = Math.min(Math.max(parseNumber(text, { thousands: unit === "dollars" }) ?? initial, min), slider.max);
	return (
		// Until the script starts it does nothing, but takes its space, so that hydration moves nothing.
		<input
			type="range"
			aria-label={t("slider", { field: label })}
			aria-valuetext={withUnit(unit, position)}
			min={min}
			max={slider.max}
			step={slider.step}
			value={position}
			onChange={(event) => onText(event.target.value)}
			className={`mt-1 block h-11 w-full accent-ink-800 ${hydrated ? "" : "invisible noscript:hidden"}`}
		/>
	);
}

function Sign({ text, side }: { text: string; side: string }) {
	return (
		<span aria-hidden="true" className={`absolute inset-y-0 flex items-center text-ink-600 ${side}`}>
			{text}
		</span>
	);
}
