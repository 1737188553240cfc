import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { agency } from "#content/agency.ts";
import { blogImages, publicProfiles, staffLicenses, staffRecords, userRoles, users } from "#database/schema.ts";
import type { TextByLanguage } from "#domain/claims/team-member.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { addDays, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { newProfile, type PublicProfile } from "#domain/team/public-profile.ts";
import { encodeImage } from "#server/media/encode-image.server.ts";
import type { Services } from "#server/services.server.ts";
import { createAccount } from "#server/staff/create-account.server.ts";

export interface DemoPerson {
	id: string;
	name: string;
	states: readonly string[];
}

/** Nobody here exists: portraits are drawings, those of the sample team. */
const team: readonly {
	name: string;
	languages: readonly [Locale, ...Locale[]];
	states: readonly string[];
	bio: TextByLanguage;
	drawing?: string;
}[] = [
	{
		name: "Olivia Grant",
		languages: ["en", "es"],
		states: ["FL", "GA", "TX", "NY"],
		bio: {
			en: "I answer for everything that leaves this office.",
			es: "Respondo por todo lo que sale de esta oficina.",
		},
		drawing: "elena-marin",
	},
	{
		name: "Ana Morales",
		languages: ["es", "en"],
		states: ["FL", "TX"],
		bio: { en: "I explain each page before you sign it.", es: "Le explico cada página antes de que la firme." },
		drawing: "camila-duarte",
	},
	{
		name: "Luis Cabrera",
		languages: ["es", "en"],
		states: ["FL", "GA"],
		bio: {
			en: "We talk about your budget first, and about products later.",
			es: "Primero hablamos de su presupuesto y después de los productos.",
		},
		drawing: "marcus-bell",
	},
	{
		name: "Nadège Fleurant",
		languages: ["ht", "en"],
		states: ["FL", "NY"],
		bio: {
			en: "I answer every question, also the ones that you think are too small.",
			ht: "Mwen reponn tout kesyon, menm sa ou panse ki twò piti.",
		},
		drawing: "wideline-joseph",
	},
	{
		name: "Rafael Teixeira",
		languages: ["pt", "es", "en"],
		states: ["FL"],
		bio: {
			en: "I came here without knowing what life insurance was, so I explain it from the start.",
			es: "Llegué aquí sin saber qué era un seguro de vida, así que explico desde el principio.",
			pt: "Cheguei aqui sem saber o que era um seguro de vida, então explico do começo.",
		},
	},
	{
		name: "Grace Whitfield",
		languages: ["en"],
		states: ["FL", "GA", "NY", "TX"],
		bio: { en: "If you don’t need it, I’ll say so." },
	},
];

const day = { opens: "09:00", closes: "17:00" };
const short = { opens: "09:00", closes: "15:00" };
const hours = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: short };

/** Six people with licenses, hours, languages and a public profile. The first is the admin. All have the same password. */
export async function addDemoStaff(
	parts: Pick<Services, "clock" | "database" | "log">,
	{ adminEmail, password, now }: { adminEmail: string; password: string; now: Date },
): Promise<DemoPerson[]> {
	const { db } = parts.database;
	// The agency's day: in the evening, UTC is a day ahead, and what is confirmed tomorrow doesn't count yet.
	const today = zonedTime(now, agency.timeZone).date;
	const people: DemoPerson[] = [];
	for (const [index, { name, languages, states, bio, drawing }] of team.entries()) {
		const email = index === 0 ? adminEmail : `${name.split(" ")[0]?.toLowerCase().replace("è", "e")}@sunfield.example`;
		const account = await createAccount(db, { email, password }, languages[0]);
		if (!account) throw new Error("The demo's folder has accounts already");
		const userId = account.id;
		await db.update(users).set({ name, emailVerified: true }).where(eq(users.id, userId));
		await db.insert(userRoles).values({ user_id: userId, role: index === 0 ? "admin" : "agent" });
		await db.insert(staffRecords).values({ userId, languages: [...languages], hours, updatedAt: now });
		// One license is about to expire, as they do.
		const expiresOn = addDays(today, index === 2 ? 30 : 400);
		const license = { userId, expiresOn, number: `W${417_300 + index}` };
		await db.insert(staffLicenses).values(states.map((state) => ({ ...license, state })));
		const profile: PublicProfile = {
			...newProfile(name),
			isShown: true,
			order: index + 1,
			title: index === 0 ? "agentInCharge" : "agent",
			bio,
			permission: { document: "None: this person is made up", confirmedOn: today },
			photo: drawing ? { imageId: await addPortrait(parts, userId, drawing), alt: {} } : null,
		};
		await db.insert(publicProfiles).values({ userId, value: profile, savedByName: team[0]?.name ?? "", savedAt: now });
		people.push({ id: userId, name, states });
	}
	return people;
}

/** Stores a drawing as the site stores a photograph. @returns its id */
async function addPortrait(
	parts: Pick<Services, "clock" | "database" | "log">,
	userId: string,
	drawing: string,
): Promise<string> {
	const side = 768;
	const picture = sharp(`public/team/${drawing}.svg`, { density: 300 }).resize(side, side);
	const image = { id: randomUUID(), use: "portrait", width: side, height: side, uploadedBy: userId } as const;
	const original = await picture.png().toBuffer();
	await parts.database.db.insert(blogImages).values({ ...image, original, uploadedAt: parts.clock() });
	await encodeImage(parts, image.id);
	return image.id;
}
