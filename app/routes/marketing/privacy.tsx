import { ArticlePage } from "#app/components/content/article-page.tsx";
import { Paragraphs } from "#app/components/content/rich-text.tsx";
import { OwnProfilePanel } from "#app/features/profiler/own-profile-panel.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageCopy } from "#content/library.server.ts";
import { messagesFor, translator } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/privacy";
import { articleMeta } from "./article-meta.ts";
import { loadArticle } from "./load-article.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { D, I, S, C } = pageCopy(locale, "discTest", "/test-disc").results;
	const t = translator(locale, "profile");
	return {
		article: loadArticle(locale, "/privacy"),
		copy: {
			title: t("title"),
			paragraphs: [t("lead"), t("scope")],
			noScript: t("noScript"),
		},
		styleNames: { D: D.name, I: I.name, S: S.name, C: C.name },
		messages: messagesFor(locale, ["profile"]),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return loaderData ? articleMeta(loaderData.article) : [];
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
	const { article, copy, styleNames } = loaderData;
	return (
		<ArticlePage {...article} added={{ id: "your-profile", title: copy.title }}>
			<Paragraphs texts={copy.paragraphs} className="mb-6" />
			<noscript>
				<Paragraphs texts={[copy.noScript]} />
			</noscript>
			<Island name="own-profile" when="visible" component={OwnProfilePanel} props={{ styleNames }} />
		</ArticlePage>
	);
}
