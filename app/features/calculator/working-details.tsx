import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Quantity, WorkingStep } from "#domain/calculators/estimate-shape.ts";
import { useQuantityText } from "./use-quantity-text.ts";

/** Each step of the sum, with the visitor's own numbers. */
export function WorkingDetails({ steps }: { steps: readonly WorkingStep[] }) {
	const t = useTranslations("calculator.working");
	const quantity = useQuantityText();
	return (
		<details className="group rounded-lg border border-ink-200 print:[&::details-content]:[content-visibility:visible]">
			<summary className="flex min-h-13 items-center justify-between gap-4 px-4 py-2 font-semibold text-ink-900 hover:text-coral-700">
				{t("title")}
				<Icon name="chevron" className="size-5 text-ink-500 transition-transform group-open:rotate-180 print:hidden" />
			</summary>
			<ol className="grid gap-4 border-t border-ink-200 px-4 py-4">
				{steps.map(({ code, parts, result }) => (
					<li key={code}>
						<span className="block text-sm">{t(`steps.${code}`)}</span>
						<span className="text-ink-900 tabular-nums">
							{parts.map((part) => expression(part, quantity)).join(" ")} ={" "}
							<strong className="font-semibold whitespace-nowrap">{quantity(result)}</strong>
						</span>
					</li>
				))}
			</ol>
		</details>
	);
}

function expression(part: WorkingStep["parts"][number], text: (quantity: Quantity) => string): string {
	return typeof part === "string" ? part : text(part);
}
