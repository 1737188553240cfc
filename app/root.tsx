import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useParams } from "react-router";
import { defaultLocale, isLocale } from "#i18n/locales.ts";
import inlineCss from "./app.css?inline";
import { ErrorPage } from "./components/layouts/error-page.tsx";

/**
 * The style sheet travels inside the page, so that the first paint waits for nothing; the browser's bundle finds it
 * in the document instead of carrying a second copy.
 */
const css = import.meta.env.SSR ? inlineCss : (document.getElementById("app-css")?.textContent ?? "");

export function Layout({ children }: { children: ReactNode }) {
	const { locale } = useParams();
	return (
		<html lang={isLocale(locale) ? locale : defaultLocale}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#0d2f3d" />
				<style id="app-css" dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
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
