import * as v from "valibot";
import { isLocale } from "../locale/locales.ts";
import { clientErrorSources, knownErrorName, maxClientErrorFrames, withoutValues } from "../site/client-error.ts";
import { pageAt } from "./page-registry.ts";

/** Pages that no registry lists, because no search engine may. */
const otherPages = ["/search", "/unsubscribe"];
const applicationPages = ["/", "/account", "/account/second-factor", "/admin", "/auth", "/auth/second-factor"];

/** A path that this site has, or `/…`, because anyone can type anything as an address. */
function knownPage(path: string): string {
	const [, locale, page] = /^\/(\w\w)(\/.*)?$/.exec(path) ?? [];
	const isPage = isLocale(locale) && (pageAt(page ?? "/") || otherPages.includes(page ?? ""));
	return isPage || applicationPages.includes(path) ? path : "/…";
}

/** True if a file can be one of ours: in one of our folders, and without a number as long as personal ones. */
function isOwnFrame(frame: string): boolean {
	const [path = ""] = frame.split(":");
	return /^\/(?:assets|app|domain|i18n|content|node_modules)\//.test(path) && !/(?:\d[-_./]?){5}/.test(path);
}

/** The report of an error in a browser. Anybody can send one, so all of it is cleaned a second time. */
export const clientErrorSchema = v.strictObject({
	source: v.picklist(clientErrorSources),
	name: v.pipe(v.string(), v.regex(/^\w{1,40}$/), v.transform(knownErrorName)),
	message: v.pipe(v.string(), v.maxLength(2000), v.transform(withoutValues)),
	page: v.pipe(v.string(), v.regex(/^\/[\w\-./]{0,200}$/), v.transform(knownPage)),
	frames: v.pipe(
		v.array(v.pipe(v.string(), v.regex(/^\/[\w\-./]{1,140}(?::\d{1,6}){2}$/))),
		v.maxLength(maxClientErrorFrames),
		v.transform((frames) => frames.filter(isOwnFrame)),
	),
});
