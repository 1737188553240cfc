/** An address of another site, without a name in front of its host, of a person, of this site, or a part of the same page. */
const safeLink =
	/^(?:https?:\/\/[^\s/\\@?#]+(?:[/?#][^\s\\]*)?|mailto:[^\s\\]+|tel:\+?[\d().-]+|\/(?![/\\])[^\s\\]*|#[\w-]+)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these in an address
const ignoredByBrowsers = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

/** Where a link of a post may lead. Addresses that a browser could read otherwise than we do are refused. */
export function isSafeLink(href: unknown): href is string {
	return typeof href === "string" && href.length <= 2000 && !ignoredByBrowsers.test(href) && safeLink.test(href);
}
