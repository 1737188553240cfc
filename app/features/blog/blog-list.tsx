import type { ReactNode } from "react";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { blogPath, feedNames, feedPath } from "#domain/blog/blog-paths.ts";
import { PostCard, PostCards } from "./post-card.tsx";
import type { PostCardCopy } from "./post-card-copy.ts";
import type { BlogCopy } from "./post-search.tsx";

/** The list as it is without a search: what the editors chose, then all others. */
export function AllPosts({
	posts,
	copy,
}: {
	posts: readonly (PostCardCopy & { featured: boolean })[];
	copy: BlogCopy;
}) {
	const featured = posts.filter((post) => post.featured);
	const latest = posts.filter((post) => !post.featured);
	return (
		<>
			{featured.length > 0 && (
				<ListSection id="featured" title={copy.featured}>
					<div className="grid gap-6 lg:gap-8">
						{featured.map((post, index) => (
							<PostCard key={post.id} post={post} english={copy.english.badge} level="h3" wide isFirst={index === 0} />
						))}
					</div>
				</ListSection>
			)}
			{latest.length > 0 && (
				<ListSection id="latest" title={copy.latest}>
					<PostCards posts={latest} english={copy.english.badge} level="h3" />
				</ListSection>
			)}
		</>
	);
}

/** The results of a search or a category. */
export function FoundPosts({ posts, copy }: { posts: readonly PostCardCopy[]; copy: BlogCopy }) {
	const clear = (
		<SiteLink path={blogPath} className={buttonStyle("secondary")}>
			{copy.filters.clear}
		</SiteLink>
	);
	if (posts.length === 0) {
		return (
			<section aria-labelledby="none-title" className="rounded-xl bg-sand-50 px-6 py-14 text-center">
				<h2 id="none-title" className="text-2xl">
					{copy.none.title}
				</h2>
				<p className="mt-2 mb-6">{copy.none.text}</p>
				{clear}
			</section>
		);
	}
	return (
		<section aria-labelledby="found-title">
			<div className="mb-6 flex flex-wrap items-center justify-between gap-4">
				<h2 id="found-title" className="text-2xl">
					{copy.found} {posts.length}
				</h2>
				{clear}
			</div>
			<PostCards posts={posts} english={copy.english.badge} level="h3" />
		</section>
	);
}

/** The addresses for feed readers. */
export function FeedLinks({ label }: { label: string }) {
	return (
		<Container className="pb-12 text-sm lg:pb-16 print:hidden">
			<p className="flex flex-wrap items-center gap-x-4">
				{label}
				{feedNames.map((name) => (
					<SiteLink
						key={name}
						path={feedPath(name)}
						className="inline-flex min-h-11 items-center font-semibold text-ink-900 underline underline-offset-4 hover:no-underline"
					>
						{name === "rss.xml" ? "RSS" : "Atom"}
					</SiteLink>
				))}
			</p>
		</Container>
	);
}

function ListSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section id={id} aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`} className="mb-6 text-2xl">
				{title}
			</h2>
			{children}
		</section>
	);
}
