import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Plan aksyon pou dèt: lòd pou peye, tan ak enterè",
		description:
			"Ekri tout dèt ou yo, chwazi yon lòd, epi wè konbyen tan w ap pran pou peye yo ak konbyen enterè a koute. Kijan plan an mache, limit li yo ak yon egzanp.",
	},
	title: "Plan aksyon pou dèt: konnen nan ki mwa dèt ou ap fini",
	lead: "Prèske tout moun konnen konbyen yo peye chak mwa, men yo pa konnen kilè y ap fè dènye peman an. Yon plan aksyon pou dèt mete tout dèt yo sou yon sèl paj, li di nan ki lòd pou w peye yo, epi li montre konbyen enterè a ap koute. Ou ka fè l poukont ou, gratis. Plan sa a la pou ede w konprann; se pa konsèy kredi. E pafwa, repons onèt la se: li pi bon pou asirans lan tann.",
	whatItIs: {
		title: "Kisa yon plan aksyon pou dèt ye",
		paragraphs: [
			"Se yon bidjè ekri pou w soti nan dèt. Ou ekri chak balans, chak to enterè ak chak peman chak mwa, epi ou fikse yon total ou ka kontinye peye. [Planifikatè dèt nou an](/calculator#debt-planner), ki gratis, kalkile lòd la ak dat dènye dèt la ap fini. Se ou menm ki fè peman yo, dirèkteman bay moun ou dwe yo.",
			"Gen de fason moun konn mete dèt yo nan lòd. Nan avalanch lan, lajan anplis la ale dabò sou dèt ki gen to enterè ki pi wo a; se konsa ou peye mwens enterè. Nan boul nèj la, ou kòmanse ak pi piti balans lan; ou wè yon rezilta bonè, men sa ka koute plis. Si ou gen yon sèl dèt, toulède se menm bagay.",
			"Plan an mande tou kisa ki t ap rive dèt yo si ou ta mouri. Mari w, madanm ou oswa moun ki te siyen avè w la ka rete ak prè kay la oswa yon lòt prè. Si sa se sitiyasyon w, ou ka konpare yon [asirans vi pou yon tèm](/services/term-life) pou kantite ane dèt la ap dire. Ou pa oblije achte asirans pou w gen plan an.",
		],
	},
	fit: {
		title: "Èske yon plan aksyon pou dèt bon pou ou?",
		forTitle: "Yon plan aksyon pou dèt ka bon pou ou si",
		for: [
			"Ou ka peye plis pase minimòm nan, menm si se yon ti kras.",
			"Ou gen plizyè dèt epi ou pa konnen kilès pou w peye anvan.",
			"Yon lòt moun t ap oblije peye prè kay la oswa yon lòt prè si ou mouri.",
			"Ou anvi achte yon asirans vi, men ou pa konnen si bidjè w pèmèt sa.",
		],
		notForTitle: "Chèche yon lòt chwa si",
		notFor: [
			"Ou pa ka fè peman minimòm yo. Yon konseye kredi ki pa travay pou fè lajan, oswa yon avoka ki okipe zafè fayit (bankruptcy), ka fè plis pou ou pase nou.",
			"Ou vle yon moun negosye balans ou yo, ba w yon prè oswa repare kredi w. Nou pa fè okenn nan bagay sa yo.",
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
				text: "Fikse yon total pou chak mwa ki kite plas pou manje, lwaye ak yon ti rezèv pou ijans. Epi konpare avalanch lan ak boul nèj la ak pwòp chif pa w.",
			},
			{
				title: "Kenbe plan an epi verifye l",
				text: "Lè yon dèt fini, peman l lan pase sou lòt la. Gade plan an ankò lè yon to, travay ou oswa fanmi w chanje.",
			},
		],
	},
	costs: {
		title: "Konbyen li koute, ak limit li yo",
		intro:
			"Planifikatè a gratis, epi nou pa pran anyen nan peman w yo, paske peman w yo pa janm pase nan men nou. Men limit yo.",
		items: [
			{
				title: "Kijan yo peye nou",
				text: "Si ou deside achte yon asirans, konpayi asirans lan ban nou yon komisyon. Sonje sa lè n ap pale de kouvèti. Si asirans lan t ap ralanti peman dèt yo epi pèsonn pa depann de ou, n ap di w sa.",
			},
			{
				title: "Asirans pran lajan ki ta ka peye dèt",
				text: "Chak dola prim se yon dola ki pa bese dèt la. Li ra pou yon polis ki gen valè lajan kach ta yon bon kote pou mete lajan w pandan yon kat kredi ap fè w peye yon gwo to.",
			},
			{
				title: "Chif yo ka chanje",
				text: "To ki monte desann, frè reta ak nouvo acha ka chanje dat dèt la ap fini an. Plan an sipoze ou pa mete lòt depans sou kat kredi a.",
			},
			{
				title: "Gen peman ki pa janm fini",
				text: "$10,000 ak 30% fè $250 enterè nan premye mwa a. Yon peman $250 pa bese balans lan ditou, kidonk dèt la pa janm fini. Si sa se sitiyasyon w, [kalkilatris](/calculator) nou an di “jamè”; li pa bay yon dat.",
			},
		],
	},
	example: {
		title: "Yon egzanp: $10,000 ak 18%",
		intro:
			"Se menm dèt la, peye nan de fason. Se yon kalkil senp pou montre diferans lan; se kondisyon moun ou dwe a ki fikse vrè chif yo.",
		assumptions: [
			"Yon sèl balans $10,000, yon to fiks 18% chak ane, pa gen nouvo acha ni frè.",
			"Yo ajoute 1.5% enterè chak mwa, awondi nan santim ki pi pre a. Enterè premye mwa a se $150.",
			"Minimòm nan se 2% nan balans ki rete a, men pa mwens pase $25. Li kòmanse ak $200 epi li bese ansanm ak balans lan. Anpil kat kredi mande 1% ansanm ak enterè mwa a, e omwen $35: lè sa a li pran 258 mwa ak $13,654 enterè.",
		],
		rows: [
			{ label: "Tan pou fini ak $300 chak mwa", value: "47 mwa (3 an ak 11 mwa)" },
			{ label: "Enterè ak $300 chak mwa", value: "$3,967.25" },
			{ label: "Tan pou fini ak minimòm nan", value: "508 mwa (42 an ak 4 mwa)" },
			{ label: "Enterè ak minimòm nan", value: "$27,327.55" },
			{ label: "Diferans nan enterè", value: "$23,360.30" },
		],
		note: "Si dezyèm fason an pran tout tan sa a, se paske minimòm nan ap vin pi piti chak mwa. Anpil konpayi kalkile l yon lòt jan; relve kont ou montre kijan konpayi pa w la kalkile l.",
	},
	faqs: {
		title: "Kesyon moun poze souvan",
		items: [
			{
				question: "Èske se negosyasyon dèt oswa yon prè pou regwoupe dèt?",
				answer:
					"Non. Nou pa negosye ak moun ou dwe yo, nou pa kenbe lajan w, epi nou pa bay prè. Ou kenbe kont ou yo epi ou peye yo ou menm. Nou pa mande pèsonn efase anyen.",
			},
			{
				question: "Èske plan an ap chanje nòt kredi m?",
				answer:
					"Fè plan an pa chanje l. Lè ou peye alè epi ou dwe mwens, anjeneral sa ede avèk tan, men nou pa pwomèt anyen sou nòt kredi.",
			},
			{
				question: "Èske m dwe mete lajan sou kote pou ijans anvan?",
				answer:
					"Anjeneral yon ti rezèv pase anvan, pou reparasyon machin nan pa al sou kat kredi a. Apre sa, souvan se dèt ki gen gwo to a ki vini.",
			},
			{
				question: "Èske fanmi m ap eritye dèt mwen yo?",
				answer:
					"Anjeneral dèt yo peye ak sa ou kite. Men yon moun ki te siyen avè w, yon moun ki te pran prè a ansanm avè w oswa, nan kèk eta, mari w oswa madanm ou ka responsab. Yon avoka nan eta w ka di w kiyès. Lajan asirans vi ki ale jwenn yon moun ou nonmen, anjeneral moun ou te dwe yo pa ka pran l.",
			},
			{
				question: "Èske ajans lan ofri plan an nan tout eta?",
				answer:
					"Planifikatè a la pou tout moun. Se pa nan tout eta nou ofri konsiltasyon sou plan an; nan Kalifòni, nou pa ofri l. Gade [sa ki valab nan eta w](/state-compliance).",
			},
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"{agency} se yon ajans asirans. Nou pa yon biwo avoka, nou pa bay prè, nou pa yon konpayi ki repare kredi oswa ki negosye dèt, nou pa yon ajans konsèy kredi, epi nou pa bay konsèy sou lalwa oswa taks.",
			"Chif yo se estimasyon dapre sa nou sipoze yo. Se kontra ou ak moun ou dwe a ki di konbyen ou dwe ak kilè pou w peye.",
			"Lè nou pale de yon asirans vi, se yon konpayi asirans ki bay li. Fòk konpayi a apwouve l, e li depann de kapasite konpayi a genyen pou l peye reklamasyon. Se pa tout pwodui ki disponib nan chak eta.",
		],
	},
	callToAction: {
		title: "Kòmanse ak pwòp lis pa w",
		text: "Mete dèt ou yo nan [planifikatè dèt nou an](/calculator#debt-planner) epi wè kilè chak dèt ap fin peye. <debtConsultation>Si ou vle pale sou sa, yon premye apèl pran anviwon 15 minit, e li gratis.</debtConsultation> Si ou gen kesyon sou asirans vi, rele {phone} oswa [voye yon mesaj ban nou](/#contact).",
	},
} satisfies ProductPageContent;
