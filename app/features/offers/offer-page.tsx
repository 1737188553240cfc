import { Disclosures } from "#app/components/content/disclosures.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import { Steps } from "#app/components/content/section-blocks.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Container, Section, SectionHeading } from "#app/components/ui/section.tsx";
import { Island } from "#app/islands/island.tsx";
import type { FunnelPageContent } from "#content/schema.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { ClaimCard, type ClaimCardProps } from "./claim-card.tsx";

export interface OfferPageProps extends ClaimCardProps {
	copy: Messages["offers"]["offer"];
	content: FunnelPageContent["offer"];
	/** The consultation's stated value, and what it costs, written as money. */
	money: { value: string; price: string };
}

/** A free consultation of which there are so many a month, and the truth about each of its figures. */
export function OfferPage({ copy, content, money, ...card }: OfferPageProps) {
	return (
		<>
			<div className="bg-sand-50">
				<Container className="grid gap-10 py-10 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:py-16">
					<div>
						<p className="font-semibold text-coral-700">{copy.eyebrow}</p>
						<h1 className="mt-3 text-3xl">{content.title}</h1>
						<p className="mt-5 max-w-[38rem] text-lg">{content.lead}</p>
						<h2 className="mt-8 text-xl">{copy.benefits}</h2>
						<ul className="mt-4 grid max-w-[38rem] gap-3">
							{content.benefits.map((benefit) => (
								<li key={benefit} className="flex gap-3">
									<span className="mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-sun-100 text-ink-900">
										<Icon name="check" className="size-4" />
									</span>
									{benefit}
								</li>
							))}
						</ul>
						<dl className="mt-8 flex max-w-[38rem] flex-wrap gap-x-12 gap-y-4 border-t border-sand-300 pt-6">
							<Amount label={copy.statedValue} amount={money.value} />
							<Amount label={copy.youPay} amount={money.price} />
						</dl>
					</div>
					<div id="claim" className="scroll-mt-6 self-start rounded-xl bg-white p-6 shadow-lg sm:p-8">
						<Island name="claim-card" when="visible" component={ClaimCard} props={card} />
					</div>
				</Container>
			</div>
			<Section id="steps">
				<SectionHeading id="steps" title={copy.steps} className="mb-8" />
				<Steps
					items={[
						{ title: copy.claim, text: copy.claimText },
						{ title: copy.book, text: copy.bookText },
						{ title: copy.talk, text: copy.talkText },
					]}
				/>
			</Section>
			<Section id="plainly" tone="sand">
				<div className="max-w-[52rem]">
					<SectionHeading id="plainly" title={copy.plainly} className="mb-6" />
					<FaqList
						items={[
							{ question: copy.whyCap, answer: copy.whyCapAnswer },
							{ question: copy.whyValue, answer: copy.whyValueAnswer },
							{ question: copy.without, answer: copy.withoutAnswer },
							{ question: copy.whyFree, answer: copy.whyFreeAnswer },
						]}
					/>
				</div>
			</Section>
			<Disclosures title={copy.disclosures} items={[copy.noOffer, copy.states]} />
		</>
	);
}

function Amount({ label, amount }: { label: string; amount: string }) {
	return (
		<div>
			<dt className="text-sm">{label}</dt>
			<dd className="font-serif text-2xl font-semibold text-ink-900">{amount}</dd>
		</div>
	);
}
