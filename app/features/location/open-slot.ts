import { bannerClosedFor, closeBanner } from "#domain/compliance/closed-banner.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/site/services.ts";
import { localStore } from "../session/browser-stores.ts";
import { fillDetails, fillStates } from "./fill-details.ts";
import type { LocationCopy } from "./location-copy.ts";
import { partOf, showOnly } from "./part-of.ts";
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
	const text = partOf(slot, "text");
	const toggle = partOf(slot, "toggle");
	const refresh = partOf(slot, "refresh");
	const close = partOf(slot, "close");
	const select = partOf<HTMLSelectElement>(slot, "select");
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
		partOf(slot, "rules").hidden = true;
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
		partOf(slot, "toggle-label").textContent = slot.dataset.variant === "quiet" ? t("change") : unfolded;
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
	const product = unavailable && slot.querySelector(`[data-product="${unavailable}"]`)?.textContent;
	return words.t(`slot.${text}`, { state, product: product ?? "" });
}

function fillBadges(slot: HTMLElement, { variant, badges, more }: SlotMessage, { t }: LocationCopy): void {
	// A warning says what can't be had; what can be had instead is among the details.
	const shown = variant === "licensed" ? badges : [];
	partOf(slot, "badges").hidden = !showOnly(slot, "data-product", shown);
	const rest = partOf(slot, "more");
	rest.hidden = more === 0;
	rest.textContent = t("slot.more", { count: more });
}
