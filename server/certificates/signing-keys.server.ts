import { anchorsOf, isGenuineAnchor, readAnchorLines, trustedKeys } from "../ledger/anchor-file.server.ts";
import { anchorFileOf, ledgerKeysOf } from "../ledger/anchors.server.ts";
import type { Env } from "../platform/env.server.ts";

/** The keys of the site, and the newest head of a ledger that was recorded outside the database. */
export async function readSigningKeys(
	env: Pick<Env, "authSecret" | "previousAuthSecrets" | "dataDir">,
	ledger: string,
) {
	const lines = await readAnchorLines(anchorFileOf(env.dataDir, ledger));
	const { current, previous } = ledgerKeysOf(env);
	const trusted = trustedKeys([current, ...previous], lines);
	const newest = anchorsOf(lines).findLast((line) => isGenuineAnchor(line, trusted));
	if (!newest) return { current, trusted, anchor: null };
	const { position, hash, time, keyId, signature } = newest;
	return { current, trusted, anchor: { position, hash, time, keyId, signature } };
}
