import { type Changes, changeListeners } from "#server/platform/database/changes.server.ts";

/** Changes without a database: listeners receive an announcement a moment later. */
export function testChanges(): Changes {
	const { add, tell } = changeListeners();
	return {
		announce: async (topic) => void setImmediate(tell, topic),
		listen(listener) {
			setImmediate(listener, null);
			return add(listener);
		},
		deafMs: () => null,
	};
}
