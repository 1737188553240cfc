import { Breadcrumbs } from "#app/components/content/breadcrumbs.tsx";
import { CallToAction } from "#app/components/content/call-to-action.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import type { FrameCopy } from "#app/components/content/page-hero.tsx";
import { PageSection, PageSections } from "#app/components/content/page-sections.tsx";
import { RichText } from "#app/components/content/rich-text.tsx";
import { type ContentSection, Points } from "#app/components/content/section-blocks.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Container, Section } from "#app/components/ui/section.tsx";
import { Island } from "#app/islands/island.tsx";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { ArticlePageContent } from "#content/schema.ts";
import { ApplicationCard, type ApplicationCardProps } from "./application-card.tsx";

/**
 * An overview of the work next to the application form; then a typical day, the roles, the pay and what to consider.
 */
export function CareersPage({
	content,
	frame,
	crumbs,
	card,
}: {
	content: ArticlePageContent;
	frame: FrameCopy;
	crumbs: readonly Crumb[];
	card: ApplicationCardProps;
}) {
	const { title, lead, sections, faqs, callToAction } = content;
	const part = (id: string) => sections.find((section) => section.id === id);
	const working = part("working-here");
	const day = part("day");
	return (
		<>
			<div className="bg-sand-50">
				<Container className="pt-5 pb-14 lg:pt-7 lg:pb-20">
					<Breadcrumbs label={frame.breadcrumbs} crumbs={crumbs} />
					<div className="mt-3 grid items-start gap-10 sm:mt-6 lg:mt-8 lg:grid-cols-[6fr_6fr] lg:gap-16 xl:grid-cols-[7fr_6fr]">
						<div className="max-w-[40rem] lg:pt-6">
							<h1 className="text-3xl">{title}</h1>
							<p className="mt-4 text-lg sm:mt-5">
								<RichText text={lead} />
							</p>
							<a href="#apply" className={buttonStyle("primary", "mt-6 min-h-14 px-7 lg:hidden")}>
								{frame.apply}
							</a>
							{working?.items && (
								<div className="mt-8 border-t border-sand-300 pt-8">
									<h2 id="working-here" className="mb-5 text-xl">
										{working.title}
									</h2>
									<Points items={working.items} />
								</div>
							)}
						</div>
						<div id="apply" className="scroll-mt-24 rounded-xl bg-white p-5 shadow-lg sm:p-8">
							<Island name="application-card" when="visible" component={ApplicationCard} props={card} />
						</div>
					</div>
				</Container>
			</div>
			{day && <Day section={day} />}
			<PageSections sections={sections.filter((section) => section !== working && section !== day)} />
			{faqs && (
				<PageSection id="faqs" title={faqs.title} joined>
					<FaqList items={faqs.items} />
				</PageSection>
			)}
			{callToAction && (
				<CallToAction frame={frame} copy={callToAction} booking={agency.booking.recruiting} recruiting />
			)}
		</>
	);
}

/** A day along a line: down on phones, across on wide screens. */
function Day({ section: { id, title, items = [] } }: { section: ContentSection }) {
	return (
		<Section id={id} tone="ink">
			<h2 id={`${id}-title`} className="text-3xl text-white">
				{title}
			</h2>
			<ol className="mt-8 border-l-2 border-ink-600 lg:mt-12 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:border-t-2 lg:border-l-0">
				{items.map(({ title, text }) => {
					const [time, what] = (title ?? "").split(" · ");
					return (
						<li key={text} className="relative pb-7 pl-6 lg:pt-7 lg:pr-6 lg:pb-0 lg:pl-0">
							<span
								aria-hidden="true"
								className="absolute top-1.5 -left-[7px] size-3 rounded-full bg-sun-300 lg:-top-[7px] lg:left-0"
							/>
							<h3 className="text-white">
								<span className="block font-sans text-sm font-semibold text-sun-300">{time}</span>
								<span className="text-xl">{what}</span>
							</h3>
							<p className="mt-2">{text}</p>
						</li>
					);
				})}
			</ol>
		</Section>
	);
}
