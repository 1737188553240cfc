import { localStore } from "#app/browser/stores.ts";
import { bannerClosedFor, closeBanner, reopenBanner } from "#domain/compliance/closed-banner.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { fillDetails, fillStates } from "./fill-details.ts";
import { closedAttribute } from "./hide-closed-banner.ts";
import type { LocationCopy } from "./location-copy.ts";
import { badge, findPart } from "./location-parts.ts";
import { changeStateLink, stateChip } from "./location-places.ts";
import { showOnly } from "./show-only.ts";
import { type SlotMessage, slotMessage } from "./slot-message.ts";
import { slotText } from "./slot-text.ts";
import { lookUpAgain, pickState } from "./visitor-location.ts";

/** Stands for the state in a notice that was closed before a state was known. */
const unknownState = "none";

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
	const live = text.parentElement as HTMLElement;
	const toggle = findPart(slot, "toggle");
	const refresh = findPart(slot, "refresh");
	const close = findPart(slot, "close");
	const select = findPart<HTMLSelectElement>(slot, "select");
	const details = slot.querySelector("#state-details") as HTMLElement;
	let shown: UserLocation | undefined;
	/** Its space is only given up before the page is painted. */
	const wasHidden = document.documentElement.hasAttribute(closedAttribute);
	/** The visitor opened the choice of a state. */
	let isAsked = false;

	function show(location: UserLocation): void {
		shown = location;
		const closedFor = bannerClosedFor(localStore, location);
		const isClosed = closedFor !== null && (location.error !== undefined || closedFor === location.state);
		const isUnknown = location.error !== undefined && wasHidden && !isAsked;
		document.documentElement.toggleAttribute(closedAttribute, isClosed || isUnknown);
		for (const chip of stateChip.all()) chip.textContent = location.error ? "" : location.state;
		const lacksNumber = copy.refusalOf(location, product) === "no_license_number";
		const found = slotMessage(location, product, copy.soldIn);
		const message = lacksNumber ? ({ ...found, variant: "warning", badges: [], more: 0 } as const) : found;
		slot.dataset.variant = message.variant;
		// A warning interrupts; all else waits for a pause.
		live.setAttribute("role", message.variant === "warning" ? "alert" : "status");
		text.textContent = lacksNumber
			? t("slot.no_license_number", copy.wordsOf(location.state))
			: slotText(message, location, copy);
		fillBadges(slot, message, copy);
		fillDetails(details, message, location, copy);
		// The smallest phones have no room for it.
		text.classList.toggle("max-[359px]:invisible", message.text === "none");
		// The details have the link to all rules.
		findPart(slot, "rules").hidden = true;
		for (const button of [toggle, refresh, close]) button.hidden = false;
		select.value = location.error ? "" : location.state;
		nameToggle();
	}

	function unfold(open: boolean): void {
		if (open) fillStates(select, copy);
		if (open && shown) select.value = shown.error ? "" : shown.state;
		details.hidden = !open;
		slot.toggleAttribute("data-open", open);
		toggle.setAttribute("aria-expanded", String(open));
		nameToggle();
	}

	function nameToggle(): void {
		const isQuiet = slot.dataset.variant === "quiet";
		const choose = shown?.error ? t("none") : t("change");
		const closed = isQuiet ? choose : t("showDetails");
		findPart(slot, "toggle-label").textContent = details.hidden ? closed : t("hideDetails");
	}

	toggle.addEventListener("click", () => unfold(details.hidden !== false));
	close.addEventListener("click", () => {
		if (!shown) return;
		closeBanner(localStore, shown.error ? unknownState : shown.state);
		unfold(false);
		show(shown);
		// The button that had the focus is hidden now.
		document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
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
	for (const link of changeStateLink.all()) {
		link.addEventListener("click", (event) => {
			if (!shown) return;
			event.preventDefault();
			reopenBanner(localStore);
			isAsked = true;
			show(shown);
			unfold(true);
			slot.scrollIntoView({ block: "center" });
			select.focus({ preventScroll: true });
		});
	}
	return show;
}

function fillBadges(slot: HTMLElement, { badges, more }: SlotMessage, { t }: LocationCopy): void {
	findPart(slot, "badges").hidden = !showOnly(slot, badge, badges);
	const others = findPart(slot, "more");
	others.hidden = more === 0;
	others.textContent = t("slot.more", { count: more });
}
