import type { pageSummaries, sharedEyebrow } from "../content/page-summaries.server.ts";
import { locales } from "../domain/locale/locales.ts";
import { renderSocialImages } from "./social-images/render-social-images.ts";

/** Draws the social image of each page with the title from the built server. */
export async function drawSharedPages(
	server: { pageSummaries: typeof pageSummaries; sharedEyebrow: typeof sharedEyebrow },
	outDir: string,
): Promise<void> {
	const pages = locales.flatMap((locale) =>
		server
			.pageSummaries(locale)
			.map(({ path, title }) => ({ path, locale, title, eyebrow: server.sharedEyebrow(locale) })),
	);
	const drawn = await renderSocialImages(pages, outDir);
	process.stdout.write(`Social images: ${pages.length}, ${drawn} redrawn\n`);
}
