import { createListeners } from "./listeners.ts";

export interface Toast {
	id: number;
	/** `error` is announced at once and stays until dismissed; `success` waits its turn and leaves by itself. */
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

/** A toast that is on screen already is not stacked a second time; it is announced again. */
export function showToast(toast: Omit<Toast, "id">): void {
	lastId++;
	const others = toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text);
	publish([...others, { ...toast, id: lastId }]);
}

export function dismissToast(id: number): void {
	publish(toasts.filter((toast) => toast.id !== id));
}

/** What an earlier attempt led to is out of date once the visitor makes another. */
export function clearToasts(): void {
	publish(none);
}

/** Calls back whenever the toasts change, and at once where there are some. */
export function onToast(listener: () => void): () => void {
	const stop = listeners.add(listener);
	if (toasts.length > 0) listener();
	return stop;
}

export function currentToasts(): readonly Toast[] {
	return toasts;
}
