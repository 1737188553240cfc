import { type APIRequestContext, expect, type Locator, type Page, type PlaywrightWorkerArgs } from "@playwright/test";
import { readOutbox } from "./read-mail.ts";
import { adminEmail, type Site } from "./site.ts";

export const staffKinds = ["viewer", "agent", "admin"] as const;
export type StaffKind = (typeof staffKinds)[number];
export type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>["cookies"];

export const staffPassword = "Sunny-day.1";
export const staffEmail = (kind: StaffKind) => (kind === "admin" ? adminEmail : `${kind}@sunfield.example`);

type Requests = PlaywrightWorkerArgs["playwright"]["request"];

const newVisitor = (site: Site, request: Requests, cookies: Cookies = []) =>
	request.newContext({
		baseURL: site.origin,
		extraHTTPHeaders: { origin: site.origin, "x-forwarded-for": "198.51.100.1" },
		storageState: { cookies, origins: [] },
	});

/** Opens the account of this kind, which has its role. @returns the cookies of the session */
export async function openAccount(site: Site, request: Requests, kind: StaffKind): Promise<Cookies> {
	const cookies = await signUp(site, request, staffEmail(kind));
	if (kind === "agent") await site.ask("giveRole", staffEmail(kind), "agent");
	return cookies;
}

/** Signs up, follows the link in the mail and signs in. @returns the cookies of the session */
export async function signUp(site: Site, request: Requests, email: string): Promise<Cookies> {
	const visitor = await newVisitor(site, request);
	const credentials = { email, password: staffPassword };
	const account = await visitor.post("/auth?tab=sign-up", { form: { intent: "sign-up", ...credentials } });
	expect(account.ok(), await account.text()).toBe(true);
	await visitor.get(await mailedLink(site, email));
	const signIn = await visitor.post("/auth", { form: { intent: "sign-in", ...credentials }, maxRedirects: 0 });
	expect(signIn.status(), await signIn.text()).toBe(303);
	const { cookies } = await visitor.storageState();
	await visitor.dispose();
	return cookies;
}

/** Signs in again if the session is over: another test may have ended it, or moved the clock. */
export async function renewSession(site: Site, request: Requests, kind: StaffKind, cookies: Cookies): Promise<Cookies> {
	const visitor = await newVisitor(site, request, cookies);
	const { userRole } = await (await visitor.get("/api/session")).json();
	if (!userRole) {
		const credentials = { email: staffEmail(kind), password: staffPassword };
		const signIn = await visitor.post("/auth", { form: { intent: "sign-in", ...credentials }, maxRedirects: 0 });
		expect(signIn.status(), await signIn.text()).toBe(303);
	} else expect((await visitor.post("/api/session/activity")).status()).toBe(204);
	const renewed = (await visitor.storageState()).cookies;
	await visitor.dispose();
	return renewed;
}

/** @param parameter of the link: what the mail is for */
export async function mailedLink(
	site: Site,
	email: string,
	parameter:
		| "confirm"
		| "new-password"
		| "reset-password"
		| "request"
		| "approve-email"
		| "confirm-email"
		| "token" = "confirm",
): Promise<string> {
	const find = () => {
		const mail = readOutbox(site.outbox).findLast(({ to, text }) => to === email && text.includes(`${parameter}=`));
		return /http\S+=[\w.%-]+/.exec(mail?.text ?? "")?.[0] ?? "";
	};
	// A site's first mail waits for the thread that draws it, which loads the whole server first.
	await expect.poll(find, { message: `a mail to ${email} with a link`, timeout: 40_000 }).not.toBe("");
	return find();
}

/** The toast with this title. Accounts also show its words in the page. */
export function toast(page: Page, title: string): Locator {
	return page.locator("[data-slot=toast]").filter({ has: page.getByText(title, { exact: true }) });
}
