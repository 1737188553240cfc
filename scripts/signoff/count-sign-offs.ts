import type { SetFacts } from "#domain/agency/settable-facts.ts";
import type { SignOffCounts } from "#domain/launch/sign-off-item.ts";
import { type SignOff, signOffCounts, textsInEffect } from "#server/launch/sign-offs.server.ts";
import { readSignOffs } from "./sign-off-file.ts";
import { signedTexts } from "./signed-texts.ts";

/**
 * How many texts of this checkout a reader still has to sign, by language.
 * @param others sign-offs of the dashboard
 * @param set what an admin has set there, also in place of texts to sign
 */
export async function countSignOffs(
	others: readonly SignOff[] = [],
	{ consent }: Pick<SetFacts, "consent"> = {},
): Promise<SignOffCounts> {
	return signOffCounts(textsInEffect(await signedTexts(), consent), [...readSignOffs(), ...others]);
}
