import { accessSync, constants, mkdirSync } from "node:fs";

export class FolderNotWritableError extends Error {
	override name = "FolderNotWritableError";
	constructor(folder: string, cause: unknown) {
		super(
			`The data folder ${folder} can't be written (${cause instanceof Error && "code" in cause ? cause.code : cause}). ` +
				"Leads are kept there before anything else. Correct its owner or permissions, or set DATA_DIR to another folder.",
			{ cause },
		);
	}
}

/** Creates a folder of the data folder. @throws FolderNotWritableError if it can't be made or written */
export function checkDataFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
	} catch (error) {
		throw new FolderNotWritableError(folder, error);
	}
}
