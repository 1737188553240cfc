import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Terms of use for this website",
		description:
			"What you can expect from this website and what it cannot do for you: information, not an offer; estimates, not quotes; and fair rules for both sides.",
	},
	title: "Terms of use",
	lead: "These terms are short on purpose. They say what this website is for, what it is not, and what we ask of each other.",
	updated: "2026-11-22",
	sections: [
		{
			id: "agreement",
			title: "Who these terms are between",
			paragraphs: [
				"This website is run by {agency}, an independent insurance agency at {address}. Insurers pay us a commission when you buy a policy. By using the site you agree to these terms. Its forms are for people who are at least 18 years old. If you do not agree, please call us at {phone} instead of using the forms.",
				"The terms cover the website only. A policy you buy is a contract between you and the insurance company, and that contract decides what is covered.",
			],
		},
		{
			id: "information-only",
			title: "Information, not an offer",
			layout: "checklist",
			paragraphs: [
				"The pages explain products in general. They are not an offer to sell insurance and not a promise that you will be accepted.",
			],
			items: [
				{ text: "Coverage and eligibility depend on state rules and on the insurer’s underwriting." },
				{
					text: "Not every product is available in every state. <licensedStates>The agency is licensed in {licensedStates} states.</licensedStates>",
				},
				{ text: "In New York we only recruit agents. We sell no insurance to residents there." },
				{
					text: "Coverage begins only when the insurer issues the policy and its conditions are met, including the first premium. A form or an estimate here never starts coverage.",
				},
			],
		},
		{
			id: "estimates",
			title: "Calculators and estimates",
			paragraphs: [
				"Results of the calculators are hypothetical. They come from the numbers you type and from assumptions stated beside them. They are not a quote and **not a policy illustration**, and they do not show every charge a policy can carry.",
				"Your price can be higher or lower after underwriting. Values that depend on an index or on dividends can be lower than shown, down to no growth at all. Before you decide, ask for the insurer’s own illustration and read the part that shows the minimum values.",
			],
		},
		{
			id: "no-advice",
			title: "No tax or legal advice",
			paragraphs: [
				"We are insurance agents. What we write about taxes, estates or debts is general information. Your own case may differ, so ask a tax adviser or a lawyer before you act on it.",
			],
		},
		{
			id: "languages",
			title: "Four languages",
			paragraphs: [
				"We publish each page in English, Spanish, Portuguese and Haitian Creole. If two versions differ, tell us and we will correct them. Policies, applications and regulators’ papers are often issued in English only; the insurer’s document is the one that counts. Ask us to go through it with you before you sign.",
			],
		},
		{
			id: "contact-consent",
			title: "When you send us a message",
			paragraphs: [
				"Please give your own, correct details. A licensed agent uses them to answer your request, as the [privacy policy](/privacy) describes. Consent to marketing calls or texts is asked separately, is optional, and is never a condition of purchase. Reply STOP to end texts, and tell us to end calls.",
				"Sending a message does not create a client relationship, and it does not replace a notice that your insurer requires in writing. To change or cancel an existing policy, contact the insurer or call us.",
			],
		},
		{
			id: "text-messages",
			title: "Text messages",
			layout: "checklist",
			paragraphs: [
				"Our text message program is called “{agency} Messages”. With it we answer your request and arrange your appointment. We send marketing texts, and use an automated system or a recorded voice, only if you checked the box for that.",
			],
			items: [
				{ text: "Message frequency varies. Message and data rates may apply." },
				{
					text: "Reply **STOP** to any text to end them. You get one last text that confirms it. STOP in another language of this site counts too: ALTO, PARE, PARAR, SISPANN or KANPE.",
				},
				{ text: "Reply **HELP** for help, or write to {email} or call {phone}." },
				{ text: "Phone companies deliver the texts. They are not liable for texts that come late or not at all." },
				{
					text: "We do not share your number, or your consent to texts, with other companies for their own marketing. See the [privacy policy](/privacy).",
				},
			],
		},
		{
			id: "electronic-records",
			title: "Electronic records and signatures",
			paragraphs: [
				"When you check a consent box or send a form, that is your electronic signature, and it counts like one on paper (the federal E-SIGN Act). You agree to get our notices about the website and a copy of what you agreed to electronically, on the screen or by email. For that you need a device with a current browser and an email address.",
				"You can ask for a paper copy free of charge, give us a new email address, or take this agreement back at any time: write to {email} or call {phone}. Taking it back does not change what was signed before. Before an insurer sends you policy documents electronically, it asks you itself.",
			],
		},
		{
			id: "acceptable-use",
			title: "What we ask of you",
			layout: "checklist",
			items: [
				{ text: "Do not send someone else’s details without that person’s permission." },
				{ text: "Do not try to break in, overload the site, or get around its protections." },
				{ text: "Do not copy whole pages, or gather data by robot for selling leads." },
				{ text: "Do not present yourself as our agent or as working for us." },
			],
		},
		{
			id: "content",
			title: "Texts, pictures and names",
			paragraphs: [
				"You may read, print and share pages for yourself, your family and your advisers. For other uses, ask us first. Names and marks of other companies belong to them.",
				"If something here copies your work without permission, write to {email}. Name your work and the page, tell us how to reach you, state in good faith that the use is not permitted and that you are the owner or act for the owner, and sign it. We look into it and take down what should not be here.",
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
				"We check our pages with care, yet they may contain mistakes or be out of date, and the site may be unavailable at times. Please talk to a licensed agent and read the policy before you decide. As far as the law allows, we are not liable for a loss that comes only from relying on a web page or from the site being down.",
				"This does not reduce our duties to you as licensed agents, our responsibility for fraud, gross negligence or intended harm, or any right that the law does not let you give up.",
			],
		},
		{
			id: "law",
			title: "Law and disputes",
			paragraphs: [
				"{homeState} law applies to these terms, and disputes about the website go to the courts of {homeState}. If you live in another state, the protections of that state’s insurance and consumer law remain yours. Nothing here keeps you from complaining to a [regulator](/compliance).",
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
