import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const promised = { reviewHours: "reviewTime", contactHours: "contactTime" };
/** Conditions that make the hours true while the office is closed, by language. */
const conditions = {
	reviewHours: /business hours|horas hábiles|úteis|biwo nou louvri/,
	contactHours: /business days|días hábiles|dias úteis|jou travay/,
};

test.each(["reviewHours", "contactHours"] as const)(
	"no copy promises {%s} without its claim and its condition",
	(name) => {
		const files = globSync("{content,i18n/messages}/**/*.{ts,json}").filter((file) => !file.endsWith(".test.ts"));
		const claim = promised[name];
		const tagged = new RegExp(`<${claim}>([^<]*)</${claim}>`, "g");
		let count = 0;
		const bare: string[] = [];
		for (const file of files) {
			const text = readFileSync(file, "utf8");
			if (!text.includes(`{${name}}`)) continue;
			for (const [, words = ""] of text.matchAll(tagged)) {
				count++;
				if (!words.includes(`{${name}}`) || !conditions[name].test(words)) bare.push(`${file}: ${words}`);
			}
			if (text.replace(tagged, "").includes(`{${name}}`)) bare.push(`${file}: outside of the claim`);
		}
		expect(bare).toEqual([]);
		expect(count).toBeGreaterThan(30);
	},
);
