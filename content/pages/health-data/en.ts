import type { ArticlePageContent } from "../../schema.ts";

/** Only what RCW 19.373.020 and .040 ask for: the policy may say nothing else. */
export default {
	meta: {
		title: "Data about your health: our policy",
		description:
			"What we collect about your health, why, where it comes from, who receives it, and how to see it, delete it, withdraw your consent or appeal.",
	},
	title: "Consumer Health Data Privacy Policy",
	lead: "This is the policy that Washington’s My Health My Data Act asks for (RCW 19.373.020). It applies to everyone.",
	updated: "2026-11-29",
	sections: [
		{
			id: "collected",
			title: "What we collect, and why",
			table: {
				caption: "Data about your health",
				columns: ["Data", "Why we collect it, and how we use it"],
				rows: [
					["Whether you use tobacco", "To compute an estimate, to prepare quotes and to answer you"],
					[
						"What you choose to write or tell us about your health",
						"To answer you, and to find out which coverage you can apply for",
					],
					[
						"Answers to the health questions of an application",
						"To fill in the application with you and send it to the insurer",
					],
				],
			},
		},
		{
			id: "sources",
			title: "Where it comes from",
			paragraphs: [
				"You give it to us yourself: in a calculator, a form, the chat, an email, a call or an appointment.",
			],
		},
		{
			id: "shared",
			title: "What we share, and who receives it",
			paragraphs: [
				"We share whether you use tobacco, what you tell us about your health, and your answers to health questions. We share them with insurance companies, when you apply or ask us to request an offer. The companies that deliver our email and host our servers or client records process them for us.",
				"We share this data with no affiliates. We don’t sell it, and we don’t give it to analytics or advertising companies.",
			],
		},
		{
			id: "rights",
			title: "How to use your rights",
			paragraphs: [
				"You can ask whether we have data about your health, see it, get a list of the third parties and affiliates that received it, withdraw your consent, and have the data deleted. Use [our form](/privacy#your-request), email {email} or call {phone}. We answer within {dataRequestDays} days.",
			],
		},
		{
			id: "appeal",
			title: "How to appeal",
			paragraphs: [
				"If we refuse a request, you can appeal: reply to our answer with the word “Appeal,” or email {email}. Another person reviews it and answers in writing within 45 days. If the answer is still no, you can [file a complaint with the Attorney General of Washington](https://www.atg.wa.gov/file-complaint).",
			],
		},
	],
} satisfies ArticlePageContent;
