import { createListeners } from "./listeners.ts";

export interface Toast {
	id: number;
	/** `success` is announced politely and disappears by itself; the others are announced at once and stay until dismissed. */
	tone: "success" | "warning" | "error";
	title: string;
	text: string;
	/** A button, which also dismisses the toast. */
	action?: { label: string; run(): void };
	/** Names a link to the dashboard, which only staff see. */
	dashboard?: string;
}

let lastId = 0;
const listeners = createListeners();
const none: readonly Toast[] = [];
let toasts = none;

function publish(next: readonly Toast[]): void {
	toasts = next;
	listeners.call();
}

/** A toast that is already on screen is not added a second time, but announced again. @returns its id */
export function showToast(toast: Omit<Toast, "id">): number {
	lastId++;
	const others = toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text);
	publish([...others, { ...toast, id: lastId }]);
	return lastId;
}

export function dismissToast(id: number): void {
	publish(toasts.filter((toast) => toast.id !== id));
}

/** Removes the toasts of an earlier attempt when the visitor makes another. */
export function clearToasts(): void {
	publish(none);
}

/** Calls back on each change, and at once if there are toasts. */
export function onToast(listener: () => void): () => void {
	const stop = listeners.add(listener);
	if (toasts.length > 0) listener();
	return stop;
}

export function currentToasts(): readonly Toast[] {
	return toasts;
}
