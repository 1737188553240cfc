import type { ReactNode } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches, useParams } from "react-router";
import { defaultLocale, isLocale, type Locale } from "#domain/locale/locales.ts";
import inlineCss from "./app.css?inline";
import { ErrorPage } from "./components/layouts/error-page.tsx";
import favicon from "./favicon.svg?inline";
import { PageScripts } from "./islands/page-scripts.tsx";

/**
 * The style sheet travels inside the page, so that the first paint waits for nothing; the browser's bundle finds it
 * in the document instead of carrying a second copy.
 */
const css = import.meta.env.SSR ? inlineCss : (document.getElementById("app-css")?.textContent ?? "");

/** Staff's pages are one application, run by the router; each of a visitor's pages is a document of its own. */
export interface PageHandle {
	isApplication: true;
}

export function Layout({ children }: { children: ReactNode }) {
	const isApplication = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isApplication);
	return (
		<html lang={useLocale()}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#0d2f3d" />
				<style id="app-css" dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
				{/* In the page, so that it needs no request beside the page's first. */}
				<link rel="icon" href={favicon} type="image/svg+xml" />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<Meta />
			</head>
			<body>
				{children}
				{isApplication ? (
					<>
						<ScrollRestoration />
						<Scripts />
					</>
				) : (
					<PageScripts />
				)}
			</body>
		</html>
	);
}

/** Named by the address, or by the loader of a page whose address names none. */
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
