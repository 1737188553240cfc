import { isOpenPopover } from "#app/browser/popovers.ts";
import type { ConsentReport } from "#domain/consent/consent-report.ts";
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
import {
	answerButton,
	closeButton,
	findPart,
	type NoticeFace,
	noticeId,
	recordProblem,
	savedStatus,
} from "./cookie-parts.ts";
import { makeRoom } from "./notice-room.ts";
import { preferencesId } from "./preferences-id.ts";
import { privacySignalNote } from "./privacy-signal-note.ts";

export interface ConnectedNotice {
	ask(): void;
	/** Sets the switches of the dialog to the visitor's last choice, or only those that nobody has switched on yet. */
	fillPreferences(which: "all" | "untouched"): void;
}

let connected: ConnectedNotice | undefined;

/** Connects the notice and the dialog of this page to their script, once. */
export function connectCookieNotice(locale: Locale): ConnectedNotice | undefined {
	const notice = document.getElementById(noticeId);
	const dialog = document.getElementById(preferencesId);
	const form = dialog?.querySelector("form");
	if (notice && form && dialog instanceof HTMLDialogElement) connected ??= connect(notice, dialog, form, locale);
	return connected;
}

function connect(
	notice: HTMLElement,
	dialog: HTMLDialogElement,
	form: HTMLFormElement,
	locale: Locale,
): ConnectedNotice {
	let removeRoom: (() => void) | undefined;

	function show(face: NoticeFace) {
		for (const name of ["question", "honored"] as const) findPart(notice, name).hidden = name !== face;
		notice.hidden = false;
		removeRoom ??= makeRoom(notice);
	}

	function close() {
		const hadFocus = notice.contains(document.activeElement);
		notice.hidden = true;
		removeRoom?.();
		removeRoom = undefined;
		// A hidden button loses the focus: move it to the page.
		if (hadFocus) document.getElementById("main")?.focus({ preventScroll: true });
	}

	function settle(choice: CookieChoice, id: string, signalHonored: boolean) {
		storeConsent(choice, id, new Date());
		setHidden(recordProblem.all(), true);
		closeDialog(dialog);
		for (const status of savedStatus.all()) status.textContent = savedStatus.valueOf(status);
		if (!signalHonored) return close();
		setHidden(privacySignalNote.all(), false);
		const hadFocus = notice.contains(document.activeElement);
		show("honored");
		if (hadFocus) closeButton.all(notice)[0]?.focus();
	}

	/** A consent takes effect once the server has recorded it; a rejection takes effect at once. */
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
		else setHidden(recordProblem.all(), false);
	}

	notice.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
		const value = button && answerButton.valueOf(button);
		if (value) void answer(value === "all" ? everyCategory : necessaryOnly);
		else if (button?.matches(closeButton.selector)) close();
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const data = new FormData(form);
		const allowed = Object.fromEntries(optionalCategories.map((category) => [category, data.has(category)]));
		void answer({ ...necessaryOnly, ...allowed });
	});

	return {
		ask: () => show("question"),
		fillPreferences(which) {
			const signal = privacySignal();
			const choice = honoringSignal(currentConsent()?.choice ?? necessaryOnly, signal);
			for (const category of optionalCategories) {
				const box = form.elements.namedItem(category) as HTMLInputElement;
				box.disabled = signal && category !== "personalization";
				if (which === "all" || box.disabled || !box.checked) box.checked = choice[category];
			}
		},
	};
}

function closeDialog(dialog: HTMLDialogElement): void {
	if (dialog.open) dialog.close();
	else if (isOpenPopover(dialog)) dialog.hidePopover();
}

function setHidden(elements: readonly HTMLElement[], hidden: boolean): void {
	for (const element of elements) element.hidden = hidden;
}

interface LoggedConsent {
	/** What is allowed after the privacy signal is applied. */
	categories: CookieChoice;
	/** Whether the request carried a privacy signal. The page itself may not see it. */
	gpc: boolean;
}

const maxWaitMs = 10_000;

/** @returns undefined when the server could not log the answer */
async function reportConsent(report: ConsentReport): Promise<LoggedConsent | undefined> {
	try {
		const response = await fetch("/functions/consent", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(report),
			// The request survives leaving the page.
			keepalive: true,
			signal: AbortSignal.timeout(maxWaitMs),
		});
		return response.ok ? ((await response.json()) as LoggedConsent) : undefined;
	} catch {
		return undefined;
	}
}
