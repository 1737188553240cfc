import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from "@playwright/test";
import { readOutbox } from "./read-mail.ts";
import { adminEmail, type Site } from "./site.ts";

export const staffKinds = ["viewer", "agent", "admin"] as const;
export type StaffKind = (typeof staffKinds)[number];
export type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>["cookies"];

export const staffPassword = "Sunny-day.1";
export const staffEmail = (kind: StaffKind) => (kind === "admin" ? adminEmail : `${kind}@sunfield.example`);

/** Signs up, follows the link in the mail and signs in. @returns the cookies of the session */
export async function openAccount(
	site: Site,
	request: PlaywrightWorkerArgs["playwright"]["request"],
	kind: StaffKind,
): Promise<Cookies> {
	const visitor = await request.newContext({
		baseURL: site.origin,
		extraHTTPHeaders: { origin: site.origin, "x-forwarded-for": "198.51.100.1" },
	});
	const credentials = { email: staffEmail(kind), password: staffPassword };
	const signUp = await visitor.post("/auth?tab=sign-up", { form: { intent: "sign-up", ...credentials } });
	expect(signUp.ok(), await signUp.text()).toBe(true);
	await visitor.get(await mailedLink(site, credentials.email));
	const signIn = await visitor.post("/auth", { form: { intent: "sign-in", ...credentials }, maxRedirects: 0 });
	expect(signIn.status(), await signIn.text()).toBe(303);
	if (kind === "agent") await site.ask("giveRole", credentials.email, "agent");
	const { cookies } = await visitor.storageState();
	await visitor.dispose();
	return cookies;
}

/** @param parameter of the link: what the mail is for */
export async function mailedLink(
	site: Site,
	email: string,
	parameter: "confirm" | "new-password" | "request" = "confirm",
): Promise<string> {
	const find = () => {
		const mail = readOutbox(site.outbox).findLast(({ to, text }) => to === email && text.includes(`${parameter}=`));
		return /http\S+=[\w.%-]+/.exec(mail?.text ?? "")?.[0] ?? "";
	};
	await expect.poll(find, { message: `a mail to ${email} with a link` }).not.toBe("");
	return find();
}
