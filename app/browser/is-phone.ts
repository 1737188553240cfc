/** True if the screen is as narrow as a phone's, where the style sheet has its `md` breakpoint. */
export function isPhone(): boolean {
	return matchMedia("(width < 48rem)").matches;
}
