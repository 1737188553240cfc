import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { seedSlugs } from "#domain/blog/authored-posts.ts";
import { postPath } from "#domain/blog/blog-paths.ts";
import { locales } from "#domain/locale/locales.ts";
import { crawlSite } from "#tests/support/crawl-site.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import {
	crawlStarts,
	expectNothingOfSample,
	hashesOfPages,
	settledHashesOfPages,
} from "#tests/support/nothing-of-sample.ts";
import { termFile } from "#tests/support/rate-csv.ts";
import { isLong, sample } from "#tests/support/sample.ts";
import { expect, setUpApp, signInOnPage, test } from "#tests/support/second-factor.ts";
import { captchaToken, postLead, someAddress } from "#tests/support/send-lead.ts";
import { type ReadText, textsOfMail } from "#tests/support/traces.ts";

const name = "Cypress & Palm Insurance";
const insurer = "Cypress Mutual Life";
const phone = "(407) 555-0161";
const asked = "about what you ask here";
const licensed = ["Florida", "Georgia", "Texas"];

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><path d="M20 150 80 10l60 140Z" fill="#29467a"/></svg>`;
const portrait = { create: { width: 640, height: 480, channels: 3, background: "#7a5" } } as const;
const pdf = (title: string) => ({
	name: `${title}.pdf`,
	mimeType: "application/pdf",
	buffer: Buffer.from(`%PDF-1.7 ${title}`),
});

test("an owner makes the site theirs from the dashboard alone, and every section can be as it was before", async ({
	page,
	site,
	openStaffAccount,
	mailsWith,
	problems,
}) => {
	// A dozen pages of settings, each followed by all pages of the site.
	test.setTimeout((isLong ? 20 : 5) * 60_000);
	problems.allow(/40[034]/);
	const people = new Map([
		["Rosa Ortiz", await openStaffAccount("admin")],
		["Jean Pierre", await openStaffAccount("agent")],
	]);
	for (const [person, email] of people) await site.ask("nameAccount", email, person);
	const get = (path: string) => fetch(site.origin + path, { headers: someAddress(), redirect: "manual" });
	const shown = async (path: string) => (await get(path)).text();
	// A moment after the start, no file names the articles of the database.
	await expect.poll(() => shown("/llms.txt"), { timeout: 60_000 }).toContain(postPath(seedSlugs[0]));
	const before = await settledHashesOfPages(get);

	await signInOnPage(page, people.get("Rosa Ortiz") ?? "");
	await page.waitForURL(/\/account\/second-factor/);
	await setUpApp(page);
	await page.goto("/admin/settings");
	const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
	const fill = async (fields: Record<string, string>) => {
		for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
	};
	const save = async () => {
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(page.getByText("Pages are being updated.")).toBeVisible();
	};

	await openTab(page, "Names");
	await fill({
		"Name on the website": name,
		"Short name": "Cypress & Palm",
		"Legal entity, as filed": "Cypress Palm, LLC",
	});
	await save();

	await openTab(page, "Logo and colors");
	await page.getByRole("radio", { name: "Navy and brick red" }).check();
	const drawn = await sharp(Buffer.from(logo)).png().toBuffer();
	await page.getByLabel(/^Logo: PNG/).setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: drawn });
	await save();

	await openTab(page, "Contact and hours");
	await fill({
		"Local phone number": phone,
		"Toll-free number": "888-555-0162",
		"Email address for visitors": "hello@cypresspalm.example",
		"Street and suite": "200 Lake Street, Suite 5",
		City: "Orlando",
		"ZIP code": "32801",
	});
	for (const weekday of ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]) {
		await fill({ [`${weekday} From`]: "09:30", [`${weekday} Until`]: "18:30" });
	}
	await fill({ "Monday From": "", "Monday Until": "" });
	await save();

	await openTab(page, "Booking and social media");
	for (const field of await page.getByRole("group", { name: "Booking pages" }).getByRole("textbox").all()) {
		await field.fill("https://calendly.example/cypress-palm");
	}
	await fill({ Applicants: "https://calendly.example/cypress-palm-careers" });
	await save();

	await openTab(page, "Email");
	await fill({
		"Sender’s address": "news@cypresspalm.example",
		"Inbox for notices about leads": "desk@cypresspalm.example",
	});
	await save();

	await openTab(page, "Consent texts");
	await page.getByRole("link", { name: "Change: Contact form" }).click();
	const agreement = page.getByLabel("Text on the website");
	await agreement.fill((await agreement.inputValue()).replace("about this request", asked));
	await save();

	await openTab(page, "What the site offers");
	await page.getByLabel("Fixed Indexed Annuity").uncheck();
	await save();

	await openTab(page, "Analytics and spam checks");
	await fill({ "Container ID of Google Tag Manager": "GTM-CYPRESS1" });
	await page.getByLabel("Check for robots").selectOption("Lenient");
	await save();

	await openTab(page, "Licenses");
	await fill({ "National producer number (NPN)": "7654321" });
	for (const box of await page.getByLabel("The agency has no license in this state").all()) await box.check();
	for (const state of licensed) {
		const group = page.getByRole("group", { name: state });
		await group.getByLabel("The agency has no license in this state").uncheck();
		await group.getByLabel("License number").fill(`W-${state}`);
		await group.getByLabel("Valid through").fill(day(400));
	}
	await save();

	await openTab(page, "Rates");
	const rates = termFile("0.5").replace("Example Life", insurer);
	await page
		.getByLabel("File with rates (CSV)")
		.setInputFiles({ name: "rates.csv", mimeType: "text/csv", buffer: Buffer.from(rates) });
	await page.getByRole("button", { name: "Check the file" }).click();
	await page.getByRole("button", { name: "Use these rates" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();

	await openTab(page, "Claims");
	for (const claim of [/since the year it was founded/, /approved the term life rates/, /licensed in every state/]) {
		await page.getByRole("link", { name: claim }).click();
		await page.waitForURL(/change=/);
		const year = page.getByLabel("Year in which the agency was founded");
		if (`${claim}`.includes("founded")) await year.fill("2011");
		await fill({ "What proves it": "Letter in folder 3", "Approved by": "Rosa Ortiz", "Approved on": day(-30) });
		await page.getByLabel(/^Document:/).setInputFiles(pdf("Letter"));
		await save();
	}

	await openTab(page, "Insurers");
	await fill({ "Full legal name": insurer, "NAIC code (five digits)": "12345", "Date of the rating": day(-30) });
	await page.getByLabel("AM Best rating").selectOption("A+");
	await page.getByLabel("Term Life").check();
	await fill({ "Letter, and where it is kept": "Letter in folder 4", "Last confirmed on": day(-30) });
	await save();

	await openTab(page, "Testimonials");
	for (const [client, words] of [
		["Rosa M.", "They answered on a Saturday."],
		["Jean P.", "Everything was in writing."],
	] as const) {
		await fill({ "Name, as the client wants it shown": client, "Date the client said it": day(-30), City: "Orlando" });
		await page.getByLabel("State", { exact: true }).selectOption("Florida");
		await fill({ English: words, "Signed or last confirmed on": day(-30) });
		await page.getByLabel(/^Signed permission/).setInputFiles(pdf(client));
		await save();
	}

	const part = (title: string) => page.getByRole("region", { name: title, exact: true });
	const openPerson = async (person: string) => {
		await page.goto("/admin/people");
		await page.getByRole("main").getByRole("link", { name: person }).click();
		await expect(page.getByRole("heading", { name: person })).toBeVisible();
		await hydrated(page);
	};
	for (const person of people.keys()) {
		await openPerson(person);
		const record = part("Availability, languages and hours");
		await record.getByLabel("Main language").selectOption("en");
		await record.getByRole("button", { name: "Save" }).click();
		await expect(record.getByText("It’s in effect now.")).toBeVisible();
		const profile = part("On the public site");
		await profile.getByLabel("Show on the public site").check();
		await profile.getByLabel("Name on the site").fill(person);
		await profile.getByLabel("Job title", { exact: true }).selectOption("Client care");
		await profile.getByLabel("Written permission").fill("Release in folder 5");
		await profile.getByLabel("Confirmed on").fill(day(-1));
		await profile.getByRole("button", { name: "Save" }).click();
		await expect(profile.getByText("Visitors see this person")).toBeVisible();
		const buffer = await sharp(portrait).jpeg().toBuffer();
		const photo = part("Photograph");
		await photo.getByLabel("Choose a photograph").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
		await photo.getByRole("button", { name: "Save the photograph" }).click();
		await expect(photo.getByText("Photograph saved")).toBeVisible({ timeout: 20_000 });
	}

	// The site that visitors get.
	await expect.poll(() => shown("/en/about"), { timeout: 60_000 }).toContain("Photo of Jean Pierre");
	await page.goto("/en");
	await expect(page).toHaveTitle(/Cypress & Palm Insurance$/);
	await expect(page.getByRole("contentinfo")).toContainText(phone);
	await expect(page.getByText("They answered on a Saturday.")).toBeVisible();
	await expect(page.getByText("Everything was in writing.")).toBeVisible();
	expect(await shown("/en")).toMatch(/\b3 states\b/i);
	const prices = await shown("/en/services/term-life");
	for (const words of ["costs about $250 a month", insurer, "EL-204"]) expect(prices).toContain(words);
	expect(await shown("/en/carriers")).toContain(insurer);
	expect(await shown("/en/locations/orlando")).toContain("At the office by appointment");
	expect((await get("/en/locations/sarasota")).status).toBe(404);
	expect(await shown("/en")).toContain(asked);
	expect((await get("/en")).headers.get("content-security-policy")).toContain("www.googletagmanager.com");
	expect(await shown("/en/services/fia")).toContain("written quotes from insurers");

	const emails: ReadText[] = [];
	for (const locale of sample(locales, 1, "emails of an agency")) {
		for (const kind of isLong ? (["contact", "report", "guide", "offer"] as const) : (["report"] as const)) {
			const email = `${kind}-${locale}@visitor.example`;
			const body = leadSubmissions[kind]({ recaptchaToken: await captchaToken(site.origin), locale, email });
			expect((await postLead(site.origin, body)).status).toBe(200);
			for (const mail of await mailsWith(email, 2)) emails.push(...(await textsOfMail(mail)));
		}
	}
	const { texts, broken } = await crawlSite(get, crawlStarts(), { follow: isLong });
	expect(broken.filter((one) => !one.endsWith(" 404"))).toEqual([]);
	await expectNothingOfSample(get, [...texts, ...emails]);
	const html = texts.filter(({ text }) => text.startsWith("<!DOCTYPE html>"));
	expect(html.length).toBeGreaterThan(10);
	expect(html.filter(({ text }) => !text.includes(phone)).map(({ where }) => where)).toEqual([]);

	// The settings of today, a change, and back.
	await page.goto("/admin/settings");
	const downloading = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download the settings" }).click();
	const file = readFileSync(await (await downloading).path(), "utf8");
	const theirs = await settledHashesOfPages(get);
	await openTab(page, "Contact and hours");
	await fill({ "Local phone number": "(407) 555-0163" });
	await save();
	await expect.poll(() => hashesOfPages(get), { timeout: 60_000 }).not.toEqual(theirs);
	await page.goto("/admin/settings");
	await page.getByLabel("Content of a settings file").fill(file);
	await page.getByRole("button", { name: "Use these settings" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect.poll(() => hashesOfPages(get), { timeout: 60_000 }).toEqual(theirs);

	// Everything as it came.
	for (const person of people.keys()) {
		await openPerson(person);
		const profile = part("On the public site");
		await profile.getByLabel("Show on the public site").uncheck();
		await profile.getByRole("button", { name: "Save" }).click();
		await expect(profile.getByText("Not on the public site", { exact: true })).toBeVisible();
	}
	await page.goto("/admin/settings");
	for (const section of [
		"Names",
		"Logo and colors",
		"Contact and hours",
		"Booking and social media",
		"Email",
		"Consent texts",
		"What the site offers",
		"Analytics and spam checks",
		"Licenses",
		"Rates",
		"Claims",
		"Insurers",
		"Testimonials",
	]) {
		await openTab(page, section);
		await page
			.getByRole("button", { name: /^Use again: As it came with the website/ })
			.first()
			.click();
		await expect(page.getByText("Pages are being updated.")).toBeVisible();
	}
	await expect.poll(() => hashesOfPages(get), { timeout: 60_000 }).toEqual(before);
});

/** As a user goes from one section to the next. */
async function openTab(page: Page, section: string): Promise<void> {
	await page
		.getByRole("tablist", { name: "Sections of the settings" })
		.getByRole("tab", { name: section, exact: true })
		.click();
	await expect(page.getByRole("tabpanel", { name: section, exact: true })).toBeVisible();
	await hydrated(page);
}
