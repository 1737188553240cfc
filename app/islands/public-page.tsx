import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { type CookieCopy, CookieNotice } from "#app/components/layouts/cookie-notice.tsx";
import { CookiePreferences } from "#app/components/layouts/cookie-preferences.tsx";
import { Toaster } from "#app/components/ui/toast.tsx";
import { EmbeddedJson } from "./embedded-json.tsx";
import { Island } from "./island.tsx";
import { type PageContext, pageContextId } from "./page-context.ts";
import { PageFrame } from "./page-frame.tsx";

/**
 * Around every page that visitors see. Such a page is not hydrated: only its islands are, and this hands them what
 * they share. `messages` of the routes within are added to those given.
 */
export function PublicPage({
	locale,
	messages,
	notices,
	toasts,
	cookies,
	children,
}: PageContext & { toasts: { region: string; dismiss: string }; cookies: CookieCopy; children: ReactNode }) {
	const within = useMatches().map((match) => (match.loaderData as { messages?: object } | undefined)?.messages);
	const context: PageContext = { locale, messages: Object.assign({}, messages, ...within), notices };
	return (
		<PageFrame locale={locale} messages={context.messages}>
			<CookieNotice copy={cookies} />
			{children}
			<CookiePreferences copy={cookies} />
			<p role="status" data-consent-saved={cookies.saved} className="sr-only" />
			<Island name="toaster" when="news" component={Toaster} props={{ labels: toasts }} />
			<EmbeddedJson id={pageContextId} data={context} />
		</PageFrame>
	);
}
