import { createListeners } from "./listeners.ts";

export interface Toast {
	id: number;
	/** `error` is announced at once and stays until dismissed; `success` is announced politely and disappears by itself. */
	tone: "success" | "error";
	title: string;
	text: string;
}

let lastId = 0;
const listeners = createListeners();
const none: readonly Toast[] = [];
let toasts = none;

function publish(next: readonly Toast[]): void {
	toasts = next;
	listeners.call();
}

/** A toast that is already on screen is not added a second time, but announced again. */
export function showToast(toast: Omit<Toast, "id">): void {
	lastId++;
	const others = toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text);
	publish([...others, { ...toast, id: lastId }]);
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
