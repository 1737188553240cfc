import { useEffect, useEffectEvent } from "react";

/** What a key does. Keys are written as `KeyboardEvent.key` has them: `n`, `?`, `1`. */
export type DeskKeys = Readonly<Record<string, () => void>>;

/**
 * Keys of the lead desk. They do nothing while somebody types, chooses, or holds another key, and while a dialog is open.
 */
export function useDeskKeys(keys: DeskKeys): void {
	const press = useEffectEvent((event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
		const { target } = event;
		if (target instanceof Element && target.closest("input, select, textarea, [contenteditable], dialog")) return;
		const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
		if (!run) return;
		event.preventDefault();
		run();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => press(event);
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
}
