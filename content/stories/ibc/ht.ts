import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Yon egzanp IBC: prete sou polis la, oswa tann?",
		description:
			"Yon koup envante ap peze IBC: <ibcGrowth>konbyen polis la ta ka vo chak ane, </ibcGrowth>konbyen yon prè koute, e poukisa yo chwazi tann pou kounye a.",
	},
	title: "Egzanp: IBC ak yon dezyèm kamyon",
	lead: "Joseph ak Mirlande ap taye palmis ak koupe gazon nan Fort Lauderdale. Yo tande yon polis asirans vi ta ka prete yo lajan pou pwochen kamyon an. Se asirans vi, se pa yon bank, e prè yo gen pri pa yo. Kidonk yo chita gade chif yo.",
	notice:
		"Joseph ak Mirlande pa kliyan nou, e yo pa t janm kliyan nou. <ibcGrowthShown>Nou envante yo pou chif yo gen yon figi. Rezilta yo ipotetik, okenn konpayi asirans pa ofri yo, e rezilta pa ou t ap diferan.</ibcGrowthShown><ibcGrowthWithheld>Nou envante yo pou egzanp sa a.</ibcGrowthWithheld>",
	person: {
		title: "Ki moun yo ye",
		paragraphs: [
			"Biznis yo a rantre ase lajan prèske chak mwa, e yo kenbe yon ti lajan kach pou sezon ki mou an. Yo gen de timoun lekòl, yon kamyon ki fin vye, ak {card} sou yon kat kredi a {cardRate}.",
			"Nan kèk ane yo pral bezwen yon dezyèm kamyon, anviwon {loan}. Yo renmen lide prete sou yon bagay ki pou yo. Yo ta ka mete {monthly} chak mwa pou sa, pandan lontan.",
		],
		facts: [
			{ label: "Laj Joseph", value: "{age}" },
			{ label: "Yo ta ka peye chak mwa", value: "{monthly}" },
			{ label: "Kamyon an", value: "anviwon {loan}" },
			{ label: "Sou kat kredi a", value: "{card} a {cardRate}" },
		],
	},
	plan: {
		title: "Sa y ap konpare",
		paragraphs: [
			"Dèyè [IBC](/services/ibc) gen yon asirans vi pou tout lavi, kote moun nan peye plis pase prim debaz la. Lè valè lajan kach la fin fèt, konpayi asirans lan prete sou li. Yo pa verifye kredi ou. Men gen enterè, e se konpayi a ki pran l.",
			"Tankou anpil moun, yo te mande an premye konbyen yon prè ta koute. Kesyon ki vini anvan an se konbyen polis la vo nan premye ane yo, paske yo pa ka prete plis pase sa.",
		],
	},
	figures: {
		claim: "ibcGrowth",
		title: "Konbyen polis la ta ka vo",
		intro:
			"Yon valè ipotetik apre {years} an ak kat to ki pa janm chanje. Nan chak peman, yo konte {counted}. Rès la kanpe pou tout depans yo, ki **nan yon vrè polis peze plis nan kòmansman an**.",
		assumptions: [
			"Yo peye {monthly} nan fen chak mwa pandan {years} an. Yo pa pran okenn prè.",
			"Nan chak peman yo konte {counted}, jan kalkilatris nou an fè l; nan yon vrè polis sa ka plis oswa mwens.",
			"Menm to a chak mwa, divize pa 12. Se konpayi asirans lan ki deside dividann yo chak ane; yo ka pi piti, oswa yo ka pa genyen.",
		],
		caption: "Valè ipotetik apre {years} an",
		lines: [
			{ id: "zero", label: "{rateZero} pa ane, kredite chak mwa" },
			{ id: "low", label: "{rateLow} pa ane, kredite chak mwa" },
			{ id: "assumed", label: "{rateAssumed} pa ane, kredite chak mwa" },
			{ id: "high", label: "{rateHigh} pa ane, kredite chak mwa" },
		],
		note: "Ipotetik; se pa yon ilistrasyon polis, e se pa yon pwomès. Ak {rateZero}, valè a fini {missing} pi ba pase {paid} yo peye yo. Ak {rateAssumed}, li depase peman yo pou premye fwa nan ane {yearAhead}; ak {rateLow}, nan ane {yearAheadLow}. Yon vrè polis souvan pran plis tan, paske depans li yo vini nan kòmansman an.",
	},
	wrong: {
		title: "Sa ki ka mal pase",
		intro: "Pifò desepsyon soti nan sa yo pa t di nan kòmansman an. Isit la nou di l.",
		items: [
			{
				title: "Twò bonè pou kamyon an",
				text: "Apre {earlyYears} an yo peye {earlyPaid}<ibcGrowth>, e menm ak {rateAssumed} kalkilatris nou an montre {earlyValue}</ibcGrowth>. Yon vrè polis souvan gen anpil mwens lè sa a. Li pa t ap ka prete yo {loan}.",
			},
			{
				title: "Yon prè pèsonn pa egzije yo remèt",
				text: "Si yo pa remèt anyen, yon prè {loan} a {loanRate} chak ane rive {owed} nan {loanYears} an. {loanInterest} enterè a ale jwenn konpayi a, e tout sa yo dwe soti nan lajan asirans lan peye lè moun nan mouri.",
			},
			{
				title: "Polis la tonbe, epi taks vini",
				text: "Si prè ak enterè depase valè lajan kach la, polis la tonbe. Kouvèti a fini, e pwofi a tounen revni yo peye taks sou li, menm si jou sa a yo pa resevwa okenn lajan.",
			},
			{
				title: "Pandan tan sa a, kat kredi a",
				text: "Pandan y ap peye yon polis, kat la koute yo {cardRate} chak ane. Ak menm {monthly} chak mwa a, li fin peye nan {cardMonths} mwa, ak {cardInterest} enterè. Okenn polis yo te montre yo pa pwoche sa.",
			},
		],
	},
	decision: {
		title: "Sa yo deside",
		paragraphs: [
			"Nan egzanp sa a, yo tann. {monthly} chak mwa a ale sou kat la an premye, epi apre sa pou sere lajan kamyon an. Pandan tan sa a yo achte [asirans vi pou yon tèm](/services/term-life) pou tou de, paske ni biznis la ni timoun yo pa t ap ka fè san youn nan yo.",
			"Nan dezan yo gen lide gade sa ankò, ak ilistrasyon konpayi asirans lan, nan kolòn san dividann yo. Yon koup ki pa gen dèt sou kat kredi, ki gen revni regilye e ki bezwen asirans pandan tout lavi yo, petèt t ap di wi jodi a.",
		],
	},
	questions: {
		title: "Kesyon pou w poze nenpòt ajan",
		items: [
			"Nan ki ane valè lajan kach la, san dividann, depase sa m te peye pou premye fwa?",
			"Ki to prè a genyen, èske l ka chanje, e kisa yon prè fè dividann mwen yo?",
			"Nan chak peman, ki pati ki prim debaz, e ki pati ki achte adisyon peye nèt?",
			"Kijan nou fè pou polis la pa janm tounen yon kontra dotasyon modifye (MEC)?",
			"Kijan yo peye w si mwen di wi?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"{ibcNotice}",
			"IBC se non yon konsèp, se pa non yon pwodui. Pwodui a se yon asirans vi pou tout lavi yon konpayi asirans bay; tout valè ak tout sa l bay depann de kapasite konpayi sa a genyen pou l peye reklamasyon.",
			"Chif ki sou paj sa a ipotetik, e yo pa yon ilistrasyon polis. Prè yo bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri. {agency} pa bay konsèy sou lalwa, sou taks ni sou kredi.",
			"<licensedStates>{agency} [gen lisans nan {licensedStates} eta](/licensing).</licensedStates> Pwodui yo, kondisyon yo ak moun ki kalifye yo chanje dapre eta a ak konpayi a. Nan New York, nou sèlman rekrite ajan; nou pa vann asirans la. Paj sa a se pou enfòmasyon; se pa yon òf.",
		],
	},
	callToAction: {
		title:
			"<ibcGrowthShown>Kounye a, ak pwòp chif pa ou</ibcGrowthShown><ibcGrowthWithheld>Kounye a, ak pwòp plan pa ou</ibcGrowthWithheld>",
		text: "<ibcGrowthShown>Kalkilatris la ap louvri ak chif koup la. Chanje peman an ak kantite ane yo, e gade liy 0% la an premye.</ibcGrowthShown><ibcGrowthWithheld>Di nou sa ou gen nan tèt ou, epi yon ajan ki gen lisans ap pote pri konpayi asirans yo ba ou alekri.</ibcGrowthWithheld> Si w pito pale ak yon moun, rele {phone}.",
		action:
			"<ibcGrowthShown>Louvri chif sa yo nan kalkilatris la</ibcGrowthShown><ibcGrowthWithheld>Mande pri alekri</ibcGrowthWithheld>",
	},
} satisfies CaseStudyContent;
