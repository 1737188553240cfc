import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Careers: insurance agents<payRange> and marketing</payRange>",
		description:
			"Agent<payRange> and marketing</payRange> roles at an independent life insurance agency in {city}: the work, what we offer, what we ask, what to consider, and how to apply.",
	},
	title: "Work that families will remember you for",
	lead: "{agency} is looking for people who listen before they talk. <payRangeShown>Agents advise families, and others help families find us.</payRangeShown><payRangeWithheld>Agents advise families.</payRangeWithheld> This page says what we offer and what we don’t promise.",
	sections: [
		{
			id: "working-here",
			title: "How we work",
			layout: "cards",
			items: [
				{
					title: "Independent",
					text: "<carriersCompared>We work with several insurers.</carriersCompared> You can recommend the policy that fits the client, and you can say when none does.",
				},
				{
					claim: "spokenLanguages",
					title: "Four languages",
					text: "English, Spanish, Portuguese and Haitian Creole. If you speak two of them well, you’ll be useful here from your first week.",
				},
				{
					title: "Mostly remote",
					text: "Most consultations are by phone or video. The office is in {city}, and the team works on {timeZone}.",
				},
			],
		},
		{
			id: "day",
			title: "A day on the job",
			layout: "steps",
			items: [
				{
					title: "8:30 a.m. · Overnight requests",
					text: "You read what came in since yesterday and note who can be called, in which language, and how early.",
				},
				{
					title: "10 a.m. · A first conversation",
					text: "Forty minutes with a couple who just bought a house. You ask about income, debts and health. You don’t sell anything today.",
				},
				{
					title: "12:30 p.m. · A comparison",
					text: "You compare term life and whole life for one family and write down the weak point of each in one plain sentence.",
				},
				{
					title: "2 p.m. · An application",
					text: "You go through it line by line on a video call, ask every health question exactly as printed, and wait for the answer.",
				},
				{
					title: "4 p.m. · A policy review",
					text: "A client from last year moved and had a baby. You check whether the policy still fits. Often there’s nothing to buy.",
				},
			],
		},
		{
			id: "agents",
			title: "Agents",
			layout: "cards",
			paragraphs: [
				"An agent talks with people about money, illness and death, on a family’s worst and happiest days. It’s careful work, and it can be very good work.",
			],
			items: [
				{
					title: "What you do",
					text: "Find out what a client needs, <carriersCompared>compare insurers, </carriersCompared>explain the policy in plain words, help with the application, and be there when a claim or a change comes up.",
				},
				{
					title: "What we offer",
					text: "Training in products and rules, a mentor for your first cases, quoting tools, help with licenses and appointments, and inquiries from people who asked to be contacted. We don’t promise how many. See [training](/training).",
				},
				{
					title: "What we look for",
					text: "A life license, or the drive to earn one. Clear explanations, patience, accurate notes, a clean record with regulators, and the courage to tell a client not to buy.",
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
					title: "What we look for",
					text: "Work samples, care with numbers, and a real command of the language you write in. You don’t need a license to write. Only licensed people may advise clients.",
				},
				{
					title: "Pay",
					text: "<payRange>$50,000 to $65,000 a year, for full-time work.</payRange>",
				},
			],
		},
		{
			id: "pay",
			title: "How pay works for an agent",
			layout: "steps",
			items: [
				{
					title: "The insurer pays",
					text: "Most policies pay a commission in the first year and smaller renewal commissions after that. The money comes from the insurer, never from the client.",
				},
				{
					title: "Paid in advance or as earned",
					text: "Some insurers pay months of commission in advance. If the policy lapses early, you pay back the part you hadn’t earned. As-earned pay comes more slowly, but it’s yours to keep.",
				},
				{
					title: "Your schedule, before you sign",
					text: "You’ll see the percentage for each product and insurer in writing, along with the payback rule and every cost you’d pay yourself.",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Before you decide",
			layout: "checklist",
			paragraphs: [
				"**We make no income promises to anyone.** What an agent earns depends on hours, skill, clients, products, and whether policies stay in force. Some people leave the business in their first year.",
			],
			items: [
				{ text: "Agents are paid on commission. Some months, that can be nothing." },
				{ text: "When a policy lapses early, the insurer can ask for part or all of the commission back." },
				{
					text: "Ask for the written agreement. Check whether you’d be an employee or a contractor, who pays which costs, and who owns the client relationship if you leave.",
				},
				{
					text: "We won’t ask you to sell to your relatives, and we don’t pay you to sign up other agents instead of serving clients.",
				},
				{ text: "Save enough to cover your household for a few months before you leave another job." },
			],
		},
		{
			id: "how-to-apply",
			title: "How to apply",
			layout: "steps",
			items: [
				{
					title: "Fill out the short form",
					text: "[It’s on this page](/careers#apply) and asks<payRangeShown> which role you want,</payRangeShown> which languages you speak, which state you live in, and whether you hold a license. Please don’t send your Social Security number or any documents.",
				},
				{
					title: "Recruiting call",
					text: "We’ll reply<contactTime> within {contactHours} hours on business days</contactTime> and set up a call. We’ll ask about your work, and you can ask about ours. No strings attached.",
				},
				{
					title: "Second conversation",
					text: "You’ll meet someone who does the job.<payRangeShown> Applicants who write or design will talk us through a piece of their own work.</payRangeShown>",
				},
				{
					title: "A written agreement",
					text: "You’ll get the documents to read at home, or with a lawyer, before you sign.",
				},
			],
		},
		{
			id: "new-york",
			title: "If you live in New York",
			paragraphs: [
				"We recruit in New York, but we don’t offer insurance products to people who live there. An agent who lives in New York first needs a New York license, and then a nonresident license for each state where the agent’s clients live. <licensedStates>We’re licensed in {licensedStates} {statesNoun}; see [licensing](/licensing).</licensedStates>",
			],
		},
	],
	faqs: {
		title: "Questions from applicants",
		items: [
			{
				question: "How much will I earn?",
				answer:
					"We won’t give you a number, because we can’t know it. We’ll show you the commission schedule, the costs and the payback rule so you can do your own math.",
			},
			{
				question: "Can I start part-time?",
				answer:
					"As an agent, often yes, as long as you can keep appointments, answer clients and complete your training. Tell us your hours in your first message.",
			},
			{
				question: "Is my English good enough?",
				answer:
					"Policies and exams are mostly in English, so you need to read it well. You don’t need to sound like a news anchor.<spokenLanguages> Many of our conversations are in other languages.</spokenLanguages>",
			},
			{
				question: "Does everyone get an equal chance?",
				answer:
					"We hire for skill, honesty and fit with the work. Race, color, religion, sex, pregnancy, sexual orientation, gender identity, national origin, accent, age, disability, genetic information, marital or family status and military service play no part. If you need an accommodation for the interview, tell us.",
			},
		],
	},
	callToAction: {
		title: "Start with a conversation",
		text: "[Apply with the short form](/careers#apply), or call {phone}, {officeHours} {timeZone}.",
	},
} satisfies ArticlePageContent;
