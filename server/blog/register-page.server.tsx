import { renderToStaticMarkup } from "react-dom/server";
import type { PostContent } from "#domain/blog/post-content.ts";
import { parseImagePath } from "#domain/blog/post-image.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { documentToHtml } from "./render-document.server.ts";

/** Where the folder of an export has the images. */
export const registerImages = "media/";

/**
 * What readers saw of a post, as a page that opens without the site. Links lead to the site, images to the folder that an
 * export puts beside it.
 */
export function registerPage(content: PostContent, locale: Locale, siteOrigin: string): string {
	const { title, excerpt, metaTitle, metaDescription, author, imageUrl, imageAlt, document } = content;
	const body = documentToHtml(document, { origin: siteOrigin }).replaceAll(`${siteOrigin}/media/`, registerImages);
	const image =
		imageUrl && (parseImagePath(imageUrl) ? imageUrl.replace("/media/", registerImages) : siteOrigin + imageUrl);
	return `<!doctype html>${renderToStaticMarkup(
		<html lang={locale}>
			<head>
				<meta charSet="utf-8" />
				<title>{metaTitle || title}</title>
				<meta name="description" content={metaDescription || excerpt} />
			</head>
			<body>
				<article>
					<h1>{title}</h1>
					<p>{excerpt}</p>
					<p>{author}</p>
					{image && <img src={image} alt={imageAlt} />}
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by documentToHtml */}
					<div dangerouslySetInnerHTML={{ __html: body }} />
				</article>
			</body>
		</html>,
	)}`;
}
