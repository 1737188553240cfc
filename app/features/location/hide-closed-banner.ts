import { closedBannerKey } from "#domain/compliance/closed-banner.ts";
import { chosenStateKey } from "#domain/location/chosen-state.ts";
import { locationKey } from "#domain/location/location-key.ts";

/** On the root element: the visitor closed the banner of the state where they are, or no state could be found. */
export const closedAttribute = "data-banner-closed";

/**
 * Part of the page, before the banner: a banner that is closed or has no state is removed before the page is painted, so that nothing moves.
 * `show-location.ts` shows it again if the state has changed.
 */
export const hideClosedBanner = `try{const s=localStorage,c=s.getItem("${closedBannerKey}"),p=s.getItem("${chosenStateKey}"),f=(JSON.parse(s.getItem("${locationKey}"))??{}).data??{},n=p??(f.error?null:f.state);
if(c?!n||n===c:!p&&f.error)document.documentElement.setAttribute("${closedAttribute}","")}catch{}`;
