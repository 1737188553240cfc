import { and, eq, lt } from "drizzle-orm";
import { twoFactors } from "#database/schema.ts";
import type { Services } from "../services.server.ts";
import { secretOf } from "./factor-row.server.ts";
import { stepOfCode } from "./totp.server.ts";

/**
 * Checks a code of an authenticator app and uses it up: it and earlier ones are not accepted again, which the accounts
 * library alone would do for a minute and a half. Codes are dated by the machine's own clock, as in better-auth.
 * @param app whether the app was confirmed, or is being set up
 */
export async function claimTotp(
	services: Pick<Services, "auth" | "database">,
	userId: string,
	code: string,
	app: "confirmed" | "new",
): Promise<"right" | "wrong" | "used"> {
	const found = await secretOf(services, userId);
	if (!found || found.isConfirmed !== (app === "confirmed")) return "wrong";
	const step = stepOfCode(found.secret, code, new Date());
	if (step === null) return "wrong";
	const claimed = await services.database.db
		.update(twoFactors)
		.set({ lastStep: step })
		.where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
		.returning({ id: twoFactors.id });
	return claimed.length === 1 ? "right" : "used";
}
