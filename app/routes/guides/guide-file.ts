import { data } from "react-router";
import { isLocale } from "#domain/locale/locales.ts";
import { productSlugs } from "#domain/products/products.ts";
import { isOneOf } from "#domain/site/pages.ts";
import { servicesContext } from "#server/context.server.ts";
import { guideFile } from "#server/pdf/guide-file.server.ts";
import type { Route } from "./+types/guide-file";

/** A guide, to be opened in the browser. Its page asks for an email address first, so search engines do not list it. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { locale, file } = params;
	const product = file.replace(/\.pdf$/, "");
	if (!isLocale(locale) || !isOneOf(productSlugs, product) || file === product) throw data(null, { status: 404 });
	const { content, filename } = await guideFile(context.get(servicesContext), locale, product);
	return new Response(new Uint8Array(content), {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Disposition": `inline; filename="${filename}"`,
			"Cache-Control": "public, max-age=3600",
			"X-Robots-Tag": "noindex",
		},
	});
}
