import { agency } from "#content/agency.ts";
import { logoSize } from "#domain/agency/logo-size.ts";
import { imagePath } from "#domain/blog/image-address.ts";

/** The sun coming up over a field in furrows. */
function SunMark({ className }: { className: string }) {
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

/** How wide a logo may be, as a multiple of its height: with the name beside it, and without. */
const widest = { beside: 2.5, alone: 4.5 };

/**
 * The agency's logo, or the mark that came with the website.
 * @param height of a logo, in pixels
 * @param className of the mark
 * @param room of a logo where there is less of it
 */
export function LogoMark({
	height = 40,
	className = "size-10",
	dark = false,
	room = "",
}: {
	height?: number;
	className?: string;
	dark?: boolean;
	room?: string;
}) {
	const { logo, name } = agency;
	if (!logo) return <SunMark className={className} />;
	const size = logoSize(logo, { height, width: height * (logo.hasName ? widest.alone : widest.beside) });
	return (
		<img
			src={imagePath(logo.image, 320, "png")}
			srcSet={`${imagePath(logo.image, 640, "png")} 2x`}
			// Where the name is beside it, it would be read twice.
			alt={logo.hasName ? name : ""}
			{...size}
			className={`h-auto object-contain object-left ${dark ? "box-content rounded-md bg-white p-1.5" : ""} ${room}`}
		/>
	);
}

/** Longer names leave no place for the controls of a header: the short one stands in, on a phone in two small lines. */
const longestOf = { name: 18, shortName: 10 };

/**
 * @param compact for a place next to other controls: the short name on phones and instead of a long one, and only the mark on
 * the narrowest screens, or beside the chip of the state. A long short name and a wide logo have `data-long`: they give way to
 * the controls.
 */
export function Logo({ dark = false, compact = false }: { dark?: boolean; compact?: boolean }) {
	const { logo } = agency;
	const isLong = agency.name.length > longestOf.name;
	const isShortLong = agency.shortName.length > longestOf.shortName;
	// Whoever speaks to the browser says what is on the screen.
	const spoken = agency.name.includes(agency.shortName) ? agency.name : `${agency.shortName}, ${agency.name}`;
	const look = `font-serif text-xl font-semibold ${dark ? "text-white" : "text-ink-900"}`;
	const oneLine = `${look} leading-none whitespace-nowrap`;
	const narrow = `${look} min-w-0 leading-tight`;
	if (logo?.hasName) {
		return (
			<span data-long="" className="flex items-center">
				<LogoMark dark={dark} room="min-w-16" />
			</span>
		);
	}
	if (!compact) {
		return (
			<span className="flex items-center gap-3">
				<LogoMark dark={dark} room="shrink-0" />
				<span className={`${narrow} wrap-anywhere`}>{agency.name}</span>
			</span>
		);
	}
	// While the header has the visitor's state, too, the name is short up to the width of a laptop.
	return (
		<span data-long={isShortLong ? "" : undefined} className="flex items-center gap-1.5 sm:gap-3">
			<LogoMark className="size-9 sm:size-10" room="max-sm:max-w-16 shrink-0" />
			<span className={isLong ? "sr-only" : `${oneLine} max-sm:sr-only max-lg:in-data-banner-closed:sr-only`}>
				{isLong ? spoken : agency.name}
			</span>
			<span
				aria-hidden="true"
				className={`${isShortLong ? `${narrow} max-sm:line-clamp-2 max-sm:text-sm sm:truncate` : oneLine} max-[22rem]:hidden max-[36rem]:in-data-banner-closed:hidden ${isLong ? "" : "sm:not-in-data-banner-closed:hidden lg:hidden"}`}
			>
				{agency.shortName}
			</span>
		</span>
	);
}
