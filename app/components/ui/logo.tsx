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

/** A longer one leaves no place for the controls of a header. */
const longestInHeader = 20;

/**
 * @param compact for a place next to other controls: the short name on phones and instead of a long one, and only the mark on
 * the narrowest screens, or beside the chip of the state
 */
export function Logo({ dark = false, compact = false }: { dark?: boolean; compact?: boolean }) {
	const isLong = agency.name.length > longestInHeader;
	const name = `min-w-0 font-serif text-xl leading-tight font-semibold ${dark ? "text-white" : "text-ink-900"}`;
	const oneLine = `${name} truncate`;
	return (
		<span className={`flex items-center ${compact ? "gap-1.5 sm:gap-3" : "gap-3"}`}>
			<LogoMark className={compact ? "size-9 sm:size-10" : undefined} />
			<span className={compact ? `${oneLine} ${isLong ? "sr-only" : "max-sm:sr-only"}` : `${name} wrap-anywhere`}>
				{agency.name}
			</span>
			{compact && (
				<span
					aria-hidden="true"
					className={`${oneLine} max-[22rem]:hidden max-xs:in-data-banner-closed:hidden ${isLong ? "" : "sm:hidden"}`}
				>
					{agency.shortName}
				</span>
			)}
		</span>
	);
}
