import { expect, test as publicTest, useSite } from "./e2e.ts";
import { type Site, startSite } from "./site.ts";
import { type Cookies, openKind, renewSession, type StaffKind } from "./staff.ts";

export { expect };

interface TestFixtures {
	/** Signs the visitor in with the account of this kind that the tests of the worker share. */
	signInAs: (kind: StaffKind) => Promise<void>;
}

interface WorkerFixtures {
	site: Site;
	/** Creates one account of each kind. */
	account: (kind: StaffKind) => Promise<Cookies>;
}

/** Tests of staff, who need no second factor in development, and of the samples that only development shows. */
export const test = publicTest.extend<TestFixtures, WorkerFixtures>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
		async ({}, use) => useSite(await startSite(process.env.DATABASE_URL), use),
		{ scope: "worker", timeout: 180_000 },
	],

	account: [
		async ({ site, playwright }, use) => {
			const accounts = new Map<StaffKind, Promise<Cookies>>();
			await use((kind) => {
				const known = accounts.get(kind);
				const cookies = known
					? known.then((former) => renewSession(site, playwright.request, kind, former))
					: openKind(site, playwright.request, kind);
				accounts.set(kind, cookies);
				return cookies;
			});
		},
		{ scope: "worker" },
	],

	signInAs: async ({ context, account }, use) => use(async (kind) => context.addCookies(await account(kind))),
});
