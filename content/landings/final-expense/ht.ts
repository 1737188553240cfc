import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans depans fineray: kite yon orevwa, pa yon fakti",
		description:
			"Asirans depans fineray nan Florid: <funeralCostsShown>konbyen yon fineray koute, </funeralCostsShown><finalExpenseFiguresShown>konbyen yon ti polis ta ka koute lè ou gen 55, 60, 70 oswa 80 an, </finalExpenseFiguresShown>ki kesyon yo poze, ak sa li pa fè.",
	},
	title: "Kite yon orevwa pou fanmi ou, pa yon fakti",
	lead: "Fòk yo peye yon fineray nan kèk jou. Yon ti polis asirans depans fineray ka mete lajan an nan men fanmi ou, pou yo pase semèn sa a ap sonje ou.",
	action: "Mande konbyen sa ta koute m",
	reassurance:
		"Reponn kèk kesyon, epi<finalExpenseFiguresShown> yon ajan ki gen lisans ap rele w pou l ba ou pri yo.</finalExpenseFiguresShown><finalExpenseFiguresWithheld> yon ajan ki gen lisans ap ba ou pri konpayi asirans yo alekri.</finalExpenseFiguresWithheld> Ou pa gen anyen pou w siyen ni pou w peye.",
	story: {
		title: "Yon semèn anpil fanmi konnen",
		paragraphs: [
			"Nou envante grann ki nan istwa sa a, men petèt ou konnen youn konsa. Li leve kat timoun, li bay mwatye katye a manje, e li pa t janm dwe pèsonn yon dola. Li mouri yon madi. Mèkredi, mezon fineray la te deja bezwen yon avans.",
			"Pitit fi li mete yon pati sou yon kat kredi. Yon pitit pitit li vann moto l, legliz la ranmase yon ofrann, e yon kouzen ki te avanse lajan ap tann toujou pou yo remèt li l. Pèsonn pa t repwoche l anyen. Men li menm, sa t ap fè l mal anpil.",
			"<funeralCosts>Dapre estimasyon nou, yon fineray ak antèman nan Florid koute anviwon {funeral}, san kavo.</funeralCosts> <funeralRanges>Nan zòn Daytona li ka koute {daytonaLow} rive {daytonaHigh}, nan zòn Jacksonville {jacksonvilleLow} rive {jacksonvilleHigh}.</funeralRanges><funeralCostsShown> Kremasyon souvan koute mwens.</funeralCostsShown>",
		],
	},
	figure: {
		figuresOf: "final-expense",
		title: "Konbyen yon ti polis ta ka koute",
		intro:
			"Men prim chak mwa ki soti nan kalkilatris nou an pou {coverage} kouvèti, pou yon moun ki pa fimen. Se estimasyon, se pa pri final.",
		caption: "Prim estime chak mwa pou {coverage}, dapre laj moun nan kòmanse",
		lines: [
			{ id: "age55", label: "Kòmanse a laj 55 an" },
			{ id: "age60", label: "Kòmanse a laj 60 an" },
			{ id: "age70", label: "Kòmanse a laj 70 an" },
			{ id: "age80", label: "Kòmanse a laj 80 an" },
		],
		note: "Se konpayi asirans lan ki fikse vrè prim ou apre ou fin reponn kesyon sou sante ou, e li ka pi wo oswa pi ba. Gen polis ki peye tout lajan an apre dezan sèlman. Fimen fè prim nan monte: lè moun nan gen 70 an, li soti anviwon {at70} pou l rive {smokerAt70}. Yon moun ki kòmanse lè l gen 60 an, e ki peye {at60} chak mwa pandan {paidYears} an, ap peye {paidFrom60} antou, prèske menm kantite polis la peye a.",
	},
	does: {
		title: "Sa yon polis konsa fè",
		items: [
			"Li peye moun ou nonmen an, e se moun sa a ki deside kijan pou sèvi ak lajan an: seremoni an, biyè avyon an, lwaye a. Sa ki rete a se pou li.",
			"Nan pifò polis yo, prim nan pa chanje, e kouvèti a dire tout lavi, depi w kontinye peye.",
			"Yo poze kesyon sou sante ou, e anjeneral pa gen egzamen medikal.",
		],
	},
	doesNot: {
		title: "Sa l pa fè",
		items: [
			"Se pa yon fineray ki peye davans, e li pa gen rapò ak okenn pwogram gouvènman.",
			"Gen polis ki peye tout lajan an apre dezan sèlman. Si ou mouri anba yon maladi anvan sa, yo remèt prim yo, souvan ak yon ti enterè.",
			"Si polis la tonbe, anjeneral fanmi w pa resevwa anyen. Si pou peye prim nan ou t ap manke manje oswa medikaman, pa achte polis la.",
		],
	},
	steps: {
		title: "Sa k ap pase apre sa",
		items: [
			{
				title: "Ou reponn kèk kesyon",
				text: "Kesyon yo sou eta kote w rete a, laj ou ak sa ou ta vle. Sa pran anviwon de minit.",
			},
			{
				title: "Yon ajan ki gen lisans ap rele w",
				text: "Ajan an ap kontakte w<contactTime> nan {contactHours} èdtan nan jou travay</contactTime><spokenLanguages>, nan lang ou</spokenLanguages>, ak pri<carriersCompared> plizyè konpayi asirans, epi kilès nan yo ki ka aksepte w ak sante ou genyen</carriersCompared>.",
			},
			{
				title: "Ou deside lè w pare",
				text: "Si ou aplike e yo aksepte w, ou gen yon peryòd pou egzamine polis la gratis: ou ka remèt li epi yo remèt ou lajan ou. Polis ou a di egzakteman konbyen jou ou genyen.",
			},
		],
	},
	faqs: {
		title: "Twa kesyon moun toujou poze nou",
		items: [
			{
				question: "Èske yo ka refize m?",
				answer:
					"Wi, pou yon polis ki peye tout lajan an depi premye jou a. Menm lè sa a, souvan ou ka jwenn yon polis ki pa peye tout lajan an touswit, ki poze kèk kesyon sèlman sou sante oswa ki pa poze ditou. Polis sa yo koute plis, e yo gen tan pou tann, jan nou esplike l pi wo a.",
			},
			{
				question: "Èske fanmi m ka sèvi ak lajan an nan yon lòt peyi?",
				answer:
					"Wi. Moun ou nonmen an ka sèvi ak li nenpòt kote. Voye kò a nan peyi w ka koute anpil, kidonk mande pri sa a anvan ou chwazi montan an.",
			},
			{
				question: "Mwen gen yon ti polis deja. Èske m dwe ranplase l?",
				answer:
					"Souvan li pi bon pou kenbe l. Lè ou ranplase l, sa ka kòmanse yon nouvo peryòd dezan kote konpayi a ka egzamine reklamasyon yo, epi pri a pi wo paske ou pi gran. N ap gade toulède polis yo ansanm avè w anvan ou deside.",
			},
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Asirans depans fineray se asirans vi ak yon ti kouvèti. Se konpayi asirans yo ki bay polis yo, se pa {agency}; sa polis la peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon.",
			"Kritè, prim ak tan pou tann chanje selon eta a ak konpayi a. <licensedStates>{agency} [gen lisans nan {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "De minit kounye a, pou pèsonn pa oblije ranmase lajan pita",
		text: "Di nou yon ti bagay sou ou, oswa rele {phone}. Si ou pa bezwen yon polis, n ap di w sa.",
	},
} satisfies LandingContent;
