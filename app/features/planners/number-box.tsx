import { useFormatter, useTranslations } from "use-intl";
import { Field } from "#app/components/ui/field.tsx";
import { useDollars } from "#app/features/calculator/use-quantity-text.ts";
import type { FieldError } from "#domain/calculators/read-inputs.ts";

type Unit = "dollars" | "percent" | "years" | "count";

/** A number to write, with the sign of its unit. It keeps its own text. */
export function NumberBox({
	name,
	unit,
	label,
	hint,
	error,
	text,
	className,
}: {
	name: string;
	unit: Unit;
	label: string;
	hint?: string | undefined;
	error: FieldError | undefined;
	/** What stands there at first. */
	text: string | undefined;
	className?: string;
}) {
	const t = useTranslations("planners.errors");
	const format = useFormatter();
	const dollars = useDollars();
	const bound = (value: number) => {
		if (unit === "dollars") return dollars(value);
		return unit === "percent"
			? format.number(value / 100, { style: "percent", maximumFractionDigits: 2 })
			: format.number(value);
	};
	const message =
		error && error.code !== "not_an_option" && t(error.code, { bound: "bound" in error ? bound(error.bound) : "" });
	return (
		<Field name={name} label={label} hint={hint} error={message || undefined} className={className}>
			{({ className: look, ...control }) => (
				<div className="relative">
					{unit === "dollars" && <Sign text="$" side="left-4" />}
					<input
						type="text"
						inputMode={unit === "dollars" || unit === "percent" ? "decimal" : "numeric"}
						autoComplete="off"
						maxLength={20}
						defaultValue={text}
						className={`${look} ${unit === "dollars" ? "pl-8" : ""} ${unit === "percent" ? "pr-10" : ""}`}
						{...control}
					/>
					{unit === "percent" && <Sign text="%" side="right-4" />}
				</div>
			)}
		</Field>
	);
}

function Sign({ text, side }: { text: string; side: string }) {
	return (
		<span aria-hidden="true" className={`absolute inset-y-0 flex items-center text-ink-600 ${side}`}>
			{text}
		</span>
	);
}
