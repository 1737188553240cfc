import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-iul-2026-11",
	title: "Kijan pou w li yon ilistrasyon IUL",
	subtitle: "Paj ki pi enpòtan yo, kesyon yo kite san repons, ak senk tès pou fè",
	intro: [
		"Yo vann yon polis asirans vi inivèsèl endekse (IUL) ak yon ilistrasyon: ven paj chif oswa plis. Pifò moun gade yon sèl chif, sa ki byen lwen nan dènye kolòn nan. Se chif ki mwens sèten nan tout chif yo.",
		"Gid sa a mennen w nan paj ki gen enpòtans yo. Kenbe l bò kote yon ilistrasyon, pa w la oswa youn yo voye ba ou, epi make pandan w ap li.",
	],
	chapters: [
		{
			title: "Kisa ou gen devan w",
			paragraphs: [
				"IUL se yon asirans vi ki pa gen dat fen. Ou peye prim; konpayi asirans lan pran frè nan polis la chak mwa, epi li bay enterè ak yon fòmil ki swiv yon endis bous. Ou pa achte aksyon. Ilistrasyon an montre sa polis la ta fè **si** yo ta bay menm to a chak ane, to ilistrasyon an sipoze a. Nan lavi tout bon, sa pa mache konsa.",
			],
		},
		{
			title: "Paj pa paj",
			paragraphs: ["Chèche 4 enfòmasyon sa yo epi ekri nimewo paj yo."],
			items: [
				"**Minimòm kontra a:** konbyen polis la ta vo ak pi piti enterè epi pi gwo frè kontra a pèmèt.",
				"**To ilistrasyon an sipoze a:** sèl to ki dèyè gwo chif yo. Règ yo limite jis ki kote l ka monte.",
				"**Rapò sou frè yo:** chak frè, ane pa ane. Souvan yo pa mete l, men ou ka mande l.",
				"**Valè lè ou fèmen polis la:** sa ou t ap jwenn tout bon si ou ta kite polis la nan nenpòt ane.",
			],
		},
		{
			title: "Plafon, to patisipasyon, limit anba",
			paragraphs: [
				"**Plafon** an se pi gwo enterè ou ka jwenn nan yon peryòd. **To patisipasyon** an se pati yo konte nan sa endis la monte. **Limit anba** a, ki souvan 0%, se pi piti enterè ou ka jwenn. Yon limit 0% pa sispann frè yo: nan yon ane konsa valè lajan kach la desann, sòf si ou peye plis.",
				"Konpayi asirans lan fikse plafon yo ak to patisipasyon yo ankò detanzantan. Mande konbyen yo te ye senkan pase pou moun ki te achte lè sa a, ak ki pi ba yo ka ye dapre kontra a.",
			],
		},
		{
			title: "Senk tès pou mande",
			paragraphs: ["Yon ajan ka fè chak tès nan kèk minit. Mande tout senk yo sou papye."],
			items: [
				"To ilistrasyon an sipoze a, bese de pwen pousantaj.",
				"0% chak ane, ak prim ou gen lide peye a.",
				"Sispann peye prim apre dizan.",
				"Prè ou gen nan tèt ou a, ak to sipoze ki pi ba a.",
				"Menm prim nan ak mwens lajan pou benefisyè yo, konpare ak yon polis pou yon tèm.",
			],
		},
		{
			title: "Kijan yon polis echwe",
			paragraphs: [
				"Yon polis raman echwe yon sèl kou. Prim yo peye an reta oswa yo twò piti, enterè a pi piti pase sa plan an te prevwa, e pri asirans lan monte avèk laj. Valè lajan kach la sispann grandi, epi li kòmanse desann. Yon avètisman rive, apre sa yon delè anplis pou peye, epi polis la tonbe. Si te gen yon prè, ou ka dwe taks sou pwofi a menm si pa gen lajan ki rete.",
				"Sa ki ede, se bagay senp: peye jan yo te prevwa, gade polis la yon fwa chak ane, epi aji bonè. Peye yon ti kras plis oswa bese kouvèti a, sa ka mache lè polis la gen 12 an. Lè l gen 30 an, sa prèske pa janm mache.",
			],
		},
		{
			title: "Lè yon lòt bagay pi bon pou ou",
			paragraphs: [
				"Si sa ou bezwen sitou se yon gwo montan pandan timoun yo ap grandi, asirans vi pou yon tèm ba ou plis pou lajan ou. Si ou vle yon prim fiks ak yon tablo valè nan kontra a, gade asirans vi pou tout lavi. Si ou ka bezwen lajan an nan dizan, kite l kote ou ka jwenn li.",
				"IUL ka bon pou moun ki bezwen kouvèti pou tout lavi, ki gen revni ki regilye ak lajan ijans, e ki pral okipe polis la pandan anpil ane.",
			],
		},
	],
	checklist: {
		title: "Anvan ou siyen",
		items: [
			"Mwen gen tout ilistrasyon an, ak yon nimewo sou chak paj.",
			"Mwen wè ilistrasyon an ak yon to ki pi ba, ak 0% tou.",
			"Mwen gen rapò sou frè yo.",
			"Mwen konnen sa m t ap jwenn apre 5 ak 10 an.",
			"Mwen ka peye prim yo te prevwa a menm nan yon move ane.",
			"Mwen konnen kiyès k ap gade polis la avè m chak ane.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Si repons lan se “pa enkyete w”, mande ankò.",
		items: [
			"Kilès nan chif sa yo ki nan kontra a?",
			"Jis ki kote plafon an ka desann, e jis ki kote frè yo ka monte?",
			"Ak 0% enterè chak ane, nan ki ane kouvèti a t ap fini?",
			"Konbyen tan frè pou retire lajan anvan lè dire?",
			"Ak ki prim polis la vin yon kontra dotasyon modifye (MEC)?",
			"Kijan yo peye w, e èske yo t ap peye w mwens pou yon polis pou yon tèm?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Gid sa a se enfòmasyon jeneral. Li pa yon òf, ni yon ilistrasyon polis, ni yon konsèy sou lalwa oswa sou taks. Se ilistrasyon konpayi asirans lan sèlman ki montre valè yon polis.",
			"IUL se asirans vi. To yo bay yo chanje, e yo ka desann nan 0%; yo pran frè chak mwa. Tout sa polis la peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Prè ak lajan ou retire bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri, e yo ka fè polis la tonbe.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} {statesNoun}.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Polis ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.",
		],
	},
} satisfies GuideContent;
