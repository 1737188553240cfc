import { Calculator } from "#app/features/calculator/calculator.tsx";
import type { CalculatorPageContent } from "#content/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Section, SectionHeading } from "../ui/section.tsx";
import { SiteLink } from "../ui/site-link.tsx";

/** An estimate without a name or a number: the page of the calculators in small. */
export function CalculatorSection({
	copy,
	locale,
	questions,
}: {
	copy: Messages["home"]["calculator"];
	locale: Locale;
	questions: CalculatorPageContent["services"];
}) {
	return (
		<Section id="calculator">
			<SectionHeading id="calculator" title={copy.title} lead={copy.lead} />
			<div className="mt-10">
				<Calculator locale={locale} values={{}} ownPage={false} questions={questions} />
			</div>
			<p className="mt-6 text-sm text-ink-700">
				{copy.note}{" "}
				<SiteLink path="/calculator" className="font-semibold underline underline-offset-4">
					{copy.all}
				</SiteLink>
			</p>
		</Section>
	);
}
