import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Fixed indexed annuity (FIA): interest, limits, charges",
		description:
			"What a fixed indexed annuity is, how index-linked interest is limited, what early withdrawals and riders cost, how it’s taxed, and who should skip it.",
	},
	title: "Fixed indexed annuity (FIA): index-linked interest and its limits",
	lead: "A fixed indexed annuity is a contract with an insurance company for money you can leave alone for years. It earns interest tied to a market index and can later pay you an income. In return, you accept limits on growth and charges if you take the money out early.",
	whatItIs: {
		title: "What an FIA is",
		paragraphs: [
			"You pay a premium, usually one lump sum, and the insurer adds interest using a formula that follows a market index. You don’t own any shares. When the index falls, the formula credits no less than its floor, commonly 0%, so an index loss does not reduce your contract value. Withdrawals, charges and rider fees can reduce it.",
			"When the index rises, you get part of the rise. A **cap** sets the most you can be credited, a **participation rate** sets the share that counts, and some contracts subtract a **spread**. The index’s dividends usually do not count. The insurer resets these terms at each renewal, within limits written in the contract.",
			"Later, you choose how to use the money: withdrawals, one lump sum, or regular payments for a set number of years or for life. Once regular payments start, you usually can’t undo that choice. Payments for life depend on the claims-paying ability of the issuing insurer.",
			"Some contracts offer an income rider for a yearly fee. It has its own **income base**, a number used only to calculate your payments. It is not money you can take out.",
		],
	},
	fit: {
		title: "Who it’s for, and who should look elsewhere",
		forTitle: "An FIA may suit you if",
		for: [
			"You’re close to retirement, or retired, and have money you won’t need for several years.",
			"You’re willing to give up part of the gains in good years so a falling index doesn’t reduce your contract value.",
			"You want some of your money to become an income you can’t outlive, and you’ve checked the insurer’s financial strength.",
			"You keep separate cash for emergencies, health costs and repairs.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"You may need most of this money before the withdrawal charges end.",
			"You want the full growth of the market, dividends included, and can handle the losses.",
			"The annuity would tie up nearly everything you own.",
			"You’re under 59½ and may need to draw on the money. Taxes and a federal penalty would add up.",
		],
	},
	steps: {
		title: "How we work with you",
		items: [
			{
				title: "Your full financial picture",
				text: "We have to ask about your income, expenses, other assets, taxes, plans and comfort with risk, so our recommendation fits you. If the money should stay where it is, we’ll say so.",
			},
			{
				title:
					"<carriersCompared>Contracts side by side</carriersCompared><carriersComparedWithheld>The contract in detail</carriersComparedWithheld>",
				text: "<carriersCompared>We compare insurers on caps</carriersCompared><carriersComparedWithheld>We look at caps</carriersComparedWithheld> and how they may change, withdrawal charges, rider fees, income terms and financial strength ratings. A bonus on the premium often comes with higher charges or lower caps, so we check both.",
			},
			{
				title: "Application and free look",
				text: "The insurer reviews whether our recommendation is in your best interest. When the contract is delivered, a free-look period lets you read it and cancel if you change your mind. The number of days depends on your state and sometimes on your age. Your contract states your exact period.",
			},
		],
	},
	costs: {
		title: "What it costs",
		intro:
			"Many FIAs have no yearly fee on the base contract. You pay in other ways: through limits on growth, through charges for leaving early and through riders.",
		items: [
			{
				title: "Withdrawal and surrender charges",
				text: "For a number of years, taking out more than the yearly free amount costs a percentage of what you take. The charge falls over time on a schedule in the contract.",
			},
			{
				title: "Market value adjustment",
				text: "In many contracts, an early withdrawal is also adjusted for interest rates. If rates have risen since you bought, the adjustment usually lowers what you get.",
			},
			{
				title: "Limits on growth",
				text: "Caps, participation rates and spreads are a cost in good years. After a renewal with a lower cap, the same rise in the index earns you less.",
			},
			{
				title: "Rider fees",
				text: "An income or death benefit rider takes a yearly fee from the contract value, even in a year with 0% interest. In a year like that, your contract value falls.",
			},
			{
				title: "Taxes",
				text: "Growth is taxed as ordinary income when you take it out, and the gain comes out first unless the contract is in an IRA or similar account. If you take it out before age 59½, you usually owe an additional 10% federal tax.",
			},
		],
	},
	example: {
		figuresOf: "fia",
		title: "Example: $100,000 for 10 years. Hypothetical, not a contract illustration",
		intro:
			"The table shows one premium of $100,000 left alone for 10 years at four constant rates. It shows what a difference in rate does over time. It’s not a forecast of any contract.",
		assumptions: [
			"One premium of $100,000 on the first day, with nothing added and nothing withdrawn.",
			"Interest is credited once a year at the same rate each year.",
			"No withdrawal charge, rider fee, market value adjustment or tax is taken out.",
		],
		rows: [
			{ label: "0% every year (hypothetical, before fees and taxes)", value: "$100,000" },
			{ label: "2% every year (hypothetical, before fees and taxes)", value: "$121,899" },
			{ label: "3% every year (hypothetical, before fees and taxes)", value: "$134,392" },
			{ label: "6% every year (hypothetical, before fees and taxes)", value: "$179,085" },
		],
		note: "Hypothetical numbers, not a contract illustration and not a promise. Real credits change every year and may be 0% in several of them. With a rider fee, the 0% line would end below $100,000. Money withdrawn early would be less, after charges and taxes. Rates and limits depend on the insurer, the contract and your state. Try other amounts in our [calculator](/calculator).",
	},
	faqs: {
		title: "Questions people ask about annuities",
		items: [
			{
				question: "Can I lose money in an FIA?",
				answer:
					"An index loss is not passed on to you. You can still get back less than you paid: if you leave early and pay charges, if rider fees exceed the interest, or if the insurer cannot meet its obligations. Prices may also rise faster than your interest.",
			},
			{
				question: "Can I get to my money?",
				answer:
					"Some of it. Most contracts let you take a limited share each year without a withdrawal charge, and many waive it for a nursing home stay or a terminal illness, under certain conditions. Income tax, and the 10% additional tax before 59½, can still apply.",
			},
			{
				question: "Does an FIA help if my money is already in an IRA?",
				answer:
					"An IRA already defers the tax, so the annuity adds no extra tax advantage there. Buy it only for its other features, such as the floor or income for life. Required minimum distributions still apply. A tax adviser can confirm what applies to you.",
			},
			{
				question: "What do my beneficiaries get?",
				answer:
					"In most contracts, they get the contract value if you die before payments begin. They pay income tax on the gain as ordinary income. If you’ve already chosen payments for life, what’s left depends on the option you chose.",
			},
			{
				question: "Should I replace an annuity I own?",
				answer:
					"Often it’s better to keep it. A replacement can cost you a surrender charge, start a new surrender charge period and end benefits you already have. We’ll put both contracts side by side in writing before you decide.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"An annuity is a long-term insurance contract. It is not a deposit and is not insured by the FDIC or any federal agency.",
			"An FIA does not participate directly in any stock or index. Index names and past index results do not predict future credits.",
			"{agency} does not give tax or legal advice. Agents are usually paid a commission by the insurer, and the terms of the contract reflect it.",
			"<licensedStates>{agency} is [licensed in {licensedStates} {statesNoun}](/licensing).</licensedStates> Contracts, features and charges vary by state and insurer.",
		],
	},
	callToAction: {
		title: "Let’s read it together",
		text: "Bring the contract for an annuity you own, or the paperwork for one you’ve been offered. A licensed agent will go through its limits, charges and dates with you. The consultation is free. Call {phone}.",
	},
	netWorthOptions: {
		open: "Options for larger estates",
		title: "Annuities for larger estates",
		intro:
			"If you have more assets, the contract works the same way, with the same limits and charges. What changes is how it fits in with your taxes, your estate and the rest of what you own. We work alongside your attorney and tax adviser.",
		options: [
			{
				title: "High net worth",
				text: "For households whose assets exceed what they expect to spend, and who want part of them to pay a steady income.",
				points: [
					"Divide the premium among several insurers, so you don’t depend on just one.",
					"Stagger the start dates so the withdrawal charges end in different years.",
					"Plan the timing of withdrawals with your tax adviser, because the gain is ordinary income and may affect Medicare premiums.",
					"Name beneficiaries carefully, and check them against your will and trusts.",
				],
			},
			{
				title: "Ultra high net worth",
				text: "For families with trusts, businesses or taxable estates, where an annuity is one small part of a wider plan and sometimes not needed at all.",
				points: [
					"Decide who should own the contract. An annuity owned by a company or by some trusts may lose tax deferral.",
					"Weigh an annuity against life insurance for your heirs. They pay tax on the gain in an annuity, and it gets no step-up in basis at death.",
					"Expect limits and extra review. Insurers cap the premium they accept and ask where the money comes from.",
					"Review each insurer’s financial strength every year with your trustee or adviser.",
				],
			},
		],
		note: "This is general information, not tax or legal advice. A large premium does not remove caps, withdrawal charges or taxes. Availability depends on the insurer and your state.",
	},
} satisfies ProductPageContent;
