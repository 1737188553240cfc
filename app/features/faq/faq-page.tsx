import { CallToAction } from "#app/components/content/call-to-action.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import { type FrameCopy, PageHero } from "#app/components/content/page-hero.tsx";
import { IndexedSection, SideIndex } from "#app/components/content/side-index.tsx";
import { CallScene } from "#app/components/illustrations/step-scenes.tsx";
import { FaqSearch } from "#app/features/faq/faq-search.tsx";
import { Island } from "#app/islands/island.tsx";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { FaqPageContent } from "#content/schema.ts";

/** All questions. With script the reader can search them. */
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
			<PageHero frame={frame} crumbs={crumbs} title={title} lead={lead} illustration={<CallScene />}>
				<Island
					name="faq-search"
					when="interaction"
					component={FaqSearch}
					props={{ groups: groups.map(({ id }) => id) }}
					className="mt-7 noscript:hidden print:hidden"
				/>
			</PageHero>
			<SideIndex label={frame.onThisPage} anchors={groups}>
				{groups.map((group) => (
					<IndexedSection key={group.id} id={group.id} title={group.title}>
						<FaqList items={group.items} />
					</IndexedSection>
				))}
			</SideIndex>
			<CallToAction frame={frame} copy={callToAction} booking={agency.booking.general} />
		</>
	);
}
