import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { CallToAction } from "#app/components/content/call-to-action.tsx";
import { Disclosures } from "#app/components/content/disclosures.tsx";
import { EnglishDocuments } from "#app/components/content/english-documents.tsx";
import { type FrameCopy, PageHero } from "#app/components/content/page-hero.tsx";
import { CompareScene } from "#app/components/illustrations/step-scenes.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { Calculator, type CalculatorProps } from "#app/features/calculator/calculator.tsx";
import { filedInCalculator } from "#app/features/calculator/filed-in-calculator.ts";
import { DebtPlanner } from "#app/features/debt-planner/debt-planner.tsx";
import { IncomeNeeds } from "#app/features/income-needs/income-needs.tsx";
import { Island } from "#app/islands/island.tsx";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { CalculatorPageContent } from "#content/schema.ts";
import { calculatorProducts } from "#domain/calculators/calculator-products.ts";
import type { RawPlans } from "#domain/calculators/planner-query.ts";
import { localizedPath } from "#domain/site/pages.ts";

/** All calculators with an index. */
export function CalculatorPage({
	calculator,
	plans,
	content,
	frame,
	crumbs,
}: {
	calculator: Omit<CalculatorProps, "ownPage">;
	/** The query of the URL, which fills the planners. */
	plans: RawPlans;
	content: CalculatorPageContent;
	frame: FrameCopy;
	crumbs: readonly Crumb[];
}) {
	const t = useTranslations();
	const locale = usePageLocale();
	const page = localizedPath(locale, "/calculator");
	return (
		<>
			<PageHero frame={frame} crumbs={crumbs} title={content.title} lead={content.lead} illustration={<CompareScene />}>
				<nav aria-label={content.indexTitle} className="mt-7 print:hidden">
					<ul className="flex flex-wrap gap-2 text-sm">
						{calculatorProducts.map((product) => (
							<IndexLink
								key={product}
								href={`${page}?service=${product}#calculator`}
								name={t(`calculator.services.${product}`)}
							/>
						))}
						<IndexLink href="#income-needs" name={t("planners.needs.form")} />
						<IndexLink href="#debt-planner" name={t("planners.debts.form")} />
					</ul>
				</nav>
				<EnglishDocuments locale={locale} className="mt-4 text-sm" />
			</PageHero>
			<Container className="py-12 lg:py-16">
				<section id="calculator" aria-labelledby="calculator-title" className="scroll-mt-24">
					<h2 id="calculator-title" className="mb-8 text-2xl">
						{content.calculatorTitle}
					</h2>
					<Island
						name="calculator"
						when="visible"
						component={Calculator}
						filed={filedInCalculator}
						props={{ ...calculator, ownPage: true }}
					/>
				</section>
			</Container>
			<div className="bg-sand-50 py-12 lg:py-16 print:bg-white">
				<Container className="grid grid-cols-1 gap-16 lg:gap-24">
					<Island name="income-needs" when="visible" component={IncomeNeeds} props={{ locale, query: plans }} />
					<Island name="debt-planner" when="visible" component={DebtPlanner} props={{ locale, query: plans }} />
				</Container>
			</div>
			<Disclosures {...content.disclosures} />
			<CallToAction frame={frame} copy={content.callToAction} booking={agency.booking.general} />
		</>
	);
}

function IndexLink({ href, name }: { href: string; name: string }) {
	return (
		<li>
			<a
				href={href}
				className="inline-flex min-h-11 items-center rounded-full border border-sand-300 bg-white px-4 py-1 leading-snug font-medium text-ink-900 hover:border-ink-600"
			>
				{name}
			</a>
		</li>
	);
}
