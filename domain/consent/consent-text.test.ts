import { expect, test } from "vitest";
import { agreementAndTerms, consentText, namesAgencyFirst } from "./consent-text.ts";

test("contains the texts in the order shown", () => {
	expect(consentText(["By sending this form …", "I also agree …"])).toBe("By sending this form …\n\nI also agree …");
});

test("an accent typed in two ways gives one text, so that browser and server agree", () => {
	expect(consentText(["kreyo\u0300l", "so\u0300"])).toBe(consentText(["kreyòl ", " sò"]));
});

test.each(["Sunfield Financial", "Dr. Ray Insurance", "We", "You agree"])(
	"what is checked is what a form shows above the button, whatever the agency is called: %j",
	(name) => {
		const shown = (text: string) => agreementAndTerms(text.replaceAll("{agency}", name), name).agreement;
		const sentence = "We at Sunfield Financial ask: you agree that {agency} may call you.";
		expect(namesAgencyFirst(`${sentence} Reply STOP to opt out.`)).toBe(true);
		expect(shown(`${sentence} Reply STOP to opt out.`)).toBe(sentence.replace("{agency}", name));
		expect(namesAgencyFirst(`${name} is here for you. ${sentence}`)).toBe(false);
	},
);
