import type { Crumb } from "#app/seo/structured-data.ts";
import { SiteLink } from "../ui/site-link.tsx";

/** The path from the home page to this page, which comes last. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
	return (
		<nav aria-label={label} className="text-sm print:hidden">
			<ol className="flex flex-wrap items-center gap-x-2">
				{crumbs.map(({ name, path }, index) => (
					// A long name is cut rather than on a line of its own, if there is room for a part of it.
					<li key={path} className="flex items-center gap-x-2 last:min-w-0 last:grow last:basis-24">
						{index === crumbs.length - 1 ? (
							// The space is outside: below the only line there would be no room for a second one.
							<span className="py-2">
								<span aria-current="page" className="line-clamp-1 text-ink-600">
									{name}
								</span>
							</span>
						) : (
							<>
								<SiteLink path={path} className="py-2 font-medium text-ink-800 underline-offset-4 hover:underline">
									{name}
								</SiteLink>
								<span aria-hidden="true" className="text-ink-400">
									/
								</span>
							</>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
