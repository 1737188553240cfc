import { CareersPage } from "#app/features/careers/careers-page.tsx";
import { copyFor } from "#i18n/messages.server.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";
import { pageLocale } from "../page-locale.ts";
import { receiveNoScriptLead } from "../receive-no-script-lead.server.ts";
import type { Route } from "./+types/careers";
import { articleMeta } from "./article-meta.ts";
import { loadArticle } from "./load-article.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	return {
		article: loadArticle(locale, "/careers"),
		// Applicants don't sign insurance documents in English.
		leadCopy: { ...leadCopyFor(locale, "application"), englishDocuments: null },
		copy: copyFor(locale, "careers"),
		limit: copyFor(locale, "contact").toasts.limit,
	};
}

/** The application without script. */
export function action(args: Route.ActionArgs) {
	return receiveNoScriptLead("application", pageLocale(args.params), args);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return loaderData ? articleMeta(loaderData.article) : [];
}

export default function CareersRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { article, copy, leadCopy, limit } = loaderData;
	const card = { locale: article.locale, copy, leadCopy, limit, result: actionData };
	return <CareersPage {...article} card={card} />;
}
