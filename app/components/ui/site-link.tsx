import type { ComponentProps } from "react";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { localizedPath } from "#domain/site/pages.ts";

/** A link within the site, to a page in the language being read: `path` is `/about`, or `/#contact` at home. */
export function SiteLink({ path, children, ...props }: Omit<ComponentProps<"a">, "href"> & { path: string }) {
	return (
		<a href={localizedPath(usePageLocale(), path)} {...props}>
			{children}
		</a>
	);
}
