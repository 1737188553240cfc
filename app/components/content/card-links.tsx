import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";

export interface NamedPage {
	path: string;
	name: string;
}

/**
 * Links to further pages, as a grid of names.
 * @param short The names have one or two words and need less room.
 */
export function NameLinks({ entries, short = false }: { entries: readonly NamedPage[]; short?: boolean }) {
	const columns = short
		? "grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
		: "grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]";
	return (
		<ul className={`grid gap-3 ${columns}`}>
			{entries.map(({ path, name }) => (
				<li key={path}>
					<SiteLink
						path={path}
						className="flex h-full min-h-12 items-center justify-between gap-2 rounded-lg border border-ink-200 bg-white px-4 py-2.5 leading-snug font-medium text-ink-900 transition-colors hover:border-ink-600 hover:bg-ink-50"
					>
						{name}
						<Icon name="arrow-right" className="size-4 text-coral-600" />
					</SiteLink>
				</li>
			))}
		</ul>
	);
}

/** Links to further pages on a page whose ways on are elsewhere. */
export function PlainLinks({ entries, className = "" }: { entries: readonly NamedPage[]; className?: string }) {
	return (
		<ul className={`grid gap-x-8 gap-y-1 ${className}`}>
			{entries.map(({ path, name }) => (
				<li key={path}>
					<SiteLink
						path={path}
						className="inline-flex min-h-11 items-center gap-2 font-semibold text-coral-700 underline-offset-4 hover:underline"
					>
						{name}
						<Icon name="arrow-right" className="size-4" />
					</SiteLink>
				</li>
			))}
		</ul>
	);
}
