import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Careers: Insurance Agents<payRange> and Marketing</payRange>",
		description:
			"Agent<payRange> and marketing</payRange> roles at an independent life insurance agency in {city}: the work, what we offer, what we ask, what to weigh up, how to apply.",
	},
	title: "Work that a family will remember you for",
	lead: "{agency} looks for people who listen before they talk. <payRangeShown>Agents advise families, and others help families find us.</payRangeShown><payRangeWithheld>Agents advise families.</payRangeWithheld> This page says what we offer and what we do not promise.",
	sections: [
		{
			id: "working-here",
			title: "How we work",
			layout: "cards",
			items: [
				{
					title: "Independent",
					text: "<carriersCompared>We work with several insurers.</carriersCompared> You may recommend the policy that suits the client, and you may say that none does.",
				},
				{
					claim: "spokenLanguages",
					title: "Four languages",
					text: "English, Spanish, Portuguese and Haitian Creole. If you speak two of them well, you are useful here from the first week.",
				},
				{
					title: "Mostly remote",
					text: "Most consultations are by phone or video. The office is in {city}, and the team works on {timeZone}.",
				},
			],
		},
		{
			id: "agents",
			title: "Agents",
			layout: "cards",
			paragraphs: [
				"An agent talks with people about money, illness and death, on the worst and the happiest days of a family. It is careful work, and it can be very good work.",
			],
			items: [
				{
					title: "What you do",
					text: "Find out what a client needs, compare insurers, explain the policy in plain words, help with the application, and stay reachable when a claim or a change comes.",
				},
				{
					title: "What we offer",
					text: "Training in products and rules, a mentor for your first cases, quoting tools, help with licenses and appointments, and inquiries from people who asked to be contacted. We do not promise a number of them. See [training](/training).",
				},
				{
					title: "What we ask",
					text: "A life license, or the will to earn one. Clear speech, patience, accurate notes, a clean record with regulators, and the nerve to tell a client not to buy.",
				},
			],
		},
		{
			claim: "payRange",
			id: "marketing",
			title: "Marketing",
			layout: "cards",
			paragraphs: [
				"Insurance advertising is regulated, and we think that makes it more interesting. You write and design what people read before they trust us with a phone number.",
			],
			items: [
				{
					title: "What you do",
					text: "Articles, pages, emails and local outreach in one or more of our languages. You measure what helps readers, within the privacy choices they made.",
				},
				{
					title: "What we offer",
					text: "Agents who answer your questions, a compliance review before anything is published, time to check a fact, and the freedom to write without hype.",
				},
				{
					title: "What we ask",
					text: "Work samples, care with numbers, and real command of the language you write in. You need no license to write. Only licensed people may advise clients.",
				},
				{
					title: "Pay",
					text: "<payRange>$50,000 to $65,000 a year, for full-time work.</payRange>",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Before you decide",
			layout: "checklist",
			paragraphs: [
				"**We make no income promise, to anyone.** What an agent earns depends on hours, skill, clients, products and on policies staying in force. Some people leave the business in their first year.",
			],
			items: [
				{ text: "Agents are paid by commission. In some months that can be nothing." },
				{ text: "When a policy lapses early, the insurer can ask for part or all of the commission back." },
				{
					text: "Ask for the written agreement: employee or contractor, who pays which costs, who owns the client relationship when you leave.",
				},
				{
					text: "You are not asked to sell to your relatives, and you are not paid for signing up other agents instead of serving clients.",
				},
				{ text: "Keep enough money for your household for some months before you give up another job." },
			],
		},
		{
			id: "how-to-apply",
			title: "How to apply",
			layout: "steps",
			items: [
				{
					title: "Write to us",
					text: "Use the [contact form](/#contact). Say<payRangeShown> which role,</payRangeShown> which languages you speak, which state you live in, and whether you hold a license. Please send no Social Security number and no documents.",
				},
				{
					title: "Recruiting call",
					text: "We answer<contactTime> within {contactHours} hours on business days</contactTime> and arrange a call. We ask about your work; you ask about ours. It commits you to nothing.",
				},
				{
					title: "Second conversation",
					text: "You meet someone who does the job.<payRangeShown> Applicants who write or design talk through a piece of their own work.</payRangeShown>",
				},
				{
					title: "Agreement in writing",
					text: "You get the documents to read at home, or with a lawyer, before you sign.",
				},
			],
		},
		{
			id: "new-york",
			title: "If you live in New York",
			paragraphs: [
				"We recruit in New York. We do not sell there: the agency offers no insurance products to people who live in New York. An agent who lives in New York first needs a New York license, and then a nonresident license for each state whose residents the agent serves. <licensedStates>We are licensed in {licensedStates} states; see [licensing](/licensing).</licensedStates>",
			],
		},
	],
	faqs: {
		title: "Questions from applicants",
		items: [
			{
				question: "How much will I earn?",
				answer:
					"We will not give you a figure, because we cannot know it. We show you the commission schedule, the costs and the pay-back rule, so that you can do your own arithmetic.",
			},
			{
				question: "Can I start part-time?",
				answer:
					"Often yes, as an agent, as long as you can keep appointments, answer clients and complete your training. Tell us your hours in your first message.",
			},
			{
				question: "Is my English good enough?",
				answer:
					"Policies and exams are mostly in English, so you need to read it well. You do not need to sound like a news anchor.<spokenLanguages> Many of our conversations are in other languages.</spokenLanguages>",
			},
			{
				question: "Does everyone get the same chance?",
				answer:
					"We choose by skill, honesty and fit with the work. Race, color, religion, sex, pregnancy, sexual orientation, gender identity, national origin, accent, age, disability, genetic information, marital or family status and service in the armed forces play no part. If you need an adjustment for the interview, tell us.",
			},
		],
	},
	callToAction: {
		title: "Start with a conversation",
		text: "[Send a message](/#contact) with the word “careers”, or call {phone} {officeHours} {timeZone}.",
	},
} satisfies ArticlePageContent;
