import { eq } from "drizzle-orm";
import { revocations } from "#database/schema.ts";
import type { RevocationBody } from "#domain/consent/consent-certificate.ts";
import { readContents } from "../ledger/record-bodies.server.ts";
import type { Reader } from "../ledger/record-kind.server.ts";

/** A revocation with what it holds. */
export type FullRevocation = typeof revocations.$inferSelect & RevocationBody;

const gone: RevocationBody = { words: null, ip_address: null, user_agent: null };

/** The revocations of an address, in the spelling that is compared. */
export async function readRevocations(db: Reader, emailKey: string): Promise<FullRevocation[]> {
	const rows = await db.select().from(revocations).where(eq(revocations.emailKey, emailKey));
	const contents = await readContents<RevocationBody>(
		db,
		rows.map(({ id }) => id),
	);
	return rows.map((row) => ({ ...row, ...(contents.get(row.id) ?? gone) }));
}
