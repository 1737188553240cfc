import type { ReactNode } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { agency } from "#content/agency.ts";
import { inColors } from "#content/in-colors.ts";
import favicon from "#content/mark.svg?inline";
import inlineCss from "./app.css?inline";
import { PageScripts } from "./islands/page-scripts.tsx";
import { ErrorPage } from "./layouts/error-page.tsx";
import { FactsInPage } from "./layouts/facts-in-page.tsx";
import { SpareCopyInPage, useDocumentLocale } from "./layouts/spare-copy.tsx";
import { StartFailure } from "./layouts/start-failure.tsx";

/** What has the agency's colors in the head of a page. */
interface Look {
	css?: string;
	color?: string;
	icon?: string;
}

/**
 * The style sheet is inline, so that the first paint needs no other request. On a public page `entry.server.tsx` fills in
 * the rules that the page uses.
 */
const lookOfAgency = (css: string): Look => ({
	css: inColors(css),
	color: inColors("#0d2f3d"),
	icon: inColors(favicon),
});

const styleInPage = import.meta.env.SSR ? null : document.getElementById("app-css");
/** In the browser, all of it is read from the document instead of bundling a second copy. */
const lookInPage: Look = import.meta.env.SSR
	? {}
	: {
			css: styleInPage?.textContent ?? "",
			color: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
			icon: document.querySelector('link[rel="icon"]')?.getAttribute("href") ?? undefined,
		};

/** The staff pages are one application, run by the router. Each public page is a separate document. */
export interface PageHandle {
	isApplication: true;
}

export function Layout({ children }: { children: ReactNode }) {
	const isApplication = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isApplication);
	const locale = useDocumentLocale();
	const { css = "", color, icon } = import.meta.env.SSR ? lookOfAgency(isApplication ? inlineCss : "") : lookInPage;
	return (
		<html lang={locale}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content={color} />
				<style
					id="app-css"
					// The error page is a separate document, for which React makes the element again.
					nonce={styleInPage?.nonce}
					dangerouslySetInnerHTML={{ __html: css }}
					suppressHydrationWarning
				/>
				{/* Inline, so that it needs no request. */}
				{!agency.logo && <link rel="icon" href={icon} type="image/svg+xml" />}
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
						<FactsInPage />
						<SpareCopyInPage />
						<StartFailure />
						<ScrollRestoration />
						<Scripts />
					</>
				) : (
					<>
						{children}
						{import.meta.env.SSR && <PageScripts />}
					</>
				)}
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary() {
	return <ErrorPage />;
}
