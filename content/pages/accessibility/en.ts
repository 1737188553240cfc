import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Accessibility of this website",
		description:
			"The standard we aim at, what works with a keyboard, a screen reader or large text, what does not work well yet, and other ways to reach us.",
	},
	title: "Accessibility",
	lead: "Everyone should be able to read this site, use its calculators and reach a person. Here is what we have done, where it still falls short, and how to tell us.",
	updated: "2026-11-21",
	sections: [
		{
			id: "standard",
			title: "The standard we aim at",
			paragraphs: [
				"We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in all four languages. We add no overlay or toolbar that claims to repair a page. The pages themselves should work.",
			],
		},
		{
			id: "what-works",
			title: "What we have done",
			layout: "checklist",
			items: [
				{
					text: "Every step, from the menu to sending a form, can be done with a keyboard. You can always see where you are.",
				},
				{ text: "Bars fixed to the screen are built so that they do not cover the element you are on." },
				{ text: "Text can be enlarged to 400% without scrolling sideways through paragraphs." },
				{
					text: "Headings, lists, tables and form fields are marked up so that a screen reader can name them, in the language of the page.",
				},
				{ text: "Errors in a form are listed in words, and you are taken to the first one." },
				{ text: "Every slider has a field where you can type the number." },
				{ text: "Color is never the only sign, and contrast is checked." },
				{ text: "The spam check shows no puzzle to solve and no letters to decipher." },
				{ text: "Pages can be read and the contact form can be sent without JavaScript." },
			],
		},
		{
			id: "how-tested",
			title: "How we test",
			paragraphs: [
				"Automated checks run on the pages whenever the site changes, and we walk through the main tasks with a keyboard and at high zoom. Such checks find only part of the problems. No outside audit has been made yet, and people who use assistive technology every day have not yet tested the site for us.",
			],
		},
		{
			id: "known-limits",
			title: "Known limits",
			items: [
				{
					title: "Booking a time",
					text: "The scheduling page belongs to an outside company and opens in a new tab. If it does not work for you, call or write and we will set the time with you.",
				},
				{
					title: "PDF reports",
					text: "A PDF from our calculators may not be fully readable with a screen reader. The same figures are on the page. We can also send them as plain text or read them to you.",
				},
				{
					title: "Papers from insurers and regulators",
					text: "Policies and official websites are not ours, and many are in English only. We will go through them with you.",
				},
				{
					title: "Maps and videos",
					text: "These come from other companies and load only when you ask for them. The address and directions are available by phone.",
				},
			],
		},
		{
			id: "report",
			title: "Tell us about a barrier",
			layout: "steps",
			items: [
				{
					title: "Write or call",
					text: "{email} or {phone}<spokenLanguages>, in any of our four languages</spokenLanguages>.",
				},
				{
					title: "Say what happened",
					text: "The page, what you wanted to do and, if you like, the device, browser or aid you use.",
				},
				{
					title: "What we do",
					text: "A person reads it and answers. We help you right away in another way, then mend the page and tell you when it is done.",
				},
			],
		},
		{
			id: "other-ways",
			title: "Other ways to reach us",
			layout: "cards",
			items: [
				{
					title: "Phone",
					text: "{phone}, or toll-free {tollFreePhone}, {officeHours} {timeZone}.",
				},
				{ title: "Relay", text: "We accept calls through the Telecommunications Relay Service. Dial 711." },
				{ title: "Email", text: "{email}, at any hour." },
				{
					title: "In person or by letter",
					text: "{address}. Tell us before you come what would make the visit easier.",
				},
			],
		},
	],
} satisfies ArticlePageContent;
