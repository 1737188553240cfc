import { agency } from "#content/agency.ts";
import { inColors } from "#content/in-colors.ts";

/** How phones show the site on the home screen. */
export function loader() {
	const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
	const manifest = {
		name: agency.name,
		short_name: agency.shortName,
		icons: [icon(192), icon(512)],
		start_url: "/",
		display: "browser",
		theme_color: inColors("#0d2f3d"),
		background_color: inColors("#fdf9f2"),
	};
	return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
