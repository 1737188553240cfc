import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { MenuEntry, ShellCopy } from "./navigation.ts";

/** A list of links to pages, styled by the menu or footer that shows it. */
export function MenuLinks({
	entries,
	copy,
	className,
	linkClassName,
}: {
	entries: readonly MenuEntry[];
	copy: ShellCopy;
	className: string;
	linkClassName: string;
}) {
	return (
		<ul className={className}>
			{entries.map(({ label, path }) => (
				<li key={path}>
					<SiteLink path={path} className={linkClassName}>
						{label(copy)}
					</SiteLink>
				</li>
			))}
		</ul>
	);
}
