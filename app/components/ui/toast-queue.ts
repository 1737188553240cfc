export interface Toast {
	id: number;
	/** `error` is announced at once and stays until dismissed; `success` waits its turn and leaves by itself. */
	tone: "success" | "error";
	title: string;
	text: string;
}

let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];
let toasts = none;

function publish(next: readonly Toast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}

/** A message already on screen is not stacked a second time, it is told again. */
export function showToast(toast: Omit<Toast, "id">): void {
	lastId++;
	const others = toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text);
	publish([...others, { ...toast, id: lastId }]);
}

export function dismissToast(id: number): void {
	publish(toasts.filter((toast) => toast.id !== id));
}

/** What was said of an earlier attempt is out of date once the visitor makes another. */
export function clearToasts(): void {
	publish(none);
}

/** Calls back whenever something is to be said, or no more. */
export function onToast(listener: () => void): () => void {
	listeners.add(listener);
	if (toasts.length > 0) listener();
	return () => void listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
	return toasts;
}
