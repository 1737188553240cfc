import type { BrowserContext } from "@playwright/test";
import type { Site } from "./site.ts";
import { signIn, staffPassword } from "./staff.ts";

/** Opens an account for one test, which may change it, and signs the visitor in. @returns its address */
export async function openOwnAccount(site: Site, { request }: BrowserContext, name: string): Promise<string> {
	const email = `${name}@own.example`;
	await site.ask("openAccount", email, staffPassword);
	await signIn(request, email, { origin: site.origin });
	return email;
}
