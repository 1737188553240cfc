import { eq } from "drizzle-orm";
import { staffLicenses, staffRecords, userRoles, users } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { addDays } from "#domain/office-hours/zoned-time.ts";
import type { Database } from "#server/platform/database/client.server.ts";
import { createAccount } from "#server/staff/create-account.server.ts";

export interface DemoPerson {
	id: string;
	name: string;
	states: readonly string[];
}

const team = [
	{ name: "Olivia Grant", languages: ["en", "es"], states: ["FL", "GA", "TX", "NY"] },
	{ name: "Ana Morales", languages: ["es", "en"], states: ["FL", "TX"] },
	{ name: "Luis Cabrera", languages: ["es", "en"], states: ["FL", "GA"] },
	{ name: "Nadège Fleurant", languages: ["ht", "en"], states: ["FL", "NY"] },
	{ name: "Rafael Teixeira", languages: ["pt", "es", "en"], states: ["FL"] },
	{ name: "Grace Whitfield", languages: ["en"], states: ["FL", "GA", "NY", "TX"] },
] as const satisfies { name: string; languages: readonly Locale[]; states: readonly string[] }[];

const day = { opens: "09:00", closes: "17:00" };
const short = { opens: "09:00", closes: "15:00" };
const hours = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: short };

/** Six people with licenses, hours and languages. The first is the admin. All have the same password. */
export async function addDemoStaff(
	db: Database,
	{ adminEmail, password, now }: { adminEmail: string; password: string; now: Date },
): Promise<DemoPerson[]> {
	const people: DemoPerson[] = [];
	for (const [index, { name, languages, states }] of team.entries()) {
		const email = index === 0 ? adminEmail : `${name.split(" ")[0]?.toLowerCase().replace("è", "e")}@sunfield.example`;
		const account = await createAccount(db, { email, password }, languages[0]);
		if (!account) throw new Error("The demo's folder has accounts already");
		const userId = account.id;
		await db.update(users).set({ name, emailVerified: true }).where(eq(users.id, userId));
		await db.insert(userRoles).values({ user_id: userId, role: index === 0 ? "admin" : "agent" });
		await db.insert(staffRecords).values({ userId, languages: [...languages], hours, updatedAt: now });
		// One license is about to expire, as they do.
		const expiresOn = addDays(now.toISOString().slice(0, 10), index === 2 ? 30 : 400);
		const license = { userId, expiresOn, number: `W${417_300 + index}` };
		await db.insert(staffLicenses).values(states.map((state) => ({ ...license, state })));
		people.push({ id: userId, name, states });
	}
	return people;
}
