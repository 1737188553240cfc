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
export async function openKind(site: Site, request: Requests, kind: StaffKind): Promise<Cookies> {
	const cookies = await openAccount(site, request, staffEmail(kind));
	if (kind === "agent") await site.ask("giveRole", staffEmail(kind), "agent");
	return cookies;
}

/** Opens an account and signs in. @returns the cookies of the session */
export async function openAccount(site: Site, request: Requests, email: string): Promise<Cookies> {
	await site.ask("openAccount", email, staffPassword);
	const visitor = await newVisitor(site, request);
	await signIn(visitor, email);
	const { cookies } = await visitor.storageState();
	await visitor.dispose();
	return cookies;
}

/** Signs in with the password. The context has the session from then on. */
export async function signIn(visitor: APIRequestContext, email: string, headers?: Record<string, string>) {
	const form = { intent: "sign-in", email, password: staffPassword };
	const answer = await visitor.post("/auth", { form, ...(headers && { headers }), maxRedirects: 0 });
	expect(answer.status(), await answer.text()).toBe(303);
}

/** Signs in again if the session is over: another test may have ended it, or moved the clock. */
export async function renewSession(site: Site, request: Requests, kind: StaffKind, cookies: Cookies): Promise<Cookies> {
	const visitor = await newVisitor(site, request, cookies);
	const { userRole } = await (await visitor.get("/api/session")).json();
	if (!userRole) await signIn(visitor, staffEmail(kind));
	else expect((await visitor.post("/api/session/activity")).status()).toBe(204);
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
