import { SiteLink } from "#app/components/ui/site-link.tsx";
import { postPath } from "#domain/blog/blog-paths.ts";
import { PostBadges } from "./post-badges.tsx";
import type { PostCardCopy } from "./post-card-copy.ts";
import { PostPicture } from "./post-picture.tsx";

/**
 * A link to a post. The whole card is clickable; its name is the title.
 * @param english the badge of a post that exists only in English
 * @param wide shows the picture next to the words where there is room
 */
export function PostCard({
	post,
	english,
	level: Title,
	wide = false,
	isFirst = false,
}: {
	post: PostCardCopy;
	english: string;
	level: "h2" | "h3";
	wide?: boolean;
	isFirst?: boolean;
}) {
	const { id, slug, language, title, excerpt, author, category, state, image, date, minutes } = post;
	return (
		<article
			className={`group relative flex h-full flex-col overflow-hidden rounded-xl border border-ink-100 bg-white shadow-sm transition-shadow focus-within:shadow-lg hover:shadow-lg ${wide ? "md:flex-row" : ""}`}
		>
			{image && (
				<PostPicture
					src={image.src}
					alt=""
					sizes={wide ? "(min-width: 768px) 34rem, 100vw" : "(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw"}
					isFirst={isFirst}
					className={wide ? "md:w-5/12 md:shrink-0" : ""}
				/>
			)}
			<div className={`flex grow flex-col p-5 sm:p-6 ${wide ? "md:justify-center lg:p-10" : ""}`}>
				<PostBadges category={category.name} state={state} {...(language && { language: english })} />
				<Title className={`mt-3 ${wide ? "text-2xl" : "text-xl"}`} lang={language}>
					<SiteLink
						path={postPath(slug)}
						data-article={id}
						data-article-title={title}
						data-article-category={category.id}
						className="decoration-coral-500 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
					>
						{title}
					</SiteLink>
				</Title>
				<p className={`mt-2 mb-5 ${wide ? "" : "text-sm"}`} lang={language}>
					{excerpt}
				</p>
				<p className="mt-auto flex flex-wrap gap-x-2 text-xs text-ink-600">
					<span>{author}</span>
					<span aria-hidden="true">·</span>
					<span>{date}</span>
					<span aria-hidden="true">·</span>
					<span>{minutes}</span>
				</p>
			</div>
		</article>
	);
}

/** Cards in as many columns as fit. */
export function PostCards({
	posts,
	english,
	level,
}: {
	posts: readonly PostCardCopy[];
	english: string;
	level: "h2" | "h3";
}) {
	return (
		<ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
			{posts.map((post) => (
				<li key={post.id}>
					<PostCard post={post} english={english} level={level} />
				</li>
			))}
		</ul>
	);
}
