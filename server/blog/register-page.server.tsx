import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { agency } from "#content/agency.ts";
import { agencyAddress } from "#content/agency-address.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { licenseNumbers } from "#content/license-numbers.ts";
import { postBooking } from "#content/post-booking.ts";
import { isAuthoredVersion } from "#domain/blog/authored-posts.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import { documentToText, readingTime } from "#domain/blog/post-document.ts";
import { parseImagePath } from "#domain/blog/post-image.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { illustrationData } from "./illustrations.server.ts";
import { documentToHtml } from "./render-document.server.ts";

/** Where the folder of an export has the images. */
export const registerImages = "media/";

/** A publication: a version, at an address, with the dates that readers see. */
export interface RegisteredPost {
	content: PostContent;
	version: number;
	locale: Locale;
	slug: string;
	/** The first time. */
	publishedAt: Date;
	/** The last time that the text changed. */
	updatedAt: Date;
	/** When this entry begins. */
	now: Date;
}

/**
 * A publication as a page that opens without the site: the article and what the site says around it, without its menus.
 * Links lead to the site, images to the folder that an export puts next to it.
 */
export function registerPage(post: RegisteredPost, siteOrigin: string): string {
	const { content, locale, slug } = post;
	const { title, excerpt, metaTitle, metaDescription, imageAlt, document } = content;
	const copy = copyFor(locale, "blog");
	const body = documentToHtml(document, { origin: siteOrigin }).replaceAll(`${siteOrigin}/media/`, registerImages);
	const image = imageOf(content, siteOrigin);
	return `<!doctype html>${renderToStaticMarkup(
		<html lang={locale}>
			<head>
				<meta charSet="utf-8" />
				<title>{metaTitle || title}</title>
				<meta name="description" content={metaDescription || excerpt} />
				<link rel="canonical" href={siteOrigin + localizedPath(locale, `/blog/${slug}`)} />
			</head>
			<body>
				<header>{agency.name}</header>
				<article>
					<Badges post={post} />
					<h1>{title}</h1>
					<p>{excerpt}</p>
					<Byline post={post} />
					{image && <img src={image} alt={imageAlt} />}
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by documentToHtml */}
					<div dangerouslySetInnerHTML={{ __html: body }} />
					<p>{copy.notice}</p>
				</article>
				<NextStep post={post} siteOrigin={siteOrigin} />
				<Footer post={post} />
				<aside>{copyFor(locale, "common").disclaimer.text}</aside>
			</body>
		</html>,
	)}`;
}

function imageOf({ imageUrl }: PostContent, siteOrigin: string): string | null {
	if (!imageUrl) return null;
	if (parseImagePath(imageUrl)) return imageUrl.replace("/media/", registerImages);
	return illustrationData(imageUrl) ?? siteOrigin + imageUrl;
}

function Badges({ post: { content, locale } }: { post: RegisteredPost }) {
	const categories: Readonly<Record<string, string>> = copyFor(locale, "blog").categories;
	const state = content.stateFocus && jurisdictionName(content.stateFocus, locale);
	return (
		<ul>
			<li>{categories[content.category] ?? content.category}</li>
			{state && <li>{state}</li>}
		</ul>
	);
}

function Byline({ post }: { post: RegisteredPost }) {
	const { content, locale, slug, version, publishedAt, updatedAt } = post;
	const copy = copyFor(locale, "blog");
	const day = (moment: Date) => formatDate(locale, moment, agency.timeZone);
	const isReviewed = isAuthoredVersion(slug, version) && copy.reviewed !== "";
	const isSample = claimStatus(currentClaims(), "postReview") === "sample";
	const updated = day(updatedAt) === day(publishedAt) ? [] : [`${copy.updated} ${day(updatedAt)}`];
	const minutes = `${readingTime(documentToText(content.document))} ${copy.minutes}`;
	return (
		<>
			<p>
				{copy.by} {content.author}
			</p>
			{isReviewed && (
				<p>
					{copy.reviewed} {isSample && <small>{copyFor(locale, "common").sample}</small>}
				</p>
			)}
			<p>{[day(publishedAt), ...updated, minutes].join(" · ")}</p>
		</>
	);
}

/** The call to action. */
function NextStep({ post: { content, locale }, siteOrigin }: { post: RegisteredPost; siteOrigin: string }) {
	const { consultation } = copyFor(locale, "blog");
	const { frame } = copyFor(locale, "pages");
	const actions: [href: string, label: ReactNode][] = [
		[postBooking(content.productFocus), frame.book],
		[`tel:${agency.phone.e164}`, frame.call],
		[`${siteOrigin}${localizedPath(locale, "/")}#contact`, frame.write],
	];
	return (
		<section>
			<h2>{consultation.title}</h2>
			<p>{consultation.text}</p>
			<ul>
				{actions.map(([href, label]) => (
					<li key={href}>
						<a href={href}>{label}</a>
					</li>
				))}
			</ul>
		</section>
	);
}

function Footer({ post: { locale, now } }: { post: RegisteredPost }) {
	const year = String(now.getFullYear());
	const { footer } = copyFor(locale, "shell", { year, numbers: licenseNumbers() });
	return (
		<footer>
			<p>{footer.tagline}</p>
			<p>{[agency.phone.display, agency.tollFreePhone.display, agency.email, agencyAddress()].join(" · ")}</p>
			<p>{footer.copyright}</p>
			{licenseNumbers() && <p>{footer.licenses}</p>}
			<p>{footer.marks}</p>
		</footer>
	);
}
