import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-iul-2026-11",
	title: "Kijan pou li yon ilistrasyon IUL",
	subtitle: "Paj ki deside yo, kesyon yo kite san repons, ak senk tès pou fè",
	intro: [
		"Yo vann yon polis asirans vi inivèsèl endekse (IUL) ak yon ilistrasyon: ven paj chif oswa plis. Pifò moun gade yon sèl chif, sa ki byen lwen nan dènye kolòn nan. Se li ki pi pa sèten nan yo tout.",
		"Gid sa a mennen w nan paj ki gen enpòtans yo. Kenbe l bò kote yon ilistrasyon, pa w la oswa youn yo voye ba ou, epi make pandan w ap li.",
	],
	chapters: [
		{
			title: "Kisa ou gen devan w",
			paragraphs: [
				"IUL se yon asirans vi ki pa gen dat fen. Ou peye prim; konpayi asirans lan retire frè chak mwa, epi li bay enterè ak yon fòmil ki swiv yon endis bous. Ou pa achte aksyon. Ilistrasyon an montre sa polis la ta fè **si** yo ta bay menm to yo sipoze a chak ane. Pa gen okenn ane tout bon ki konsa.",
			],
		},
		{
			title: "Paj pa paj",
			paragraphs: ["Chèche kat kote sa yo epi ekri nimewo paj yo."],
			items: [
				"**Kolòn kontra a:** konbyen polis la ta vo ak pi piti enterè ak pi gwo frè kontra a pèmèt.",
				"**To yo sipoze a:** sèl to ki dèyè gwo chif yo. Règ yo mete limit sou jan l ka wo.",
				"**Rapò sou frè yo:** chak frè, ane pa ane. Souvan yo pa mete l. Ou ka mande l.",
				"**Kolòn pou fèmen polis la:** sa ou t ap jwenn tout bon si ou ta kanpe ane sa a.",
			],
		},
		{
			title: "Plafon, to patisipasyon, limit anba",
			paragraphs: [
				"**Plafon** an se pi gwo enterè ou ka jwenn nan yon peryòd. **To patisipasyon** an se pati yo konte lè endis la monte. **Limit anba** a, ki souvan 0%, se pi piti a. Yon limit 0% pa kanpe frè yo: nan yon ane konsa valè lajan kach la desann, sòf si ou peye plis.",
				"Konpayi asirans lan fikse plafon yo ak to patisipasyon yo ankò de tanzantan. Mande konbyen yo te ye senkan pase pou moun ki te achte lè sa a, ak ki pi ba valè kontra a pèmèt.",
			],
		},
		{
			title: "Senk tès pou mande",
			paragraphs: ["Yon ajan ka fè chak nan kèk minit. Mande tou lè senk sou papye."],
			items: [
				"To yo sipoze a, de pwen pi ba.",
				"0% chak ane, ak prim ou gen lide peye a.",
				"Sispann peye prim apre dizan.",
				"Prè ou gen nan tèt ou a, ak to ki pi ba a.",
				"Menm prim nan ak mwens lajan pou lè moun nan mouri, ak yon polis pou yon tèm sou kote.",
			],
		},
		{
			title: "Kijan yon polis echwe",
			paragraphs: [
				"Se pa souvan yon sèl kou. Prim yo peye an reta oswa yo twò piti, enterè yo rete anba plan an, e pri asirans lan monte avèk laj. Valè lajan kach la sispann grandi, epi li koumanse desann. Yon avètisman rive, apre sa yon delè anplis pou peye, epi polis la tonbe. Si te gen yon prè, ou ka dwe taks sou pwofi a menm si pa gen lajan ki rete.",
				"Sa ki ede senp: peye jan yo te prevwa, gade yon fwa chak ane, epi aji bonè. Peye yon ti kras plis oswa bese kouvèti a, sa mache nan ane 12. Nan ane 30, prèske jamè.",
			],
		},
		{
			title: "Lè yon lòt bagay pi bon pou ou",
			paragraphs: [
				"Si sa ou bezwen plis se yon gwo montan pou ane timoun yo, asirans pou yon tèm ba ou plis pou lajan ou. Si ou vle yon prim fiks ak yon tablo valè nan kontra a, gade asirans pou tout lavi. Si ou ka bezwen lajan an nan dizan, kite l kote ou ka jwenn li.",
				"IUL ka bon pou moun ki bezwen kouvèti pou tout lavi, ki gen revni ki regilye ak lajan ijans, e ki pral okipe polis la pandan anpil ane.",
			],
		},
	],
	checklist: {
		title: "Anvan ou siyen",
		items: [
			"Mwen gen tout ilistrasyon an, ak chak paj ki gen nimewo.",
			"Mwen wè l ak yon to ki pi ba, ak 0% tou.",
			"Mwen gen rapò sou frè yo.",
			"Mwen konnen sa m t ap jwenn apre 5 ak 10 an.",
			"Mwen ka peye prim yo te prevwa a nan yon move ane.",
			"Mwen konnen kiyès k ap gade polis la avè m chak ane.",
		],
	},
	questions: {
		title: "Kesyon pou poze yon ajan",
		intro: "Si repons lan se “pa okipe w”, mande ankò.",
		items: [
			"Kilès nan chif sa yo ki nan kontra a?",
			"Ki kote plafon an ka desann, e ki kote frè yo ka monte?",
			"Nan ki ane kouvèti a t ap fini ak 0%?",
			"Konbyen tan frè pou retire lajan anvan lè yo dire?",
			"Ak ki prim polis la vin yon kontra dotasyon modifye (MEC)?",
			"Kijan yo peye w, e èske yo t ap peye w mwens pou yon polis pou yon tèm?",
		],
	},
	disclosures: {
		title: "Tanpri li sa yo",
		items: [
			"Gid sa a se enfòmasyon jeneral. Li pa yon òf, ni yon ilistrasyon polis, ni yon konsèy sou lwa oswa sou taks. Se ilistrasyon konpayi asirans lan sèlman ki montre valè yon polis.",
			"IUL se asirans vi. To yo bay yo chanje e yo ka 0%; yo retire frè chak mwa. Tout sa polis la peye depann de kapasite konpayi asirans ki bay polis la genyen pou l peye reklamasyon. Prè ak lajan ou retire bese valè lajan kach la ak lajan asirans lan peye lè moun nan mouri, e yo ka fè polis la tonbe.",
			"<licensedStates>{agency} gen lisans nan {licensedStates} eta.</licensedStates> Pwodui, kondisyon ak kritè chanje selon eta a ak konpayi a. Nan New York nou rekrite ajan sèlman, nou pa vann asirans. Polis ou a di egzakteman konbyen jou ou genyen pou egzamine l gratis.",
		],
	},
} satisfies GuideContent;
