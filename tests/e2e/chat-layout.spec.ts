import { chatOf, visit } from "#tests/support/chat.ts";
import { contactForm } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { holdAnswer } from "#tests/support/held-answer.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";

test("the chat fetches nothing and moves nothing until opened, and a click before the script runs counts", async ({
	page,
}) => {
	const { panel, button, input } = chatOf(page);
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
	const sendScript = await holdAnswer(page, "**/assets/page-*.js");
	await page.goto("/en/about");
	await button.click();
	await input.fill("Ohio");
	expect(fetched.filter((path) => path.includes("chat"))).toEqual([]);
	sendScript();
	await expect(input).toBeFocused();
	await expect(input).toHaveValue("Ohio");
	await expect(panel.getByText(copy.en.shell.chat.write)).toHaveCount(0);
	expect(fetched.filter((path) => path.includes("chat-messages"))).toEqual(["/chat-messages/en.json"]);
	expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

test("an answer before the script runs leads to the next question when it does", async ({ page }) => {
	const { panel, button, input, control } = chatOf(page);
	const sendScript = await holdAnswer(page, "**/assets/page-*.js");
	await page.goto("/en/about");
	await button.click();
	await input.fill("Ohio");
	await input.press("Enter");
	await expect(panel.getByText(copy.en.shell.chat.wait)).toBeVisible();
	await expect(page).toHaveURL("/en/about");
	sendScript();
	await expect(control(copy.en.chat.products.iul)).toBeFocused();
	await expect(panel.getByRole("definition")).toHaveText(["Ohio"]);
});

test.describe("with the cookie notice open", () => {
	test.use({ allowed: "unasked" });

	test("the chat is above the notice", async ({ page }) => {
		const { panel, button, open } = chatOf(page);
		await visit(page, "/en/about");
		const notice = page.locator("#cookie-notice");
		await expect(notice).toBeVisible();
		await open();
		for (const part of [button, panel]) {
			const [upper, lower] = [await part.boundingBox(), await notice.boundingBox()];
			if (!upper || !lower) throw new Error("Both are shown");
			expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
		}
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

	test("the chat and its button hide while a field has the focus", async ({ page }) => {
		const { panel, button, open } = chatOf(page);
		await visit(page, "/en");
		await open();
		await contactForm(page).getByLabel("Phone", { exact: true }).focus();
		await expect(panel).toBeHidden();
		await expect(contactForm(page).getByLabel("Phone", { exact: true })).toBeFocused();
		await expect(button).toBeHidden();
		await page.keyboard.press("Escape");
		await page.locator("#main").focus();
		await expect(button).toBeVisible();
	});

	test.describe("on a first visit", () => {
		test.use({ allowed: "unasked" });

		test("the cookie notice waits until a chat that was opened early is closed", async ({ page }) => {
			const { panel, button, input, control } = chatOf(page);
			const sendScript = await holdAnswer(page, "**/assets/page-*.js");
			await page.goto("/en/about");
			await button.click();
			sendScript();
			await input.fill("Ohio");
			await input.press("Enter");
			await expect(control(copy.en.chat.products.iul)).toBeFocused();
			const notice = page.locator("#cookie-notice");
			await expect(notice).toBeHidden();
			await control(copy.en.shell.chat.close).click();
			await expect(panel).toBeHidden();
			await expect(notice).toBeVisible();
		});
	});

	test("the chat does not cover the call button and fits the smallest screens", async ({ page }) => {
		const { panel, open, answer } = chatOf(page, "ht");
		const call = page.locator("[data-location=call_button]");
		await visit(page, "/ht/about");
		await open();
		await answer("Florid", "iul", "immediately");
		for (const [width, height] of [
			[360, 640],
			[320, 568],
			[320, 256],
		] as const) {
			await page.setViewportSize({ width, height });
			const places = await Promise.all([panel.boundingBox(), call.boundingBox()]);
			const [box, phone] = places.map((place) => place ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 });
			if (!box || !phone) throw new Error("Neither can be missing");
			expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
			expect(box.x + box.width).toBeLessThanOrEqual(width);
			expect(box.y + box.height <= phone.y || box.x + box.width <= phone.x).toBe(true);
			expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
		}
	});
});
