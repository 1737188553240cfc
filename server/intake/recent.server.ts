/** A map that forgets its oldest entries. */
export function recentEntries<Value>(max: number) {
	const entries = new Map<string, Value>();
	return {
		get: (key: string) => entries.get(key),
		set(key: string, value: Value) {
			entries.delete(key);
			entries.set(key, value);
			const [oldest] = entries.keys();
			if (oldest !== undefined && entries.size > max) entries.delete(oldest);
		},
		delete: (key: string) => entries.delete(key),
	};
}
