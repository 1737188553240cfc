/**
 * A control of the bar at the bottom of phones: an icon with its name, and below them a note if there is one. The others
 * move to the middle while the link to the price is away: a transform is no layout shift.
 */
export const barCell =
	"max-md:min-h-11 max-md:cursor-pointer max-md:flex-col max-md:items-center max-md:justify-center max-md:rounded-md max-md:px-1 max-md:text-sm max-md:leading-tight max-md:font-semibold max-md:text-ink-900 max-md:hover:bg-ink-50 max-md:transition-transform max-md:peer-data-asked/price:-translate-x-1/2";
