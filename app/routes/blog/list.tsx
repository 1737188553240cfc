import { Breadcrumbs } from "#app/components/content/breadcrumbs.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { AllPosts, FeedLinks, FoundPosts } from "#app/features/blog/blog-list.tsx";
import { CategoryFilters, PostSearch } from "#app/features/blog/post-search.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { breadcrumbList } from "#app/seo/structured-data.ts";
import { blogPath, blogQuery } from "#domain/blog/blog-paths.ts";
import { categoriesOf, filterPosts, postsFor } from "#domain/blog/list-posts.ts";
import { postCategories } from "#domain/blog/post-facts.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { postsContext } from "#server/context.server.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/list";
import { cardOf, categoryName } from "./blog-copy.server.ts";
import { feedLinks } from "./feed-links.ts";

const maxWordsLength = 100;

/** The posts are in memory, so the list is complete when it arrives, and a search asks no database. */
export function loader({ params, request, context }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const posts = context.get(postsContext);
	const { searchParams } = new URL(request.url);
	const copy = copyFor(locale, "blog");
	const { frame, names } = copyFor(locale, "pages");
	const all = postsFor(posts.all(), locale);
	const categories = categoriesOf(all, postCategories);
	const asked = searchParams.get(blogQuery.category) ?? "";
	const filter = {
		words: (searchParams.get(blogQuery.words) ?? "").trim().slice(0, maxWordsLength),
		category: categories.includes(asked) ? asked : "",
	};
	return {
		locale,
		copy,
		frame,
		crumbs: [
			{ name: frame.home, path: "/" },
			{ name: names.blog, path: blogPath },
		],
		filter,
		isFiltered: filter.words !== "" || filter.category !== "",
		isCurrent: posts.isCurrent(),
		categories: categories.map((id) => ({ id, name: categoryName(copy, id) })),
		posts: filterPosts(all, filter).map((post) => ({ ...cardOf(locale, copy, post), featured: post.featured })),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, copy, crumbs, isFiltered } = loaderData;
	return [
		...pageMeta({ locale, path: blogPath, ...copy.meta, things: [breadcrumbList(locale, crumbs)] }),
		...feedLinks(locale),
		...(isFiltered ? [{ name: "robots", content: "noindex" }] : []),
	];
}

export default function BlogListRoute({ loaderData }: Route.ComponentProps) {
	const { locale, copy, frame, crumbs, filter, isFiltered, isCurrent, categories, posts } = loaderData;
	return (
		<>
			<div className="bg-sand-50 print:bg-white">
				<Container className="pt-5 pb-8 sm:pb-10 lg:pt-7 lg:pb-12">
					<Breadcrumbs label={frame.breadcrumbs} crumbs={crumbs} />
					<h1 className="mt-3 max-w-[46rem] text-3xl sm:mt-6">{copy.title}</h1>
					<p className="mt-4 mb-6 max-w-[46rem] text-lg">{copy.lead}</p>
					<div className="grid grid-cols-1 gap-5 print:hidden">
						<PostSearch locale={locale} copy={copy.search} {...filter} />
						<CategoryFilters copy={copy.filters} categories={categories} {...filter} />
					</div>
				</Container>
			</div>
			<Container className="grid gap-12 py-10 lg:gap-16 lg:py-14">
				{!isCurrent && (
					<p className="-mb-4 border-l-4 border-sun-300 bg-sand-50 px-5 py-3 text-sm lg:-mb-8">{copy.outdated}</p>
				)}
				{isFiltered ? <FoundPosts posts={posts} copy={copy} /> : <AllPosts posts={posts} copy={copy} />}
			</Container>
			<FeedLinks label={copy.feeds} />
		</>
	);
}
