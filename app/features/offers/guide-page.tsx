import { Disclosures } from "#app/components/content/disclosures.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import { PageSection } from "#app/components/content/page-sections.tsx";
import { Cards } from "#app/components/content/section-blocks.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { LogoMark } from "#app/components/ui/logo.tsx";
import { Island } from "#app/islands/island.tsx";
import { agency } from "#content/agency.ts";
import type { FunnelPageContent, GuideContent } from "#content/schema.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { GuideCard, type GuideCardProps } from "./guide-card.tsx";
import { SplitHero } from "./split-hero.tsx";

export interface GuidePageProps extends Omit<GuideCardProps, "copy"> {
	copy: Messages["offers"]["guide"];
	content: FunnelPageContent["landing"];
	/** The part of the guide that its page shows. */
	guide: Pick<GuideContent, "title" | "subtitle" | "disclosures"> & { chapters: string[] };
}

/** The page where visitors ask for a guide. */
export function GuidePage({ content, guide, copy, ...card }: GuidePageProps) {
	const faqs = [
		...content.faqs,
		{ question: copy.cost, answer: copy.costAnswer },
		{ question: copy.call, answer: copy.callAnswer },
	];
	return (
		<>
			<SplitHero
				eyebrow={copy.eyebrow}
				title={content.title}
				lead={content.lead}
				cardId="guide"
				card={<Island name="guide-card" when="visible" component={GuideCard} props={{ ...card, copy: copy.card }} />}
				below={
					<section
						aria-labelledby="inside-title"
						className="grid items-center gap-x-10 gap-y-8 sm:grid-cols-[13rem_1fr]"
					>
						<GuideCover title={guide.title} subtitle={guide.subtitle} />
						<div>
							<h2 id="inside-title" className="text-xl">
								{copy.inside}
							</h2>
							<ol className="mt-4 grid gap-2.5">
								{guide.chapters.map((chapter) => (
									<li key={chapter} className="flex gap-3">
										<Icon name="check" className="mt-1 size-5 text-ink-500" />
										{chapter}
									</li>
								))}
							</ol>
							<p className="mt-4 text-sm">{copy.alsoInside}</p>
						</div>
					</section>
				}
			>
				<div className="mt-8 border-l-4 border-sun-300 pl-5">
					<h2 className="text-xl">{content.promise.title}</h2>
					<p className="mt-2">{content.promise.text}</p>
				</div>
			</SplitHero>
			<PageSection id="proofs" title={content.proofs.title} wide>
				<Cards items={content.proofs.items} />
			</PageSection>
			<PageSection id="questions" title={copy.questions} tone="sand">
				<FaqList items={faqs} />
				<a
					href="#guide"
					className="mt-8 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:no-underline"
				>
					{copy.card.submit}
					<Icon name="arrow-right" className="size-4 text-coral-600" />
				</a>
			</PageSection>
			<Disclosures {...guide.disclosures} />
		</>
	);
}

/** An illustration of the guide's cover. Its text is repeated beside it. */
function GuideCover({ title, subtitle }: { title: string; subtitle: string }) {
	return (
		<div
			aria-hidden="true"
			className="relative w-full max-w-60 rotate-[-2deg] before:absolute before:inset-0 before:translate-x-2 before:translate-y-2 before:rotate-2 before:rounded-md before:bg-sand-300 max-sm:mx-auto"
		>
			<div className="relative flex min-h-72 flex-col overflow-hidden rounded-md bg-white shadow-lg">
				<svg aria-hidden="true" viewBox="0 0 240 96" className="block h-auto w-full bg-ink-900">
					<circle cx="120" cy="96" r="58" className="fill-coral-600" />
					<circle cx="120" cy="96" r="40" className="fill-sun-300" />
					<path d="M0 78Q60 66 120 80T240 74V96H0Z" className="fill-sand-200" />
				</svg>
				<div className="flex grow flex-col p-4">
					<p className="font-serif text-lg leading-tight font-semibold text-ink-900">{title}</p>
					<p className="mt-2 mb-4 text-xs">{subtitle}</p>
					<p className="mt-auto flex items-center gap-2 text-xs font-semibold text-ink-900">
						<LogoMark height={24} className="size-6" />
						{!agency.logo?.hasName && agency.name}
					</p>
				</div>
			</div>
		</div>
	);
}
