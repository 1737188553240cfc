import { Disclosures } from "#app/components/content/disclosures.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import { Cards } from "#app/components/content/section-blocks.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Container, Section, SectionHeading } from "#app/components/ui/section.tsx";
import { Island } from "#app/islands/island.tsx";
import type { FunnelPageContent, GuideContent } from "#content/schema.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { GuideCard, type GuideCardProps } from "./guide-card.tsx";
import { GuideCover } from "./guide-cover.tsx";

export interface LandingPageProps extends Omit<GuideCardProps, "copy"> {
	copy: Messages["offers"]["guide"];
	content: FunnelPageContent["landing"];
	/** Of the guide, what is told of it beforehand. */
	guide: Pick<GuideContent, "title" | "subtitle" | "disclosures"> & { chapters: string[] };
}

/** One worry, one promise, one form. */
export function LandingPage({ content, guide, copy, ...card }: LandingPageProps) {
	const { slug } = card;
	const faqs = [
		...content.faqs,
		{ question: copy.cost, answer: copy.costAnswer },
		{ question: copy.call, answer: copy.callAnswer },
	];
	return (
		<>
			<div className="bg-sand-50">
				<Container className="grid gap-10 py-10 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:py-16">
					<div>
						<p className="font-semibold text-coral-700">{copy.eyebrow}</p>
						<h1 className="mt-3 text-3xl">{content.title}</h1>
						<p className="mt-5 max-w-[38rem] text-lg">{content.lead}</p>
						<div className="mt-8 max-w-[38rem] border-l-4 border-sun-300 pl-5">
							<h2 className="text-xl">{content.promise.title}</h2>
							<p className="mt-2">{content.promise.text}</p>
						</div>
					</div>
					<div id="guide" className="scroll-mt-6 self-start rounded-xl bg-white p-6 shadow-lg sm:p-8">
						<Island name="guide-card" when="visible" component={GuideCard} props={{ ...card, copy: copy.card }} />
					</div>
				</Container>
			</div>
			<Section id="inside">
				<div className="grid items-center gap-10 md:grid-cols-[5fr_7fr] lg:gap-16">
					<GuideCover slug={slug} title={guide.title} subtitle={guide.subtitle} />
					<div>
						<SectionHeading id="inside" title={copy.inside} />
						<ol className="mt-6 grid gap-3">
							{guide.chapters.map((chapter) => (
								<li key={chapter} className="flex gap-3">
									<Icon name="check" className="mt-1 size-5 text-coral-600" />
									{chapter}
								</li>
							))}
						</ol>
						<p className="mt-5">{copy.alsoInside}</p>
					</div>
				</div>
			</Section>
			<Section id="proofs" tone="sand">
				<SectionHeading id="proofs" title={content.proofs.title} className="mb-8" />
				<Cards items={content.proofs.items} />
			</Section>
			<Section id="questions">
				<div className="max-w-[52rem]">
					<SectionHeading id="questions" title={copy.questions} className="mb-6" />
					<FaqList items={faqs} />
					<a
						href="#guide"
						className="mt-8 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:no-underline"
					>
						{copy.card.submit}
						<Icon name="arrow-right" className="size-4 text-coral-600" />
					</a>
				</div>
			</Section>
			<Disclosures {...guide.disclosures} />
		</>
	);
}
