import type { LocationsContent } from "../schema.ts";

export default {
	meta: {
		title: "Life Insurance by City in Florida",
		description:
			"Life insurance, final expense and annuity help for ten Florida cities, by phone or video from our office in {city}<spokenLanguages>, in four languages</spokenLanguages>.",
	},
	cities: {
		sarasota: {
			meta: {
				title: "Life Insurance in Sarasota, Florida",
				description:
					"Our office is in Sarasota. Talk about life insurance, final expense or annuities in person by appointment, by phone or by video<spokenLanguages>, in four languages</spokenLanguages>.",
			},
			title: "Life insurance in Sarasota, from people who work here",
			lead: "Sarasota is our home. Our only office is here, at {address}, and many of the families we help live within sight of the same bay.",
			paragraphs: [
				"Sarasota County has one of the older populations in Florida, with many retired couples and people who moved south late in life. Around them live the nurses, builders, cooks and teachers who keep the county running, many of them with young children.",
				"So the questions differ from one street to the next. Retired couples ask what happens to the survivor’s income when one Social Security check stops, and whether an old policy is still worth its premium. Often it is. Younger families ask how much [term life](/services/term-life) they can afford beside a high rent or mortgage.",
				"People with money that they will not need for years ask about a [fixed indexed annuity](/services/fia). We start with the drawback: it ties the money up, and leaving early costs a withdrawal charge. For a funeral alone, a small [final expense](/services/final-expense) policy, or money already set aside, may do.",
			],
			facts: [
				{
					title: "County",
					text: "Sarasota County. We also talk with families in Bradenton, Venice, North Port and the rest of the Gulf coast.",
				},
				{
					title: "Meeting us",
					text: "At the office by appointment, or by phone or video. Call {phone}, {officeHours}",
				},
				{
					title: "Funeral cost",
					text: "<funeralCosts>About {homeFuneralCost} is the estimate for Florida that we work with, for a service with viewing and burial and without a vault.</funeralCosts> Cremation usually costs less than a burial.<funeralCostsWithheld> Ask each funeral home for its itemized price list.</funeralCostsWithheld>",
				},
			],
		},
		tampa: {
			meta: {
				title: "Life Insurance in Tampa, Florida",
				description:
					"Life insurance for Tampa families: leaving military coverage, covering a mortgage, planning for parents. By phone or video<spokenLanguages>, in English or Spanish</spokenLanguages>.",
			},
			title: "Life insurance for Tampa families",
			lead: "Port, base, hospitals, offices: Tampa works in many uniforms. The insurance that comes with a job often ends with the job, and that is where many of our Tampa conversations begin.",
			paragraphs: [
				"Tampa is the seat of Hillsborough County and home to MacDill Air Force Base. Service members who leave the military have deadlines for keeping or converting their coverage. We look at those dates first, then compare a private [term policy](/services/term-life) with what the service offers. Sometimes the military option is the one to keep.",
				"Ybor City was built by families from Cuba, Spain and Italy, and Spanish is still heard all over the city. Many households hold three generations. Grandparents ask about [final expense](/services/final-expense) coverage so that the bill does not fall on their children. The children ask how to protect a mortgage.",
				"Homeowners here know rising insurance bills. A life policy has to fit beside the premium for the house. We would rather help you keep a smaller policy for thirty years than sell you a large one that lapses in the third.",
			],
			facts: [
				{
					title: "County",
					text: "Hillsborough County. We also speak with families in Brandon, Riverview, St. Petersburg and Clearwater.",
				},
				{
					claim: "spokenLanguages",
					title: "Languages",
					text: "English and Spanish are the ones most asked for in Tampa. We also speak Portuguese and Haitian Creole.",
				},
				{
					title: "How we meet",
					text: "By phone or video from our {city} office. We have no office in Tampa. Call {phone}. <funeralCosts>For funerals we work with an estimate for Florida of {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		orlando: {
			meta: {
				title: "Life Insurance in Orlando, Florida",
				description:
					"Life insurance for Orlando’s hotel, park and hospital workers and for Brazilian and Puerto Rican families. By phone or video<spokenLanguages>, in four languages</spokenLanguages>.",
			},
			title: "Life insurance in Orlando, around your shifts",
			lead: "Visitors see the parks. The people who run them work nights, weekends and two jobs. We talk when your shift allows<spokenLanguages>, in English, Spanish, Portuguese or Haitian Creole</spokenLanguages>.",
			paragraphs: [
				"Orlando is the seat of Orange County. Hotels, theme parks, hospitals and the university employ much of the area. Group life insurance from such a job is worth having, but it is often small, and it may end when you change employers. A [term life](/services/term-life) policy of your own moves with you.",
				"Many Brazilian families have settled in and around the city. They often ask in Portuguese whether a visa or an ITIN is enough, and whether parents in Brazil can be beneficiaries. Often yes, with conditions that each insurer sets. Puerto Rican families are US citizens. Their questions are more often about relatives on the island, and about burial there.",
				"If your income changes with the season, choose a premium you can pay in the slow months. A missed premium can end the coverage, and starting again means new health questions at an older age.",
			],
			facts: [
				{
					title: "County",
					text: "Orange County. We also help in Kissimmee, Winter Garden, Sanford and the rest of Central Florida.",
				},
				{
					title: "Languages",
					text: "Portuguese and Spanish are part of daily life here. The policy itself is usually in English; we go through it with you.",
				},
				{
					title: "How we meet",
					text: "By phone or video from {city}; we have no office in Orlando. Write to {email} at any hour. <funeralCosts>Our estimate for a funeral in Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		miami: {
			meta: {
				title: "Life Insurance in Miami, Florida",
				description:
					"Life insurance for Miami families with relatives in other countries: beneficiaries abroad, immigration status, funerals.<spokenLanguages> Spanish and Haitian Creole.</spokenLanguages>",
			},
			title: "Life insurance in Miami, for families in more than one country",
			lead: "In Miami a family is often spread over two or three countries. We explain life insurance<spokenLanguages> in Spanish, Haitian Creole, Portuguese and English</spokenLanguages>, and we ask the questions that borders raise.",
			paragraphs: [
				"Miami-Dade is the most populous county in Florida, and most people here speak a language other than English at home.<spokenLanguages> Haitian families in Little Haiti, North Miami and beyond can speak Kreyòl with us from the first call. So can Cuban, Venezuelan, Colombian and Nicaraguan families in Spanish.</spokenLanguages>",
				"Three questions come up again and again. Can I buy coverage without citizenship? Often yes, depending on the insurer, your status and how long you have lived here. Can my mother abroad be the beneficiary? Usually, if her name and papers match. Can the money pay to take me home for burial? The family may use it so, but transport abroad is expensive and must be counted in the amount.",
				"Many people also belong to a burial society or a savings circle. Keep it if it serves you. A [final expense](/services/final-expense) policy is a separate contract with an insurer, and its price depends on age and health.",
			],
			facts: [
				{
					title: "County",
					text: "Miami-Dade County, with Hialeah, North Miami, Homestead and Miami Gardens.",
				},
				{
					claim: "spokenLanguages",
					title: "Languages",
					text: "Spanish, Haitian Creole, Portuguese and English. Nobody in the family has to act as interpreter.",
				},
				{
					title: "How we meet",
					text: "By phone or video from our {city} office; we have none in Miami. Call {phone}. <funeralCosts>Our estimate for a funeral in Florida is {homeFuneralCost}, without transport abroad.</funeralCosts>",
				},
			],
		},
		"fort-lauderdale": {
			meta: {
				title: "Life Insurance in Fort Lauderdale, Florida",
				description:
					"Life insurance for Fort Lauderdale and Broward County: port and marine workers, small businesses, Haitian and Brazilian families. Phone or video.",
			},
			title: "Life insurance in Fort Lauderdale and Broward",
			lead: "Boats, cruise ships, small shops and family restaurants: in Broward many people are their own employer. Nobody hands them a group policy, so they have to arrange their own.",
			paragraphs: [
				"Fort Lauderdale is the seat of Broward County. Port Everglades and the marine trades employ crews, mechanics and welders. Insurers ask what exactly you do: working on deck, diving or being months at sea can change the price or the answer.<carriersCompared> We ask several companies before you apply.</carriersCompared>",
				"Owners of small businesses often sign for a loan in their own name. If the owner dies, the debt can reach the family. A [term policy](/services/term-life) as long as the loan is one plain answer. Paying the loan down faster is another, and our [Debt Action Plan](/services/debt-action) shows how that would look.",
				"Many Haitian families live in Lauderhill, Lauderdale Lakes and Pompano Beach, and many Brazilian families in Pompano and Deerfield Beach. They ask about parents who live with them, and about relatives whom they support abroad. We explain<spokenLanguages> in Haitian Creole or Portuguese</spokenLanguages> what a policy pays and when it does not.",
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
					text: "By phone or video from {city}. We have no office in Broward. <funeralCosts>For a funeral, count on our estimate for Florida of {homeFuneralCost}.</funeralCosts> Ask local funeral homes for their price list.",
				},
			],
		},
		"west-palm-beach": {
			meta: {
				title: "Life Insurance in West Palm Beach, Florida",
				description:
					"Life insurance and annuities for West Palm Beach: seasonal residents, estates, service workers and farm families. Straight answers by phone or video.",
			},
			title: "Life insurance in West Palm Beach and Palm Beach County",
			lead: "From the ocean to the sugar fields of Belle Glade, one county holds very different lives. The right amount of insurance is just as different.",
			paragraphs: [
				"West Palm Beach is the seat of Palm Beach County. Some residents spend only the winter here. If you own homes in two states, say so early: the state where you live and sign decides which product we may offer, what your contract says and how long your free-look period is. In New York, for instance, we sell nothing.",
				"People with larger estates ask whether life insurance can help heirs pay taxes or share a house fairly. It can, but ownership and beneficiaries have to be set up properly. We work alongside your lawyer and accountant, and we do not replace them. Ask us too about the [charges in a fixed indexed annuity](/services/fia) before you compare rates.",
				"In Lake Worth Beach, Riviera Beach and Belle Glade, the questions are about rent, children and remittances.<spokenLanguages> Families who speak Haitian Creole or Spanish can talk with us in their own language about a policy that fits a weekly wage.</spokenLanguages>",
			],
			facts: [
				{
					title: "County",
					text: "Palm Beach County, from Jupiter to Boca Raton and west to the lake.",
				},
				{
					title: "Seasonal residents",
					text: "Bring your driver’s license state, your tax home and your travel plans to the first call. They can change the answer.",
				},
				{
					title: "How we meet",
					text: "By phone or video from our {city} office, the only one we have. Call toll-free {tollFreePhone}. <funeralCosts>Our estimate for a funeral in Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		jacksonville: {
			meta: {
				title: "Life Insurance in Jacksonville, Florida",
				description:
					"Life and final expense insurance in Jacksonville<funeralRanges>, where a funeral can cost $10,000 to $15,000</funeralRanges>. Help for Navy, port and church families by phone.",
			},
			title: "Life and final expense insurance in Jacksonville",
			lead: "<funeralRanges>A funeral with burial in the Jacksonville area can cost $10,000 to $15,000.</funeralRanges> Ask for prices near you before you choose an amount.",
			paragraphs: [
				"Jacksonville and Duval County share one government and a lot of land. Naval Air Station Jacksonville and Naval Station Mayport shape the city, as do the port, the railroads and the hospitals. When you leave the service, military coverage has its own deadlines. Look at those before you compare anything else.",
				"Many people here were raised in churches where a funeral brings everybody home: a viewing, a procession, a meal. Each part has a price. Ask two or three funeral homes for their general price list, which federal rules say they must give you. Then decide how much of it [final expense insurance](/services/final-expense) should carry.",
				"A policy that asks health questions costs less and, if you are accepted, normally pays the full amount from the first day. One that asks none usually pays only part of the benefit in the first years. If you are over 75 or in poor health, money set aside in an account your family can reach may serve you just as well.",
			],
			facts: [
				{
					title: "County",
					text: "Duval County. We also help families in Orange Park, St. Augustine and Fernandina Beach.",
				},
				{
					title: "Funeral cost",
					text: "<funeralRanges>$10,000 to $15,000 for a funeral with burial in the area, as an estimate.</funeralRanges> Vault, plot and flowers can be extra. Cremation usually costs less than a burial.<funeralRangesWithheld> Ask each funeral home for its itemized price list.</funeralRangesWithheld>",
				},
				{
					title: "How we meet",
					text: "By phone or video from {city}. We have no office in Jacksonville. A son, daughter or pastor is welcome to join the call.",
				},
			],
		},
		"daytona-beach": {
			meta: {
				title: "Life Insurance in Daytona Beach, Florida",
				description:
					"Life and final expense insurance in Daytona Beach<funeralRanges>, where a funeral can cost $8,000 to $12,000</funeralRanges>. For retirees, riders and seasonal workers, by phone.",
			},
			title: "Life and final expense insurance in Daytona Beach",
			lead: "<funeralRanges>A funeral in the Daytona Beach area can cost $8,000 to $12,000.</funeralRanges> Many people here live on a fixed income, so the premium has to be one you can pay in every month of the year.",
			paragraphs: [
				"Daytona Beach lies in Volusia County. Retired people come for the ocean and the cost of living. Students learn to fly here. Race weeks and bike weeks fill the hotels, and between them work can be thin.",
				"Insurers ask about all of it. Riding a motorcycle to work is seldom a problem. Racing, flying as a student pilot or diving can raise the price, exclude that cause of death, or lead to a no. Tell us beforehand. An activity left out of the application can cost your family the claim in the first two years.",
				"For a retired person the most common wish is simple: no bill for the children. A [final expense](/services/final-expense) policy can do that. Compare the total of the premiums over ten or fifteen years with the benefit. If you live long, you may pay in more than your family receives, and a younger, healthier person may be better served by another kind of policy.",
			],
			facts: [
				{
					title: "County",
					text: "Volusia County, with Port Orange, Ormond Beach, DeLand and Deltona.",
				},
				{
					title: "Funeral cost",
					text: "<funeralRanges>$8,000 to $12,000 in the area, as an estimate.</funeralRanges> Ask each funeral home for its itemized price list.",
				},
				{
					title: "How we meet",
					text: "By phone or video from our {city} office. We have none in Daytona Beach.<spokenLanguages> English and Spanish are the languages most asked for; we speak four.</spokenLanguages>",
				},
			],
		},
		"fort-myers": {
			meta: {
				title: "Life Insurance in Fort Myers, Florida",
				description:
					"Life insurance for Fort Myers, Cape Coral and Lehigh Acres: building trades, retirees, and papers kept safe from storms. By phone or video.",
			},
			title: "Life insurance in Fort Myers and Lee County",
			lead: "Lee County has rebuilt a good deal in recent years. People here know what it means to find the right paper after a storm, and a life-insurance policy is one of those papers.",
			paragraphs: [
				"Fort Myers is the seat of Lee County, with Cape Coral across the river and Lehigh Acres to the east. Hurricane Ian struck here in 2022. Since then we often begin with a plain piece of advice, for which you need to buy nothing: photograph the first page of every policy, note the insurer and the number, and send a copy to someone outside the county.",
				"Roofers, electricians, drivers and landscapers carry much of the work here, and many of them speak Spanish. Insurers look at heights, machines and past injuries. We ask which company looks fairly at your trade before you apply. If you are paid in cash or work for yourself, have your tax return at hand: it shows how much coverage an insurer will allow.",
				"Retired couples on the coast ask about income for the one who is left. [Whole life](/services/whole-life), an annuity, or simply no new product can each be the right answer.",
			],
			facts: [
				{
					title: "County",
					text: "Lee County, with Cape Coral, Lehigh Acres, Bonita Springs and Estero.",
				},
				{
					title: "After a storm",
					text: "If your mail or bank is disrupted, call the insurer about your premium at once. Regulators sometimes order longer payment deadlines.",
				},
				{
					title: "How we meet",
					text: "By phone or video from {city}. We have no office in Fort Myers.<spokenLanguages> English and Spanish every day.</spokenLanguages> <funeralCosts>Our estimate for a funeral in Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		naples: {
			meta: {
				title: "Life Insurance in Naples, Florida",
				description:
					"Life insurance and annuities in Naples and Collier County: estates, second marriages, seasonal residents and Immokalee families. By phone or video.",
			},
			title: "Life insurance in Naples and Collier County",
			lead: "In Naples the question is seldom how to pay for a funeral. More often it is how to leave things in order: for a second spouse, for children of a first marriage, for a cause.",
			paragraphs: [
				"Naples is in Collier County, on the Gulf. Many residents are retired, own more than one home and already have policies. Our first suggestion is a review: who is the owner, who is the beneficiary, which loans are open, and will the policy last? An older universal life policy can be running short without anyone having noticed.",
				"Second marriages need care. A beneficiary named thirty years ago may still stand, and the policy, not the will, decides who is paid. A trust can help. Your lawyer drafts it; we make sure that the insurer has the right form.",
				"Inland, Immokalee grows tomatoes and other winter vegetables. Families there speak Spanish and Haitian Creole, and ask about small, dependable policies and about parents in Guatemala, Mexico or Haiti. They get the same time and the same care. Seasonal work needs a premium that can be met in the off-season, so we start from the leanest month.",
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
					text: "By phone or video from our {city} office; we have none in Naples. Call {phone}. <funeralCosts>Our estimate for a funeral in Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
	},
} satisfies LocationsContent;
