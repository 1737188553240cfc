import { expect, test } from "vitest";
import { unusedKeys } from "./message-usage.ts";

test("a message is used by its full key, by the end of its key, or by a pattern", () => {
	const code = `
		const t = useTranslations("contact");
		t("title"); t("errors.required"); t(\`toasts.\${kind}.text\`);
		const s = useTranslations("contact.outbox"); s("retry");
		translate("emails.notice.subject");
	`;
	expect(
		unusedKeys(
			[
				"contact.title",
				"contact.errors.required",
				"contact.toasts.limit.text",
				"contact.outbox.retry",
				"emails.notice.subject",
			],
			[code],
		),
	).toEqual([]);
});

test("finds a message that no code uses", () => {
	const code = `const t = useTranslations("contact"); t("title"); t(\`toasts.\${kind}.text\`);`;
	expect(unusedKeys(["contact.title", "contact.subtitle", "contact.toasts.limit.title", "home.title"], [code])).toEqual(
		["contact.subtitle", "contact.toasts.limit.title", "home.title"],
	);
});

test("page copy is used by the name of its property, or by reading all entries of its parent", () => {
	const code = `
		const copy = copyFor(params.locale, "home");
		<h1>{copy.hero.title}</h1>; Object.values(copy.chips).map(String); needs[service]
	`;
	expect(
		unusedKeys(["home.hero.title", "home.chips.free", "home.needs.iul", "home.hero.forgotten", "shell.title"], [code]),
	).toEqual(["home.hero.forgotten", "shell.title"]);
});
