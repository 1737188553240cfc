import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Privacy policy: what we keep and why",
		description:
			"What this site records when you write to us or read a page, who can see it, how long it is kept, and how to have it shown to you, corrected or deleted.",
	},
	title: "Privacy policy",
	lead: "You should know what happens to your details before you give them to anyone. This page says it in plain words.",
	updated: "2026-11-21",
	sections: [
		{
			id: "in-short",
			title: "The short version",
			layout: "checklist",
			items: [
				{
					text: "We use what you send us to answer you. We do not sell personal data, and we share it for advertising only where you switched marketing on.",
				},
				{ text: "Analytics, marketing and personalization stay off until you switch them on." },
				{ text: "We do not record your screen, your mouse movements or your typing." },
				{ text: "Agreeing to calls or texts is never a condition of buying anything." },
				{
					text: "You can ask us to show, correct or delete your data: with [a form](/privacy#your-request), {email} or {phone}.",
				},
			],
		},
		{
			id: "who-we-are",
			title: "Who is responsible",
			paragraphs: [
				"This site belongs to {agency}, an independent life-insurance agency at {address}. When this page says “we”, it means the agency.",
				"The policy covers this website and the messages that start here. If you apply for a policy, the insurance company also handles your data, under its own privacy notice.",
			],
		},
		{
			id: "what-we-keep",
			title: "What we keep, and why",
			paragraphs: ["Most pages can be read without telling us anything. This is what is stored, and when."],
			table: {
				caption: "Data stored by this site",
				columns: ["When", "What is stored", "Why"],
				rows: [
					[
						"You send a form, a calculator report or a chat",
						"Name, email, phone, your message and your answers, which may include age, income, debts and whether you use tobacco; the page, its language and any campaign details in the link you followed; the page that brought you here; browser type (user agent), screen size, time zone, IP address, the state you seem to be in, a random visit number and the time",
						"To answer you, to pass your request to an agent licensed in your state, and to stop abuse",
					],
					[
						"You book a talk with the scheduling service, or cancel it",
						"What the service tells us: your name, email, the time of the talk, your answers there and the time zone",
						"To know that you have an appointment, and to be there",
					],
					[
						"You agree to be contacted",
						"The exact text you saw, its version and language, the page, the boxes you checked, your name, phone and email, the time (UTC), IP address and browser type",
						"To show what you agreed to, and what you did not",
					],
					[
						"You send a form or, with analytics allowed, open a page or take a step such as finishing a calculation or opening the booking page",
						"The kind of step and what it was about, such as a product, your state or the range in which a figure lies, never the figure itself; the page, its language and how fast it loaded; the time and the random visit number, without your name, email or phone",
						"To learn which pages help people",
					],
					[
						"You read a blog article",
						"The article, the page you came from, browser type, and a random visit number or the word “anonymous”",
						"To count readers",
					],
					[
						"You allow personalization",
						"A random visit number; the pages viewed, how long and how far they were read, and what was opened on them; your result in the style test; how long a message is and how it is punctuated, not what it says, and the number under which we keep it; and an estimate of the style of explanation that suits you",
						"So that our agents can explain things in the way that suits you; never to set a price or decide on coverage",
					],
					[
						"You answer the cookie notice",
						"A random number, the categories you allowed, whether your browser sent a privacy signal, the version and language of the notice, and the time",
						"To show what you allowed",
					],
					[
						"You have an account here, as our staff do",
						"Email, a hash of the password, from which nobody can read it back, role and sign-in times",
						"To let the right people in",
					],
					[
						"You unsubscribe, or tell us to stop",
						"Your email address or phone number, what is to stop, how and in which language you told us, the time, IP address and browser type",
						"To stop, and to be able to show that we did",
					],
					[
						"You make a request about your data",
						"Your name, email, phone if you give it, what you ask for, and the dates of the request and the answer",
						"To answer you in time",
					],
					[
						"The server does its work",
						"Security and server logs, with the network part of an IP address, without email addresses, phone numbers or sign-in tokens; reports from browsers about content that was blocked",
						"To find faults and attacks",
					],
				],
			},
		},
		{
			id: "please-leave-out",
			title: "What to leave out",
			paragraphs: [
				"Please do not put your Social Security number, bank details or health history into a form or chat here. If an application needs them, a licensed agent will tell you how to give them safely.",
			],
		},
		{
			id: "on-your-device",
			title: "What stays on your own device",
			paragraphs: [
				"If our server cannot be reached when you press send, your browser keeps the message on your device and sends it later. Until then it is only there. On a shared computer, wait for the confirmation or call us instead.",
				"Your language, your privacy choices and a few other settings are also kept in your browser. The [cookie policy](/cookies) lists each of them.",
			],
		},
		{
			id: "consent-records",
			title: "Your consent, on record",
			paragraphs: [
				"Two things are kept apart. The first is your request: the text beside the form says that we will contact you about it. The second, marketing by automated means, is optional and has a box of its own. No box is checked for you, and leaving that one empty changes nothing about your request.",
				"Each answer is saved as a record that is added to and never overwritten. Every record carries a digital fingerprint of the one before it, so a later change would show. If you withdraw consent, that becomes a record of its own in the same chain, and the earlier record stays as it was.",
				"Federal rules on telephone sales (16 CFR 310.5) require proof of consent for 5 years, so we keep these records for at least that long, even if we delete the rest of your data. They are then locked away: no screen of ours, no email and no copy of data shows them any more. They serve only to prove what was agreed.",
			],
		},
		{
			id: "who-sees-it",
			title: "Who receives your data",
			layout: "cards",
			items: [
				{
					title: "Our licensed agents",
					text: "They read your request and answer it. Staff see only what their role needs.",
				},
				{
					title: "Companies that run our systems",
					text: "The provider that delivers our email, and those that host our servers or client records, working on our instructions.",
				},
				{
					title: "The scheduling service",
					text: "Only if you open it. If you gave us your name, email and language before, they are filled in there for you. It is an outside service in a new tab, with its own privacy notice.",
				},
				{
					title: "Insurance companies",
					text: "Only when you apply for a product or ask us to request an offer in your name.",
				},
				{ title: "Authorities", text: "When a law, a court or an insurance regulator requires it." },
			],
		},
		{
			id: "what-we-do-not-do",
			title: "What we do not do",
			layout: "checklist",
			items: [
				{ text: "We do not sell or rent your details, and we do not pass them on as leads to other companies." },
				{
					text: "We do not share mobile phone numbers, or the consent to receive text messages, with third parties or affiliates for their marketing.",
				},
				{ text: "We use no session replay: nothing films what you do on a page." },
				{
					text: "No third-party analytics, tag manager, map or video loads before you allow it or click to open it.",
				},
				{
					text: "If you allow marketing, the advertising tools learn your email address when you send a form. Laws such as that of California call this sharing, and you can [stop it](/privacy#your-request) at any time. If you do not allow marketing, they never learn it.",
				},
			],
		},
		{
			id: "location-and-spam",
			title: "Location and spam checks",
			paragraphs: [
				"To show the rules of your state, our own server looks up the approximate place of your IP address in a database it holds. Your address is not sent to anyone for this. The answer can be wrong, and you can change it; a state that you pick yourself stays in your browser. Where a delivery network stands in front of our server, its word on your region takes the place of the lookup. [IP geolocation by DB-IP](https://db-ip.com), licensed under CC BY 4.0.",
				"To keep robots out, your browser does a small calculation when you send a form. It happens on your device and involves no other company. The site can be set to use Google reCAPTCHA instead; while that is on, Google receives your IP address and details of your browser for the check.",
				"A message that looks like spam is set apart for a person to review. It is not thrown away.",
			],
		},
		{
			id: "how-long",
			title: "How long we keep it",
			table: {
				caption: "Storage periods",
				columns: ["Data", "Kept"],
				rows: [
					[
						"Messages, requests and what you filled in",
						"{leadYears} years after the last contact, or until you ask us to delete them and no law requires us to keep them",
					],
					[
						"Consent records, and records that consent was withdrawn",
						"At least {consentRecordYears} years; they are not deleted, because each one secures those after it",
					],
					[
						"Emails that are stopped: the address or number, or a code made from it",
						"As long as we send emails, because deleting it would start them again",
					],
					["Steps and page views, readers of articles", "{visitMonths} months"],
					["Style estimates", "{profileDays} days after the visit, or until you [delete yours](/privacy#your-profile)"],
					[
						"Talks booked with the scheduling service, or canceled",
						"{bookingMonths} months after the time of the talk",
					],
					["Answers to the cookie notice", "{cookieConsentYears} years"],
					[
						"Requests about your data",
						"{dataRequestMonths} months; {confirmationDays} days if the request is not confirmed; after a deletion only its dates",
					],
					[
						"Accounts",
						"Staff: while they work here. Others: until {unusedAccountMonths} months after the last sign-in",
					],
					["Security log", "{securityLogMonths} months"],
					["Counts of requests and emails", "{countHours} hours"],
					["Emails that our own server keeps as files", "{outboxDays} days"],
					["Work that waits, such as an email that could not be sent", "{jobDays} days at most"],
					["Damaged files that are put aside to be examined", "{damagedFileDays} days"],
					["Settings in your browser", "See the [cookie policy](/cookies); you can clear them yourself at any time"],
				],
			},
		},
		{
			id: "your-rights",
			title: "Your rights, and how to use them",
			layout: "steps",
			paragraphs: [
				"These rights are yours wherever you live. You may ask to see the data we hold about you, to have it corrected, to have it deleted, and not to have it sold or shared, or used for marketing or personalization. Using a right never worsens our service to you.",
				"The profile of the visit you are making right now you can [see and delete yourself](/privacy#your-profile), without asking anyone.",
			],
			items: [
				{
					title: "Ask",
					text: "Use [the form on this page](/privacy#your-request), write to {email}, or call {phone}.",
				},
				{
					title: "Confirm it is you",
					text: "We send a link to your email address, so that nobody else gets or deletes your data. A phone number alone we check by a call. Someone else may ask for you with your written permission.",
				},
				{
					title: "Get our answer",
					text: "We answer within {dataRequestDays} days of your request. A copy of your data comes as a PDF and as a file for programs. If we must keep something, we say what and under which rule.",
				},
			],
		},
		{
			id: "stop-contact",
			title: "How to stop calls, texts and email",
			layout: "cards",
			items: [
				{ title: "Text", text: "Reply STOP to any message." },
				{
					title: "Email",
					text: "Use the unsubscribe link at the foot of the email, which can also stop calls and texts, or write to {email}.",
				},
				{ title: "Phone", text: "Tell the person who calls, or call {phone} or {tollFreePhone}." },
			],
			paragraphs: [
				"Any clear way of saying it counts. We honor it within 10 business days at the latest. We call only between 8 a.m. and 8 p.m. where you are.",
			],
		},
		{
			id: "privacy-signal",
			title: "Global Privacy Control",
			paragraphs: [
				"If your browser sends a Global Privacy Control signal, we treat it as a request to opt out. Analytics and marketing stay off, and the privacy notice on the page says that your signal was honored. This applies to every visitor, not only where the law requires it. The older “Do Not Track” setting says less clearly what is meant, and we do not respond to it.",
			],
		},
		{
			id: "financial-privacy",
			title: "When you become a client",
			paragraphs: [
				"Once you apply for or buy a financial product through us, the federal Gramm-Leach-Bliley Act (GLBA) and state insurance privacy rules protect that information. You then receive a separate privacy notice from us or from the insurer. Until then, this page applies.",
			],
		},
		{
			id: "state-notes",
			title: "Notes for some states",
			items: [
				{
					title: "California",
					text: "We collect identifiers (name, email, phone, IP address), what you tell us about your age, income, debts, family and tobacco use, your activity on this site, the approximate place of your IP address, and an estimate of the style that suits you, if you allow it. It comes from you and your browser, and from the scheduling service. We do not sell it. We share your email address and your activity with advertising tools only if you switched marketing on. To stop that, use “Cookie preferences” at the foot of the page, a Global Privacy Control signal, or [the form](/privacy#your-request). You may name somebody to ask for you, and using a right costs you nothing.",
				},
				{
					title: "Texas, New Jersey and other states with an appeal",
					text: "If we refuse a request, we say why. You may appeal: answer our message with the word “Appeal”. Another person looks at it and answers within 45 days. If the answer is still no, you may complain to the attorney general of your state.",
				},
				{
					title: "Florida",
					text: "The Florida Digital Bill of Rights is written for very large companies, with more than $1 billion in revenue, and does not apply to us. We give you the rights above all the same.",
				},
			],
		},
		{
			id: "health-data",
			title: "Data about your health",
			paragraphs: [
				"This part is the notice that Washington’s My Health My Data Act asks for. It holds for everyone.",
				"It covers what says something about your health: here, whether you use tobacco, and what you write about your health of your own accord. You give it to us yourself, in a calculator, a form or the chat, and we use it to work out an estimate and to answer you. We do not sell it and do not give it to advertising tools. It goes to the companies that run our systems, and to an insurance company when you apply. You may see it, delete it or withdraw your consent with [the form](/privacy#your-request).",
			],
		},
		{
			id: "children",
			title: "Children",
			paragraphs: [
				"This site is meant for adults. We do not knowingly collect data from anyone under 18. If a child has written to us, tell us and we will delete it.",
			],
		},
		{
			id: "security",
			title: "How we protect it",
			paragraphs: [
				"Connections to this site are encrypted. Staff sign in with their own account, see only what their role allows, and are signed out when inactive. No system is perfect. If a breach ever touches your data, we will tell you and the authorities as the law requires.",
			],
		},
		{
			id: "questions",
			title: "Questions, complaints and changes",
			paragraphs: [
				"Write to {email}, call {phone}, or send a letter to {address}. If our answer does not satisfy you, you may turn to your state’s insurance department, listed under [state compliance](/state-compliance), in Florida to the [Division of Consumer Services](https://myfloridacfo.com/division/consumers), or to the [Federal Trade Commission](https://www.ftc.gov).",
				"When this policy changes in substance, the date at the top changes too. If a new use of your data needs your consent, we ask you first.",
			],
		},
	],
} satisfies ArticlePageContent;
