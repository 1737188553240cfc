import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Privacy policy: what we keep and why",
		description:
			"What this site records when you message us or read a page, who can see it, how long we keep it, and how to see, correct or delete it.",
	},
	title: "Privacy policy",
	lead: "You should know what happens to your information before you give it to anyone. This page explains it in plain English.",
	updated: "2026-11-21",
	sections: [
		{
			id: "in-short",
			title: "The short version",
			layout: "checklist",
			items: [
				{
					text: "We use what you send us to answer you. We do not sell personal data, and we share it for advertising only if you turned marketing on.",
				},
				{ text: "Analytics, marketing and personalization stay off until you turn them on." },
				{ text: "We do not record your screen, your mouse movements or your typing." },
				{ text: "Agreeing to calls or texts is never a condition of buying anything." },
				{
					text: "To see, correct or delete your data, use [our form](/privacy#your-request), email {email} or call {phone}.",
				},
			],
		},
		{
			id: "who-we-are",
			title: "Who we are",
			paragraphs: [
				"This site belongs to {agency}, an independent life insurance agency at {address}. When this page says “we,” it means the agency.",
				"This privacy policy covers the website and the messages that start here. If you apply for a policy, the insurance company also handles your data, under its own privacy notice.",
			],
		},
		{
			id: "what-we-keep",
			title: "What we keep, and why",
			paragraphs: ["You can read most pages without telling us anything. Here is what is stored, and when."],
			table: {
				caption: "Data stored by this site",
				columns: ["When", "What is stored", "Why"],
				rows: [
					[
						"You send a form, a calculator report or a chat",
						"Name, email, phone, your message and your answers, which may include age, income, debts and whether you use tobacco; the page, its language and any campaign information in the link you followed; the page that brought you here; browser type (user agent), screen size, time zone, IP address, the state you seem to be in, a random visit number and the time",
						"To answer you, to pass your request to an agent licensed in your state, to remind you of an estimate you asked for (two emails at most), and to stop abuse",
					],
					[
						"You book an appointment with the scheduling service, or cancel it",
						"What the service tells us: your name, email, the time of the appointment, your answers there and the time zone",
						"To know about your appointment and keep it",
					],
					[
						"Our staff work on your request",
						"What they note about it, calls and how they ended, emails to you and whether they arrived, tasks, who is responsible, who referred you, how it ended, and the policies you bought: their value, insurer, number, product, premium and dates",
						"To answer you, to keep what was agreed, and to follow the rules for calls",
					],
					[
						"You agree to be contacted",
						"The exact text you saw, its version and language, the page, the boxes you checked, your name, phone and email, the time (UTC), IP address and browser type",
						"To show what you agreed to, and what you did not",
					],
					[
						"You send a form or, with analytics allowed, open a page or take a step such as finishing a calculation or opening the booking page",
						"The kind of step and what it was about, such as a product, your state or the range a number falls in, never the number itself; the page, its language and how fast it loaded; the time and the random visit number, without your name, email or phone",
						"To learn which pages help people",
					],
					[
						"You read a blog article",
						"The article, the page you came from, browser type, and a random visit number or the word “anonymous”",
						"To count readers",
					],
					[
						"You allow personalization",
						"A random visit number; the pages viewed, how long and how far you read them, and what you opened on them; your result in the style test; how long a message is and how it is punctuated, not what it says, and the number we file it under; and an estimate of the style of explanation that suits you",
						"So our agents can explain things in the way that suits you; never to set a price or decide on coverage",
					],
					[
						"You answer the cookie notice",
						"A random number, the categories you allowed, whether your browser sent a privacy signal, the version and language of the notice, and the time",
						"To show what you allowed",
					],
					[
						"You have an account here, as our staff do",
						"Email, a one-way hash of the password (no one can turn it back into the password), your role, your language, sign-in times and, while you’re signed in, when you last did something here, the browser, the kind of device and roughly where you are; for a second factor, the encrypted key of your app, your encrypted recovery codes, and the names and public keys of your passkeys",
						"To let you sign in securely",
					],
					[
						"You unsubscribe, or tell us to stop",
						"Your email address or phone number, what should stop, how and in what language you told us, the time, IP address and browser type",
						"To stop, and to be able to prove that we did",
					],
					[
						"You make a request about your data",
						"Your name, email, phone if you give it, what you ask for, and the dates of the request and the answer",
						"To answer you on time",
					],
					[
						"You let us publish what you said about us",
						"Your words and their translations, your name as you want it shown, your city and state, the dates, whether you were paid or have ties to the agency, and your signed permission",
						"To show your words, and to be able to prove that you allowed it",
					],
					[
						"Any time the site is running",
						"Security and server logs, with only the network part of an IP address, and without email addresses, phone numbers or sign-in tokens; reports from browsers about content that was blocked",
						"To find problems and attacks",
					],
				],
			},
		},
		{
			id: "please-leave-out",
			title: "What not to send us",
			paragraphs: [
				"Please do not enter your Social Security number, bank details or health history in a form or chat here. If an application needs them, a licensed agent will tell you how to share them safely.",
			],
		},
		{
			id: "on-your-device",
			title: "What stays on your own device",
			paragraphs: [
				"If our server can’t be reached when you send a form, your browser keeps the message on your device and sends it once you’re back online. Some browsers send it only while this site is open. Until it’s sent, the message exists only on that device. On a shared computer, wait for the confirmation or call us instead.",
				"Your language, your privacy choices and a few other settings are also kept in your browser. The [cookie policy](/cookies) lists each of them.",
			],
		},
		{
			id: "consent-records",
			title: "Your consent, on record",
			paragraphs: [
				"We keep two things separate. The first is your request: the text next to the form says that we will contact you about it. The second, marketing by automated means, is optional: we ask about it after you have sent your request, in a box of its own. We never check it for you, and leaving it unchecked changes nothing about your request.",
				"Each answer is saved in a log that we add to and never overwrite. Every record carries a digital fingerprint of the one before it, so any later change would show. If you withdraw consent, that is saved as a new record in the same chain, and the earlier record stays as it was.",
				"Federal rules on telephone sales (16 CFR 310.5) require proof of consent for 5 years, so we keep these records that long, even if we delete the rest of your data. They are then locked away: they no longer appear on our screens, in emails or in copies of data. Their only purpose is to prove what was agreed.",
			],
		},
		{
			id: "who-sees-it",
			title: "Who receives your data",
			layout: "cards",
			items: [
				{
					title: "Our licensed agents",
					text: "They read your request and answer it. Staff see only what their role requires.",
				},
				{
					title: "Companies that run our systems",
					text: "The companies that deliver our email or host our servers or client records. They work under our instructions.",
				},
				{
					title: "The scheduling service",
					text: "Only if you open it. If you gave us your name, email and language earlier, they are filled in there for you. It is an outside service in a new tab, with its own privacy notice.",
				},
				{
					title: "Insurance companies",
					text: "Only when you apply for a product or ask us to request an offer on your behalf.",
				},
				{
					title: "Analytics and advertising companies, if you allow them",
					text: "If you allow analytics, Google Tag Manager loads, and the analytics companies set up in it learn which pages you open, your state, the product you look at, and ranges such as an age from 40 to 49. If you allow marketing, advertising companies also learn your email address when you send a form. If you allow neither, they receive nothing.",
				},
				{ title: "Authorities", text: "When a law, a court or an insurance regulator requires it." },
			],
		},
		{
			id: "what-we-do-not-do",
			title: "What we do not do",
			layout: "checklist",
			items: [
				{ text: "We do not sell or rent your information, and we do not pass it on as leads to other companies." },
				{
					text: "We do not share mobile phone numbers, or the consent to receive text messages, with third parties or affiliates for their marketing.",
				},
				{ text: "We don’t use session replay, which plays back what you do on a page like a video." },
				{
					text: "No third-party analytics, tag manager, map or video loads until you allow it or click to open it.",
				},
				{
					text: "If you allow marketing, the advertising tools receive your email address when you send a form. Laws such as California’s call this “sharing,” and you can [stop it](/privacy#your-request) at any time. If you do not allow marketing, they never receive it.",
				},
			],
		},
		{
			id: "location-and-spam",
			title: "Location and spam checks",
			paragraphs: [
				"To show your state’s rules, our own server looks up the approximate location of your IP address in its own database. Your address is not sent to anyone for this. The answer can be wrong, and you can change it. A state you pick yourself stays in your browser. If a delivery network sits in front of our server, we use the region it reports instead. [IP geolocation by DB-IP](https://db-ip.com), licensed under CC BY 4.0.",
				"To keep bots out, your browser does a small calculation when you send a form. It happens on your device and involves no other company. The site can be set to use Google reCAPTCHA instead. While that is on, Google receives your IP address and information about your browser for the check.",
				"A message that looks like spam is set aside for a person to review. It is not thrown away.",
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
						"Messages, requests, what you filled in, and what our staff wrote down about them",
						"Until {leadYears} years after the last contact, or sooner if you ask us to delete them and no law requires us to keep them",
					],
					[
						"Consent records, and what you told us when you withdrew consent",
						"{consentRecordYears} years, and longer only while we still keep the request they belong to. Then we destroy the key to each record, and no one can read it anymore, not even us. Backups made before that still hold the key, so the deletion is complete when the last of them is deleted",
					],
					[
						"Addresses and numbers you asked us to stop contacting, or not to sell or share data about, or a scrambled form of them",
						"As long as we send emails, because without this record, messages would start again",
					],
					[
						"Complaints and what we did about them",
						"{complaintYears} years after a complaint is closed, because the law requires us to keep them, even if we delete your other data",
					],
					[
						"Checks of your phone number against do-not-call lists",
						"{doNotCallCheckYears} years, or until we delete your data at your request",
					],
					["Pages viewed, articles read and steps taken, such as finishing a calculation", "{visitMonths} months"],
					["Style estimates", "{profileDays} days after the visit, or until you [delete yours](/privacy#your-profile)"],
					[
						"Appointments booked or canceled with the scheduling service",
						"{bookingMonths} months after the time of the appointment",
					],
					["Answers to the cookie notice", "{cookieConsentYears} years"],
					[
						"Requests about your data",
						"{dataRequestMonths} months; {confirmationDays} days if the request is not confirmed; after a deletion, only the dates are kept",
					],
					[
						"Accounts",
						"Staff: as long as they work here. Others: until {unusedAccountMonths} months after the last sign-in",
					],
					[
						"Our pages, articles and form letters as they read at the time, with the names in them and of the staff who wrote or approved an article",
						"{publicationYears} years after that wording was last shown",
					],
					[
						"Words of clients that we publish, with their signed permission",
						"{publicationYears} years after we take them off our list",
					],
					[
						"Earlier versions of blog articles, with the names of the staff who wrote them",
						"{versionDays} days; the latest {versionCount} of each text for as long as the text exists",
					],
					["Images uploaded for articles that no article uses", "{unusedImageDays} days"],
					["Messages and requests that our staff deleted, in case that was a mistake", "{deletedLeadDays} days"],
					[
						"Files with people’s contact information that our staff upload, until they are imported, and rows in them that weren’t imported",
						"{importFileHours} hours",
					],
					["Invitations to open an account that nobody accepted", "{invitationDays} days after their link expires"],
					["Security log", "{securityLogMonths} months"],
					["Messages that tell our other systems about your request, and what they said", "{webhookCallDays} days"],
					["Counts of requests and emails, used to stop abuse", "{countHours} hours"],
					["Emails that our own server keeps as files", "{outboxDays} days"],
					["Pending tasks, such as an email that could not be sent", "{jobDays} days at most"],
					["Damaged files set aside so we can examine them", "{damagedFileDays} days"],
					["Settings in your browser", "See the [cookie policy](/cookies); you can clear them yourself at any time"],
				],
			},
		},
		{
			id: "your-rights",
			title: "Your rights, and how to use them",
			layout: "steps",
			paragraphs: [
				"You have these rights wherever you live. You may ask us to show you the data we hold about you, to correct it, to delete it, and not to sell or share it or use it for marketing or personalization. We will never treat you worse for exercising your rights.",
				"You can [see and delete](/privacy#your-profile) the profile of your current visit yourself, without asking anyone.",
			],
			items: [
				{
					title: "Ask",
					text: "Use [the form on this page](/privacy#your-request), email {email}, or call {phone}.",
				},
				{
					title: "Confirm it is you",
					text: "We send a link to your email address, so no one else can get or delete your data. If all we have is a phone number, we check by calling it. Someone else may make a request for you with your written permission.",
				},
				{
					title: "Get your answer",
					text: "We will answer within {dataRequestDays} days of your request. An opt-out of sale or sharing counts as soon as you send the form; if something is left to do by hand, we do it within {optOutBusinessDays} business days. A copy of your data comes as a PDF and as a machine-readable file. If we must keep something, we will tell you what, and under which rule.",
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
					text: "Use the unsubscribe link at the bottom of the email, which can also stop calls and texts, or email {email}.",
				},
				{ title: "Phone", text: "Tell the person who calls you, or call {phone} or {tollFreePhone}." },
			],
			paragraphs: [
				"You can tell us in any clear way. We will honor it within 10 business days at the latest. We call only between 8 a.m. and 8 p.m. your local time.",
			],
		},
		{
			id: "privacy-signal",
			title: "Global Privacy Control",
			paragraphs: [
				"If your browser sends a Global Privacy Control signal, we treat it as a request to opt out. Analytics and marketing stay off, and the privacy notice on the page says that your signal was honored. This applies to every visitor, not only where the law requires it. The older “Do Not Track” setting is less clear about what it means, and we do not respond to it.",
			],
		},
		{
			id: "financial-privacy",
			title: "When you become a client",
			paragraphs: [
				"Once you apply for or buy a financial product through us, the federal Gramm-Leach-Bliley Act (GLBA) and state insurance privacy rules protect the personal information connected with that product. You will then receive a separate privacy notice from us or from the insurer. Until then, this page applies.",
			],
		},
		{
			id: "state-notes",
			title: "Notes for some states",
			items: [
				{
					title: "California",
					text: "We collect identifiers (name, email, phone, IP address), what you tell us about your age, income, debts, family and tobacco use, your activity on this site, the approximate location of your IP address, and an estimate of the style that suits you, if you allow it. This information comes from you and your browser, and from the scheduling service. We do not sell it. We share your email address with advertising tools only if you turned marketing on, and your activity with analytics tools only if you turned analytics on. To stop that, use “Cookie preferences” at the bottom of the page, a Global Privacy Control signal, or [the form](/privacy#your-request). You may name someone to make a request for you, and using your rights costs you nothing.",
				},
				{
					title: "Texas, New Jersey and other states with a right to appeal",
					text: "If we refuse a request, we will tell you why. You may appeal: reply to our message with the word “Appeal.” Another person will review it and answer within 45 days. If the answer is still no, you may complain to your state’s attorney general.",
				},
				{
					title: "Washington",
					text: "Our [policy on data about your health](/privacy/health-data) is a page of its own. It applies to everyone.",
				},
				{
					title: "Florida",
					text: "The main rules of the Florida Digital Bill of Rights cover very large companies, with more than $1 billion in revenue. They do not apply to us. We give you the rights above anyway. One rule applies to every business: sensitive data, such as data about health, may not be sold without consent (section 501.715). We do not sell it at all.",
				},
			],
		},
		{
			id: "children",
			title: "Children",
			paragraphs: [
				"This site is meant for adults. We do not knowingly collect data from anyone under 18. If a child has written to us, tell us and we will delete the data.",
			],
		},
		{
			id: "security",
			title: "How we protect it",
			paragraphs: [
				"Connections to this site are encrypted. Staff members sign in with their own accounts, see only what their role allows, and are signed out when inactive. No system is perfect. If a breach ever touches your data, we will tell you and the authorities as the law requires.",
			],
		},
		{
			id: "questions",
			title: "Questions, complaints and changes",
			paragraphs: [
				"Email {email}, call {phone}, or send a letter to {address}. If you are not satisfied with our answer, you can contact your state’s insurance department, listed under [state compliance](/state-compliance) (in Florida, the [Division of Consumer Services](https://myfloridacfo.com/division/consumers)), or the [Federal Trade Commission](https://www.ftc.gov).",
				"When we make a material change to this policy, we update the date at the top. If a new use of your data needs your consent, we will ask you first.",
			],
		},
	],
} satisfies ArticlePageContent;
