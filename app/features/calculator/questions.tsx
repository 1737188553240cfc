import { useTranslations } from "use-intl";
import { type Faq, FaqList } from "#app/components/content/faq-list.tsx";
import type { CalculatorProduct } from "#domain/calculators/calculator-products.ts";

export interface ProductQuestions {
	seoText: string;
	faqs: readonly Faq[];
}

export function Questions({ product, seoText, faqs }: ProductQuestions & { product: CalculatorProduct }) {
	const t = useTranslations("calculator");
	return (
		<section aria-labelledby="questions-title" className="rounded-xl border border-ink-200 bg-white p-5 sm:p-8">
			<h3 id="questions-title" className="text-xl">
				{t("questions")}
			</h3>
			<p className="mt-3 mb-5">{seoText}</p>
			<FaqList key={product} items={faqs} />
		</section>
	);
}
