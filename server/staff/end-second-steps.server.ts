import { eq } from "drizzle-orm";
import { verifications } from "#database/schema.ts";
import type { Transaction } from "../platform/database/client.server.ts";

/** Ends sign-ins that wait for a code, because the password that they were begun with no longer counts. */
export async function endSecondSteps(transaction: Transaction, userId: string): Promise<void> {
	// The library keeps who it is as the value of the row.
	await transaction.delete(verifications).where(eq(verifications.value, userId));
}
