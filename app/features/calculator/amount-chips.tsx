import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { parseNumber } from "#domain/questions/parse-number.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { useHydrated } from "../questions/use-hydrated.ts";
import { useShortDollars } from "./use-quantity-text.ts";

/** Fills in a usual amount at one tap, and leads to the planner for visitors who don't know theirs. */
export function AmountChips({
	amounts,
	chosen,
	onChoose,
}: {
	amounts: readonly number[];
	chosen: string;
	onChoose: (amount: string) => void;
}) {
	const t = useTranslations("calculator");
	const short = useShortDollars();
	const hydrated = useHydrated();
	const page = localizedPath(usePageLocale(), "/calculator");
	return (
		// The buttons need script, and their space is reserved until it starts.
		<div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
			{amounts.map((amount) => (
				<button
					key={amount}
					type="button"
					aria-pressed={parseNumber(chosen) === amount}
					onClick={() => onChoose(String(amount))}
					className={`min-h-11 rounded-full border border-ink-300 px-4 font-medium text-ink-900 hover:border-ink-600 aria-pressed:border-ink-900 aria-pressed:bg-sun-100 ${hydrated ? "" : "invisible noscript:hidden"}`}
				>
					{short(amount)}
				</button>
			))}
			<a
				href={`${page}#income-needs`}
				className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
			>
				{t("howMuch")}
			</a>
		</div>
	);
}
