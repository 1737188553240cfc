import { Breadcrumbs } from "#app/components/content/breadcrumbs.tsx";
import { CallToAction } from "#app/components/content/call-to-action.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import type { FrameCopy } from "#app/components/content/page-hero.tsx";
import { RichText } from "#app/components/content/rich-text.tsx";
import { TableOfContents } from "#app/components/content/table-of-contents.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { FaqSearch } from "#app/features/faq/faq-search.tsx";
import { Island } from "#app/islands/island.tsx";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { FaqPageContent } from "#content/schema.ts";
import { faqRoot } from "./faq-root.ts";

/**
 * All questions by topic. With script the reader can search them. During a search, everything between the field and the
 * answers is hidden on phones.
 */
export function FaqPage({
	content: { title, lead, groups, callToAction },
	frame,
	crumbs,
}: {
	content: FaqPageContent;
	frame: FrameCopy;
	crumbs: readonly Crumb[];
}) {
	return (
		<>
			<div id={faqRoot} className="group/faq">
				<div className="bg-sand-50 print:bg-white">
					<Container className="pt-5 pb-10 group-data-searching/faq:max-lg:pb-3 lg:pt-7 lg:pb-14">
						<Breadcrumbs label={frame.breadcrumbs} crumbs={crumbs} />
						<div className="mx-auto mt-3 max-w-[50rem] sm:mt-6 lg:mt-8 lg:text-center">
							<h1 className="text-3xl">{title}</h1>
							<p className="mt-4 text-lg group-data-searching/faq:max-lg:hidden">
								<RichText text={lead} />
							</p>
							<Island
								name="faq-search"
								when="interaction"
								component={FaqSearch}
								props={{ groups: groups.map(({ id }) => id) }}
								className="mx-auto mt-6 max-w-[38rem] noscript:hidden print:hidden"
							/>
							<div className="mt-3 group-data-searching/faq:max-lg:hidden lg:*:*:*:justify-center">
								<TableOfContents label={frame.onThisPage} anchors={groups} layout="row" />
							</div>
						</div>
					</Container>
				</div>
				<Container className="grid grid-cols-1 gap-12 py-12 group-data-searching/faq:max-lg:gap-8 group-data-searching/faq:max-lg:pt-4 lg:gap-16 lg:py-16">
					{groups.map((group) => (
						<section
							key={group.id}
							id={group.id}
							aria-labelledby={`${group.id}-title`}
							className="grid gap-x-16 gap-y-4 lg:grid-cols-[4fr_8fr]"
						>
							<h2 id={`${group.id}-title`} className="text-2xl lg:pt-2">
								{group.title}
							</h2>
							<FaqList items={group.items} />
						</section>
					))}
				</Container>
			</div>
			<CallToAction frame={frame} copy={callToAction} booking={agency.booking.general} />
		</>
	);
}
