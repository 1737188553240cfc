import type { Ref } from "react";
import { useTranslations } from "use-intl";
import { type DiscStyle, statementOrder } from "#domain/profiling/disc-test.ts";
import { itemName } from "./use-disc-answers.ts";

/**
 * Four statements to choose from. Without script all items are shown, with script only the current one; style sheets
 * know which before the script runs.
 */
export function DiscItem({
	legend,
	item,
	total,
	statements,
	chosen,
	isCurrent,
	onChoose,
}: {
	/** The legend of the current item. */
	legend: Ref<HTMLLegendElement> | undefined;
	item: number;
	total: number;
	statements: Record<DiscStyle, string>;
	chosen: DiscStyle | undefined;
	isCurrent: boolean;
	/** `byPointer` is false for the keyboard, whose arrow keys choose each statement on the way. */
	onChoose: (style: DiscStyle, byPointer: boolean) => void;
}) {
	const t = useTranslations("disc");
	return (
		<fieldset
			className={`min-w-0 rounded-xl border border-ink-200 bg-white p-5 shadow-sm sm:p-8 ${isCurrent ? "" : "not-noscript:hidden"}`}
		>
			<legend ref={legend} tabIndex={-1} className="float-left mb-3 w-full text-sm font-semibold text-ink-600">
				{t("group", { number: item + 1, total })}
			</legend>
			<div className="clear-both grid gap-2">
				{statementOrder(item).map((style) => (
					<label
						key={style}
						className="flex min-h-14 items-center gap-3 rounded-lg border border-ink-200 px-4 py-2.5 leading-snug text-ink-900 hover:bg-sand-50 has-checked:border-ink-900 has-checked:bg-sun-100"
					>
						<input
							type="radio"
							name={itemName(item)}
							value={style}
							checked={chosen === style}
							onChange={({ nativeEvent }) => onChoose(style, (nativeEvent as UIEvent).detail > 0)}
							className="size-6 shrink-0 accent-ink-900"
						/>
						{statements[style]}
					</label>
				))}
			</div>
		</fieldset>
	);
}
