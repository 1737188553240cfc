import { readFileSync } from "node:fs";
import { expect, test } from "#tests/support/e2e-development.ts";
import { otherAgency, settableTraces } from "#tests/support/other-agency.ts";
import { someAddress } from "#tests/support/send-lead.ts";
import { openSection } from "#tests/support/settings-section.ts";
import { startSite } from "#tests/support/site.ts";
import { groupedTraces, tracesIn } from "#tests/support/traces.ts";

test.skip(!process.env.DATABASE_URL, "The embedded database belongs to one process");

const paths = ["/en", "/es/about", "/ht/licensing"];

test("what an admin sets on one process is on the pages of both, and no page is half old and half new", {
	tag: "@database",
}, async ({ page, site, signInAs, problems }) => {
	// It starts a second process, and reads pages until both are renewed.
	test.slow();
	problems.allow(/40[03]/);
	await signInAs("admin");
	await openSection(page, site, "office");
	await page.goto("/admin/settings");
	const downloading = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download the settings" }).click();
	const file = JSON.parse(readFileSync(await (await downloading).path(), "utf8"));
	const { name, shortName, legalName, phone, tollFreePhone, email, address, hours, booking, social } = otherAgency;
	const { street, city } = address;
	const set = {
		...file,
		identity: { name, shortName, legalName },
		office: { phone, tollFreePhone, email, address: { street, city, postalCode: "33101" }, hours, closedOn: [] },
		links: { booking, social },
		brand: { palette: "plum", logo: null, logoHasName: false },
	};
	const ours = [name, phone.e164, email, street];

	const other = await startSite(undefined, { DATABASE_URL: site.databaseUrl });
	/** Which of both agencies each page shows. A page that shows both, or lacks a fact of ours, is told with its words. */
	const seen = new Set<string>();
	const read = async (origin: string, path: string) => {
		const response = await fetch(origin + path, { headers: someAddress() });
		const text = await response.text();
		if (response.status !== 200) return `${path}: ${response.status}`;
		const old = tracesIn({ where: path, text }, settableTraces);
		const present = ours.filter((fact) => text.includes(fact));
		if (present.length === 0) return "old";
		return old.length === 0 && present.length === ours.length ? "new" : `${groupedTraces(old)} beside ${present}`;
	};
	const readAll = async () => {
		const found = await Promise.all([site, other].flatMap(({ origin }) => paths.map((path) => read(origin, path))));
		for (const one of found) seen.add(one);
		return [...new Set(found)];
	};
	let isOver = false;
	try {
		expect(await readAll()).toEqual(["old"]);
		const reading = (async () => {
			while (!isOver) await readAll();
		})();
		const use = async (settings: object) => {
			await page.goto("/admin/settings");
			await page.getByLabel("Content of a settings file").fill(JSON.stringify(settings));
			await page.getByRole("button", { name: "Use these settings" }).click();
			await expect(page.getByText("Pages are being updated.")).toBeVisible();
		};
		await use(set);
		await expect.poll(readAll, { timeout: 90_000 }).toEqual(["new"]);
		await use(file);
		await expect.poll(readAll, { timeout: 90_000 }).toEqual(["old"]);
		isOver = true;
		await reading;
		expect([...seen].sort()).toEqual(["new", "old"]);
	} finally {
		isOver = true;
		await other.stop();
	}
});
