import { chatOf, visit } from "#tests/support/chat.ts";
import { newVisitor } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e.ts";

test("a visitor leaves a phone number, and it is stored with the answers", async ({ page, site }) => {
	const { email, phone } = newVisitor();
	const { panel, button, open, answer, link } = chatOf(page);
	const { lead } = copy.en.chat;
	const { errors, fields } = copy.en.leads;
	await visit(page, "/en/about");
	await open();
	await answer("Teksas", "iul", "within_30_days");
	const form = panel.getByRole("form", { name: lead.title });
	await form.getByLabel(fields.name, { exact: true }).fill("Marie Joseph");
	await form.getByRole("button", { name: lead.submit }).click();
	const phoneField = form.getByLabel(fields.phone, { exact: true });
	await expect(phoneField).toBeFocused();
	await expect(phoneField).toHaveAccessibleDescription(errors.phone_or_email);

	await phoneField.fill(phone);
	await form.getByLabel(fields.email, { exact: true }).fill(email);
	await form.getByRole("button", { name: lead.submit }).click();
	await expect(panel.getByRole("heading", { name: lead.sent.title })).toBeFocused();

	const [stored] = (await site.ask("leads")).filter((row) => row.email === email);
	expect(stored).toMatchObject({
		service: "chat_lead",
		kind: "chat",
		firstName: "Marie Joseph",
		phone,
		product: "iul",
		state: "TX",
		notOffered: false,
		details: { timeline: "within_30_days", stateText: "Teksas" },
	});
	const [consent] = (await site.ask("consents")).filter((row) => row.email === email);
	expect(consent).toMatchObject({ text_published: true, boxes: {} });
	await expect(link).toHaveAttribute("href", new RegExp(String(stored?.id)));

	await visit(page, "/en/careers");
	await expect(panel, "a finished chat stays closed").toBeHidden();
	await button.click();
	await expect(panel.getByRole("heading", { name: lead.sent.title })).toBeVisible();
	await expect(form).toHaveCount(0);
});

test("an offline lead waits on the device and is sent later", async ({ page, context, site, problems }) => {
	problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
	const { email } = newVisitor();
	const { panel, open, answer } = chatOf(page);
	const { fields, outbox } = copy.en.leads;
	await visit(page, "/en/about");
	await open();
	await answer("FL", "recruiting", "3_months_plus");
	await panel.getByLabel(fields.name, { exact: true }).fill("Marie");
	await panel.getByLabel(fields.email, { exact: true }).fill(email);
	await context.setOffline(true);
	await panel.getByRole("button", { name: copy.en.chat.lead.submit }).click();
	await expect(panel.getByRole("heading", { name: outbox.title })).toBeFocused();
	await context.setOffline(false);
	await expect(panel.getByRole("heading", { name: copy.en.chat.lead.sent.title })).toBeVisible();
	const stored = (await site.ask("leads")).filter((row) => row.email === email);
	expect(stored).toMatchObject([{ kind: "chat", product: "recruiting", state: "FL" }]);
});
