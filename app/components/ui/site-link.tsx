import type { ComponentProps } from "react";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { localizedPath } from "#domain/site/pages.ts";

/** A link to a page of this site in the current language. `path` has no language: `/about` or `/#contact`. */
export function SiteLink({ path, children, ...props }: Omit<ComponentProps<"a">, "href"> & { path: string }) {
	return (
		<a href={localizedPath(usePageLocale(), path)} {...props}>
			{children}
		</a>
	);
}
