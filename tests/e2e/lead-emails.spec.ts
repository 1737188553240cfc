import { randomUUID } from "node:crypto";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { openMore, writeEmail } from "#tests/support/lead-page.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { captchaToken, postLead } from "#tests/support/send-lead.ts";

/** A lead in Kreyòl. @returns the address of its page */
async function sendLead(origin: string, email: string): Promise<string> {
	const recaptchaToken = await captchaToken(origin);
	const quote = { product: "final-expense", state: "FL", locale: "ht", email, submission_id: randomUUID() };
	const response = await postLead(origin, leadSubmissions.quote({ recaptchaToken, ...quote }));
	const { id } = (await response.json()) as { id: string };
	return `/admin/leads/${id}`;
}

test("staff email a person in Kreyòl from a template and in their own words in English, and see what went out", async ({
	page,
	site,
	signInAs,
	mailsWith,
	problems,
}) => {
	// Refused forms.
	problems.allow(/400/);
	const email = `marie.${randomUUID()}@example.com`;
	const address = await sendLead(site.origin, email);
	await mailsWith(email, 2);
	await signInAs("admin");
	await page.setViewportSize({ width: 360, height: 780 });
	await page.goto(address);
	await hydrated(page);
	const emails = page.getByRole("region", { name: "Email", exact: true });
	const choose = async (template: string, language: string) => {
		// Which templates may be sent depends on the language.
		await emails.getByLabel("Language of the email").selectOption({ label: language });
		await emails.getByRole("button", { name: "Use this template" }).click();
		await emails.getByLabel("Template").selectOption({ label: template });
		await emails.getByRole("button", { name: "Use this template" }).click();
	};
	const text = emails.getByLabel("Text");
	const send = emails.getByRole("button", { name: "Send email" });
	await writeEmail(page);
	await expect(emails.getByText(`It goes to ${email}.`)).toBeVisible();
	await expect(emails.getByText("No one on staff has Kreyòl Ayisyen on file, so")).toBeVisible();
	await choose("Choose an appointment", "Kreyòl Ayisyen");
	await expect(text).toHaveValue(/^Bonjou Marie,\n\nMwen ta renmen pale avèk ou/);
	await expect(text).toHaveAttribute("lang", "ht");
	await expect(emails.getByText("I’d like to talk with you")).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "a lead");
	await send.click();
	await expect(emails.getByText("The email is on its way.")).toBeVisible();
	const inKreyol = (await mailsWith(email, 3)).find(({ subject }) => subject === "Chwazi yon lè pou nou pale");
	expect(inKreyol?.text).toContain("/ht/unsubscribe?t=");

	await choose("Two details for a quote", "English");
	await expect(text).toHaveValue(/^Hi Marie,/);
	await send.click();
	await expect(emails.getByText("Please replace what’s in [[double brackets]].", { exact: true })).toBeVisible();
	await text.fill("Hi Marie,\n\nNo growth is guaranteed.\n\nAna");
	await page.reload();
	await hydrated(page);
	await expect(text, "what was typed is still there").toHaveValue(/guaranteed/);
	await send.click();
	await expect(emails.getByText("“guaranteed”")).toBeVisible();
	await expectAccessible(page);
	await emails.getByLabel("I’ve checked these words").check();
	await send.click();
	await expect(emails.getByText("The email is on its way.")).toBeVisible();

	const inEnglish = (await mailsWith(email, 4)).find(({ subject }) => subject === "Two details for your quote");
	expect(inEnglish?.text).toContain("No growth is guaranteed.");

	await page.reload();
	// While the page is still loading, it may move under the pointer.
	await hydrated(page);
	await openMore(page);
	const sent = page.getByRole("region", { name: "Emails and webhooks" });
	await expect(sent.getByText("Email from staff")).toHaveCount(2);
	// It was sent already, so the page asks first.
	await sent
		.locator("summary", { hasText: "Send again" })
		.and(sent.getByLabel(/Confirmation to the person$/))
		.click();
	await sent.getByRole("button", { name: "Yes, send it again" }).click();
	await expect(sent.getByText("It’s on its way again.")).toBeVisible();
	await mailsWith(email, 5);
});
