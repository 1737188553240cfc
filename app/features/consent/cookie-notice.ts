import {
	type CookieChoice,
	cookieTextVersion,
	everyCategory,
	honoringSignal,
	necessaryOnly,
	optionalCategories,
} from "#domain/consent/cookie-consent.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { currentConsent, privacySignal, storeConsent } from "./consent.ts";
import { makeRoom } from "./notice-room.ts";
import { reportConsent } from "./report-consent.ts";

export interface CookieNotice {
	ask(): void;
	/** Sets the switches of the dialog as the visitor has answered before. */
	fillPreferences(): void;
}

let connected: CookieNotice | undefined;

/** Gives the notice and the dialog of this page their script, once. */
export function cookieNotice(locale: Locale): CookieNotice | undefined {
	const notice = document.getElementById("cookie-notice");
	const dialog = document.getElementById("cookie-preferences");
	const form = dialog?.querySelector("form");
	if (notice && form && dialog instanceof HTMLDialogElement) connected ??= connect(notice, dialog, form, locale);
	return connected;
}

function connect(notice: HTMLElement, dialog: HTMLDialogElement, form: HTMLFormElement, locale: Locale): CookieNotice {
	let giveRoomBack: (() => void) | undefined;

	function show(part: "question" | "honoured") {
		for (const element of notice.querySelectorAll<HTMLElement>("[data-part]")) {
			element.hidden = element.dataset.part !== part;
		}
		notice.hidden = false;
		giveRoomBack ??= makeRoom(notice);
	}

	function close() {
		const hadFocus = notice.contains(document.activeElement);
		notice.hidden = true;
		giveRoomBack?.();
		giveRoomBack = undefined;
		// A hidden button can't keep the focus: the visitor goes on with the page.
		if (hadFocus) document.getElementById("main")?.focus({ preventScroll: true });
	}

	function settle(choice: CookieChoice, id: string, signalHonored: boolean) {
		storeConsent(choice, id, new Date());
		setHidden("[data-consent-problem]", true);
		closeDialog(dialog);
		const status = document.querySelector<HTMLElement>("[data-consent-saved]");
		if (status) status.textContent = status.dataset.consentSaved ?? "";
		if (!signalHonored) return close();
		setHidden("[data-gpc]", false);
		const hadFocus = notice.contains(document.activeElement);
		show("honoured");
		if (hadFocus) notice.querySelector<HTMLElement>("[data-close]")?.focus();
	}

	/** What is allowed is allowed once it is on record; a refusal holds at once. */
	async function answer(choice: CookieChoice) {
		const id = crypto.randomUUID();
		const { necessary: _, ...categories } = choice;
		const report = { id, version: cookieTextVersion, categories, gpc: privacySignal(), locale };
		if (!optionalCategories.some((category) => choice[category])) {
			settle(choice, id, false);
			await reportConsent(report);
			return;
		}
		const logged = await reportConsent(report);
		if (logged) settle(logged.categories, id, logged.gpc);
		else setHidden("[data-consent-problem]", false);
	}

	notice.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
		if (button?.dataset.answer) void answer(button.dataset.answer === "all" ? everyCategory : necessaryOnly);
		else if (button && "close" in button.dataset) close();
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const ticked = new FormData(form);
		const allowed = Object.fromEntries(optionalCategories.map((category) => [category, ticked.has(category)]));
		void answer({ ...necessaryOnly, ...allowed });
	});

	return {
		ask: () => show("question"),
		fillPreferences() {
			const signal = privacySignal();
			const choice = honoringSignal(currentConsent()?.choice ?? necessaryOnly, signal);
			for (const category of optionalCategories) {
				const box = form.elements.namedItem(category) as HTMLInputElement;
				box.checked = choice[category];
				box.disabled = signal && category !== "personalization";
			}
		},
	};
}

function closeDialog(dialog: HTMLDialogElement): void {
	if (dialog.open) dialog.close();
	else if (dialog.matches(":popover-open")) dialog.hidePopover();
}

function setHidden(selector: string, hidden: boolean): void {
	for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = hidden;
}
