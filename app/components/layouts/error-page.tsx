import { isRouteErrorResponse, useLocation, useParams, useRouteError } from "react-router";
import { PageFrame } from "#app/islands/page-frame.tsx";
import { defaultLocale, isLocale, type Locale } from "#i18n/locales.ts";
import en from "#i18n/messages/en/common.json" with { type: "json" };
import es from "#i18n/messages/es/common.json" with { type: "json" };
import ht from "#i18n/messages/ht/common.json" with { type: "json" };
import pt from "#i18n/messages/pt/common.json" with { type: "json" };
import { buttonStyle } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { DisclaimerBar } from "./disclaimer-bar.tsx";
import { MessagePage } from "./message-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** No loader may be relied on when something broke, so the page carries its few words in all languages. */
const messages = { en, es, pt, ht };

export function ErrorPage() {
	const error = useRouteError();
	const params = useParams();
	const { pathname, search } = useLocation();
	const locale: Locale = isLocale(params.locale) ? params.locale : defaultLocale;
	const { errors, notFound } = messages[locale];
	const missing = isRouteErrorResponse(error) && error.status === 404;
	return (
		<PageFrame locale={locale} messages={{ common: messages[locale] }}>
			<title>{missing ? notFound.title : errors.title}</title>
			<meta name="robots" content="noindex" />
			<div className="flex min-h-dvh flex-col">
				<header className="px-gutter py-4">
					<SiteLink path="/" className="inline-block rounded-md">
						<Logo />
					</SiteLink>
				</header>
				<main className="grow">
					{missing ? (
						<NotFoundPage copy={notFound} previous={`/${locale}`} />
					) : (
						<MessagePage title={errors.title} text={errors.text}>
							<a href={pathname + search} className={buttonStyle("primary")}>
								{errors.retry}
							</a>
							<a href={pathname + search} className={buttonStyle("secondary")}>
								{errors.reload}
							</a>
						</MessagePage>
					)}
				</main>
				<DisclaimerBar />
			</div>
		</PageFrame>
	);
}
