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
 * Brings the place above the content to life: its buttons, and what it says of the state.
 * @param service what the page is about
 */
export function openSlot(
	slot: HTMLElement,
	words: LocationCopy,
	service: ProductSlug | undefined,
): (location: UserLocation) => void {
	const { t } = words;
	const text = findPart(slot, "text");
	const toggle = findPart(slot, "toggle");
	const refresh = findPart(slot, "refresh");
	const close = findPart(slot, "close");
	const select = findPart<HTMLSelectElement>(slot, "select");
	const details = slot.querySelector("#state-details") as HTMLElement;
	let shown: UserLocation | undefined;

	function show(location: UserLocation): void {
		shown = location;
		const message = slotMessage(location, service, bannerClosedFor(localStore, location));
		slot.dataset.variant = message.variant;
		text.textContent = slotText(slot, message, location, words);
		fillBadges(slot, message, words);
		fillDetails(details, message, location, words);
		close.hidden = message.variant === "quiet";
		// The link to all rules now stands among the details.
		findPart(slot, "rules").hidden = true;
		toggle.hidden = false;
		refresh.hidden = false;
		select.value = location.error ? "" : location.state;
		nameToggle();
	}

	function unfold(open: boolean): void {
		if (open) fillStates(select, words);
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
		// What had the focus is gone.
		toggle.focus();
	});
	refresh.addEventListener("click", () => {
		// The answer may take a while, and what unfolds may only change its height at the visitor's own touch.
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

function slotText(slot: HTMLElement, { text, unavailable }: SlotMessage, location: UserLocation, words: LocationCopy) {
	const state = words.nameOf(location.state);
	const product = unavailable && badge.all(slot).find((element) => badge.valueOf(element) === unavailable)?.textContent;
	return words.t(`slot.${text}`, { state, product: product ?? "" });
}

function fillBadges(slot: HTMLElement, { variant, badges, more }: SlotMessage, { t }: LocationCopy): void {
	// A warning says what can't be had; what can be had instead is among the details.
	const shown = variant === "licensed" ? badges : [];
	findPart(slot, "badges").hidden = !showOnly(slot, badge, shown);
	const others = findPart(slot, "more");
	others.hidden = more === 0;
	others.textContent = t("slot.more", { count: more });
}
