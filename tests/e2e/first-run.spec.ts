import type { Page } from "@playwright/test";
import type { Locale } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { answerCookieNotice } from "#tests/support/cookie-answer.ts";
import { hydrated, useSite } from "#tests/support/e2e.ts";
import { test as development, expect } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { type Site, startSite } from "#tests/support/site.ts";

/** Each test begins with a site on which nobody has an account. */
const test = development.extend<{ empty: Site }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
	empty: async ({}, use) => useSite(await startSite(process.env.DATABASE_URL), use),
});

const password = "Sunny-day.1";
/** Both seconds and milliseconds, of a week. */
const [hour, dayMs] = [3600, 86_400_000];

/** Ten o'clock in the office, on the next Monday. */
async function moveToMonday(site: Site): Promise<void> {
	const now = (await site.ask("now")).getTime();
	// January 5, 1970 was a Monday.
	const weekMs = 7 * dayMs;
	const monday = Math.ceil((now - 4 * dayMs) / weekMs) * weekMs + 4 * dayMs;
	await site.ask("moveClock", (monday - now) / 1000 + 15 * hour);
}

test("from an empty folder to a routed test lead in at most 20 actions", async ({ empty, browser, problems }) => {
	// A site of its own starts, and a job gives the lead to its owner.
	test.slow();
	problems.allow(/400/);
	await moveToMonday(empty);
	const context = await browser.newContext({ baseURL: empty.origin });
	await problems.watch(context, empty.origin);
	await answerCookieNotice(context, []);
	const page = await context.newPage();
	let actions = 0;
	const act = async (action: Promise<unknown>) => {
		actions += 1;
		await action;
	};
	const openToday = () =>
		act(
			page
				.getByRole("tab", { name: "Today" })
				.or(page.getByRole("link", { name: "Today", exact: true }))
				.first()
				.click(),
		);
	const section = (name: string) => page.getByRole("region", { name });

	await act(page.goto((await empty.ask("setupLink")) ?? ""));
	await expect(page, "the token is not in the address").toHaveURL(/\/auth\/setup$/);
	await hydrated(page);
	await expectAccessible(page);
	await expectToFit(page, "setup");
	await page.getByRole("button", { name: "Create my account" }).click();
	await expect(page.getByLabel("Your name")).toHaveAccessibleDescription("Enter a name");
	await act(page.getByLabel("Your name").fill("Rosa Vidal"));
	await act(page.getByLabel("Email", { exact: true }).fill("rosa@agency.example"));
	await act(page.getByLabel("Choose a password", { exact: true }).fill(password));
	await act(page.getByRole("button", { name: "Create my account" }).click());

	await page.waitForURL(/\/admin\/today/);
	await hydrated(page);
	const steps = section("Getting started");
	await expect(steps.getByText("0 of 7 done")).toBeVisible();
	await expect(page.getByRole("heading", { name: "No leads yet" })).toBeVisible();
	await expect(page.getByText("You’re all caught up")).toHaveCount(0);
	await expect(steps.getByRole("link", { name: "Booking links" })).toHaveAttribute("href", "/admin/settings/links");
	await expectAccessible(page);
	await expectToFit(page, "first-steps");

	await act(steps.getByRole("link", { name: "Your name and license" }).click());
	const licenses = section("Licenses");
	await act(licenses.getByLabel("State").selectOption("FL"));
	await act(licenses.getByLabel("License number").fill("W123456"));
	await act(licenses.getByLabel("Valid until").fill("2039-06-30"));
	await act(licenses.getByRole("button", { name: "Save the license" }).click());
	await expect(licenses.getByText("W123456")).toBeVisible();
	const record = section("Availability, languages and hours");
	await act(record.getByLabel("Main language").selectOption("en"));
	await act(record.getByRole("button", { name: "Save" }).click());
	await expect(record.getByText("It’s in effect now.")).toBeVisible();

	await openToday();
	await expect(steps.getByText("2 of 7 done")).toBeVisible();
	await act(steps.getByRole("link", { name: "Turn on lead routing" }).click());
	await act(page.getByRole("checkbox", { name: /Takes part/ }).check());
	await act(page.getByRole("button", { name: "Save the rules" }).click());
	await expect(page.getByText("The rules are saved")).toBeVisible();

	await openToday();
	await expect(steps.getByText("3 of 7 done")).toBeVisible();
	await act(steps.getByRole("button", { name: "Send a test lead" }).click());
	const arrival = section("Your test lead");
	// The page follows the lead: nobody reloads it.
	for (const reached of [/^Received/, /^Entry number 1$/, "Rosa Vidal has it", /^Sent to leads@sunfield\.example/]) {
		await expect(arrival.getByText(reached)).toBeVisible({ timeout: 45_000 });
	}
	expect(actions).toBeLessThanOrEqual(20);
	await expectAccessible(page);
	await expectToFit(page, "test-lead");
	await arrival.getByRole("link", { name: "Open" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Test lead" })).toBeVisible();
	await expect(page.getByText("Test", { exact: true }).first(), "its mark").toBeVisible();
	const [lead] = await empty.ask("leads");
	expect(lead).toMatchObject({ isTest: true, email: "rosa@agency.example", promise: null });

	await openToday();
	await expect(steps.getByText("4 of 7 done")).toBeVisible();
	await expect(steps.getByRole("button", { name: "Send a test lead" }), "it is done").toHaveCount(0);
	await steps.getByRole("button", { name: "Hide the list" }).click();
	await expect(steps.getByRole("listitem")).toHaveCount(0);
	await page.reload();
	await hydrated(page);
	await expect(steps.getByRole("listitem")).toHaveCount(0);
	await steps.getByRole("button", { name: "Show the list" }).click();
	await expect(steps.getByRole("listitem")).toHaveCount(7);
	expect(await empty.ask("setupLink"), "after the first admin").toBeNull();
	await context.close();
});

const words: Record<Locale, { title: string; submit: string; name: string; email: string; password: string }> = {
	en: {
		title: "Create the first account",
		submit: "Create my account",
		name: "Your name",
		email: "Email",
		password: "Choose a password",
	},
	es: {
		title: "Crear la primera cuenta",
		submit: "Crear mi cuenta",
		name: "Su nombre",
		email: "Correo electrónico",
		password: "Elija una contraseña",
	},
	pt: {
		title: "Criar a primeira conta",
		submit: "Criar minha conta",
		name: "Seu nome",
		email: "E-mail",
		password: "Escolha uma senha",
	},
	ht: {
		title: "Kreye premye kont lan",
		submit: "Kreye kont mwen",
		name: "Non ou",
		email: "Imel",
		password: "Chwazi yon modpas",
	},
};

test("the first account is created without script, in four languages, and once", async ({ empty, browser }) => {
	test.slow();
	const link = (await empty.ask("setupLink")) ?? "";
	const open = async (locale: Locale): Promise<Page> => {
		const context = await browser.newContext({ baseURL: empty.origin, javaScriptEnabled: false });
		await context.addCookies([{ name: "sf_lang", value: locale, url: empty.origin }]);
		const page = await context.newPage();
		await page.goto(link);
		return page;
	};
	const submit = async (page: Page, locale: Locale, email: string, chosen: string) => {
		const { submit: button, ...fields } = words[locale];
		await page.getByLabel(fields.name).fill("Rosa Vidal");
		await page.getByLabel(fields.email, { exact: true }).fill(email);
		await page.getByLabel(fields.password, { exact: true }).fill(chosen);
		await page.getByRole("button", { name: button }).click();
	};
	for (const locale of ["en", "pt", "ht"] as const) {
		const page = await open(locale);
		await expect(page.locator("html")).toHaveAttribute("lang", locale);
		await expect(page.getByRole("heading", { level: 1, name: words[locale].title })).toBeVisible();
		await page.context().close();
	}
	const [page, late] = [await open("es"), await open("en")];
	await submit(page, "es", "rosa@agency.example", "weak");
	await expect(page.getByLabel(words.es.password, { exact: true })).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByLabel(words.es.email, { exact: true }), "typed input stays").toHaveValue(
		"rosa@agency.example",
	);
	await submit(page, "es", "rosa@agency.example", password);
	await page.waitForURL(/\/admin\/today/);
	await expect(page.getByRole("heading", { name: "Primeros pasos" })).toBeVisible();
	await page.getByRole("button", { name: "Enviar un prospecto de prueba" }).click();
	await expect(page.getByRole("heading", { name: "Su prospecto de prueba" })).toBeVisible();
	await page.getByRole("button", { name: "Ocultar la lista" }).click();
	await expect(page.getByRole("button", { name: "Mostrar la lista" })).toBeVisible();

	await submit(late, "en", "other@agency.example", password);
	await expect(late.getByText("This link is no longer valid")).toBeVisible();
	await page.context().close();
	await late.context().close();
});
