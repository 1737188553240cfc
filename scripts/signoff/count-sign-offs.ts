import type { SignOffCounts } from "#domain/launch/sign-off-item.ts";
import { readSignOffs } from "./sign-off-file.ts";
import { signOffCounts } from "./sign-offs.ts";
import { signedTexts } from "./signed-texts.ts";

/** How many texts of this checkout a reader still has to sign, by language. */
export async function countSignOffs(): Promise<SignOffCounts> {
	return signOffCounts(await signedTexts(), readSignOffs());
}
