import { useEffect } from "react";
import { isRouteErrorResponse, useParams, useRouteError } from "react-router";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { reportError } from "#app/browser/report-error.ts";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Logo } from "#app/components/ui/logo.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { defaultLocale, isLocale, type Locale } from "#domain/locale/locales.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { BusyPage, busyError } from "./busy-page.tsx";
import { DisclaimerBar } from "./disclaimer-bar.tsx";
import { MessagePage } from "./message-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

type Common = Messages["common"];

/** A loader may have failed, so this page includes its few messages in all languages. */
const files = import.meta.glob<Common>("../../i18n/messages/*/common.json", { eager: true, import: "default" });
const commonMessages = (locale: Locale) => files[`../../i18n/messages/${locale}/common.json`] as Common;

/** An empty link loads the same address again, also on a page that is kept for many addresses. */
const sameAddress = "";

export function ErrorPage() {
	const error = useRouteError();
	const params = useParams();
	const locale: Locale = isLocale(params.locale) ? params.locale : defaultLocale;
	const common = commonMessages(locale);
	const { busy, errors, notFound } = common;
	const missing = isRouteErrorResponse(error) && error.status === 404;
	const { title } = missing ? notFound : error === busyError ? busy : errors;
	const isFault = !missing && error !== busyError;
	// Only the staff pages run this: the server has logged its own errors.
	useEffect(() => {
		if (isFault) reportError(error, "application");
	}, [error, isFault]);
	return (
		<PageFrame locale={locale} messages={{ common }}>
			<title>{title}</title>
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
					) : error === busyError ? (
						<BusyPage reload={{ href: sameAddress, label: errors.reload }} />
					) : (
						<MessagePage title={errors.title} text={errors.text}>
							<a href={sameAddress} className={buttonStyle("primary")}>
								{errors.retry}
							</a>
							<a href={sameAddress} className={buttonStyle("secondary")}>
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
