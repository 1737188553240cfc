import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Plan aksyon pou dèt: lòd pou peye, tan ak enterè",
		description:
			"Ekri tout dèt ou yo, chwazi yon lòd, epi wè konbyen tan w ap pran pou peye yo ak konbyen enterè a koute. Kijan plan an mache, limit li yo ak yon egzanp.",
	},
	title: "Plan aksyon pou dèt: konnen nan ki mwa dèt ou fini",
	lead: "Prèske tout moun konnen konbyen yo peye chak mwa, men yo pa konnen ki lè y ap fè dènye peman an. Yon plan aksyon pou dèt mete tout dèt yo sou yon sèl paj, li ba yo yon lòd, epi li montre konbyen enterè a ap koute. Ou ka fè l pou kont ou, gratis. Se pou w aprann, se pa konsèy kredi, e pafwa vrè repons lan se: kite asirans lan tann.",
	whatItIs: {
		title: "Kisa li ye",
		paragraphs: [
			"Se yon bidjè ekri pou w soti nan dèt. Ou ekri chak balans, chak to enterè ak chak peman chak mwa, epi ou fikse yon total ou ka kenbe. [Planifikatè dèt nou an](/calculator#debt-planner), ki gratis, kalkile lòd la ak dat dèt la fini. Se ou menm ki fè peman yo, dirèkteman bay moun ou dwe yo.",
			"Gen de lòd moun konn sèvi. Nan avalanch lan, lajan anplis la ale dabò sou dèt ki gen to enterè ki pi wo a; se konsa ou peye mwens enterè. Nan boul nèj la, ou kòmanse ak pi piti balans lan; ou wè yon rezilta bonè, men sa ka koute plis. Si ou gen yon sèl dèt, toulede se menm bagay.",
			"Plan an mande tou kisa ki t ap rive dèt yo si ou ta mouri. Mari w, madanm ou oswa moun ki te siyen avè w la ka rete ak prè kay la oswa yon lòt prè. Si se ka w, ou ka konpare yon [asirans vi pou yon tèm](/services/term-life) pou kantite ane dèt la ap dire. Ou pa oblije achte l pou w gen plan an.",
		],
	},
	fit: {
		title: "Èske li bon pou ou?",
		forTitle: "Li ka bon pou ou si",
		for: [
			"Ou ka peye plis pase minimòm nan, menm si se yon ti kras.",
			"Ou gen plizyè dèt epi ou pa konnen kilès pou w peye anvan.",
			"Yon lòt moun t ap oblije pote chaj kay la oswa prè a si ou mouri.",
			"Ou anvi achte yon asirans vi, men ou pa konnen si bidjè w pèmèt sa.",
		],
		notForTitle: "Chèche yon lòt chwa si",
		notFor: [
			"Ou pa ka fè peman minimòm yo. Yon konseye kredi ki pa travay pou pwofi, oswa yon avoka ki fè fayit, ka fè plis pou ou pase nou.",
			"Ou vle yon moun ki pou negosye balans ou yo, prete w lajan oswa repare kredi w. Nou pa fè okenn nan bagay sa yo.",
			"Yo rele w nan tribinal pou dèt oswa y ap sezi salè w. Pale ak yon avoka anvan.",
		],
	},
	steps: {
		title: "Kijan sa mache",
		items: [
			{
				title: "Mete tout bagay sou yon sèl paj",
				text: "Pran dènye relve kont ou yo: balans, to enterè ak peman minimòm. Ou pa bezwen nimewo kont, e tanpri pa voye yo ban nou.",
			},
			{
				title: "Chwazi montan an ak lòd la",
				text: "Fikse yon total pou chak mwa ki kite plas pou manje, lwaye ak yon ti rezèv pou ijans. Epi konpare avalanch lan ak boul nèj la sou chif pa w yo.",
			},
			{
				title: "Kenbe plan an epi verifye l",
				text: "Lè yon dèt fini, peman l lan pase sou lòt la. Gade plan an ankò lè yon to, yon travay oswa fanmi an chanje.",
			},
		],
	},
	costs: {
		title: "Pri ak limit, san kache anyen",
		intro:
			"Planifikatè a gratis, epi pa gen anyen ki soti nan peman w yo, paske peman w yo pa janm pase nan men nou. Men limit yo.",
		items: [
			{
				title: "Kijan yo peye nou",
				text: "Si ou deside achte yon asirans, konpayi asirans lan ban nou yon komisyon. Sonje sa lè n ap pale de kouvèti. Si asirans lan t ap ralanti peman dèt yo epi pèsonn pa depann de ou, n ap di w sa.",
			},
			{
				title: "Asirans pran lajan ki ta ka peye dèt",
				text: "Chak dola prim se yon dola ki pa bese dèt la. Polis ki gen valè lajan kach raman bon kote pou mete lajan w pandan yon kat kredi ap fè w peye yon gwo to.",
			},
			{
				title: "Chif yo ka chanje",
				text: "To ki monte desann, frè reta ak nouvo acha chanje dat dèt la fini an. Plan an sipoze ou pa mete lòt depans sou kat la.",
			},
			{
				title: "Gen peman ki pa janm fini",
				text: "$10,000 ak 30% fè $250 enterè nan premye mwa a. Yon peman $250 pa bese anyen, e dèt la pa janm fini. Si se ka w, [kalkilatris](/calculator) nou an di jamè; li pa bay yon dat.",
			},
		],
	},
	example: {
		title: "Yon egzanp: $10,000 ak 18%",
		intro:
			"Menm dèt la, peye de fason. Se yon senp kalkil pou montre diferans lan; se kondisyon moun ou dwe a ki fikse vrè chif yo.",
		assumptions: [
			"Yon sèl balans $10,000, yon to fiks 18% chak ane, pa gen nouvo acha ni frè.",
			"Enterè a ajoute chak mwa ak 1.5%, awondi nan santim ki pi pre a. Enterè premye mwa a se $150.",
			"Minimòm nan se 2% nan balans ki rete a, men pa mwens pase $25. Li kòmanse ak $200 epi li bese ansanm ak balans lan. Anpil kat mande 1% plis enterè mwa a, e omwen $35: lè sa a li pran 258 mwa ak $13,654 enterè.",
		],
		rows: [
			{ label: "$300 chak mwa: tan pou fini", value: "47 mwa (3 an ak 11 mwa)" },
			{ label: "$300 chak mwa: enterè", value: "$3,967.25" },
			{ label: "Minimòm sèlman: tan pou fini", value: "508 mwa (42 an ak 4 mwa)" },
			{ label: "Minimòm sèlman: enterè", value: "$27,327.55" },
			{ label: "Diferans nan enterè", value: "$23,360.30" },
		],
		note: "Si dezyèm ka a long konsa, se paske minimòm nan ap vin pi piti chak mwa. Anpil konpayi kalkile l yon lòt jan; relve kont ou montre kijan pa w la fè l.",
	},
	faqs: {
		title: "Kesyon moun poze souvan",
		items: [
			{
				question: "Èske se negosyasyon dèt oswa yon prè pou regwoupe dèt?",
				answer:
					"Non. Nou pa negosye ak moun ou dwe yo, nou pa kenbe lajan w, epi nou pa prete lajan. Ou kenbe kont ou yo epi ou peye yo ou menm. Nou pa mande pèsonn efase anyen.",
			},
			{
				question: "Èske sa ap chanje nòt kredi m?",
				answer:
					"Fè plan an pa chanje l. Peye alè epi dwe mwens anjeneral ede ak tan, men nou pa pwomèt anyen sou nòt kredi.",
			},
			{
				question: "Èske m dwe mete lajan sou kote pou ijans anvan?",
				answer:
					"Anjeneral yon ti rezèv pase anvan, pou reparasyon machin nan pa tounen sou kat la. Apre sa, souvan se dèt ki gen gwo to a ki vini.",
			},
			{
				question: "Èske fanmi m ap eritye dèt mwen yo?",
				answer:
					"Anjeneral dèt yo peye ak sa ou kite. Men yon moun ki te siyen avè w, yon moun ki te pran prè a ansanm avè w oswa, nan kèk eta, mari w oswa madanm ou ka responsab. Yon avoka nan eta w ka di w sa. Asirans vi ki peye bay yon moun ou nonmen, nòmalman li pa ale jwenn moun defen an te dwe yo.",
			},
			{
				question: "Èske nou ofri plan an nan tout eta?",
				answer:
					"Planifikatè a la pou tout moun. Nou pa ofri yon konsiltasyon sou plan an nan tout eta; nan Kalifòni, non. Gade [sa ki valab nan eta w](/state-compliance).",
			},
		],
	},
	disclosures: {
		title: "Sa pou w konnen",
		items: [
			"{agency} se yon ajans asirans. Nou pa yon biwo avoka, nou pa prete lajan, nou pa yon konpayi ki repare kredi oswa ki negosye dèt, nou pa yon ajans konsèy kredi, epi nou pa bay konsèy sou lalwa oswa taks.",
			"Chif yo se estimasyon dapre sa nou sipoze yo. Se kontra ou ak moun ou dwe a ki di konbyen ou dwe ak ki lè pou w peye.",
			"Nenpòt asirans vi nou pale de li, se yon konpayi asirans ki bay li. Fòk konpayi a apwouve l, e li depann de kapasite konpayi a genyen pou l peye reklamasyon. Se pa tout pwodui ki disponib nan chak eta.",
		],
	},
	callToAction: {
		title: "Kòmanse ak pwòp lis pa w",
		text: "Mete dèt ou yo nan [planifikatè dèt nou an](/calculator#debt-planner) epi gade dènye jou chak dèt. <debtConsultation>Si ou vle pale sou sa, yon premye apèl pran anviwon 15 minit, e li gratis.</debtConsultation> Si ou gen kesyon sou asirans vi, rele {phone} oswa [ekri nou](/#contact).",
	},
} satisfies ProductPageContent;
