import { FaqPage } from "#app/features/faq/faq-page.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { breadcrumbList, faqPage } from "#app/seo/structured-data.ts";
import { pageCopy } from "#content/library.server.ts";
import { copyFor, messagesFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/faq";

const path = "/resources/faq";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { frame, names } = copyFor(locale, "pages");
	return {
		locale,
		content: pageCopy(locale, "faq", path),
		frame,
		crumbs: [
			{ name: frame.home, path: "/" },
			{ name: names.faq, path },
		],
		messages: messagesFor(locale, ["faq"]),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, content, crumbs } = loaderData;
	const questions = content.groups.flatMap(({ items }) => items);
	return pageMeta({
		locale,
		path,
		...content.meta,
		things: [breadcrumbList(locale, crumbs), faqPage(locale, questions)],
	});
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
	return <FaqPage {...loaderData} />;
}
