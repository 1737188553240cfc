import type { ComponentProps } from "react";
import { Link, useParams } from "react-router";
import { localizedPath } from "#domain/site/pages.ts";
import { defaultLocale } from "#i18n/locales.ts";

/**
 * A link within the site, to a page in the language being read: `path` is `/about`, or `/#contact` at home. The page is
 * fetched when the visitor points at the link.
 */
export function SiteLink({ path, ...props }: Omit<ComponentProps<typeof Link>, "to"> & { path: string }) {
	const { locale = defaultLocale } = useParams();
	const isBand = path.startsWith("/#");
	return (
		<Link to={localizedPath(locale, path)} prefetch={isBand ? "none" : "intent"} viewTransition={!isBand} {...props} />
	);
}
