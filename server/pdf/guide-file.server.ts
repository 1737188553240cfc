import { currentClaims } from "#content/current-claims.server.ts";
import { claimsVersion } from "#domain/claims/claims.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";

interface DrawnGuide {
	version: string;
	content: Promise<Buffer>;
}

/** Drawn once per product and language, until what may be claimed changes. */
const drawn = new Map<string, DrawnGuide>();

/** A guide for nobody in particular, as a file. */
export async function guideFile(
	{ renderer, clock }: Pick<Services, "renderer" | "clock">,
	locale: Locale,
	product: ProductSlug,
): Promise<{ content: Buffer; filename: string }> {
	const key = `${locale}/${product}`;
	const version = claimsVersion(currentClaims());
	let guide = drawn.get(key);
	if (guide?.version !== version) {
		guide = { version, content: renderer.guide({ locale, product, state: null, now: clock() }) };
		drawn.set(key, guide);
		guide.content.catch(() => drawn.delete(key));
	}
	return { content: await guide.content, filename: guideFilename(locale, product) };
}

/** In the reader's language, without letters that a header can't hold. */
export function guideFilename(locale: Locale, product: ProductSlug): string {
	const t = translator(locale, "pdf");
	return `${t("guide.file")}-${t(`fileNames.${product}`)}.pdf`;
}
