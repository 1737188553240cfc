/** Manages the listeners of one kind of change. */
export function createListeners<Args extends unknown[] = []>() {
	const listeners = new Set<(...args: Args) => void>();
	return {
		/** @returns removes the listener */
		add(listener: (...args: Args) => void): () => void {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** Calls all present listeners, even if one of them removes itself. */
		call(...args: Args): void {
			for (const listener of [...listeners]) listener(...args);
		},
	};
}
