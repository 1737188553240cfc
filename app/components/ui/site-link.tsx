import type { ComponentProps } from "react";
import { Link, useParams } from "react-router";
import { localizedPath } from "#domain/site/pages.ts";
import { defaultLocale } from "#i18n/locales.ts";

/** A link within the site, to a page in the language being read: `path` is `/about`, or `/#contact` at home. */
export function SiteLink({ path, ...props }: Omit<ComponentProps<typeof Link>, "to"> & { path: string }) {
	const { locale = defaultLocale } = useParams();
	return <Link to={localizedPath(locale, path)} {...props} />;
}
