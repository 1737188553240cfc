import { agency } from "#content/agency.ts";

/** The sun coming up over a field in furrows. */
export function LogoMark({ className = "size-10" }: { className?: string }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 40 40" className={`shrink-0 ${className}`}>
			<path
				className="fill-ink-900"
				d="M20 1a19 19 0 0 1 19 19v11a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8V20A19 19 0 0 1 20 1Z"
			/>
			<circle className="fill-sun-300" cx="20" cy="19" r="8" />
			<path className="fill-coral-500" d="M1 23.500c6-3 13-3 19 0s13 3 19 0V31a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8Z" />
			<path className="fill-sand-100" d="M1 30.500c6-3 13-3 19 0s13 3 19 0a8 8 0 0 1-8 8.500H9a8 8 0 0 1-8-8.500Z" />
		</svg>
	);
}

/**
 * @param compact for a place next to other controls: the short name on phones, and only the mark on the narrowest
 * screens, or beside the chip of the state
 */
export function Logo({ dark = false, compact = false }: { dark?: boolean; compact?: boolean }) {
	const name = `font-serif text-xl leading-none font-semibold whitespace-nowrap ${dark ? "text-white" : "text-ink-900"}`;
	return (
		<span className={`flex items-center ${compact ? "gap-1.5 sm:gap-3" : "gap-3"}`}>
			<LogoMark className={compact ? "size-9 sm:size-10" : undefined} />
			<span className={`${name} ${compact ? "max-sm:sr-only" : ""}`}>{agency.name}</span>
			{compact && (
				<span aria-hidden="true" className={`${name} max-[22rem]:hidden max-xs:in-data-banner-closed:hidden sm:hidden`}>
					{agency.shortName}
				</span>
			)}
		</span>
	);
}
