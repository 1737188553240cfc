import type { ReactNode } from "react";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { ArticlePageContent } from "#content/schema.ts";
import type { ArticlePath } from "#domain/site/pages.ts";
import { CallToAction } from "./call-to-action.tsx";
import { FaqList } from "./faq-list.tsx";
import { GuideContents, GuideSections } from "./guide-sections.tsx";
import { IndexCards } from "./index-cards.tsx";
import { type FrameCopy, PageHero } from "./page-hero.tsx";
import { PageSection, PageSections, SectionBody } from "./page-sections.tsx";
import { IndexedSection, SideIndex } from "./side-index.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

/**
 * How an article is laid out: `guide` numbers its sections, `reference` has an index beside one column of text, `index`
 * opens with cards that lead to other pages. Others alternate sections of full width.
 */
type ArticleLayout = "guide" | "reference" | "index" | "sections";

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
	/** Readers come for the added content: the sections that explain it are below. */
	addedFirst?: boolean;
	/** More of it, before that, on a page with an index. */
	addedBefore?: readonly { id: string; title: string; body: ReactNode }[];
}

const longPage = 5;
const tones = { guide: "sun", reference: "mist", index: "sand", sections: "sand" } as const;

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
	addedFirst = false,
}: ArticleProps) {
	const { title, lead, sections, faqs, callToAction } = content;
	const below = [...sections, ...addedBefore];
	const anchors = added ? (addedFirst ? [added, ...below] : [...below, added]) : below;
	const { general, recruiting: recruitingCall } = agency.booking;
	const layout = updated ? "reference" : articleLayout(path);
	const [first, ...rest] = sections;
	const recruits = path === "/training";
	return (
		<>
			<PageHero
				frame={frame}
				crumbs={crumbs}
				title={title}
				lead={lead}
				tone={tones[layout]}
				aside={layout === "guide" && <GuideContents label={frame.onThisPage} anchors={sections} />}
			>
				{updated && (
					<p className="mt-5 text-sm text-ink-600">
						{frame.updated}: {updated}
					</p>
				)}
				{layout === "sections" && anchors.length >= longPage && (
					<div className="mt-7">
						<TableOfContents label={frame.onThisPage} anchors={anchors} layout="row" />
					</div>
				)}
			</PageHero>
			{layout === "reference" ? (
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
					{addedFirst && children}
					{layout === "index" && first && <IndexCards section={first} />}
					{layout === "guide" ? (
						<GuideSections sections={sections} />
					) : (
						<PageSections sections={layout === "index" ? rest : sections} />
					)}
					{!addedFirst && children}
					{faqs && (
						<PageSection
							id="faqs"
							title={faqs.title}
							tone={layout === "guide" ? "mist" : "white"}
							joined={(!children || addedFirst) && layout !== "guide"}
						>
							<FaqList items={faqs.items} />
						</PageSection>
					)}
				</>
			)}
			{callToAction && (
				<CallToAction
					frame={frame}
					copy={callToAction}
					booking={recruits ? recruitingCall : general}
					recruiting={recruits}
				/>
			)}
		</>
	);
}

const layouts: Partial<Record<ArticlePath, ArticleLayout>> = {
	"/services": "index",
	"/training": "guide",
	"/resources/ai-hub": "guide",
	"/compliance": "reference",
};

function articleLayout(path: ArticlePath): ArticleLayout {
	return layouts[path] ?? "sections";
}
