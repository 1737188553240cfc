import type { ReactNode } from "react";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { ArticlePageContent } from "#content/schema.ts";
import type { ArticlePath } from "#domain/site/pages.ts";
import { articleIllustration } from "./article-illustration.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { FaqList } from "./faq-list.tsx";
import { type FrameCopy, PageHero } from "./page-hero.tsx";
import { PageSection, PageSections, SectionBody } from "./page-sections.tsx";
import { linkedProductScene } from "./product-scene.tsx";
import { IndexedSection, SideIndex } from "./side-index.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

export interface ArticleProps {
	path: ArticlePath;
	content: ArticlePageContent;
	frame: FrameCopy;
	crumbs: readonly Crumb[];
	/** A formatted date. Only legal pages have it; they show their sections in one column with an index. */
	updated?: string | undefined;
	/** Content of this page only, between its sections and its FAQs. `added` is its heading. */
	children?: ReactNode;
	added?: { id: string; title: string };
	/** More of it, before that, on a page with an index. */
	addedBefore?: readonly { id: string; title: string; body: ReactNode }[];
}

const longPage = 5;
const recruiting: readonly ArticlePath[] = ["/careers", "/training"];

/** A headline, an introduction and sections. */
export function ArticlePage({
	path,
	content,
	frame,
	crumbs,
	updated,
	children,
	added,
	addedBefore = [],
}: ArticleProps) {
	const { title, lead, sections, faqs, callToAction } = content;
	const anchors = [...sections, ...addedBefore, ...(added ? [added] : [])];
	const { general, recruiting: recruitingCall } = agency.booking;
	return (
		<>
			<PageHero frame={frame} crumbs={crumbs} title={title} lead={lead} illustration={articleIllustration(path)}>
				{updated && (
					<p className="mt-5 text-sm text-ink-600">
						{frame.updated}: {updated}
					</p>
				)}
				{!updated && anchors.length >= longPage && (
					<div className="mt-7">
						<TableOfContents label={frame.onThisPage} anchors={anchors} layout="row" />
					</div>
				)}
			</PageHero>
			{updated ? (
				<SideIndex label={frame.onThisPage} anchors={faqs ? [...anchors, { ...faqs, id: "faqs" }] : anchors}>
					{sections.map((section) => (
						<IndexedSection key={section.id} id={section.id} title={section.title}>
							<SectionBody section={section} narrow />
						</IndexedSection>
					))}
					{addedBefore.map(({ id, title, body }) => (
						<IndexedSection key={id} id={id} title={title}>
							{body}
						</IndexedSection>
					))}
					{added && <IndexedSection {...added}>{children}</IndexedSection>}
					{faqs && (
						<IndexedSection id="faqs" title={faqs.title}>
							<FaqList items={faqs.items} />
						</IndexedSection>
					)}
				</SideIndex>
			) : (
				<>
					<PageSections sections={sections} cardIllustration={path === "/services" ? linkedProductScene : undefined} />
					{children}
					{faqs && (
						<PageSection id="faqs" title={faqs.title} joined={!children}>
							<FaqList items={faqs.items} />
						</PageSection>
					)}
				</>
			)}
			{callToAction && (
				<CallToAction
					frame={frame}
					copy={callToAction}
					booking={recruiting.includes(path) ? recruitingCall : general}
				/>
			)}
		</>
	);
}
