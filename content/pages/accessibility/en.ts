import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Accessibility on this website",
		description:
			"The standard we aim for, what works with a keyboard, a screen reader or large text, what doesn’t work well yet, and other ways to reach us.",
	},
	title: "Accessibility",
	lead: "Everyone should be able to read this site, use its calculators and reach a person. Here’s what we’ve done, where it still falls short, and how to tell us.",
	updated: "2026-11-21",
	sections: [
		{
			id: "standard",
			title: "The standard we aim for",
			paragraphs: [
				"We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in every language of the site. We don’t use overlays or toolbars that claim to fix a page. The pages themselves should work.",
			],
		},
		{
			id: "what-works",
			title: "What we’ve done",
			layout: "checklist",
			items: [
				{
					text: "You can do everything with a keyboard, from opening the menu to sending a form, and you can always see where you are.",
				},
				{ text: "Menus and bars that stay in place are built not to cover the link, button or field you’re using." },
				{ text: "You can enlarge text to 400% without scrolling sideways to read a paragraph." },
				{
					text: "Headings, lists, tables and form fields are marked up so a screen reader can announce them in the language of the page.",
				},
				{ text: "Form errors are described in words, and you’re taken to the first one." },
				{ text: "Every slider has a field where you can type the number." },
				{ text: "We never rely on color alone, and we check contrast." },
				{ text: "The spam check has no puzzles to solve and no letters to decipher." },
				{ text: "You can read the pages and send the contact form without JavaScript." },
			],
		},
		{
			id: "how-tested",
			title: "How we test",
			paragraphs: [
				"Automated checks run on the pages whenever the site changes, and we walk through the main tasks with a keyboard and at high zoom. These checks find only some of the problems. We haven’t had an outside audit yet, and people who use assistive technology every day haven’t tested the site for us.",
			],
		},
		{
			id: "known-limits",
			title: "Known limits",
			items: [
				{
					title: "Booking an appointment",
					text: "The scheduling page belongs to an outside company and opens in a new tab. If it doesn’t work for you, call or write, and we’ll set up a time with you.",
				},
				{
					title: "PDF reports",
					text: "Our reports and guides are marked up for screen readers: headings, lists, tables and links. A chart has only a title. We can send you its numbers as plain text or read them to you.",
				},
				{
					title: "Documents from insurers and regulators",
					text: "Policies and official websites aren’t ours, and many are in English only. We’ll go through them with you.",
				},
				{
					title: "Maps and videos",
					text: "Maps and videos come from other companies and load only when you ask for them. You can also call us for the address and directions.",
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
					text: "Email {email} or call {phone}<spokenLanguages>, in any of our four languages</spokenLanguages>.",
				},
				{
					title: "Tell us what happened",
					text: "Tell us the page, what you were trying to do and, if you like, the device, browser or assistive technology you use.",
				},
				{
					title: "What we’ll do",
					text: "A person will read it and reply. We’ll help you another way right away, then fix the page and tell you when it’s done.",
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
				{ title: "Relay service", text: "We accept calls through the Telecommunications Relay Service. Dial 711." },
				{ title: "Email", text: "{email}, at any hour." },
				{
					title: "In person or by letter",
					text: "{address}. Before you come, tell us what would make the visit easier.",
				},
			],
		},
	],
} satisfies ArticlePageContent;
