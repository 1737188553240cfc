import { camelKeys } from "#domain/leads/wire-names.ts";
import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

const lostConnection = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/;
const { thanks } = copy.en.contact;
const { outbox } = copy.en.leads;

test("an offline lead is stored and sent when the connection returns", async ({ page, context, site, problems }) => {
	problems.allow(lostConnection);
	const visitor = newVisitor();
	await page.goto("/en");
	await hydrated(page);
	await fillContactForm(page, visitor);
	await context.setOffline(true);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: outbox.title })).toBeVisible();
	await expect(page.getByText(outbox.text)).toBeVisible();

	await context.setOffline(false);
	await expect(page.getByRole("heading", { name: thanks.title })).toBeVisible();
	const sent = async () => (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	await expect.poll(async () => (await sent()).length).toBe(1);
	expect((await sent())[0]).toMatchObject(camelKeys(visitor));
});

test("a lead that did not reach the server is sent once at the next visit", { tag: "@database" }, async ({
	page,
	context,
	site,
	problems,
}) => {
	problems.allow(lostConnection);
	const visitor = newVisitor();
	await page.goto("/en");
	await hydrated(page);
	await context.route("**/functions/hyper-service", (route) => route.abort("connectionrefused"));
	await fillContactForm(page, visitor);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: outbox.title })).toBeVisible();
	await page.close();

	await context.unroute("**/functions/hyper-service");
	const nextVisit = await context.newPage();
	await nextVisit.goto("/es");
	const sent = async () => (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	await expect.poll(async () => (await sent()).length).toBe(1);
	await hydrated(nextVisit);
	await expect(nextVisit.getByText(copy.es.leads.outbox.waiting)).toBeHidden();
	expect(await sent()).toHaveLength(1);
});

test("a queued lead can be read and discarded", async ({ page, context, site, problems }) => {
	problems.allow(lostConnection);
	const visitor = newVisitor();
	await page.goto("/en");
	await hydrated(page);
	await context.route("**/functions/**", (route) => route.abort("connectionrefused"));
	await fillContactForm(page, visitor);
	await sendButton(page).click();
	await page.getByText(outbox.show).click();
	await expect(page.getByText("I would like to protect my two children.")).toBeVisible();
	await page.getByRole("button", { name: outbox.discard }).click();
	await expect(page.getByRole("heading", { name: outbox.title })).toBeHidden();

	await context.unroute("**/functions/**");
	await page.reload();
	await hydrated(page);
	await expect(page.getByText(outbox.waiting)).toBeHidden();
	expect((await site.ask("leads")).filter(({ email }) => email === visitor.email)).toEqual([]);
});
