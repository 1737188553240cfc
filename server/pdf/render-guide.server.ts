import { guideContent } from "#content/library.server.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { translator } from "#i18n/messages.server.ts";
import { GuideDocument } from "./guide-document.server.tsx";
import { licenseLine } from "./license-line.server.ts";
import { renderPdf } from "./render-pdf.server.ts";

/** A service's guide as a PDF in the reader's language. */
export function renderGuide(
	locale: Locale,
	service: ProductSlug,
	{ state, now }: { state: string | null; now: Date },
): Promise<Buffer> {
	const t = translator(locale, "pdf");
	const guide = guideContent(locale, service);
	const frame = {
		language: locale,
		title: guide.title,
		eyebrow: t("guide.eyebrow"),
		license: licenseLine(locale, state),
		edition: guide.id,
		date: now,
		pageLabel: (page: number, pages: number) => t("page", { page, pages }),
	};
	return renderPdf(GuideDocument, { frame, guide });
}
