import type { LocationsContent } from "../schema.ts";

export default {
	meta: {
		title: "Life insurance by city in Florida",
		description:
			"Life insurance, final expense and annuity help for ten Florida cities, by phone or video from our office in {city}<spokenLanguages>, in four languages</spokenLanguages>.",
	},
	cities: {
		sarasota: {
			meta: {
				title: "Life insurance in Sarasota, Florida",
				description:
					"Our office is in Sarasota. Talk with us in person by appointment, by phone or by video about life insurance, final expense insurance or annuities<spokenLanguages>, in four languages</spokenLanguages>.",
			},
			title: "Life insurance in Sarasota, from people who work here",
			lead: "Sarasota is home. Our only office is here, at {address}, and many of the families we help live within sight of the same bay.",
			paragraphs: [
				"Sarasota County has one of the older populations in Florida, with many retired couples and people who moved south later in life. Living alongside them are the nurses, builders, cooks and teachers who keep the county running, many of them with young children.",
				"So the questions change from one street to the next. Retired couples ask what happens to the survivor’s income when one Social Security check stops, and whether an old policy is still worth its premium. Often it is. Younger families ask how much [term life](/services/term-life) they can afford on top of a high rent or mortgage.",
				"People with money they won’t need for years ask about a [fixed indexed annuity](/services/fia). We start with the drawback: it ties up the money, and if you leave early, you may pay a withdrawal charge. For a funeral alone, a small [final expense](/services/final-expense) policy, or money already set aside, may be enough.",
			],
			facts: [
				{
					title: "County",
					text: "Sarasota County. We also help families in Bradenton, Venice, North Port and the rest of the Gulf Coast.",
				},
				{
					title: "How we meet",
					text: "At the office by appointment, or by phone or video. Call {phone}, {officeHours}",
				},
				{
					title: "Funeral cost",
					text: "<funeralCosts>Our estimate for Florida is about {homeFuneralCost}, for a service with viewing and burial and without a vault.</funeralCosts> Cremation usually costs less than a burial.<funeralCostsWithheld> Ask each funeral home for its itemized price list.</funeralCostsWithheld>",
				},
			],
		},
		tampa: {
			meta: {
				title: "Life insurance in Tampa, Florida",
				description:
					"Life insurance for Tampa families: leaving military coverage, covering a mortgage, planning for parents. By phone or video<spokenLanguages>, in English or Spanish</spokenLanguages>.",
			},
			title: "Life insurance for Tampa families",
			lead: "From the port and the base to hospitals and offices, Tampa works in all kinds of uniforms. The insurance that comes with a job often ends with the job, and that’s where many of our Tampa conversations begin.",
			paragraphs: [
				"Tampa is the seat of Hillsborough County and home to MacDill Air Force Base. Service members who leave the military have deadlines for keeping or converting their coverage. We check those dates first, then compare a private [term policy](/services/term-life) with what the military offers. Sometimes the military option is the one to keep.",
				"Ybor City was built by families from Cuba, Spain and Italy, and Spanish is still heard all over the city. In many homes, three generations live together. Grandparents ask about [final expense](/services/final-expense) coverage so the bill doesn’t fall on their children. The children ask how to protect a mortgage.",
				"Homeowners here know about rising insurance bills. A life policy has to fit in the budget along with homeowners insurance. We’d rather help you keep a smaller policy for 30 years than sell you a large one that lapses in year three.",
			],
			facts: [
				{
					title: "County",
					text: "Hillsborough County. We also help families in Brandon, Riverview, St. Petersburg and Clearwater.",
				},
				{
					claim: "spokenLanguages",
					title: "Languages",
					text: "English and Spanish are the most requested in Tampa. We also speak Portuguese and Haitian Creole.",
				},
				{
					title: "How we meet",
					text: "By phone or video from our {city} office. We have no office in Tampa. Call {phone}. <funeralCosts>Our estimate for a funeral in Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		orlando: {
			meta: {
				title: "Life insurance in Orlando, Florida",
				description:
					"Life insurance for Orlando’s hotel, park and hospital workers and for Brazilian and Puerto Rican families. By phone or video<spokenLanguages>, in four languages</spokenLanguages>.",
			},
			title: "Life insurance in Orlando, around your shifts",
			lead: "Visitors see the parks. The people who run them work nights, weekends and two jobs. We’ll talk when your shift allows<spokenLanguages>, in English, Spanish, Portuguese or Haitian Creole</spokenLanguages>.",
			paragraphs: [
				"Orlando is the seat of Orange County. Hotels, theme parks, hospitals and the university employ much of the area. Group life insurance from a job like that is worth having, but it’s often small, and it may end when you change employers. Your own [term life](/services/term-life) policy moves with you.",
				"Many Brazilian families have settled in and around the city. They often ask, in Portuguese, whether a visa or an ITIN is enough and whether parents in Brazil can be beneficiaries. The answer is often yes, with conditions that each insurer sets. Puerto Ricans are U.S. citizens, so status isn’t the question. They more often ask about relatives on the island and about burial there.",
				"If your income changes with the season, choose a premium you can pay in the slow months. A missed premium can end the coverage, and starting over means new health questions at an older age.",
			],
			facts: [
				{
					title: "County",
					text: "Orange County. We also help families in Kissimmee, Winter Garden, Sanford and the rest of Central Florida.",
				},
				{
					title: "Languages",
					text: "Portuguese and Spanish are part of daily life here. The policy itself is usually in English. We’ll go through it with you.",
				},
				{
					title: "How we meet",
					text: "By phone or video from {city}. We have no office in Orlando. Email {email} any time. <funeralCosts>Our estimate for a funeral in Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		miami: {
			meta: {
				title: "Life insurance in Miami, Florida",
				description:
					"Life insurance for Miami families with relatives in other countries: beneficiaries abroad, immigration status, funerals.<spokenLanguages> In Spanish and Haitian Creole.</spokenLanguages>",
			},
			title: "Life insurance in Miami, for families in more than one country",
			lead: "In Miami, a family is often spread across two or three countries. We explain life insurance<spokenLanguages> in Spanish, Haitian Creole, Portuguese and English</spokenLanguages>, and we’ll ask about what matters when family lives abroad.",
			paragraphs: [
				"Miami-Dade is the most populous county in Florida, and most people here speak a language other than English at home.<spokenLanguages> From the first call, Haitian families in Little Haiti, North Miami and beyond can talk with us in Kreyòl, and Cuban, Venezuelan, Colombian and Nicaraguan families in Spanish.</spokenLanguages>",
				"Three questions come up again and again. Can I buy coverage without citizenship? Often yes, depending on the insurer, your status and how long you have lived here. Can my mother abroad be the beneficiary? Usually, if her name and papers match. Can the money pay to bring me home for burial? Your family can use it that way, but transport abroad is expensive, so the amount has to include it.",
				"Many people also belong to a burial society or a savings circle. Keep it if it works for you. A [final expense](/services/final-expense) policy is a separate contract with an insurer, and its price depends on age and health.",
			],
			facts: [
				{
					title: "County",
					text: "Miami-Dade County, with Hialeah, North Miami, Homestead and Miami Gardens.",
				},
				{
					claim: "spokenLanguages",
					title: "Languages",
					text: "Spanish, Haitian Creole, Portuguese and English. No one in the family has to interpret.",
				},
				{
					title: "How we meet",
					text: "By phone or video from our {city} office. We have no office in Miami. Call {phone}. <funeralCosts>Our estimate for a funeral in Florida is {homeFuneralCost}, without transport abroad.</funeralCosts>",
				},
			],
		},
		"fort-lauderdale": {
			meta: {
				title: "Life insurance in Fort Lauderdale, Florida",
				description:
					"Life insurance for Fort Lauderdale and Broward County: port and marine workers, small businesses, Haitian and Brazilian families. Phone or video.",
			},
			title: "Life insurance in Fort Lauderdale and Broward",
			lead: "Boats, cruise ships, small shops and family restaurants: in Broward, many people work for themselves. No one hands them a group policy, so they have to get their own.",
			paragraphs: [
				"Fort Lauderdale is the seat of Broward County. Port Everglades and the marine trades employ crews, mechanics and welders. Insurers ask exactly what you do: working on deck, diving or spending months at sea can change the price or whether you’re accepted.<carriersCompared> We ask several companies before you apply.</carriersCompared>",
				"Small business owners often sign for a loan in their own name. If the owner dies, the debt can reach the family. A [term policy](/services/term-life) that lasts as long as the loan is one simple answer. Paying the loan down faster is another, and our [debt action plan](/services/debt-action) shows what that would look like.",
				"Many Haitian families live in Lauderhill, Lauderdale Lakes and Pompano Beach, and many Brazilian families in Pompano and Deerfield Beach. They ask about parents who live with them and relatives they support abroad. We explain<spokenLanguages> in Haitian Creole or Portuguese</spokenLanguages> what a policy pays and when it won’t pay.",
			],
			facts: [
				{
					title: "County",
					text: "Broward County, with Hollywood, Pompano Beach, Lauderhill, Coral Springs and Deerfield Beach.",
				},
				{
					claim: "spokenLanguages",
					title: "Languages",
					text: "Haitian Creole, Portuguese, Spanish and English, on the phone and in writing.",
				},
				{
					title: "How we meet",
					text: "By phone or video from {city}. We have no office in Broward. <funeralCosts>Our estimate for a funeral in Florida: {homeFuneralCost}.</funeralCosts> Ask local funeral homes for their price lists.",
				},
			],
		},
		"west-palm-beach": {
			meta: {
				title: "Life insurance in West Palm Beach, Florida",
				description:
					"Life insurance and annuities for West Palm Beach: seasonal residents, estates, service workers and farm families. Straight answers by phone or video.",
			},
			title: "Life insurance in West Palm Beach and Palm Beach County",
			lead: "From the ocean to the sugar fields of Belle Glade, people in this county live very different lives. The amount of insurance they need is just as different.",
			paragraphs: [
				"West Palm Beach is the seat of Palm Beach County. Some residents spend only the winter here. If you own homes in two states, tell us early: the state where you live and sign determines which products we can offer, what your contract says and how long your free-look period is. In New York, for example, we don’t sell any insurance.",
				"People with larger estates ask whether life insurance can help heirs pay taxes or share a house fairly. It can, but ownership and beneficiaries have to be set up properly. We work alongside your attorney and accountant, but we don’t replace them. Also ask us about the [charges in a fixed indexed annuity](/services/fia) before you compare rates.",
				"In Lake Worth Beach, Riviera Beach and Belle Glade, the questions are about rent, children and money sent to family abroad.<spokenLanguages> Families who speak Haitian Creole or Spanish can talk with us in their own language about a policy that fits a weekly paycheck.</spokenLanguages>",
			],
			facts: [
				{
					title: "County",
					text: "Palm Beach County, from Jupiter to Boca Raton and west to the lake.",
				},
				{
					title: "Seasonal residents",
					text: "On the first call, tell us which state issued your driver’s license, where you file taxes and what your travel plans are. All of these can change what we can offer you.",
				},
				{
					title: "How we meet",
					text: "By phone or video from our {city} office. We have no office in West Palm Beach. Call toll-free {tollFreePhone}. <funeralCosts>Our estimate for a funeral in Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		jacksonville: {
			meta: {
				title: "Life insurance in Jacksonville, Florida",
				description:
					"Life and final expense insurance in Jacksonville<funeralRanges>, where a funeral can cost $10,000 to $15,000</funeralRanges>. Help for Navy, port and church families by phone.",
			},
			title: "Life and final expense insurance in Jacksonville",
			lead: "<funeralRanges>A funeral with burial in the Jacksonville area can cost $10,000 to $15,000.</funeralRanges> Ask for prices near you before you choose an amount.",
			paragraphs: [
				"Jacksonville and Duval County share one government and a lot of land. Naval Air Station Jacksonville and Naval Station Mayport shape the city, and so do the port, the railroads and the hospitals. When you leave the service, military coverage has its own deadlines. Check those before you compare anything else.",
				"Many people here were raised in churches where a funeral brings everyone home: a viewing, a procession, a meal. Each part has a price. Ask two or three funeral homes for their general price list, which federal rules require them to give you. Then decide how much of the cost [final expense insurance](/services/final-expense) should cover.",
				"A policy that asks health questions costs less and, if you’re accepted, normally pays the full amount from the first day. One that asks none usually pays only part of the benefit in the first years. If you’re over 75 or in poor health, money set aside in an account your family can get to may work just as well.",
			],
			facts: [
				{
					title: "County",
					text: "Duval County. We also help families in Orange Park, St. Augustine and Fernandina Beach.",
				},
				{
					title: "Funeral cost",
					text: "<funeralRanges>An estimated $10,000 to $15,000 for a funeral with burial in the area.</funeralRanges> Vault, plot and flowers can be extra. Cremation usually costs less than a burial.<funeralRangesWithheld> Ask each funeral home for its itemized price list.</funeralRangesWithheld>",
				},
				{
					title: "How we meet",
					text: "By phone or video from {city}. We have no office in Jacksonville. A son, daughter or pastor is welcome to join the call.",
				},
			],
		},
		"daytona-beach": {
			meta: {
				title: "Life insurance in Daytona Beach, Florida",
				description:
					"Life and final expense insurance in Daytona Beach<funeralRanges>, where a funeral can cost $8,000 to $12,000</funeralRanges>. For retirees, bikers and seasonal workers, by phone.",
			},
			title: "Life and final expense insurance in Daytona Beach",
			lead: "<funeralRanges>A funeral in the Daytona Beach area can cost $8,000 to $12,000.</funeralRanges> Many people here live on a fixed income, so the premium has to be one you can pay every month of the year.",
			paragraphs: [
				"Daytona Beach is in Volusia County. Retirees come for the ocean and the cost of living. Students learn to fly here. Race weeks and bike weeks fill the hotels, and in between, work can be slow.",
				"Insurers ask about your hobbies and your work. Riding a motorcycle to work is rarely a problem. Racing, flying as a student pilot or diving can raise the price, lead the insurer to exclude that cause of death, or get you turned down. Tell us before you apply. An activity you don’t mention on the application can cost your family the claim in the first two years.",
				"For retirees, the most common wish is simple: no bill for the children. A [final expense](/services/final-expense) policy can do that. Compare the total premiums over 10 or 15 years with the benefit. If you live a long life, you may pay in more than your family receives. A younger, healthier person may be better served by another kind of policy.",
			],
			facts: [
				{
					title: "County",
					text: "Volusia County, with Port Orange, Ormond Beach, DeLand and Deltona.",
				},
				{
					title: "Funeral cost",
					text: "<funeralRanges>An estimated $8,000 to $12,000 in the area.</funeralRanges> Ask each funeral home for its itemized price list.",
				},
				{
					title: "How we meet",
					text: "By phone or video from our {city} office. We have no office in Daytona Beach.<spokenLanguages> English and Spanish are the most requested languages. We speak four.</spokenLanguages>",
				},
			],
		},
		"fort-myers": {
			meta: {
				title: "Life insurance in Fort Myers, Florida",
				description:
					"Life insurance for Fort Myers, Cape Coral and Lehigh Acres: building trades, retirees, and keeping papers safe from storms. By phone or video.",
			},
			title: "Life insurance in Fort Myers and Lee County",
			lead: "Lee County has done a lot of rebuilding in recent years. People here know how hard it is to find the right papers after a storm, and a life insurance policy is one of those papers.",
			paragraphs: [
				"Fort Myers is the seat of Lee County, with Cape Coral across the river and Lehigh Acres to the east. Hurricane Ian hit here in 2022. Since then, we often start with a simple piece of advice that doesn’t require buying anything: photograph the first page of every policy, note the insurer and the number, and send a copy to someone outside the county.",
				"Roofers, electricians, drivers and landscapers do much of the work here, and many of them speak Spanish. Insurers consider heights, machinery and past injuries. Before you apply, we ask which company will treat your trade fairly. If you’re paid in cash or work for yourself, have your tax return handy: insurers use it to decide how much coverage they’ll allow.",
				"Retired couples on the coast ask about income for the surviving spouse. [Whole life](/services/whole-life), an annuity, or no new product at all can each be the right answer.",
			],
			facts: [
				{
					title: "County",
					text: "Lee County, with Cape Coral, Lehigh Acres, Bonita Springs and Estero.",
				},
				{
					title: "After a storm",
					text: "If your mail or bank is disrupted, call the insurer about your premium right away. Regulators sometimes require insurers to extend payment deadlines.",
				},
				{
					title: "How we meet",
					text: "By phone or video from {city}. We have no office in Fort Myers.<spokenLanguages> We speak English and Spanish every day.</spokenLanguages> <funeralCosts>Our estimate for a funeral in Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		naples: {
			meta: {
				title: "Life insurance in Naples, Florida",
				description:
					"Life insurance and annuities in Naples and Collier County: estates, second marriages, seasonal residents and Immokalee families. By phone or video.",
			},
			title: "Life insurance in Naples and Collier County",
			lead: "In Naples, the question is rarely how to pay for a funeral. More often it’s how to leave things in order: for a second spouse, for children from a first marriage, for a cause.",
			paragraphs: [
				"Naples is in Collier County, on the Gulf. Many residents are retired, own more than one home and already have policies. Our first suggestion is a review: who is the owner, who is the beneficiary, which loans are outstanding, and will the policy last? An older universal life policy can run low on money without anyone noticing.",
				"Second marriages need care. A beneficiary named 30 years ago may still be on the policy, and the policy, not the will, decides who gets paid. A trust can help. Your attorney drafts it, and we make sure the insurer has the right form.",
				"Inland, farms around Immokalee grow tomatoes and other winter vegetables. Families there speak Spanish and Haitian Creole, and ask about small, dependable policies and about parents in Guatemala, Mexico or Haiti. They get the same time and care as anyone else. With seasonal work, the premium has to be one you can pay in the off-season, so we start with the leanest month.",
			],
			facts: [
				{
					title: "County",
					text: "Collier County, with Marco Island, Golden Gate and Immokalee.",
				},
				{
					title: "Annuities",
					text: "For larger sums, ask about charges, access to your money and the insurer’s ratings before you ask about rates. See [fixed indexed annuities](/services/fia).",
				},
				{
					title: "How we meet",
					text: "By phone or video from our {city} office. We have no office in Naples. Call {phone}. <funeralCosts>Our estimate for a funeral in Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
	},
} satisfies LocationsContent;
