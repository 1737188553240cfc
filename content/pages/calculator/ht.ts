import type { CalculatorPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Kalkilatris pou asirans vi ak dèt",
		description:
			"<figuresShown>Estime yon prim, valè lajan kach, yon anwite oswa kilè yon dèt ap fini, ak chak etap kalkil la devan w. Gratis, san non w ni nimewo telefòn ou.</figuresShown><figuresWithheld>Planifye kijan yon dèt ap fini, kalkile sa fanmi w ta bezwen, epi mande yon ajan ki gen lisans pri alekri pou asirans vi ak anwite.</figuresWithheld>",
	},
	title: "Kalkilatris finansye",
	lead: "<figuresShown>Kalkilatris ki montre kijan yo jwenn rezilta a. Ou wè chif la, limit ki antoure l yo ak sa ki pa ladan l, anvan pèsonn mande w non w.</figuresShown><figuresWithheld>Plan dèt la ak kalkil sou sa fanmi w ta bezwen montre chak etap, anvan pèsonn mande w non w. Pou asirans ak anwite, ou di sa ou gen nan tèt ou, epi yon ajan ki gen lisans ap pote pri konpayi asirans yo ba ou alekri.</figuresWithheld>",
	indexTitle: "Kisa w ta renmen kalkile?",
	calculatorTitle:
		"<figuresShown>Chwazi yon sèvis epi gade estimasyon ou a</figuresShown><figuresWithheld>Chwazi yon sèvis epi di nou sa ou bezwen</figuresWithheld>",
	services: {
		iul: {
			seoText:
				"Asirans vi inivèsèl endekse se yon asirans vi: valè lajan kach li fè enterè selon jan yon endis bous ap mache, ant yon limit anba ak yon plafon. <iulFiguresShown>Kalkilatris sa a montre konbyen kontribisyon chak mwa yo vin fè ak twa to epi ak 0%, anvan pri asirans lan ak frè yo.</iulFiguresShown>",
			faqs: [
				{
					figuresOf: "iul",
					question: "Poukisa gen yon liy 0%?",
					answer:
						"Paske yon ane kote endis la desann ka pa bay anyen. Liy lan montre sa w mete, san l pa grandi ditou. Frè yo t ap fè vrè valè a pi ba pase liy sa a.",
				},
				{
					question: "Èske se sa polis mwen an ap vo?",
					answer:
						"Non. Se yon kwasans ipotetik sou kontribisyon yo, san pri asirans lan, san frè yo ni frè pou retire lajan anvan lè. Pou w wè sa, fòk ou gen yon ilistrasyon konpayi asirans lan fè pou ou.",
				},
				{
					figuresOf: "iul",
					question: "Ki to pou m mete nan kalkil la?",
					answer:
						"Pèsonn pa konnen to ki gen pou vini an. Gade liy ki ba a an premye: si plan an bon pou ou menm la, pale ak yon ajan sou rès la.",
				},
			],
		},
		fia: {
			seoText:
				"Yon anwite fiks endekse se yon kontra ak yon konpayi asirans: yon depo grandi ak yon to fiks oswa ak yon endis. Lè endis la desann, sa pa diminye valè kontra a, men frè yo ka diminye l. <fiaFiguresShown>Kalkilatris sa a konpare yon to fiks 3% ak to 2% rive 6% chak ane.</fiaFiguresShown>",
			faqs: [
				{
					question: "Èske m ka retire lajan an nenpòt lè?",
					answer:
						"Yon pati. Pifò kontra kite w retire yon pati chak ane san frè; si w retire plis nan premye ane yo, ka gen yon frè. Kenbe lajan ou ka bezwen byento yon lòt kote.",
				},
				{
					figuresOf: "fia",
					question: "Poukisa to endis la ka ba kou 2% oswa wo kou 6%?",
					answer:
						"Se endis la ki deside, nan limit plafon ak to patisipasyon kontra a genyen kounye a. Yon ane ka bay 0% tou.",
				},
				{
					question: "Kiyès ki dèyè kontra a?",
					answer:
						"Konpayi asirans ki bay li a, ak kapasite li genyen pou l peye reklamasyon. Yon anwite se pa yon depo labank, e FDIC pa asire l.",
				},
			],
		},
		whole_life: {
			seoText:
				"Asirans vi pou tout lavi kouvri w tout lavi w ak yon prim ki pa chanje, epi li fè valè lajan kach. <wholeLifeFiguresShown>Kalkilatris sa a estime prim chak mwa a selon laj ou, montan an, ak si w fimen.</wholeLifeFiguresShown>",
			faqs: [
				{
					question: "Poukisa li pi chè pase asirans vi pou yon tèm?",
					answer:
						"Paske li pa fini apre yon tèm: konpayi asirans lan konnen l ap peye yon jou, epi yon pati nan prim nan fè valè lajan kach.",
				},
				{
					question: "Èske prim nan monte lè m ap vin pi gran?",
					answer: "Non. Se laj ou ak sante w jou polis la kòmanse a ki fikse l, epi li pa chanje toutotan w ap peye l.",
				},
				{
					question: "E si m sispann peye?",
					answer:
						"Polis la ka tonbe. Si l gen valè lajan kach, ou ka pran l, mwens frè yo, oswa chanje l pou yon polis ki pi piti ki peye nèt.",
				},
			],
		},
		term_life: {
			seoText:
				"Asirans vi pou yon tèm peye benefisyè w yo si w mouri nan 10, 20 oswa 30 an, epi dabitid se li ki koute mwens pou menm montan an. <termLifeFiguresShown>Kalkilatris sa a estime prim chak mwa a selon laj ou, montan an, ak si w fimen.</termLifeFiguresShown>",
			faqs: [
				{
					question: "Konbyen kouvèti m bezwen?",
					answer:
						"Yon règ senp anpil moun sèvi avè l: mete ansanm dèt ou yo, dizan revni, prè kay la ak lekòl timoun yo. [Kalkilatris bezwen nou an](/calculator#income-needs) fè adisyon sa a ak pwòp chif pa w.",
				},
				{
					question: "Kisa k ap rive lè tèm nan fini?",
					answer:
						"Kouvèti a fini, oswa li kontinye ane apre ane ak yon prim ki pi wo anpil. Anvan sa, ou ka konvèti anpil polis an yon polis ki pa gen dat fen; mande ki dat limit la.",
				},
				{
					question: "Poukisa vrè prim mwen ka diferan?",
					answer:
						"Konpayi asirans yo gade sante w, sante fanmi w, travay ou ak jan w kondi. De moun ki gen menm laj ka jwenn prim ki diferan anpil.",
				},
			],
		},
		final_expense: {
			seoText:
				"Asirans depans fineray se yon ti polis pou tout lavi ki fèt pou peye fineray la ak dènye bòdwo yo. <finalExpenseFiguresShown>Kalkilatris sa a kòmanse ak pri yon fineray nan eta ou a, epi li estime prim chak mwa a soti 50 an rive 85 an.</finalExpenseFiguresShown>",
			faqs: [
				{
					claim: "funeralCosts",
					question: "Poukisa gen yon montan ki ekri deja?",
					answer:
						"Se 120% estimasyon nou pou yon fineray nan eta ou a, awondi nan milye ki pi pre a, epi omwen $10,000. Se yon estimasyon: mete sa fanmi w ta bezwen.",
				},
				{
					question: "Èske y ap aksepte m?",
					answer:
						"Anpil polis poze kèk kesyon sou sante olye yo mande yon egzamen. Gen kèk ki peye tout montan an sèlman apre premye de oswa twa ane yo; mande anvan w siyen.",
				},
				{
					question: "Kiyès ki resevwa lajan an?",
					answer: "Benefisyè ou nonmen an; li ka sèvi avè l pou fineray la oswa pou nenpòt lòt bagay.",
				},
			],
		},
		debt_plan: {
			seoText:
				"Kalkilatris sa a montre konbyen tan yon dèt dire ak peman ou vize a, konbyen l koute an enterè, ak sa k pase si w peye minimòm nan sèlman. Nou sipoze minimòm nan se 2% nan sa ki rete, omwen $25.",
			faqs: [
				{
					question: "Poukisa l di “jamè”?",
					answer:
						"Lè peman an pa pi gwo pase enterè mwa a, dèt la pa desann, kèlkeswa konbyen tan w peye. Yon peman ki pi gwo t ap chanje sa.",
				},
				{
					question: "Mwen gen plizyè dèt. Kilès pou m peye an premye?",
					answer:
						"Si w peye sa ki gen to ki pi wo a an premye, ou peye mwens enterè; si w peye pi piti a an premye, ou jwenn premye siksè a pi vit. [Planifikatè dèt nou an](/calculator#debt-planner) konpare toulède ak dèt ou yo.",
				},
				{
					question: "Èske nou bay prè oswa negosye dèt?",
					answer:
						"Non. Nou ede w fè yon plan, epi nou gade si yon asirans gen plas ladan l. Si sitiyasyon an di, yon konseye kredi ki pa travay pou fè lajan ka ede w.",
				},
			],
		},
		ibc: {
			seoText:
				"Ak Infinite Banking Concept® (IBC), ou mete plis lajan nan yon polis pou tout lavi epi w prete sou valè lajan kach li. Se asirans vi, se pa yon bank. <ibcFiguresShown>Kalkilatris sa a konte 85% nan chak peman, ak to 4%, 5% ak 6% chak ane, epi ak 0%.</ibcFiguresShown>",
			faqs: [
				{
					figuresOf: "ibc",
					question: "Poukisa nou konte 85% sèlman?",
					answer:
						"Nou sipoze lòt 15% la peye asirans lan. Pati ki tounen valè lajan kach toutbon an pa menm nan tout polis, epi li pi piti nan premye ane yo.",
				},
				{
					question: "Èske dividann yo sèten?",
					answer:
						"Non. Yon konpayi asirans mityèl deside dividann li chak ane. Dividann ki pase yo pa pwomèt sa k ap vini yo.",
				},
				{
					question: "Konbyen sa koute pou prete sou polis la?",
					answer:
						"Konpayi asirans lan fè w peye enterè sou prè a. Sa w pa remèt diminye lajan asirans lan peye lè moun nan mouri, epi si prè a depase valè lajan kach la, polis la tonbe.",
				},
			],
		},
	},
	disclosures: {
		title: "Sa kalkilatris sa yo ye, ak sa yo pa ye",
		items: [
			"Yo montre chif ipotetik ki soti nan chif ou mete yo ak nan règ senp ki piblik. Se pa ilistrasyon polis, ni òf asirans, ni konsèy sou taks oswa sou lalwa.",
			"To yo, dividann yo ak enterè yo ajoute yo chanje, e yo ka zewo. Pri asirans lan, frè yo ak frè pou retire lajan anvan lè fè valè lajan kach la desann, epi nou pa konte yo isit la.",
			"Pwodui yo ak sa yo ofri pa menm nan tout eta, e se pa tout ki disponib tout kote. Se konpayi asirans lan ki deside si l ap asire w ak ki prim.",
			"Sa ou ekri isit la rete nan navigatè ou a, sòf si w mande rapò a. Si w pèmèt analiz, nou konnen sèlman gwo tranch, tankou yon laj ant 30 ak 39 an.",
		],
	},
	callToAction: {
		title: "Kite yon moun gade l avè w",
		text: "<figuresShown>Vini ak estimasyon ou a nan yon apèl gratis.</figuresShown><figuresWithheld>Vini ak kesyon ou yo nan yon apèl gratis.</figuresWithheld> Yon ajan ki gen lisans ap <carriersCompared>konpare vrè pri plizyè konpayi asirans</carriersCompared><carriersComparedWithheld>gade yon vrè pri</carriersComparedWithheld> avè w.",
	},
} satisfies CalculatorPageContent;
