import { articlePages, caseStudyPath, caseStudySlugs, landingPath, landingSlugs } from "#domain/site/pages.ts";

/** The folder or file below the project's root in which a page's words stand; the site's dates are told from it. */
export function sourceOf(path: string): string {
	const [, first, second, third] = path.split("/");
	if (path === "/") return "i18n/messages/{locale}/home.json";
	if (path in articlePages) return `content/pages/${articlePages[path as keyof typeof articlePages]}/{locale}.ts`;
	if (path === "/resources/faq") return "content/pages/faq/{locale}.ts";
	if (path === "/calculator") return "content/pages/calculator/{locale}.ts";
	if (path === "/test-disc") return "content/pages/test-disc/{locale}.ts";
	const caseStudy = caseStudySlugs.find((slug) => caseStudyPath(slug) === path);
	if (caseStudy) return `content/stories/${caseStudy}/{locale}.ts`;
	const landing = landingSlugs.find((slug) => landingPath(slug) === path);
	if (landing) return `content/landings/${landing}/{locale}.ts`;
	if (first === "locations") return "content/locations/{locale}.ts";
	if (first === "services" && third)
		return `content/states/${dedicatedStates.includes(third) ? third : "template"}/{locale}.ts`;
	if (first === "services") return `content/services/${second}/{locale}.ts`;
	if (first === "funnels" && (third === "lp" || third === "offer")) return `content/funnels/${second}/{locale}.ts`;
	if (first === "funnels") return "i18n/messages/{locale}/funnelPages.json";
	throw new Error(`No words are known for ${path}`);
}

/** States whose page has copy of its own; the others share a template. */
export const dedicatedStates: readonly string[] = ["florida", "texas", "wisconsin", "washington"];
