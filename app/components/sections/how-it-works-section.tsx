import type { ReactNode } from "react";
import { agency } from "#content/agency.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { CallScene, CompareScene, HomeScene } from "../illustrations/step-scenes.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";

type HowItWorksCopy = Messages["home"]["howItWorks"];

const steps: readonly { key: keyof HowItWorksCopy["steps"]; scene: ReactNode }[] = [
	{ key: "call", scene: <CallScene /> },
	{ key: "compare", scene: <CompareScene /> },
	{ key: "protect", scene: <HomeScene /> },
];

export function HowItWorksSection({ copy }: { copy: HowItWorksCopy }) {
	return (
		<Section
			id="how-it-works"
			tone="dawn"
			className="deferred-layout [--height:103rem] md:[--height:49rem] lg:[--height:54rem]"
		>
			<SectionHeading id="how-it-works" title={copy.title} className="mx-auto text-center" />
			<ol className="mx-auto mt-12 grid max-w-md gap-12 md:max-w-none md:grid-cols-3 md:gap-10 lg:gap-16">
				{steps.map(({ key, scene }, index) => (
					<li key={key}>
						{scene}
						<h3 className="mt-6 flex items-baseline gap-3 text-xl">
							<span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-ink-900 font-sans text-base text-white">
								{index + 1}
							</span>
							{copy.steps[key].title}
						</h3>
						<p className="mt-3">{copy.steps[key].text}</p>
					</li>
				))}
			</ol>
			<div className="mt-14 text-center">
				<ExternalLink href={agency.booking.general} className={buttonStyle("primary", "min-h-14 px-8 text-lg")}>
					{copy.cta}
				</ExternalLink>
				<p className="mt-4 text-sm text-ink-600">{copy.note}</p>
			</div>
		</Section>
	);
}
