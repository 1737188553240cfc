import type { ReactNode } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import inlineCss from "./app.css?inline";
import favicon from "./favicon.svg?inline";
import { PageScripts } from "./islands/page-scripts.tsx";
import { ErrorPage } from "./layouts/error-page.tsx";
import { SpareCopyInPage, useDocumentLocale } from "./layouts/spare-copy.tsx";
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
	const locale = useDocumentLocale();
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
