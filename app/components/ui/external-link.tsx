import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";

/** Opens another site in a new tab and tells screen readers so. */
export function ExternalLink({ children, ...props }: ComponentProps<"a"> & { href: string }) {
	const t = useTranslations("common");
	return (
		<a target="_blank" rel="noopener" {...props}>
			{children}
			<span className="sr-only"> ({t("newTab")})</span>
		</a>
	);
}
