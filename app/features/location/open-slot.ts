import { localStore } from "#app/browser/stores.ts";
import { bannerClosedFor, closeBanner } from "#domain/compliance/closed-banner.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { fillDetails, fillStates } from "./fill-details.ts";
import type { LocationCopy } from "./location-copy.ts";
import { badge, findPart } from "./location-parts.ts";
import { showOnly } from "./show-only.ts";
import { type SlotMessage, slotMessage } from "./slot-message.ts";
import { lookUpAgain, pickState } from "./visitor-location.ts";

/**
 * Connects the buttons of the place above the content.
 * @param product what the page is about
 * @returns fills the place for a location
 */
export function openSlot(
	slot: HTMLElement,
	copy: LocationCopy,
	product: ProductSlug | undefined,
): (location: UserLocation) => void {
	const { t } = copy;
	const text = findPart(slot, "text");
	const toggle = findPart(slot, "toggle");
	const refresh = findPart(slot, "refresh");
	const close = findPart(slot, "close");
	const select = findPart<HTMLSelectElement>(slot, "select");
	const details = slot.querySelector("#state-details") as HTMLElement;
	let shown: UserLocation | undefined;

	function show(location: UserLocation): void {
		shown = location;
		const lacksNumber = copy.refusalOf(location, product) === "no_license_number";
		const found = slotMessage(location, product, bannerClosedFor(localStore, location));
		const message = lacksNumber ? ({ ...found, variant: "warning", badges: [], more: 0 } as const) : found;
		slot.dataset.variant = message.variant;
		text.textContent = lacksNumber
			? t("slot.no_license_number", { state: copy.nameOf(location.state) })
			: slotText(slot, message, location, copy);
		fillBadges(slot, message, copy);
		fillDetails(details, message, location, copy);
		close.hidden = message.variant === "quiet";
		// The details have the link to all rules.
		findPart(slot, "rules").hidden = true;
		toggle.hidden = false;
		refresh.hidden = false;
		select.value = location.error ? "" : location.state;
		nameToggle();
	}

	function unfold(open: boolean): void {
		if (open) fillStates(select, copy);
		if (open && shown) select.value = shown.error ? "" : shown.state;
		details.hidden = !open;
		toggle.setAttribute("aria-expanded", String(open));
		nameToggle();
	}

	function nameToggle(): void {
		const unfolded = details.hidden ? t("showDetails") : t("hideDetails");
		findPart(slot, "toggle-label").textContent = slot.dataset.variant === "quiet" ? t("change") : unfolded;
	}

	toggle.addEventListener("click", () => unfold(details.hidden !== false));
	close.addEventListener("click", () => {
		if (!shown) return;
		closeBanner(localStore, shown.state);
		unfold(false);
		show(shown);
		// The button that had the focus is hidden now.
		toggle.focus();
	});
	refresh.addEventListener("click", () => {
		// The response may take a while, and a later change of the details' height would count as a layout shift.
		unfold(false);
		text.textContent = t("looking");
		void lookUpAgain();
	});
	select.addEventListener("change", () => {
		if (select.value) pickState(select.value);
	});
	details.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape") return;
		unfold(false);
		toggle.focus();
	});
	return show;
}

function slotText(slot: HTMLElement, { text, unavailable }: SlotMessage, location: UserLocation, copy: LocationCopy) {
	const state = copy.nameOf(location.state);
	const product = unavailable && badge.all(slot).find((element) => badge.valueOf(element) === unavailable)?.textContent;
	// That we are licensed is a claim, which may be withheld.
	return copy.t(`slot.${text}`, { state, product: product ?? "" }) || copy.t("slot.yours", { state });
}

function fillBadges(slot: HTMLElement, { variant, badges, more }: SlotMessage, { t }: LocationCopy): void {
	// A warning names the product that is not offered; the details list the alternatives.
	const shown = variant === "licensed" ? badges : [];
	findPart(slot, "badges").hidden = !showOnly(slot, badge, shown);
	const others = findPart(slot, "more");
	others.hidden = more === 0;
	others.textContent = t("slot.more", { count: more });
}
