import type { MetaDescriptor } from "react-router";
import { agency } from "#content/agency.ts";

/**
 * The metadata of a page that search engines leave out, such as all pages of staff.
 * @param title names the person or thing shown. It is missing if the page's data couldn't be loaded.
 */
export function unlistedMeta(title: string | undefined): MetaDescriptor[] {
	return [{ title: title ? `${title} | ${agency.name}` : agency.name }, { name: "robots", content: "noindex" }];
}
