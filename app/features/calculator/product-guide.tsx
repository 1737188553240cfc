import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { type CalculatorProduct, calculatorProducts } from "#domain/calculators/calculator-products.ts";

/** For undecided visitors: what each product is for, with a link to its questions. */
export function ProductGuide({
	action,
	state,
	onChoose,
}: {
	action: string;
	state: string | undefined;
	onChoose: (product: CalculatorProduct) => void;
}) {
	const t = useTranslations("calculator");
	const [page, anchor] = action.split("#");
	return (
		<>
			<p>{t("guide.lead")}</p>
			<ul className="mt-3 divide-y divide-ink-100 border-y border-ink-100">
				{calculatorProducts.map((product) => (
					<li key={product}>
						<a
							href={`${page}?service=${product}${state ? `&state=${state}` : ""}#${anchor}`}
							onClick={(event) => {
								event.preventDefault();
								onChoose(product);
								document.querySelector<HTMLInputElement>(`input[name="service"][value="${product}"]`)?.focus();
							}}
							className="flex min-h-14 items-center justify-between gap-4 py-2 hover:text-ink-950"
						>
							<span>
								<span className="block leading-snug">{t(`guide.goals.${product}`)}</span>
								<span className="font-semibold text-ink-900 underline decoration-ink-300 underline-offset-4">
									{t(`services.${product}`)}
								</span>
							</span>
							<Icon name="arrow-right" className="size-5 text-coral-600" />
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
