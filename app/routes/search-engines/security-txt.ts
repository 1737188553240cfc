import { siteOrigin } from "#app/seo/page-seo.ts";
import { agency } from "#content/agency.ts";
import { daysAfter } from "#domain/office-hours/days-apart.ts";
import { receptionContext } from "#server/context.server.ts";
import type { Route } from "./+types/security-txt";

/** Where to report a weakness of the site (RFC 9116). It is made on request, so that it never expires. */
export function loader({ context }: Route.LoaderArgs) {
	const { clock } = context.get(receptionContext);
	const expires = daysAfter(clock(), 180).toISOString();
	const lines = [
		`Contact: mailto:${agency.email}`,
		`Expires: ${expires}`,
		`Preferred-Languages: ${agency.languages.join(", ")}`,
		`Canonical: ${siteOrigin}/.well-known/security.txt`,
	];
	return new Response(`${lines.join("\n")}\n`, {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
	});
}
