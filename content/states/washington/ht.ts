import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Depans fineray nan {state}: pri ak chwa",
		description:
			"Antèman, kremasyon oswa kò ki tounen tè nan {state}: pri yo, konbyen kouvèti pou w konsidere, dwa ou genyen ak otorite asirans lan.",
	},
	title: "Asirans depans fineray nan {state}",
	lead: "Nan {state} gen plizyè fason pou di yon moun orevwa, e pri yo diferan anpil. Deside ki fason anvan, apre sa deside montan an. Yon ti polis asirans vi ka kite lajan pou fanmi an fè sa ou te vle a.",
	sections: [
		{
			id: "washington-costs",
			title: "Konbyen yon fineray ka koute nan {state}",
			paragraphs: [
				"<funeralCosts>Dapre estimasyon nou, yon fineray òdinè ak ekspozisyon kò a ak antèman nan {state} koute anviwon {funeralCost}. Se yon estimasyon, se pa yon lis pri.</funeralCosts> Zòn Seattle ak vil ki sou bò lès mòn Cascade yo pa menm, e kavo a, plas simityè a, pyè tonb lan ak flè yo souvan peye apa.",
				"<funeralCosts>Pou kalite fineray sa a, [kalkilatris](/calculator) nou an pwopoze {suggestedCoverage}: {coverageMargin}% anplis estimasyon an (yon senkyèm paske pri yo monte, awondi nan $1,000 ki pi pre a, epi li pa janm desann pi ba pase $10,000).</funeralCosts> Si ou vle yon senp kremasyon, ou ka bezwen mwens.",
			],
		},
		{
			id: "three-choices",
			title: "Chwazi fason an anvan",
			layout: "cards",
			items: [
				{
					title: "Antèman",
					text: "Anjeneral se li ki pi chè, akòz plas la, sèkèy la, kav la ak pyè tonb lan. Mande simityè a ak mezon fineray la pri yo apa.",
				},
				{
					title: "Kremasyon",
					text: "Anpil fanmi isit chwazi l. Yon kremasyon dirèk, san ekspozisyon kò a, anjeneral pi senp epi li koute anpil mwens.",
				},
				{
					title: "Kò a tounen tè",
					text: "Lalwa eta a pèmèt yo fè kò a tounen tè (natural organic reduction). Pa gen anpil founisè ki fè sa, kidonk mande yon pri epi ekri sa ou vle.",
				},
			],
		},
		{
			id: "write-it-down",
			title: "Sa pou w kite alekri",
			layout: "steps",
			items: [
				{
					title: "Sa ou vle",
					text: "Ekri ki fason ak ki kote, epi bay moun ki pral okipe sa yon kopi. Polis la peye lajan sèlman; li pa bay enstriksyon.",
				},
				{
					title: "Benefisyè a",
					text: "Nan {state}, lalwa konsidere anpil byen kòm byen mari ak madanm ansanm. Si ou marye epi ou vle nonmen yon lòt moun ki pa mari w oswa madanm ou, pale ak yon avoka anvan.",
				},
				{
					title: "Papye yo",
					text: "Non konpayi asirans lan, nimewo polis la, ak kote ou sere l. Apre yon tranblemanntè oswa yon gwo dife forè, yon foto nan telefòn yon fanmi ka tout sa ki rete.",
				},
			],
		},
		{
			id: "washington-rules",
			title: "Dwa ou genyen nan {state}",
			layout: "checklist",
			items: [
				{
					title: "Egzamine polis la gratis",
					text: "{freeLook} Polis ou a di egzakteman konbyen jou ou genyen.",
				},
				{
					title: "Otorite asirans lan",
					text: "Biwo Komisè Asirans lan ([Office of the Insurance Commissioner](https://insurance.wa.gov)) reponn kesyon, resevwa plent, epi li pèmèt ou verifye yon lisans. Li pa apiye nou ni okenn pwodui.",
				},
				{
					title: "De premye ane yo",
					text: "Konpayi a ka verifye aplikasyon ou te fè a si lanmò a rive nan tan sa a. Gen polis ki pa bay tout lajan an touswit: si moun nan mouri bonè anba maladi, yo remèt prim yo sèlman, souvan ak yon ti enterè.",
				},
				{
					title: "Pri a ak tan",
					text: "Laj, sante ak tabak fikse prim nan. Si ou viv lontan, ou ka peye plis pase sa polis la ap bay, e yon polis ki tonbe pa peye anyen.",
				},
			],
		},
	],
	faqs: {
		title: "Kesyon fanmi yo poze nan {state}",
		items: [
			{
				question: "Èske yon polis vo lapenn si m vle kremasyon sèlman?",
				answer:
					"Petèt non. Si fanmi w ka peye yon senp kremasyon ak sa ou kite, ou ka pa bezwen l. Vwayaj, yon rasanbleman ak dènye bòdwo yo se lòt pati nan kont lan.",
			},
			{
				question: "Èske yo poze kesyon sou sante?",
				answer:
					"Wi, nan pifò polis, menm si pifò fwa yo pa fè egzamen fizik. Konpayi a ka gade dosye medikaman ou yo, epi se li ki deside si l aksepte w.",
			},
			{
				question: "Èske lajan an ka peye yon fineray nan yon lòt peyi?",
				answer:
					"Wi. Benefisyè a ka sèvi avè l nan nenpòt peyi. Mande konsila a ki papye ki nesesè, epi mande konpayi asirans lan sa l bezwen si lanmò a rive aletranje.",
			},
			{
				question: "Biwo nou nan Florid. Kijan nou travay isit?",
				answer:
					"Nan telefòn oswa videyo, nan yon lè nou antann nou sou li (lè Pasifik la twazè dèyè lè pa nou), ak yon ajan<licensedStates> ki gen lisans nan {state}</licensedStates>. Gade [lisans nou yo](/licensing) ak kijan pou w verifye yo.",
			},
		],
	},
	callToAction: {
		title: "Pale ak yon ajan<licensedStates> ki gen lisans nan {state}</licensedStates>",
		text: "Di nou sa ou vle, epi n ap di w si yon asirans se bon fason pou peye l. Konsiltasyon an gratis. Rele {phone} oswa [ekri nou](/#contact).",
	},
} satisfies StatePageContent;
