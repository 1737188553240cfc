import type { BrowserContext } from "@playwright/test";
import { expect } from "./e2e.ts";
import type { Site } from "./site.ts";
import { mailedLink, staffPassword } from "./staff.ts";

/** Opens an account for one test, which may change it, and signs the visitor in. @returns its address */
export async function openOwnAccount(site: Site, { request }: BrowserContext, name: string): Promise<string> {
	const email = `${name}@own.example`;
	const form = { email, password: staffPassword };
	const headers = { origin: site.origin };
	const signUp = await request.post("/auth?tab=sign-up", { form: { intent: "sign-up", ...form }, headers });
	expect(signUp.ok(), await signUp.text()).toBe(true);
	await request.get(await mailedLink(site, email));
	const signIn = await request.post("/auth", { form: { intent: "sign-in", ...form }, headers, maxRedirects: 0 });
	expect(signIn.status(), await signIn.text()).toBe(303);
	return email;
}
