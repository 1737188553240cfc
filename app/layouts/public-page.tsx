import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { type PageContext, pageContextId } from "#app/browser/page-context.ts";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { Toaster } from "#app/components/ui/toast.tsx";
import { type CookieCopy, CookieNotice } from "#app/features/consent/cookie-notice.tsx";
import { savedStatus } from "#app/features/consent/cookie-parts.ts";
import { CookiePreferences } from "#app/features/consent/cookie-preferences.tsx";
import { EmbeddedJson } from "#app/islands/embedded-json.tsx";
import { filedNamespaces } from "#app/islands/filed-parts.ts";
import { Island } from "#app/islands/island.tsx";
import type { Claims } from "#domain/claims/claims.ts";
import { localeFiles } from "#domain/pages/prerendered-files.ts";
import type { Messages } from "#i18n/messages.server.ts";

/** A table of rates can be long, and scripts compute prices only on pages with the messages for them. */
function withoutRates({ facts, ...claims }: Claims): Claims {
	return facts ? { ...claims, facts: { ...facts, rates: undefined } } : claims;
}

/**
 * The frame of every public page. Only the islands of such a page are hydrated. They get the page's context from here,
 * which includes the `messages` of the nested routes.
 */
export function PublicPage({
	locale,
	messages,
	claims,
	notices,
	toasts,
	cookies,
	skip,
	children,
}: Omit<PageContext, "filedAt"> & {
	toasts: { region: string; dismiss: string };
	cookies: CookieCopy;
	/** The label of the link that skips to the main content. */
	skip: string;
	children: ReactNode;
}) {
	const nested = useMatches().map((match) => (match.loaderData as { messages?: object } | undefined)?.messages);
	const all: PageContext["messages"] = Object.assign({}, messages, ...nested);
	const { busy, disclaimer, notFound, refused, ...common } = all.common as Messages["common"];
	const filed = filedNamespaces.filter((namespace) => namespace in all);
	const context: PageContext = {
		locale,
		claims: filed.length > 0 ? claims : withoutRates(claims),
		messages: Object.fromEntries(
			Object.entries({ ...all, common }).filter(([namespace]) => !filed.some((name) => name === namespace)),
		),
		filedAt: filed.length > 0 ? localeFiles.parts(locale) : null,
		notices,
	};
	return (
		<PageFrame locale={locale} messages={all} claims={claims}>
			<a href="#main" className="skip-link">
				{skip}
			</a>
			<CookieNotice copy={cookies} />
			{children}
			<CookiePreferences copy={cookies} />
			<p role="status" {...savedStatus.mark(cookies.saved)} className="sr-only" />
			<Island name="toaster" when="toast" component={Toaster} props={{ copy: toasts }} />
			<EmbeddedJson id={pageContextId} data={context} />
		</PageFrame>
	);
}
