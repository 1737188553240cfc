import { accessSync, chmodSync, constants, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "./log.server.ts";

export class FolderNotWritableError extends Error {
	override name = "FolderNotWritableError";
	constructor(folder: string, reason: string) {
		super(
			`The data folder ${folder} can't be written (${reason}). ` +
				"Leads are kept there before anything else. Correct its owner or permissions, or set DATA_DIR to another folder.",
		);
	}
}

/** Creates a folder of the data folder. @throws FolderNotWritableError if it can't be made or written */
export function checkDataFolder(folder: string): void {
	const reason = whyNotWritable(folder);
	if (reason !== null) throw new FolderNotWritableError(folder, reason);
}

/** Creates a folder. @returns why it can't be made or written, such as `EACCES`; null if it can */
export function whyNotWritable(folder: string): string | null {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
		return null;
	} catch (error) {
		return error instanceof Error && "code" in error ? String(error.code) : String(error);
	}
}

/**
 * Gives only the owner access to a folder and its content. The embedded database asks for files that everyone can
 * write. A file system without permissions, or with other owners, is left as it is.
 */
export function restrictToOwner(folder: string, log: Log): void {
	const failed: string[] = [];
	const restrict = (path: string, mode: number) => {
		try {
			chmodSync(path, mode);
		} catch (error) {
			const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
			// The database may have deleted it in the meantime.
			if (code !== "ENOENT") failed.push(code);
		}
	};
	restrict(folder, 0o700);
	for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
		const path = join(entry.parentPath, entry.name);
		if (entry.isDirectory()) restrict(path, 0o700);
		else if (entry.isFile()) restrict(path, 0o600);
	}
	if (failed.length > 0) {
		const codes = [...new Set(failed)];
		log.warn({ files: failed.length, codes }, "others may read the data folder: its permissions could not be set");
	}
}
