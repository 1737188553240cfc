import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Cookie policy: what your browser stores",
		description:
			"Every cookie and browser setting this site uses, how long each one lasts, which stay off until you allow them, and how to change your mind later.",
	},
	title: "Cookie policy",
	lead: "A cookie is a small note a website leaves in your browser. We use few of them, and only the necessary ones without asking.",
	updated: "2026-11-21",
	sections: [
		{
			id: "categories",
			title: "Four categories, your choice",
			layout: "cards",
			paragraphs: [
				"On your first visit a notice asks which categories you allow. You can accept all, reject all, or choose one by one. Closing the notice counts as rejecting. The site works the same if you reject.",
			],
			items: [
				{
					title: "Necessary",
					text: "Language, your privacy choices, sign-in, the time of your last message, and your state. Always on, because the site cannot work properly without them.",
				},
				{
					title: "Analytics",
					text: "Count visits and steps so that we can improve pages. Off until you allow it. What is typed into a form is not captured.",
				},
				{
					title: "Marketing",
					text: "Tells us which advertisement brought a visitor. Off until you allow it. If you do, the measuring tools may learn your email address when you send a form, and maps and videos of other companies load without a click.",
				},
				{
					title: "Personalization",
					text: "Estimates which style of explanation suits you, for example from our [communication style test](/test-disc). Off until you allow it. It never affects price or coverage.",
				},
			],
		},
		{
			id: "list",
			title: "What is stored, one by one",
			paragraphs: [
				"Most of these are not cookies but entries in your browser’s local storage, which are not sent along with every request. We list them here because they serve the same purpose.",
				"Where the connection is encrypted, the names of our cookies start with __Host-.",
			],
			table: {
				caption: "Cookies and browser storage",
				columns: ["Name or content", "Purpose", "Where", "How long", "Category"],
				rows: [
					["sf_lang", "Remembers your language", "Cookie", "{languageCookieDays} days", "Necessary"],
					[
						"sf_lang",
						"The same choice, for pages that read it in the browser",
						"Local storage",
						"Until you clear it",
						"Necessary",
					],
					[
						"Sign-in session (sf.session_token)",
						"Keeps staff and account holders signed in",
						"Cookie, out of reach of scripts",
						"Until sign-out or a period without activity, {sessionDays} days at most",
						"Necessary",
					],
					[
						"sf_device",
						"Marks a browser in which an account was signed in, so that somebody else’s wrong guesses do not keep its owner out",
						"Cookie, out of reach of scripts",
						"{deviceCookieDays} days",
						"Necessary",
					],
					[
						"sf_confirm",
						"Holds the key of a link that we mailed until the account’s password is entered",
						"Cookie, out of reach of scripts",
						"{linkCookieMinutes} minutes",
						"Necessary",
					],
					[
						"form_opened",
						"When the form was opened. Only in browsers without JavaScript, to tell people from robots",
						"Cookie, out of reach of scripts",
						"4 hours",
						"Necessary",
					],
					[
						"cookie-consent",
						"Your choice of categories, with the random number under which we logged it",
						"Local storage",
						"Until you change or clear it",
						"Necessary",
					],
					[
						"cookie-consent-date",
						"When you made that choice",
						"Local storage",
						"Until you change or clear it",
						"Necessary",
					],
					[
						"Time of your last message (sf_last_contact)",
						"Prevents the same form from being sent twice within {contactIntervalMinutes} minutes",
						"Local storage",
						"Used for {contactIntervalMinutes} minutes",
						"Necessary",
					],
					[
						"Approximate location, your state (sf_location)",
						"Shows the rules and products of your state",
						"Local storage",
						"{locationHours} hours",
						"Necessary",
					],
					[
						"The state you picked (sf_state)",
						"Takes the place of the state that was looked up",
						"Local storage",
						"Until you change or clear it",
						"Necessary",
					],
					[
						"The notice about your state that you closed (sf_banner_closed)",
						"Keeps it closed until your state changes",
						"Local storage",
						"Until you clear it",
						"Necessary",
					],
					[
						"Chat answers (sf_chat)",
						"Keeps the chat where you left it while you move from page to page",
						"Browser storage",
						"One visit",
						"Necessary",
					],
					[
						"Calculator results you put side by side (sf_scenarios)",
						"Keeps them while you move from page to page",
						"Browser storage",
						"One visit",
						"Necessary",
					],
					[
						"Visit number (sf_visit)",
						"A random number that ties together the steps of one visit, without your name",
						"Browser storage",
						"One visit",
						"Necessary",
					],
					[
						"A message not yet sent (sf_outbox)",
						"Keeps your message if our server cannot be reached",
						"Browser database on your device",
						"Until it is sent",
						"Necessary",
					],
					[
						"A small program that sends a waiting message (sw.js)",
						"Sends it once you are online again, even if the page is closed",
						"The browser’s programs for this site",
						"Until you clear it",
						"Necessary",
					],
					[
						"Name, email and phone given in a form (sf_visitor)",
						"Saves you typing them again in another form of the same visit",
						"Browser storage",
						"One visit",
						"Necessary",
					],
					[
						"Communication style answers (sf_disc_answers)",
						"Your answers to the style test, if you take it",
						"Browser storage",
						"One visit; we receive how they fell only if you allow personalization",
						"Necessary",
					],
					[
						"Notes on your visit (sf_journey)",
						"Pages read and choices made, for the estimate of the style that suits you",
						"Browser storage",
						"One visit, or until you switch personalization off",
						"Personalization",
					],
					[
						"Answers in the questions for an estimate or a quote (sf_funnel_…)",
						"Keeps your answers, such as age, income, debts or tobacco, while you go from question to question. We receive them only if you send the form",
						"Browser storage",
						"One visit",
						"Necessary",
					],
				],
			},
		},
		{
			id: "third-parties",
			title: "Cookies of other companies",
			paragraphs: [
				"No outside analytics, tag manager, map or video loads before you allow its category or click to open it. Once opened, that company may set cookies of its own.",
				"The scheduling service opens in a new tab and follows its own rules. The spam check runs in your own browser without another company. If Google reCAPTCHA is switched on instead, Google may store an entry in your browser for that check.",
			],
		},
		{
			id: "privacy-signal",
			title: "Global Privacy Control",
			paragraphs: [
				"If your browser sends this signal, analytics and marketing stay off without your having to do anything. The notice tells you that the signal was honored.",
			],
		},
		{
			id: "change-your-mind",
			title: "How to change your mind",
			layout: "steps",
			items: [
				{ title: "Open the cookie preferences", text: "The link is at the foot of every page." },
				{ title: "Switch categories on or off", text: "The change applies from that moment." },
				{
					title: "Clear what is already there",
					text: "Your browser’s settings can delete the cookies and site data of this site. After that we ask you again, and your language may have to be chosen again.",
				},
			],
		},
		{
			id: "more",
			title: "Location and further questions",
			paragraphs: [
				"Your state is looked up on our own server. [IP geolocation by DB-IP](https://db-ip.com), licensed under CC BY 4.0.",
				"The [privacy policy](/privacy) says what happens to the data you send us. For anything else, write to {email} or call {phone}.",
			],
		},
	],
} satisfies ArticlePageContent;
