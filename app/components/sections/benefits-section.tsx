import type { Messages } from "#i18n/messages.server.ts";
import { GreetingsScene } from "../illustrations/greetings-scene.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { SampleMark } from "../ui/sample-mark.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";

type BenefitsCopy = Messages["home"]["benefits"];

const benefits: readonly { key: keyof BenefitsCopy["items"]; icon: IconName }[] = [
	{ key: "compare", icon: "compare" },
	{ key: "language", icon: "speech" },
	{ key: "living", icon: "heart" },
	{ key: "stays", icon: "home" },
];

export function BenefitsSection({ copy }: { copy: BenefitsCopy }) {
	// The title of a benefit that is withheld is empty.
	const shown = benefits.filter(({ key }) => copy.items[key].title);
	return (
		<Section id="benefits" className="deferred-layout [--height:47rem] lg:[--height:44rem]">
			<div className="grid gap-8 sm:gap-12 lg:grid-cols-[5fr_8fr] lg:gap-20">
				<div>
					<SectionHeading id="benefits" title={copy.title} lead={copy.lead} />
					<GreetingsScene className="mt-8 h-auto w-full max-w-88 max-lg:hidden" />
				</div>
				<ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2 sm:gap-y-10">
					{shown.map(({ key, icon }) => (
						<li key={key} className="max-sm:flex max-sm:gap-4">
							<span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-sun-100 text-ink-900 sm:size-14">
								<Icon name={icon} className="size-6 sm:size-7" />
							</span>
							<div>
								<h3 className="text-lg sm:mt-4 sm:text-xl">{copy.items[key].title}</h3>
								{key === "language" && <SampleMark of="spokenLanguages" className="" />}
								<p className="mt-1 max-sm:text-sm sm:mt-2">{copy.items[key].text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
