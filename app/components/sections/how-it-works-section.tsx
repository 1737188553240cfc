import { soldPart } from "#app/browser/sales-parts.ts";
import { agency } from "#content/agency.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { type DrawnName, DrawnScene } from "../illustrations/drawn-scene.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";

type HowItWorksCopy = Messages["home"]["howItWorks"];

const steps: readonly { key: keyof HowItWorksCopy["steps"]; scene: DrawnName }[] = [
	{ key: "call", scene: "call" },
	{ key: "compare", scene: "compare" },
	{ key: "protect", scene: "home" },
];

export function HowItWorksSection({ copy }: { copy: HowItWorksCopy }) {
	return (
		<Section id="how-it-works" tone="dawn" className="deferred-layout [--height:46rem] lg:[--height:51rem]">
			<SectionHeading id="how-it-works" title={copy.title} className="mx-auto sm:text-center" />
			<ol className="mt-6 grid gap-5 md:mt-12 md:grid-cols-3 md:gap-10 lg:gap-16">
				{steps.map(({ key, scene }, index) => (
					<li key={key} className="max-md:grid max-md:grid-cols-[6.5rem_1fr] max-md:items-center max-md:gap-4">
						<DrawnScene scene={scene} />
						<div>
							<h3 className="flex items-baseline gap-2.5 text-lg md:mt-6 md:gap-3 md:text-xl">
								<span className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-ink-900 font-sans text-sm text-white md:size-9 md:text-base">
									{index + 1}
								</span>
								{copy.steps[key].title}
							</h3>
							<p className="mt-1 max-md:text-sm md:mt-3">{copy.steps[key].text}</p>
						</div>
					</li>
				))}
			</ol>
			<div {...soldPart.mark("")} className="mt-8 text-center md:mt-14">
				<ExternalLink href={agency.booking.general} className={buttonStyle("primary", "min-h-14 px-8 text-lg")}>
					{copy.cta}
				</ExternalLink>
				<p className="mt-4 text-sm text-ink-600">{copy.note}</p>
			</div>
		</Section>
	);
}
