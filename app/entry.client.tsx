import figtree from "#app/fonts/figtree.woff2?url";
import sourceSerif from "#app/fonts/source-serif-4.woff2?url";
import type { ClientErrorSource } from "#domain/site/client-error.ts";
import { startPage } from "./enhancements/start-page.ts";

const typefaces = loadTypefaces();
// The staff pages are one application. A public page is a document, and only its islands are hydrated.
const isApplication = "__reactRouterContext" in window;
reportFaults(isApplication ? "application" : "page");
if (isApplication) void import("./hydrate-application.tsx");
else startPage({ typefaces });

/** Reports errors that nothing else caught. Those of browser extensions are not ours. */
function reportFaults(source: ClientErrorSource): void {
	window.addEventListener("error", ({ error, filename }) => {
		// Scripts may dispatch an event of their own without a file.
		if (String(filename).startsWith(window.location.origin)) void report(error, source);
	});
	window.addEventListener("unhandledrejection", ({ reason }) => {
		const stack = reason instanceof Error ? reason.stack : undefined;
		if (stack?.includes(`${window.location.origin}/`)) void report(reason, source);
	});
}

/** Fetched only when something fails. If that can't be fetched either, nothing is left to do. */
async function report(error: unknown, source: ClientErrorSource): Promise<void> {
	const reporter = await import("#app/browser/report-error.ts").catch(() => undefined);
	reporter?.reportError(error, source);
}

/**
 * Replaces the fallback fonts with the real ones, all at once. In the style sheet, each font would cause a new layout of
 * the whole page and compete with its text on a slow connection.
 * @returns when the fonts are in use; the fallback of a font that can't be loaded stays
 */
async function loadTypefaces(): Promise<void> {
	const faces = [
		new FontFace("Figtree", `url(${figtree})`, { weight: "400 700" }),
		new FontFace("Source Serif 4", `url(${sourceSerif})`, { weight: "600" }),
	];
	const loaded = await Promise.allSettled(faces.map((face) => face.load()));
	for (const face of loaded) if (face.status === "fulfilled") document.fonts.add(face.value);
}
