import { agency, contentFacts } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { type SharedPage, sharedPages } from "#content/shared-pages.server.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { socialImageFolder, socialImagePath } from "#domain/site/social-image.ts";
import type { PageSource } from "../platform/http/page-source.server.ts";
import type { Services } from "../services.server.ts";
import { builtImageLook, imageLook } from "../social-images/image-look.server.ts";
import { socialImagePng } from "../social-images/social-image-png.server.ts";

const known = new WeakMap<Claims, ReadonlyMap<string, SharedPage>>();

/** What each image says, by its path. Titles name the agency, too, and an admin may have set others. */
function sharedByPath(): ReadonlyMap<string, SharedPage> {
	const claims = currentClaims();
	const read = known.get(claims) ?? byPath(sharedPages(claims.facts?.words));
	known.set(claims, read);
	return read;
}

/** The same with the titles that came with the site. */
const written = new WeakMap<Claims, ReadonlyMap<string, SharedPage>>();

/** Empty, unless an admin has set the title of the page. */
function setTitle(path: string): string {
	const claims = currentClaims();
	if (!claims.facts?.words?.length) return "";
	const read = written.get(claims) ?? byPath(sharedPages());
	written.set(claims, read);
	const title = sharedByPath().get(path)?.title ?? "";
	return title === read.get(path)?.title ? "" : title;
}

/** Empty, unless an admin has set the city that each image names. */
function setCity(): string {
	const { city } = agency.address;
	return city === contentFacts.office.address.city ? "" : city;
}

function byPath(pages: readonly SharedPage[]): ReadonlyMap<string, SharedPage> {
	return new Map(pages.map((page) => [socialImagePath(page.locale, page.path), page]));
}

/**
 * The social images that the build drew. With another name of the agency or of the page, another city, other colors or a logo, they
 * are drawn again, in the thread of the renderer. Until then the old ones are shown: they withdraw nothing.
 * @param files the build's
 */
export function socialImagePages(
	services: { readonly current: Pick<Services, "renderer"> | null },
	files: Pick<ReadonlyMap<string, unknown>, "keys">,
): PageSource {
	const paths = new Set([...files.keys()].filter((path) => path.startsWith(socialImageFolder)));
	const builtVersion = builtImageLook();
	return {
		builtVersion,
		// The renderer comes with the database. What is shown no more isn't drawn.
		versionOf: (path) =>
			paths.has(path)
				? services.current && sharedByPath().has(path)
					? imageLook() + setCity() + setTitle(path)
					: builtVersion
				: null,
		async make(path) {
			const page = sharedByPath().get(path);
			if (!page || !services.current) throw new Error("The image can't be drawn.");
			const png = await socialImagePng(await services.current.renderer.socialImage(page));
			return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
		},
		mayStillShow: () => true,
		async refresh() {},
	};
}
