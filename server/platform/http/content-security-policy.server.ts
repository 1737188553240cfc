import { createHash } from "node:crypto";
import type { Env } from "../env.server.ts";

export const reportPath = "/csp-violation-report";

const self = "'self'";

type Directives = Record<string, readonly string[]>;

const own: Directives = {
	"default-src": [self],
	"script-src": [self],
	// The fallback for browsers without the next two directives.
	"style-src": [self],
	"style-src-elem": [self],
	"style-src-attr": ["'unsafe-inline'"],
	"img-src": [self, "data:"],
	"font-src": [self],
	"connect-src": [self],
	"worker-src": [self],
	"manifest-src": [self],
	"frame-src": [],
	"object-src": ["'none'"],
	"base-uri": ["'none'"],
	"form-action": [self],
	"frame-ancestors": [self],
	"report-uri": [reportPath],
};

/** Browsers with `report-to` ignore `report-uri`, but send no reports for pages over http. */
const overTls: Directives = { "report-to": ["csp"] };

/** Sources on other sites. A path that ends in a slash includes all paths below it. */
const elsewhere = {
	captcha: {
		"script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
		"frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
		"connect-src": ["https://www.google.com/recaptcha/"],
	},
	maps: { "frame-src": ["https://www.google.com/maps", "https://www.google.com/maps/"] },
	tagManager: {
		"script-src": ["https://www.googletagmanager.com"],
		"img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
		"connect-src": [
			"https://www.googletagmanager.com",
			"https://*.google-analytics.com",
			"https://*.analytics.google.com",
		],
	},
	video: { "frame-src": ["https://www.youtube-nocookie.com"] },
} satisfies Record<string, Directives>;

export interface PolicyEnv extends Pick<Env, "recaptcha" | "siteOrigin"> {
	/** Left out for everything that is no page. */
	usesTagManager?: boolean;
}

/** What the policies of pages depend on now: an admin can set a tag manager while the site runs. */
export function policyNow({
	env,
	usesTagManager,
}: {
	env: Pick<Env, "recaptcha" | "siteOrigin">;
	usesTagManager(): boolean;
}): PolicyEnv {
	return { recaptcha: env.recaptcha, siteOrigin: env.siteOrigin, usesTagManager: usesTagManager() };
}

/** The sources of a page's own inline elements: a nonce if it is rendered on request, else hashes. */
export interface InlineSources {
	scripts: readonly string[];
	styles: readonly string[];
}

/** @param audience `staff`: for pages with accounts and leads, to which no other site contributes anything */
export function contentSecurityPolicy(
	env: PolicyEnv,
	inline: InlineSources = { scripts: [], styles: [] },
	audience: "public" | "staff" = "public",
): string {
	const inlined: Directives = {
		"script-src": inline.scripts,
		"style-src": inline.styles,
		"style-src-elem": inline.styles,
	};
	const tables: Directives[] = [
		own,
		...(audience === "public" ? sourcesElsewhere(env) : []),
		...(env.siteOrigin.startsWith("https:") ? [overTls] : []),
		inlined,
	];
	return [...new Set(tables.flatMap(Object.keys))]
		.map((name) => [name, ...new Set(tables.flatMap((table) => table[name] ?? []))].join(" "))
		.join("; ");
}

function sourcesElsewhere(env: PolicyEnv): Directives[] {
	return [
		elsewhere.maps,
		elsewhere.video,
		...(env.usesTagManager ? [elsewhere.tagManager] : []),
		...(env.recaptcha ? [elsewhere.captcha] : []),
	];
}

export function nonceSources(nonce: string): InlineSources {
	return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
}

const inlineElement = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;
const executableType = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** The hashes of all inline scripts and styles of a page. */
export function inlineHashes(html: string): InlineSources {
	const scripts = new Set<string>();
	const styles = new Set<string>();
	for (const [, element = "", attributes = "", content = ""] of html.matchAll(inlineElement)) {
		const source = `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
		if (element.toLowerCase() === "style") styles.add(source);
		else if (!/\ssrc\s*=/i.test(attributes) && executableType.test(typeOf(attributes))) scripts.add(source);
	}
	return { scripts: [...scripts], styles: [...styles] };
}

function typeOf(attributes: string): string {
	const [, double, single, bare] = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
	return (double ?? single ?? bare ?? "").trim();
}
