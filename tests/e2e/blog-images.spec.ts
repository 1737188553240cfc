import type { Page } from "@playwright/test";
import {
	beginArticle,
	expectSaved,
	expectStatus,
	fillFields,
	freshTitle,
	picture,
	publish,
	slugOf,
	textOf,
	typeText,
} from "#tests/support/desk.ts";
import { expect, test } from "#tests/support/e2e-development.ts";

/**
 * Simulates dropping or pasting a photograph at the end of the text.
 * @param html that comes with it
 */
async function give(page: Page, event: "drop" | "paste", name: string, html = ""): Promise<void> {
	const bytes = (await picture()).toString("base64");
	await textOf(page)
		.locator("> :last-child")
		.evaluate(
			(place, { event, name, html, bytes }) => {
				place.scrollIntoView({ block: "center" });
				const data = new DataTransfer();
				const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
				data.items.add(new File([content], name, { type: "image/jpeg" }));
				if (html) data.setData("text/html", html);
				const { left, top } = place.getBoundingClientRect();
				const how = { bubbles: true, cancelable: true };
				place.dispatchEvent(
					event === "paste"
						? new ClipboardEvent("paste", { ...how, clipboardData: data })
						: new DragEvent("drop", { ...how, dataTransfer: data, clientX: left + 2, clientY: top + 2 }),
				);
			},
			{ event, name, html, bytes },
		);
}

test("an image that is dropped or pasted gets a description before it is in the text, and readers see it", async ({
	page,
	reader,
	signInAs,
}) => {
	await signInAs("agent");
	await beginArticle(page, freshTitle("Two papers"));
	await fillFields(page, "What the papers look like.");
	await typeText(page, "The bill:");
	const dialog = page.getByRole("dialog", { name: "Image" });
	const insert = dialog.getByRole("button", { name: "Insert the image" });
	const description = dialog.getByLabel("What the image shows");
	const images = textOf(page).getByRole("img");

	await give(page, "drop", "bill.jpg");
	await expect(dialog.getByText("bill.jpg")).toBeVisible();
	await insert.click();
	await expect(description).toHaveAccessibleDescription(/Describe what the image shows/);
	await expect(images).toHaveCount(0);
	await description.fill("The bill of a funeral home");
	await insert.click();
	await expect(images).toHaveCount(1, { timeout: 30_000 });
	await textOf(page).focus();
	await page.keyboard.type("The receipt:");
	await expect(images, "what is typed next is below the image").toHaveCount(1);

	// The clipboard after “Copy image”.
	const copied = '<meta charset="utf-8"><img src="https://elsewhere.example/receipt.jpg" alt="IMG_1">';
	await give(page, "paste", "receipt.jpg", copied);
	await expect(dialog.getByText("receipt.jpg")).toBeVisible();
	await expect(description).toHaveValue("");
	await description.fill("A receipt for two certificates");
	await insert.click();
	await expect(images).toHaveCount(2, { timeout: 30_000 });
	await expectSaved(page);

	const slug = await slugOf(page);
	await publish(page);
	await expectStatus(reader, `/en/blog/${slug}`, 200);
	await reader.goto(`/en/blog/${slug}`);
	for (const name of ["The bill of a funeral home", "A receipt for two certificates"]) {
		const image = reader.getByRole("img", { name });
		await image.scrollIntoViewIfNeeded();
		await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
	}
});

test("text that comes with a picture of itself stays text", async ({ page, signInAs }) => {
	await signInAs("agent");
	await beginArticle(page, freshTitle("From a sheet"));
	await typeText(page, "Prices:");
	await give(page, "paste", "sheet.jpg", "<table><tr><td>Urn</td><td>$200</td></tr></table>");
	await expect(textOf(page).getByRole("cell", { name: "$200" })).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(textOf(page).getByRole("img")).toHaveCount(0);
});
