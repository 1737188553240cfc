/**
 * Counts what staff do for four everyday tasks, in Chromium on a demo. An action is a click, a key or key chord, or one field
 * that is filled. Fails if a task needs more than its aim. Reads `build`; `npm run bench -- desk-tasks`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Locator, type Page } from "@playwright/test";
import { todayPath } from "../domain/lead-desk/lead-address.ts";
import { findChromium } from "../scripts/install-chromium.ts";
import { keysHeard } from "../tests/support/desk-keys.ts";
import { waitForNoon } from "../tests/support/incoming-lead.ts";
import { adminEmail, startSite } from "../tests/support/site.ts";
import { signIn, staffPassword } from "../tests/support/staff.ts";
import { type Row, report } from "./report.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "sunfield-demo-"));
const variables = { DATA_DIR, ADMIN_EMAILS: adminEmail, DEMO_PASSWORD: staffPassword, DEMO_LEADS: "100" };
const demo = spawnSync(process.execPath, ["scripts/demo.ts"], {
	stdio: "inherit",
	env: { ...process.env, ...variables },
});
if (demo.status !== 0) throw new Error("The demo could not be made");
const site = await startSite(undefined, { DATA_DIR });
// Calls are allowed then.
await waitForNoon(site);
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1440, height: 900 } });
context.setDefaultTimeout(60_000);
// After the clock has moved, the site renews what it knows about each lead.
await expect(() => signIn(context.request, adminEmail, { origin: site.origin })).toPass();
const page = await context.newPage();
const rows: Row[] = [];

/** What somebody does, one by one. */
interface Hands {
	press(key: string): Promise<void>;
	click(target: Locator): Promise<void>;
	fill(field: Locator, value: string): Promise<void>;
	choose(field: Locator, value: string): Promise<void>;
}

/** @param start the page on which the task begins */
async function task(what: string, most: number, start: string, work: (hands: Hands, page: Page) => Promise<void>) {
	await page.goto(start);
	// Today is worked by its links and buttons, and has no keys.
	if (!start.startsWith(todayPath)) await keysHeard(page);
	let actions = 0;
	const count = (done: Promise<unknown>) => {
		actions += 1;
		return done.then(() => {});
	};
	await work(
		{
			press: (key) => count(page.keyboard.press(key)),
			click: (target) => count(target.click()),
			fill: (field, value) => count(field.fill(value)),
			choose: (field, value) => count(field.selectOption(value)),
		},
		page,
	);
	rows.push({ what, figure: `${actions} actions`, aim: `${most} at most`, reference: "", isMet: actions <= most });
}

const part = (name: string) => page.getByRole("region", { name, exact: true });
let lead = "";
await task("a lead that came by phone is entered", 6, "/admin/leads", async ({ press, fill }) => {
	await press("Shift+N");
	await fill(page.getByLabel("First name"), "Rosa");
	await fill(page.getByLabel("Phone"), "(305) 555-0142");
	await press("Enter");
	await page.waitForURL(/done=lead-added/);
	lead = new URL(page.url()).pathname;
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rosa");
});
await task("a number is corrected", 3, lead, async ({ press, fill }) => {
	await press("i");
	await fill(page.locator("#fact-phone"), "(305) 555-0143");
	await press("Enter");
	await page.waitForURL(/done=/);
	await expect(part("Contact")).toContainText("555-0143");
});
await task("an appointment is set", 5, lead, async ({ click, fill, press }) => {
	await click(part("Appointments").getByText("New appointment"));
	await fill(page.locator("#appointment-date"), "2030-03-04");
	await fill(page.locator("#appointment-time"), "10:30");
	await press("Enter");
	await page.waitForURL(/done=/);
	await expect(part("Appointments").getByRole("listitem")).toContainText("10:30");
});
await task(
	"the oldest due lead is opened, called, its voicemail logged, and a task set for tomorrow",
	6,
	`${todayPath}?whose=everybody`,
	async ({ click, press, choose }) => {
		await click(page.getByRole("link", { name: /^Call / }).first());
		await keysHeard(page);
		await expect(part("Call").getByRole("link", { name: "Call now" })).toHaveAttribute("href", /^tel:/);
		await press("c");
		await choose(part("Call").getByLabel("Next step"), "tomorrow");
		await click(part("Call").getByRole("button", { name: "Voicemail" }));
		await expect(part("Call").getByRole("status")).toContainText("Call logged");
		await expect(part("Tasks").getByRole("listitem")).not.toHaveCount(0);
	},
);
await browser.close();
await site.stop();
rmSync(DATA_DIR, { recursive: true, force: true });
report("desk-tasks", rows);
