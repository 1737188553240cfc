import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Anwite fiks endekse (FIA): enterè, limit ak frè",
		description:
			"Kisa yon anwite fiks endekse (FIA) ye, ki limit enterè a genyen, konbyen kloz yo ak lajan ou retire bonè koute, ki taks ou peye, e pou ki moun li pa bon.",
	},
	title: "Anwite fiks endekse (FIA): enterè ki swiv yon endis, ak limit li yo",
	lead: "Yon anwite fiks endekse se yon kontra ak yon konpayi asirans, pou lajan ou ka kite trankil pandan plizyè ane. Li fè enterè dapre yon endis bous, e pita li ka ba ou yon revni. An echanj, ou aksepte limit sou enterè l ka rapòte, ak frè si ou retire lajan an anvan lè.",
	whatItIs: {
		title: "Kisa yon FIA ye",
		paragraphs: [
			"Ou peye yon prim, souvan yon sèl fwa, epi konpayi asirans lan ajoute enterè ak yon fòmil ki swiv yon endis bous. Ou pa achte aksyon. Lè endis la desann, fòmil la pa ka bay mwens pase limit anba a, ki souvan 0%. Kidonk, lè endis la pèdi, valè kontra ou a pa bese pou sa. Men lajan ou retire, frè yo ak frè kloz siplemantè yo ka fè l bese.",
			"Lè endis la monte, ou jwenn yon pati nan sa l monte a. **Plafon** an se pi plis ou ka jwenn. **To patisipasyon** an se pati yo konte a. Gen kontra ki retire yon **maj** tou. Anjeneral yo pa konte dividann endis la. Chak fwa kontra a renouvle, konpayi a fikse kondisyon sa yo ankò, nan limit ki ekri nan kontra a.",
			"Pita, ou chwazi kijan pou sèvi ak lajan an: retire l tikras pa tikras, pran l yon sèl kou, oswa resevwa peman regilye pandan kèk ane oswa pandan tout lavi ou. Yon fwa peman regilye yo kòmanse, anjeneral ou pa ka tounen sou desizyon an. Peman pandan tout lavi ou depann de kapasite konpayi asirans ki bay kontra a genyen pou l peye reklamasyon.",
			"Gen kontra ki ofri yon kloz siplemantè pou revni, ak yon frè chak ane. Kloz sa a gen pwòp **baz revni** pa l: se yon chif ki sèvi sèlman pou kalkile peman ou yo. Se pa lajan ou ka retire.",
		],
	},
	fit: {
		title: "Pou ki moun li bon, e pou ki moun li pa bon",
		forTitle: "Yon FIA ka bon pou ou si",
		for: [
			"Ou prèske rive nan retrèt, oswa ou deja nan retrèt, e ou gen lajan ou p ap bezwen pandan plizyè ane.",
			"Ou dakò pèdi yon pati nan sa bon ane yo ta ba ou, pou valè kontra a pa bese lè endis la desann.",
			"Ou vle yon pati nan lajan ou tounen yon revni pandan tout lavi ou, e ou byen gade si konpayi asirans lan solid.",
			"Ou gen lajan apa pou ijans, depans sante ak reparasyon.",
		],
		notForTitle: "Chèche yon lòt chwa si",
		notFor: [
			"Ou ka bezwen pi gwo pati nan lajan sa a anvan ane ki gen frè pou retire lajan yo fini.",
			"Ou vle tout kwasans mache a, ak dividann yo, e ou ka sipòte pèt yo.",
			"Anwite a t ap bloke prèske tout sa ou genyen.",
			"Ou gen mwens pase 59½ an e ou ka bezwen retire nan lajan an. Taks yo ak yon penalite federal t ap ajoute.",
		],
	},
	steps: {
		title: "Kijan nou travay avè w",
		items: [
			{
				title: "Tout sitiyasyon finansye ou",
				text: "Nou oblije poze w kesyon sou revni ou, depans ou, lòt byen ou, taks, plan ou, ak konbyen risk ou ka sipòte, pou konsèy la bon pou ou. Si li pi bon pou lajan an rete kote l ye a, n ap di w sa.",
			},
			{
				title:
					"<carriersCompared>Kontra yo youn bò kote lòt</carriersCompared><carriersComparedWithheld>Kontra a an detay</carriersComparedWithheld>",
				text: "<carriersCompared>Nou konpare konpayi yo:</carriersCompared><carriersComparedWithheld>Nou gade kontra a:</carriersComparedWithheld> plafon yo ak jan yo ka chanje, frè pou retire lajan, frè kloz siplemantè yo, kondisyon pou revni an, ak nòt sou solidite finansye yo. Yon bonis sou prim nan souvan vini ak frè ki pi wo oswa plafon ki pi ba, kidonk nou gade toulède.",
			},
			{
				title: "Aplikasyon ak peryòd pou egzamine kontra a gratis",
				text: "Konpayi asirans lan verifye si rekòmandasyon nou an nan pi bon enterè w. Lè yo ba ou kontra a, ou gen yon peryòd pou egzamine l gratis: ou ka li l epi anile l si ou chanje lide. Kantite jou yo depann de eta kote w rete a, e pafwa de laj ou; kontra ou a di egzakteman konbyen jou ou genyen.",
			},
		],
	},
	costs: {
		title: "Konbyen li koute",
		intro:
			"Anpil FIA pa mande frè chak ane pou kontra debaz la. Ou peye yon lòt jan: ak limit sou enterè l ka rapòte, ak frè si ou kite kontra a bonè, ak kloz siplemantè.",
		items: [
			{
				title: "Frè pou retire lajan anvan lè",
				text: "Pandan kèk ane, si ou retire plis pase kantite yo pèmèt chak ane san frè, sa koute yon pousantaj sou sa ou retire a. Frè a bese avèk tan dapre yon tablo ki nan kontra a.",
			},
			{
				title: "Ajisteman dapre valè mache a",
				text: "Nan anpil kontra, lè ou retire lajan bonè, yo ajiste montan an tou dapre to enterè yo. Si to yo monte depi lè ou te achte a, anjeneral ajisteman an bese sa ou resevwa.",
			},
			{
				title: "Limit sou kwasans lan",
				text: "Plafon, to patisipasyon ak maj koute w nan bon ane yo. Si plafon an bese lè kontra a renouvle, menm si endis la monte menm jan an, w ap jwenn mwens.",
			},
			{
				title: "Frè kloz siplemantè yo",
				text: "Gen yon frè chak ane pou yon kloz siplemantè sou revni, oswa sou lajan asirans lan peye lè moun nan mouri. Yo pran frè a nan valè kontra a, menm nan yon ane kote ou jwenn 0%. Ane sa a, valè kontra a bese.",
			},
			{
				title: "Taks",
				text: "Ou peye taks sou kwasans lan lè ou retire l, kòm revni òdinè, e se pwofi a ki soti an premye, sòf si kontra a nan yon kont IRA oswa yon lòt konsa. Si ou retire l anvan laj 59½ an, anjeneral ou dwe yon taks federal 10% anplis.",
			},
		],
	},
	example: {
		figuresOf: "fia",
		title: "Egzanp: $100,000 pandan 10 an. Ipotetik, se pa yon ilistrasyon kontra",
		intro:
			"Tablo a montre yon prim $100,000 ou kite trankil pandan 10 an, ak 4 to ki pa janm chanje. Li montre sa yon diferans nan to a fè avèk tan. Li pa di sa okenn kontra pral fè.",
		assumptions: [
			"Yon sèl prim $100,000 premye jou a; ou pa ajoute anyen, ou pa retire anyen.",
			"Yo bay enterè a yon fwa chak ane, ak menm to a chak ane.",
			"Yo pa konte okenn frè pou retire lajan, frè kloz siplemantè, ajisteman dapre valè mache a, ni taks.",
		],
		rows: [
			{ label: "0% chak ane (ipotetik, anvan frè ak taks)", value: "$100,000" },
			{ label: "2% chak ane (ipotetik, anvan frè ak taks)", value: "$121,899" },
			{ label: "3% chak ane (ipotetik, anvan frè ak taks)", value: "$134,392" },
			{ label: "6% chak ane (ipotetik, anvan frè ak taks)", value: "$179,085" },
		],
		note: "Se chif ipotetik; se pa yon ilistrasyon kontra, e se pa yon pwomès. Vrè enterè yo chanje chak ane, e yo ka 0% nan plizyè ladan yo. Ak frè yon kloz siplemantè, liy 0% la t ap fini pi ba pase $100,000. Si ou retire lajan bonè, ou t ap jwenn mwens, apre frè ak taks. To yo ak limit yo depann de konpayi asirans lan, kontra a ak eta kote w rete a. Eseye lòt montan nan [kalkilatris](/calculator) nou an.",
	},
	faqs: {
		title: "Kesyon moun poze sou anwite",
		items: [
			{
				question: "Èske mwen ka pèdi lajan nan yon FIA?",
				answer:
					"Lè endis la pèdi, pèt la pa tonbe sou ou. Men ou ka toujou jwenn mwens pase sa ou te peye: si ou kite kontra a bonè e ou peye frè, si frè kloz siplemantè yo depase enterè a, oswa si konpayi asirans lan pa ka kenbe angajman li. Pri lavi a ka monte pi vit pase enterè ou tou.",
			},
			{
				question: "Èske mwen ka sèvi ak lajan m?",
				answer:
					"Yon pati. Pifò kontra kite w retire yon ti pati chak ane san frè, e anpil pa mande frè a, ak kèk kondisyon, si ou nan yon sant swen pou granmoun (nursing home) oswa si ou gen yon maladi ki nan dènye faz li. Ou ka gen taks sou revni pou w peye kanmenm, ak 10% anplis anvan laj 59½ an.",
			},
			{
				question: "Èske yon FIA itil si lajan m deja nan yon kont IRA?",
				answer:
					"Yon kont IRA deja ranvwaye taks yo pou pita, kidonk anwite a pa ajoute lòt avantaj sou taks. Achte l sèlman pou lòt bagay li gen, tankou limit anba a oswa revni pandan tout lavi ou. Lè laj la rive, ou oblije retire minimòm lalwa mande chak ane kanmenm. Yon espesyalis taks ka konfime sa ki vre pou sitiyasyon pa w.",
			},
			{
				question: "Kisa benefisyè m yo ap resevwa?",
				answer:
					"Nan pifò kontra, yo resevwa valè kontra a si ou mouri anvan peman yo kòmanse. Yo peye taks sou pwofi a kòm revni òdinè. Si ou te deja chwazi peman pandan tout lavi ou, sa ki rete a depann de chwa ou te fè a.",
			},
			{
				question: "Èske m dwe ranplase yon anwite mwen genyen deja?",
				answer:
					"Souvan li pi bon pou kenbe l. Lè ou ranplase l, ou ka peye frè pou retire lajan anvan lè, kòmanse yon nouvo peryòd frè, epi pèdi avantaj ou te genyen. Nou mete de kontra yo youn bò kote lòt, alekri, anvan ou deside.",
			},
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Yon anwite se yon kontra asirans pou lontan. Se pa yon depo, e ni FDIC ni okenn ajans federal pa asire l.",
			"Yon FIA pa patisipe dirèkteman nan okenn aksyon ni okenn endis. Ni non yon endis ni rezilta li nan tan pase pa ka di ki enterè ou pral jwenn demen.",
			"{agency} pa bay konsèy sou lalwa ni sou taks. Anjeneral, konpayi asirans lan peye ajan an yon komisyon, e kondisyon kontra a montre sa.",
			"<licensedStates>{agency} [gen lisans nan {licensedStates} {statesNoun}](/licensing).</licensedStates> Kontra yo, sa yo ofri ak frè yo chanje selon eta a ak konpayi a.",
		],
	},
	callToAction: {
		title: "Ann li kontra a ansanm",
		text: "Pote kontra yon anwite ou genyen, oswa papye youn yo te pwopoze w. Yon ajan ki gen lisans ap gade limit yo, frè yo ak dat yo avèk ou. Konsiltasyon an gratis. Rele {phone}.",
	},
	netWorthOptions: {
		open: "Chwa pou moun ki gen anpil byen",
		title: "Anwite pou moun ki gen anpil byen",
		intro:
			"Lè ou gen plis byen, kontra a mache menm jan, ak menm limit ak menm frè. Sa ki chanje, se jan li antre nan taks ou, nan eritaj w ap kite a, ak nan rès byen ou yo. Nou travay ansanm ak avoka ou ak espesyalis taks ou.",
		options: [
			{
				title: "Moun ki gen anpil byen",
				text: "Pou fanmi ki gen plis byen pase sa yo panse depanse, e ki vle yon pati nan byen yo ba yo yon revni regilye.",
				points: [
					"Separe prim nan ant plizyè konpayi asirans, pou tout bagay pa depann de yon sèl konpayi.",
					"Mete dat kòmansman yo nan ane diferan, konsa frè pou retire lajan yo p ap fini nan menm ane.",
					"Planifye ak espesyalis taks ou nan ki ane pou retire lajan, paske pwofi a se revni òdinè e li ka fè prim Medicare monte.",
					"Chwazi benefisyè yo ak anpil swen, epi verifye si yo mache ak testaman ou ak trust ou yo (byen yon moun jere pou fanmi w).",
				],
			},
			{
				title: "Moun ki gen anpil anpil byen",
				text: "Pou fanmi ki gen trust, biznis oswa eritaj ki gen taks pou peye, kote yon anwite se yon ti pati nan yon pi gwo plan, e pafwa yo pa bezwen l ditou.",
				points: [
					"Deside kiyès k ap mèt kontra a. Yon anwite ki sou non yon konpayi oswa kèk kalite trust ka pèdi dwa pou ranvwaye taks yo pou pita.",
					"Konpare anwite a ak yon asirans vi pou eritye yo. Se eritye yo ki peye taks sou pwofi yon anwite, e lanmò mèt kontra a pa efase taks sou pwofi sa a.",
					"Atann ou a limit ak plis verifikasyon. Konpayi asirans yo mete yon limit sou prim yo aksepte, e yo mande kote lajan an soti.",
					"Verifye solidite finansye chak konpayi asirans chak ane, ansanm ak moun ki jere trust la oswa konseye ou.",
				],
			},
		],
		note: "Se enfòmasyon jeneral, se pa konsèy sou lalwa ni sou taks. Menm ak yon gwo prim, plafon yo, frè pou retire lajan yo ak taks yo la toujou. Sa ki disponib depann de konpayi asirans lan ak eta kote w rete a.",
	},
} satisfies ProductPageContent;
