import { useEffect, useRef, useState } from "react";
import { readJson, sessionStore } from "#app/browser/stores.ts";
import { fillControl } from "#app/browser/typed-values.ts";
import type { StorageKey } from "#domain/site/stored-names.ts";
import type { ReplyPanelData } from "./reply-data.ts";

const key: StorageKey = "sf_reply";

type Kept = Record<"place" | "subject" | "text", string>;

/** Keeps what somebody types in the tab until it is sent, so that following a link or signing in again loses nothing. */
export function useKeptReply(
	{ leadId, template, locale, draft }: ReplyPanelData,
	{ isPosted, isSent }: { isPosted: boolean; isSent: boolean },
) {
	const form = useRef<HTMLFormElement>(null);
	const [isRestored, setRestored] = useState(false);
	const place = [leadId, template, locale].join(" ");
	const { subject, text } = draft;

	useEffect(() => {
		if (isSent) sessionStore.removeItem(key);
		const kept = readJson(sessionStore, key);
		// What was just posted is shown already.
		if (isPosted || !form.current || !isKept(kept) || kept.place !== place) return;
		if (kept.subject === subject && kept.text === text) return;
		for (const name of ["subject", "text"] as const) {
			const control = form.current.elements.namedItem(name);
			if (isTextControl(control)) fillControl(control, kept[name]);
		}
		setRestored(true);
	}, [isSent, isPosted, place, subject, text]);

	function keep() {
		if (!form.current) return;
		const data = new FormData(form.current);
		const kept: Kept = { place, subject: String(data.get("subject")), text: String(data.get("text")) };
		sessionStore.setItem(key, JSON.stringify(kept));
	}

	return { form, keep, isRestored };
}

function isTextControl(control: unknown): control is HTMLInputElement | HTMLTextAreaElement {
	return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

function isKept(value: unknown): value is Kept {
	if (typeof value !== "object" || value === null) return false;
	return ["place", "subject", "text"].every((name) => typeof (value as Record<string, unknown>)[name] === "string");
}
