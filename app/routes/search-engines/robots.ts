import { siteOrigin } from "#app/seo/page-seo.ts";

export function loader() {
	const rules = ["User-agent: *", "Disallow: /admin", "Disallow: /api/", "Disallow: /functions/", "Allow: /", ""];
	return new Response([...rules, `Sitemap: ${siteOrigin}/sitemap.xml`, ""].join("\n"), {
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
}
