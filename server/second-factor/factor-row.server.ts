import { randomInt } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { twoFactors } from "#database/schema.ts";
import { recoveryCode, recoveryCodeCharacters, recoveryCodeCount } from "#domain/staff/second-factor.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";

/** Encrypts as the accounts library does, which reads the same columns at sign-in. */
export async function encryptForAuth({ auth }: Pick<Services, "auth">, text: string): Promise<string> {
	return symmetricEncrypt({ key: (await auth.$context).secretConfig, data: text });
}

async function decryptFromAuth({ auth }: Pick<Services, "auth">, text: string): Promise<string> {
	return symmetricDecrypt({ key: (await auth.$context).secretConfig, data: text });
}

/** The row of a user, if there is one. */
export async function readFactorRow(db: Database | Transaction, userId: string) {
	const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
	return row ?? null;
}

export async function secretOf(
	services: Pick<Services, "auth" | "database">,
	userId: string,
): Promise<{ secret: string; isConfirmed: boolean } | null> {
	const row = await readFactorRow(services.database.db, userId);
	return row && { secret: await decryptFromAuth(services, row.secret), isConfirmed: row.verified };
}

/** How many recovery codes are left; null if there never were any. */
export async function recoveryCodesLeft(
	services: Pick<Services, "auth" | "database">,
	userId: string,
): Promise<number | null> {
	const row = await readFactorRow(services.database.db, userId);
	return row && (JSON.parse(await decryptFromAuth(services, row.backupCodes)) as string[]).length;
}

/** The codes to show once, and what is stored of them. */
export async function newRecoveryCodes(
	services: Pick<Services, "auth">,
): Promise<{ codes: string[]; encrypted: string }> {
	const character = () => recoveryCodeCharacters[randomInt(recoveryCodeCharacters.length)];
	const code = () => recoveryCode(Array.from({ length: 10 }, character).join(""));
	const codes = Array.from({ length: recoveryCodeCount }, code);
	return { codes, encrypted: await encryptForAuth(services, JSON.stringify(codes)) };
}
