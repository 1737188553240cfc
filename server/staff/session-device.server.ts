import { eq } from "drizzle-orm";
import { sessions } from "#database/schema.ts";
import { browserFamily } from "#domain/staff/browser-family.ts";
import { operatingSystem } from "#domain/staff/operating-system.ts";
import { locateVisitor } from "../location/locate-visitor.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";

/**
 * Notes what a new session was opened on and roughly where, so that its owner recognizes it on the account page. Neither
 * the address nor the user agent is stored. A failure is logged and stops nobody.
 */
export async function noteDevice(services: Services, visit: AccountVisit, sessionToken: string): Promise<void> {
	const { ip, userAgent } = visit.visitor;
	const { error, state, city, country } = await locateVisitor(services, visit.headers, ip);
	const device = {
		browser: browserFamily(userAgent),
		system: operatingSystem(userAgent),
		place: error && error !== "outside_us" ? null : { state, city, country },
	};
	try {
		await services.database.db.update(sessions).set(device).where(eq(sessions.token, sessionToken));
	} catch (failure) {
		services.log.error({ error: failure }, "the device of a session was not stored");
	}
}
