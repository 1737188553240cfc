import type { ReactNode } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches, useParams } from "react-router";
import { defaultLocale, isLocale, type Locale } from "#domain/locale/locales.ts";
import inlineCss from "./app.css?inline";
import favicon from "./favicon.svg?inline";
import { PageScripts } from "./islands/page-scripts.tsx";
import { ErrorPage } from "./layouts/error-page.tsx";
import { StartFailure } from "./layouts/start-failure.tsx";

/**
 * The style sheet is inline, so that the first paint needs no other request. On a public page `entry.server.tsx` fills in
 * the rules that the page uses. In the browser it is read from the document instead of bundling a second copy.
 */
const styleInPage = import.meta.env.SSR ? null : document.getElementById("app-css");
const css = import.meta.env.SSR ? inlineCss : (styleInPage?.textContent ?? "");

/** The staff pages are one application, run by the router. Each public page is a separate document. */
export interface PageHandle {
	isApplication: true;
}

export function Layout({ children }: { children: ReactNode }) {
	const isApplication = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isApplication);
	const locale = useLocale();
	return (
		<html lang={locale}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#0d2f3d" />
				<style
					id="app-css"
					// The error page is a separate document, for which React makes the element again.
					nonce={styleInPage?.nonce}
					dangerouslySetInnerHTML={{ __html: isApplication || !import.meta.env.SSR ? css : "" }}
					suppressHydrationWarning
				/>
				{/* Inline, so that it needs no request. */}
				<link rel="icon" href={favicon} type="image/svg+xml" />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<Meta />
			</head>
			<body>
				{isApplication ? (
					<>
						<div id="root" className="contents">
							{children}
						</div>
						<StartFailure locale={locale} />
						<ScrollRestoration />
						<Scripts />
					</>
				) : (
					<>
						{children}
						<PageScripts />
					</>
				)}
			</body>
		</html>
	);
}

/** The locale in the address, or the one from a loader if the address has none. */
function useLocale(): Locale {
	const { locale } = useParams();
	const loaded = useMatches().map((match) => (match.loaderData as { locale?: unknown } | undefined)?.locale);
	return [locale, ...loaded].find(isLocale) ?? defaultLocale;
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary() {
	return <ErrorPage />;
}
