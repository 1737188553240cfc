import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Terms of Service for this website",
		description:
			"What you can expect from this website and what it cannot do for you: information, not an offer; estimates, not quotes; and fair rules for both sides.",
	},
	title: "Terms of Service",
	lead: "These terms are short on purpose. They say what this website is for, what it is not, and what we expect of each other.",
	updated: "2026-11-22",
	sections: [
		{
			id: "agreement",
			title: "Who these terms are between",
			paragraphs: [
				"This website is operated by {agency}, an independent insurance agency at {address}. Insurers pay us a commission when you buy a policy. By using the site, you agree to these terms. If you do not agree, please call us at {phone} instead of using the forms. The forms are for people who are at least 18 years old.",
				"These terms cover the website only. A policy you buy is a contract between you and the insurance company, and that contract decides what is covered.",
			],
		},
		{
			id: "information-only",
			title: "Information, not an offer",
			layout: "checklist",
			paragraphs: [
				"The pages explain products in general. They are not an offer to sell insurance, and they do not promise that you will be accepted.",
			],
			items: [
				{ text: "Coverage and eligibility depend on state rules and on the insurer’s underwriting." },
				{
					text: "Not every product is available in every state. <licensedStates>The agency is licensed in {licensedStates} {statesNoun}.</licensedStates>",
				},
				{ text: "In New York, we only recruit agents. We don’t sell insurance to residents there." },
				{
					text: "Coverage begins only when the insurer issues the policy and its conditions are met, including the first premium. A form or an estimate here never starts coverage.",
				},
			],
		},
		{
			id: "estimates",
			title: "Calculators and estimates",
			paragraphs: [
				"Calculator results are hypothetical. They come from the numbers you enter and from assumptions stated next to them. They are not a quote and **not a policy illustration**, and they do not show every charge a policy can carry.",
				"Your price can be higher or lower after underwriting. Values that depend on an index or on dividends can be lower than shown, down to no growth at all. Before you decide, ask for the insurer’s own illustration and read the part that shows the minimum values.",
			],
		},
		{
			id: "no-advice",
			title: "No tax or legal advice",
			paragraphs: [
				"We are insurance agents. What we write about taxes, estates or debts is general information. Your own situation may differ, so ask a tax adviser or a lawyer before you act on it.",
			],
		},
		{
			id: "languages",
			title: "Languages",
			paragraphs: [
				"We publish each page in {siteLanguages}. If two versions differ, tell us and we will correct them. Policies, applications and regulators’ documents are often issued in English only. The insurer’s document is the one that counts. Ask us to go through it with you before you sign.",
			],
		},
		{
			id: "contact-consent",
			title: "When you send us a message",
			paragraphs: [
				"Please give only your own information, and make sure it is correct. A licensed agent will use it to answer your request, as the [privacy policy](/privacy) describes. We ask separately for consent to marketing calls or texts. It is optional and never a condition of purchase. Reply STOP to end texts, and tell us to end calls.",
				"Sending a message does not create a client relationship, and it does not replace a notice that your insurer requires in writing. To change or cancel an existing policy, contact the insurer or call us.",
			],
		},
		{
			id: "text-messages",
			title: "Text messages",
			layout: "checklist",
			paragraphs: [
				"Our text message program is called “{agency} Messages.” We use it to answer your request and arrange your appointment. We send marketing texts, and use an automated system or an artificial or prerecorded voice, only if you checked the box for that.",
			],
			items: [
				{ text: "Message frequency varies. Message and data rates may apply." },
				{
					text: "To end our texts, reply **STOP** to any of them.",
				},
				{ text: "Reply **HELP** for help, or email {email} or call {phone}." },
				{ text: "Phone companies deliver the texts. They are not liable for late or undelivered texts." },
				{
					text: "We do not share your number, or your consent to texts, with other companies for their own marketing. See the [privacy policy](/privacy).",
				},
			],
		},
		{
			id: "electronic-records",
			title: "Electronic records and signatures",
			paragraphs: [
				"When you check a consent box or send a form, that is your electronic signature. Under the federal E-SIGN Act, it counts the same as a signature on paper. You agree to receive our notices about the website and a copy of what you agreed to electronically, on screen or by email. For that, you need a device with a current browser and an email address.",
				"You can ask for a paper copy free of charge, give us a new email address, or withdraw this agreement at any time: email {email} or call {phone}. Withdrawing it does not change what was signed before. Before an insurer sends you policy documents electronically, the insurer will ask for your consent.",
			],
		},
		{
			id: "acceptable-use",
			title: "What we ask of you",
			layout: "checklist",
			items: [
				{ text: "Do not send someone else’s information without that person’s permission." },
				{ text: "Do not try to break in, overload the site, or get around its protections." },
				{ text: "Do not copy whole pages, or use bots to collect data in order to sell leads." },
				{ text: "Do not claim to be our agent or to work for us." },
			],
		},
		{
			id: "content",
			title: "Text, images and names",
			paragraphs: [
				"You may read, print and share pages for yourself, your family and your advisers. For any other use, ask us first. Other companies’ names and trademarks belong to them.",
				"If something here copies your work without permission, email {email}. Name your work and the page, tell us how to reach you, state in good faith that the use is not permitted and that you are the owner or act for the owner, and sign your message. We will look into it and take down anything that should not be here.",
			],
		},
		{
			id: "other-sites",
			title: "Other websites",
			paragraphs: [
				"Links lead to regulators, to a scheduling service and to other sites we do not control. We are not responsible for their content. A link to a state agency does not mean that the state endorses us.",
			],
		},
		{
			id: "responsibility",
			title: "Our responsibility",
			paragraphs: [
				"We check our pages carefully, but they may contain mistakes or be out of date, and the site may be unavailable at times. Please talk with a licensed agent and read the policy before you decide. As far as the law allows, we are not liable for a loss that comes only from relying on a web page or from the site being down.",
				"This does not reduce our duties to you as licensed agents, our responsibility for fraud, gross negligence or intentional harm, or any right that the law does not let you give up.",
			],
		},
		{
			id: "law",
			title: "Law and disputes",
			paragraphs: [
				"{homeState} law applies to these terms, and disputes about the website go to the courts of {homeState}. If you live in another state, you keep the protections of that state’s insurance and consumer laws. Nothing here keeps you from filing a complaint with a [regulator](/compliance).",
			],
		},
		{
			id: "changes",
			title: "Changes and contact",
			paragraphs: [
				"We may change these terms. The date at the top shows the last material change, and a change applies only from then on. If one part is found invalid, the rest stays in effect.",
				"Questions are welcome at {email}, {phone} or {tollFreePhone}.",
			],
		},
	],
} satisfies ArticlePageContent;
