type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Storage that a browser may refuse to read or to fill: then nothing is remembered, and nothing breaks. */
function forgiving(kind: "localStorage" | "sessionStorage"): Store {
	const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
		try {
			return act(window[kind]);
		} catch {
			return otherwise;
		}
	};
	return {
		getItem: (key) => attempt((storage) => storage.getItem(key), null),
		setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
		removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
	};
}

export const localStore = forgiving("localStorage");
export const sessionStore = forgiving("sessionStorage");
