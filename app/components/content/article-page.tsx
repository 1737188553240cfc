import type { ReactNode } from "react";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { ArticlePageContent } from "#content/schema.ts";
import type { ArticlePath } from "#domain/site/pages.ts";
import { articlePicture } from "./article-picture.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { CalmSections } from "./calm-sections.tsx";
import { ContentBand, ContentBands } from "./content-bands.tsx";
import { FaqList } from "./faq-list.tsx";
import { type FrameCopy, PageHero } from "./page-hero.tsx";
import { linkedServiceScene } from "./service-scene.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

export interface ArticleProps {
	path: ArticlePath;
	content: ArticlePageContent;
	frame: FrameCopy;
	crumbs: readonly Crumb[];
	/** In words; pages that state it are legal ones, and calmer. */
	updated?: string | undefined;
	/** What only this page has, between its sections and its questions. */
	children?: ReactNode;
}

const longPage = 5;
const recruiting: readonly ArticlePath[] = ["/careers", "/training"];

/** A headline, an introduction and sections. */
export function ArticlePage({ path, content, frame, crumbs, updated, children }: ArticleProps) {
	const { title, lead, sections, faqs, callToAction } = content;
	const { general, recruiting: recruitingCall } = agency.booking;
	return (
		<>
			<PageHero frame={frame} crumbs={crumbs} title={title} lead={lead} picture={articlePicture(path)}>
				{updated && (
					<p className="mt-5 text-sm text-ink-600">
						{frame.updated}: {updated}
					</p>
				)}
				{!updated && sections.length >= longPage && (
					<div className="mt-7">
						<TableOfContents label={frame.onThisPage} anchors={sections} layout="row" />
					</div>
				)}
			</PageHero>
			{updated ? (
				<CalmSections tocLabel={frame.onThisPage} sections={sections}>
					{faqs && (
						<section id="questions" aria-labelledby="questions-title">
							<h2 id="questions-title" className="mb-5 text-2xl">
								{faqs.title}
							</h2>
							<FaqList items={faqs.items} />
						</section>
					)}
				</CalmSections>
			) : (
				<>
					<ContentBands sections={sections} cardPicture={path === "/services" ? linkedServiceScene : undefined} />
					{children}
					{faqs && (
						<ContentBand id="questions" title={faqs.title} joined={!children}>
							<FaqList items={faqs.items} />
						</ContentBand>
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
