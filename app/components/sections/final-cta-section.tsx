import { soldPart } from "#app/browser/sales-parts.ts";
import { agency } from "#content/agency.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { DrawnScene } from "../illustrations/drawn-scene.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { SampleMark } from "../ui/sample-mark.tsx";
import { Container } from "../ui/section.tsx";

export function FinalCtaSection({ copy }: { copy: Messages["home"]["finalCta"] }) {
	const { families, states, since } = copy.stats;
	const stats = [
		{ claim: "familiesServed" as const, ...families },
		{ claim: "licensedStates" as const, ...states },
		{ claim: "foundedYear" as const, ...since },
	].filter(({ value }) => value);
	return (
		<section
			id="final-cta"
			{...soldPart.mark("")}
			aria-labelledby="final-cta-title"
			className="deferred-layout [--height:49rem] sm:[--height:67rem] lg:[--height:50rem] on-dark relative overflow-hidden bg-ink-900 text-ink-100"
		>
			<Container className="relative pt-section pb-26 sm:pb-132 lg:pb-section">
				<div className="lg:max-w-[54%] lg:pr-6">
					<h2 id="final-cta-title" className="text-3xl text-white">
						{copy.title}
					</h2>
					<p className="mt-4 sm:mt-5 sm:text-lg">{copy.text}</p>
					<div className="mt-6 sm:mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
						<a href={`tel:${agency.phone.e164}`} className={buttonStyle("primary", "sm:sm:min-h-14 px-8 text-lg")}>
							<Icon name="phone" />
							<span>
								{copy.call} <span className="whitespace-nowrap">{agency.phone.display}</span>
							</span>
						</a>
						<ExternalLink href={agency.booking.general} className={buttonStyle("light", "min-h-14 px-8 text-lg")}>
							{copy.consult}
						</ExternalLink>
					</div>
					<p className="mt-4 text-sm">
						<span>{copy.note}</span>
						<SampleMark of="emailSupport" />
					</p>
					{stats.length > 0 && (
						<ul className="mt-6 grid grid-cols-3 gap-3 sm:mt-10 sm:gap-6">
							{stats.map(({ claim, value, label }) => (
								<li key={claim} className="border-l-2 border-coral-400 pl-2.5 leading-snug sm:pl-4">
									<span className="block font-serif text-xl font-semibold text-white sm:text-2xl">{value}</span>
									<span className="text-sm">{label}</span>
									<SampleMark of={claim} />
								</li>
							))}
						</ul>
					)}
					<p className="mt-5 text-sm text-ink-200 sm:mt-8">{copy.disclaimer}</p>
				</div>
			</Container>
			<DrawnScene
				scene="sunset"
				className="absolute inset-x-0 bottom-0 h-24 w-full sm:h-120 lg:left-auto lg:h-full lg:w-[42%] lg:rounded-tl-[16rem]"
			/>
		</section>
	);
}
