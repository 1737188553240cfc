import { FolderInUseError } from "#server/platform/database/folder-lock.server.ts";
import { isRefusal } from "./refusals.ts";
import { UsageError } from "./usage-error.ts";

/** Runs a command. Mistakes of the caller end it with a sentence and exit code 1. */
export async function refusePlainly(run: () => Promise<void>): Promise<void> {
	try {
		await run();
	} catch (error) {
		if (error instanceof FolderInUseError) {
			console.error(`The site is running on this data folder. Stop it first.\n${error.message}`);
		} else if (isRefusal(error) || error instanceof UsageError) {
			console.error(error.message);
		} else {
			throw error;
		}
		process.exitCode = 1;
	}
}
