import { removeEntered } from "#server/backups/work-folder.server.ts";

const signals = [
	["SIGINT", 130],
	["SIGTERM", 143],
] as const;

/** A backup, a check or a restore that is interrupted leaves nothing in the clear. */
export function endOnSignals(): void {
	for (const [signal, code] of signals) {
		process.on(signal, () => {
			try {
				removeEntered();
			} finally {
				process.exit(code);
			}
		});
	}
}
