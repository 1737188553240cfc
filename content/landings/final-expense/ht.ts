import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Depans fineray: kite yon orevwa, pa yon fakti",
		description:
			"Depans fineray nan Florid: <funeralCostsShown>konbyen yon fineray koute, </funeralCostsShown><finalExpensePremiums>konbyen yon ti polis ta ka koute a 55, 60, 70 oswa 80 an, </finalExpensePremiums>ki kesyon yo poze, ak sa polis la pa fè.",
	},
	title: "Kite yon orevwa pou fanmi ou, pa yon fakti",
	lead: "Yon fineray gen pou l peye nan kèk jou. Yon ti polis pou depans fineray ka mete lajan sa a nan men fanmi ou, pou yo pase semèn sa a ap sonje ou.",
	action: "Mande konbyen sa ta koute m",
	reassurance:
		"Kèk kesyon, epi<finalExpensePremiumsShown> yon ajan ki gen lisans ap rele w ak pri yo.</finalExpensePremiumsShown><finalExpensePremiumsWithheld> yon ajan ki gen lisans ap pote pri konpayi asirans yo ba ou alekri.</finalExpensePremiumsWithheld> Ou pa gen anyen pou w siyen ni pou w peye.",
	story: {
		title: "Yon semèn anpil fanmi konnen",
		paragraphs: [
			"Grann ki nan istwa sa a envante, men petèt ou te konnen l. Li leve kat timoun, li bay mwatye katye a manje, e li pa t janm dwe pèsonn yon dola. Li mouri yon madi. Mèkredi, mezon fineray la te deja bezwen yon avans.",
			"Pitit fi li mete yon pati sou yon kat kredi. Yon pitit pitit vann moto l, legliz la fè yon kolèt, e yon kouzen ap tann toujou lajan li te prete a. Pèsonn pa t repwoche l anyen. Men sa t ap fè l mal anpil.",
			"<funeralCosts>Dapre estimasyon nou, yon fineray ak antèman nan Florid koute anviwon {funeral}, san kavo.</funeralCosts> <funeralRanges>Nan zòn Daytona li ka koute {daytonaLow} rive {daytonaHigh}, nan zòn Jacksonville {jacksonvilleLow} rive {jacksonvilleHigh}.</funeralRanges><funeralCostsShown> Kremasyon souvan koute mwens.</funeralCostsShown>",
		],
	},
	figure: {
		claim: "finalExpensePremiums",
		title: "Konbyen yon ti polis ta ka koute",
		intro:
			"Prim chak mwa ki soti nan kalkilatris nou an pou {coverage} kouvèti, pou yon moun ki pa fimen. Se estimasyon, se pa pri final.",
		caption: "Prim estime chak mwa pou {coverage}, dapre laj nan kòmansman an",
		lines: [
			{ id: "age55", label: "Apati 55 an" },
			{ id: "age60", label: "Apati 60 an" },
			{ id: "age70", label: "Apati 70 an" },
			{ id: "age80", label: "Apati 80 an" },
		],
		note: "Se konpayi asirans lan ki fikse vrè prim ou apre ou fin reponn kesyon sou sante ou, e li ka pi wo oswa pi ba. Gen polis ki peye tout kantite a apre dezan sèlman. Fimen fè prim nan monte: a 70 an, li soti anviwon {at70} pou l rive {smokerAt70}. Yon moun ki kòmanse a 60 an e ki peye {at60} chak mwa pandan {paidYears} an peye {paidFrom60} antou, prèske menm kantite polis la peye a.",
	},
	does: {
		title: "Sa yon polis konsa fè",
		items: [
			"Li peye moun ou nonmen an, e se moun sa a ki deside kijan pou sèvi ak lajan an: seremoni an, biyè avyon an, lwaye a. Sa ki rete a se pou li.",
			"Nan pifò polis yo, prim nan pa chanje, e kouvèti a dire tout lavi, depi w kontinye peye.",
			"Yo poze kesyon sou sante ou, e anjeneral pa gen egzamen fizik.",
		],
	},
	doesNot: {
		title: "Sa l pa fè",
		items: [
			"Se pa yon fineray ki peye davans, e li pa gen rapò ak okenn pwogram gouvènman.",
			"Gen polis ki peye tout lajan an apre dezan sèlman. Si yon maladi rive anvan sa, yo remèt prim yo, souvan ak yon ti enterè.",
			"Yon polis ki tonbe pa peye anyen. Si prim nan t ap retire nan lajan manje oswa lajan medikaman, pa achte l.",
		],
	},
	steps: {
		title: "Sa k ap pase lè ou peze bouton an",
		items: [
			{
				title: "Ou reponn kèk kesyon",
				text: "Sou eta kote w rete a, laj ou ak sa ou ta swete. Sa pran anviwon de minit.",
			},
			{
				title: "Yon ajan ki gen lisans rele w",
				text: "Ajan an kontakte w<contactTime> nan {contactHours} èdtan nan jou travay</contactTime><spokenLanguages>, nan lang ou</spokenLanguages>, ak pri<carriersCompared> plizyè konpayi asirans, epi kiyès nan yo ki t ap aksepte sante ou</carriersCompared>.",
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
					"Wi, pou yon polis ki peye tout lajan an depi premye jou a. Lè sa a, souvan gen polis ki pa peye tout lajan an touswit, ak kèk kesyon sou sante oswa okenn. Yo koute plis, e yo gen tan pou tann nou esplike pi wo a.",
			},
			{
				question: "Èske fanmi m ka sèvi ak lajan an nan yon lòt peyi?",
				answer:
					"Wi. Moun ou nonmen an ka sèvi ak li nenpòt kote. Voye kò a nan peyi w ka koute anpil, kidonk mande pri sa a anvan ou chwazi montan an.",
			},
			{
				question: "Mwen gen yon ti polis deja. Èske m dwe chanje l?",
				answer:
					"Souvan li pi bon pou kenbe l. Lè ou ranplase l, sa ka kòmanse dezan ankò kote yo egzamine reklamasyon yo, ak yon laj ki pi wo ak yon pri ki pi wo. Nou li tou de ansanm ak ou anvan ou deside.",
			},
		],
	},
	disclosures: {
		title: "Remake sa yo",
		items: [
			"Asirans depans fineray se asirans vi ak yon ti kouvèti. Se konpayi asirans yo ki bay polis yo, se pa {agency}; sa polis la peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon.",
			"Moun ki kalifye yo, prim yo ak tan pou tann yo chanje dapre eta a ak konpayi a. <licensedStates>{agency} [gen lisans nan {licensedStates} eta](/licensing).</licensedStates> Nan New York nou pa vann asirans. Paj sa a se pou enfòmasyon; se pa yon òf.",
		],
	},
	closing: {
		title: "De minit kounye a, oswa yon kolèt pita",
		text: "Di nou yon ti bagay sou ou, oswa rele {phone}. Si ou pa bezwen yon polis, n ap di w sa.",
	},
} satisfies LandingContent;
