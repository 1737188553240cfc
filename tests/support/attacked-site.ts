import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { contactSubmission } from "./contact-submission.ts";
import { freePort } from "./postgres-server.ts";
import { type ReceivedMail, readOutbox } from "./read-mail.ts";
import { runScript, serveSite } from "./served-site.ts";
import { prepareStartedFolder } from "./site.ts";
import { solveCaptcha } from "./solve-captcha.ts";

/** The built checkout to attack. Another one shows that the tests fail on a site with the weakness. */
export const checkout = resolve(process.env.ATTACKED_CHECKOUT ?? ".");

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

export const ownerEmail = "owner@sunfield.example";

type Headers = Record<string, string>;
interface Call {
	/** The visitor's address; the site trusts one proxy. */
	from?: string;
	headers?: Headers;
}

/** How visitors and staff reach a site. */
export interface VisitedSite {
	get(path: string, call?: Call): Promise<Response>;
	postJson(path: string, body: unknown, call?: Call): Promise<Response>;
	postForm(path: string, fields: Headers, call?: Call): Promise<Response>;
	mails(): ReceivedMail[];
}

export interface AttackedSite extends VisitedSite {
	origin: string;
	dataDir: string;
	/** A lead as a form's script sends it, with a solved captcha. */
	postLead(changes?: Record<string, unknown>, call?: Call): Promise<Response>;
	/** Ends the process and starts it again on the same data. */
	restart(variables?: Headers): Promise<void>;
	stop(): Promise<void>;
	/** `npm run ops -- consent:verify`, while the site is stopped. */
	verifyConsent(): Promise<{ code: number | null; output: string }>;
	remove(): void;
}

/** Serves the site like its owner does. Everything that a test learns, it learns over HTTP, from mails or from disk. */
export async function startAttackedSite(variables: Headers = {}): Promise<AttackedSite> {
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-attacked-"));
	// Another checkout may have other tables.
	if (checkout === resolve(".")) await prepareStartedFolder(dataDir);
	const port = String(await freePort());
	const settings: Headers = {
		PORT: port,
		DATA_DIR: dataDir,
		TRUSTED_PROXIES: "1",
		ADMIN_EMAILS: ownerEmail,
		...variables,
	};
	let site = await serveSite(settings, checkout);
	const origin = site.origin;
	const visited = visitSite(origin, dataDir);

	return {
		origin,
		dataDir,
		...visited,
		async postLead(changes = {}, { from = someAddress(), headers } = {}) {
			const challenge = await visited.get("/functions/captcha-challenge", { from });
			const token = await solveCaptcha(((await challenge.json()) as { challenge: unknown }).challenge);
			const submission = contactSubmission({ ...changes, recaptchaToken: token });
			return visited.postJson("/functions/hyper-service", submission, { from, ...(headers && { headers }) });
		},
		async restart(changes = {}) {
			await site.stop();
			site = await serveSite({ ...settings, ...changes }, checkout);
		},
		stop: () => site.stop(),
		verifyConsent: () => runScript("scripts/verify-ledger.ts", settings, [], checkout),
		remove: () => rmSync(dataDir, { recursive: true, force: true }),
	};
}

/** @param dataDir the data folder of the site, which trusts one proxy */
export function visitSite(origin: string, dataDir: string): VisitedSite {
	const send = (path: string, init: RequestInit, { from = someAddress(), headers }: Call) =>
		fetch(origin + path, {
			redirect: "manual",
			...init,
			headers: { origin, "x-forwarded-for": from, "user-agent": browser, ...(init.headers as Headers), ...headers },
		});
	return {
		get: (path, call = {}) => send(path, {}, call),
		postJson: (path, body, call = {}) =>
			send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }, call),
		postForm: (path, fields, call = {}) => send(path, { method: "POST", body: new URLSearchParams(fields) }, call),
		mails: () => readOutbox(join(dataDir, "outbox")),
	};
}

let addresses = 0;

/** An address of a network that nobody else has. */
export function someAddress(): string {
	addresses += 1;
	return `10.${(addresses >> 8) & 255}.${addresses & 255}.7`;
}

/** The `Cookie` header that a browser would send after a response. */
export function cookiesOf(...responses: Response[]): string {
	const jar = new Map<string, string>();
	for (const line of responses.flatMap((response) => response.headers.getSetCookie())) {
		const [pair = ""] = line.split(";");
		const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
		if (value === "" || /max-age=0/i.test(line)) jar.delete(name);
		else jar.set(name, value);
	}
	return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** Waits for the first value that is not undefined. @throws after `seconds` */
export async function eventually<T>(what: string, find: () => T | undefined, seconds = 30): Promise<T> {
	for (let tries = 0; tries < seconds * 10; tries += 1) {
		const found = find();
		if (found !== undefined) return found;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`There was no ${what}`);
}

export function confirmationPath(site: VisitedSite, email: string): Promise<string> {
	return eventually(`confirmation mail to ${email}`, () => {
		const mail = site.mails().findLast(({ to, text }) => to === email && text.includes("confirm="));
		const link = /http\S+confirm=[\w.%-]+/.exec(mail?.text ?? "")?.[0];
		return link && new URL(link).pathname + new URL(link).search;
	});
}

export const password = "Calm-Harbor.42";

export function signInAsOwner(site: VisitedSite, from = someAddress()): Promise<string> {
	return signInAs(site, ownerEmail, from);
}

/** Signs up, follows the link in the mail and signs in. @returns the cookies of the session */
export async function signInAs(site: VisitedSite, email: string, from = someAddress()): Promise<string> {
	const credentials = { email, password };
	await site.postForm("/auth?tab=sign-up", { intent: "sign-up", ...credentials }, { from });
	const opened = await site.get(await confirmationPath(site, email), { from });
	const headers = { cookie: cookiesOf(opened) };
	const signedIn = await site.postForm("/auth", { intent: "sign-in", ...credentials }, { from, headers });
	if (signedIn.status !== 303) throw new Error(`${email} could not sign in: ${signedIn.status}`);
	return cookiesOf(signedIn);
}
