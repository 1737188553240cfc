import { eq } from "drizzle-orm";
import { users } from "#database/schema.ts";
import type { Credentials } from "#domain/staff/credentials.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import type { Services } from "../services.server.ts";
import { type AccountVisit, callAuth } from "./call-auth.server.ts";
import { sendConfirmation } from "./confirmation-mail.server.ts";
import { deleteAbandonedAccounts } from "./unconfirmed-accounts.server.ts";

/** Opens an account. Nobody can use it before its address is confirmed. */
export async function signUp(
	services: Services,
	visit: AccountVisit,
	credentials: Credentials,
): Promise<AccountNotice> {
	const { db } = services.database;
	const find = () =>
		db.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, credentials.email));
	await deleteAbandonedAccounts(db);
	if ((await find()).length > 0) return "accountExists";
	const { status, userId } = await callAuth(services, visit, "/sign-up/email", { ...credentials, name: "" });
	if (status === 429) return "tooManySignUps";
	if (status >= 500) return "unexpected";
	// If two sign up with one address at the same moment, the library fails or invents a user for the second.
	const [user] = await find();
	if (status === 200 && user?.id === userId && user) {
		await sendConfirmation(services, user, visit.headers);
		return "accountCreated";
	}
	return user ? "accountExists" : "signUpRefused";
}
