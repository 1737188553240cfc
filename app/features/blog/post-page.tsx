import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/content/breadcrumbs.tsx";
import { TableOfContents } from "#app/components/content/table-of-contents.tsx";
import { Portrait } from "#app/components/team/portrait.tsx";
import { SampleBadge, SampleMark } from "#app/components/ui/sample-mark.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { Crumb } from "#app/seo/structured-data.ts";
import type { ShownMember } from "#content/shown-team.server.ts";
import type { PostHeading } from "#domain/blog/post-headings.ts";
import { PostBadges } from "./post-badges.tsx";
import { PostBody } from "./post-body.tsx";
import type { PostCardCopy } from "./post-card-copy.ts";
import { PostPicture } from "./post-picture.tsx";
import type { BlogCopy } from "./post-search.tsx";

export interface PostPageCopy extends PostCardCopy {
	/** The author, if visitors get to know them. */
	writer: ShownMember | null;
	/** "November 23, 2026", if it changed after it was published. */
	updated: string | null;
	/** True if a licensed person has read it. */
	isReviewed: boolean;
	html: string;
	headings: readonly PostHeading[];
}

/** A post. The preview of a draft shows it in the same way. */
export function PostPage({
	post,
	copy,
	frame,
	crumbs,
	card,
	children,
}: {
	post: PostPageCopy;
	copy: BlogCopy;
	frame: { breadcrumbs: string; onThisPage: string };
	crumbs: readonly Crumb[];
	/** The price of what the post is about, above the text. */
	card?: ReactNode;
	/** Below the text. */
	children?: ReactNode;
}) {
	const { language, title, excerpt, category, state, image, headings, html } = post;
	const sections = headings.filter(({ level }) => level === 2);
	return (
		<article>
			<header className="bg-sand-50 print:bg-white">
				<Container className="pt-5 pb-8 sm:pb-12 lg:pt-7 lg:pb-16">
					<Breadcrumbs label={frame.breadcrumbs} crumbs={crumbs} />
					<div className="mt-3 grid items-center gap-8 sm:mt-6 md:grid-cols-[7fr_5fr] lg:mt-8 lg:gap-16">
						<div className="max-w-[46rem]">
							<PostBadges category={category.name} state={state} {...(language && { language: copy.english.badge })} />
							<h1 className="mt-4 text-3xl" lang={language}>
								{title}
							</h1>
							<p className="mt-4 text-lg" lang={language}>
								{excerpt}
							</p>
							<Byline post={post} copy={copy} />
						</div>
						{image && (
							<PostPicture
								{...image}
								sizes="(min-width: 1280px) 30rem, (min-width: 768px) 40vw, 100vw"
								isFirst
								className="rounded-xl shadow-lg print:hidden"
							/>
						)}
					</div>
				</Container>
			</header>
			<Container className="grid grid-cols-1 gap-8 py-10 lg:grid-cols-[16rem_minmax(0,43rem)] lg:gap-20 lg:py-16">
				<div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-12rem)] lg:self-start lg:overflow-y-auto">
					{sections.length > 1 && <TableOfContents label={frame.onThisPage} anchors={sections} layout="column" />}
				</div>
				<div className="grid max-w-[43rem] grid-cols-1 content-start gap-10">
					{language && <p className="rounded-lg bg-sand-100 px-5 py-3 text-sm">{copy.english.note}</p>}
					{card}
					<PostBody html={html} language={language} />
					<p className="text-sm text-ink-600">{copy.notice}</p>
					{children}
				</div>
			</Container>
		</article>
	);
}

function Byline({ post, copy }: { post: PostPageCopy; copy: BlogCopy }) {
	const { author, writer, date, updated, minutes, isReviewed } = post;
	return (
		<div className="mt-5 border-t border-sand-300 pt-4 text-sm">
			{writer ? (
				<div className="mb-2 flex items-center gap-3">
					<Portrait member={writer} className="size-14" sizes="3.5rem" />
					<div className="min-w-0">
						<p className="font-semibold text-ink-900">
							{copy.by}{" "}
							<SiteLink path="/about" className="underline underline-offset-4">
								{writer.name}
							</SiteLink>
							{writer.isSample && <SampleBadge />}
						</p>
						<p>{writer.role}</p>
						{writer.license && <p>{writer.license.text}</p>}
					</div>
				</div>
			) : (
				<p className="font-semibold text-ink-900">
					{copy.by} {author}
				</p>
			)}
			{isReviewed && copy.reviewed && (
				<p>
					{copy.reviewed}
					<SampleMark of="postReview" />
				</p>
			)}
			<p className="flex flex-wrap gap-x-2">
				<span>{date}</span>
				<span aria-hidden="true">·</span>
				{updated && (
					<>
						<span>
							{copy.updated} {updated}
						</span>
						<span aria-hidden="true">·</span>
					</>
				)}
				<span>{minutes}</span>
			</p>
		</div>
	);
}
