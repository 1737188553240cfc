import { useEffect, useMemo, useRef, useState } from "react";
import { useActionData, useLocation, useOutletContext } from "react-router";
import {
	changedValues,
	type Draft,
	type FormName,
	forgetDraft,
	formPlace,
	keepDraft,
	readDraft,
} from "#app/browser/kept-drafts.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { dismissToast, showToast } from "#app/browser/toast-queue.ts";
import { captureRendered, captureTyped, isAsRendered, restoreTyped } from "#app/browser/typed-values.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { NoticeText } from "../staff/notice-box.tsx";
import { reveal } from "./reveal.ts";
import type { Unsent } from "./send-form.ts";

/** Data that the dashboard gives to the forms of its pages. */
export interface DashboardForms {
	userId: string;
	formCopy: Messages["keptForms"];
	/** True if the page has something to undo. */
	mayUndo: boolean;
	undoKey: string;
}

/**
 * Stores text typed into a form in the tab until it is sent, so that a lost connection, an ended session or a followed
 * link loses nothing.
 * @param isDone whether the page says that this form's action was done
 */
export function useKeptForm(name: FormName, isDone: boolean) {
	const form = useRef<HTMLFormElement>(null);
	const { pathname, key } = useLocation();
	const { userId, formCopy } = useOutletContext<DashboardForms>();
	const [isRestored, setRestored] = useState(false);
	const place = formPlace(pathname, name);
	const unsent = useUnsent(place);
	const isUnsent = unsent !== null;

	useEffect(() => {
		const draft = readDraft(sessionStore, userId, place);
		if (form.current && draft && restore(form.current, draft, isUnsent)) setRestored(!isUnsent);
	}, [userId, place, isUnsent]);

	const page = useRef(key);
	const isPosted = useRef(false);
	useEffect(() => {
		if (page.current === key) return;
		page.current = key;
		const wasPosted = isPosted.current;
		isPosted.current = false;
		if (!wasPosted || !isDone) return;
		form.current?.reset();
		setRestored(false);
	}, [key, isDone]);

	function keep() {
		const element = form.current;
		if (!element) return;
		const typed = captureTyped(element);
		const isEmpty = isPosted.current ? typed.length === 0 : isAsRendered(element);
		if (isEmpty) return forgetDraft(sessionStore, place);
		const shown = readDraft(sessionStore, userId, place)?.shown ?? captureRendered(element);
		keepDraft(sessionStore, userId, { place, typed, shown, once: onceOf(element)?.value ?? null });
	}

	function post() {
		isPosted.current = true;
		keep();
	}

	const notice = useUnsentNotice(unsent, () => readDraft(sessionStore, userId, place) !== null, formCopy);
	return { form, place, keep, post, restored: isRestored ? formCopy.restored : null, notice };
}

/**
 * @param isUnsent whether submitting the form just failed. Then it must show what was sent.
 * @returns whether any field was filled in
 */
function restore(form: HTMLFormElement, draft: Draft, isUnsent: boolean): boolean {
	if (isUnsent) reveal(form);
	const changed = changedValues(draft);
	const current = new Map(captureTyped(form).map(({ key, value }) => [key, value]));
	const isShown = changed.every(({ key, value }) => (current.get(key) ?? "") === value);
	// Values typed before the script ran are newer.
	if (isShown || !(isUnsent || isAsRendered(form))) return false;
	const id = onceOf(form);
	if (id && draft.once) id.value = draft.once;
	restoreTyped(form, changed);
	reveal(form);
	return true;
}

/** The last attempt to send this form, if no answer came. */
function useUnsent(place: string): Unsent | null {
	const answer = useActionData() as { unsent?: Unsent } | undefined;
	return answer?.unsent?.place === place ? answer.unsent : null;
}

/** Says in the form and in a toast that no answer came. The toast goes with the next attempt. */
function useUnsentNotice(unsent: Unsent | null, hasDraft: () => boolean, copy: DashboardForms["formCopy"]) {
	const isTyped = unsent !== null && hasDraft();
	const notice = useMemo((): NoticeText | null => {
		if (!unsent) return null;
		const { title, text, kept } = copy[unsent.cause];
		return { tone: "bad", title, text: isTyped ? kept : text, isToast: true };
	}, [unsent, isTyped, copy]);
	useEffect(() => {
		if (!notice) return;
		const toast = showToast({ tone: "error", title: notice.title, text: notice.text });
		return () => dismissToast(toast);
	}, [notice]);
	return isTyped ? notice : null;
}

function onceOf(form: HTMLFormElement): HTMLInputElement | null {
	return form.querySelector<HTMLInputElement>("input[name=once]");
}
