import { Section, SectionHeading } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { Island } from "#app/islands/island.tsx";
import { funnelKeyPrefix } from "#domain/site/stored-names.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Calculator, type CalculatorProps } from "./calculator.tsx";
import { filedInCalculator } from "./filed-in-calculator.ts";

/** The calculator on the home page. It asks for no contact details. */
export function CalculatorSection({
	copy,
	...filed
}: Pick<CalculatorProps, (typeof filedInCalculator)[number]> & {
	copy: Messages["home"]["calculator"];
}) {
	return (
		<Section id="calculator" className="deferred-layout [--height:66rem] md:[--height:102rem] lg:[--height:75rem]">
			<SectionHeading id="calculator" title={copy.title} lead={copy.lead} />
			<div className="mt-10">
				<Island
					name="calculator"
					when="visible"
					resumes={`${funnelKeyPrefix}calculator`}
					component={Calculator}
					filed={filedInCalculator}
					props={{ values: {}, ownPage: false, result: undefined, asked: null, ...filed }}
				/>
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
