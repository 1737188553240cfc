import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Asirans depans fineray {inState}: pri ak chwa",
		description:
			"Antèman, kremasyon oswa kò ki tounen tè {inState}: pri yo, konbyen kouvèti pou w konsidere, dwa ou genyen ak otorite asirans lan.",
	},
	title: "Asirans depans fineray {inState}",
	lead: "{InState} gen plizyè fason pou di yon moun orevwa, e pri yo diferan anpil. Dabò, deside sa ou vle; apre sa, chwazi montan kouvèti a. Yon ti polis asirans vi ka kite lajan pou fanmi an fè sa ou te vle a.",
	sections: [
		{
			id: "washington-costs",
			title: "Konbyen yon fineray ka koute {inState}",
			paragraphs: [
				"<funeralCosts>Dapre estimasyon nou, pri mwayen yon fineray ak ekspozisyon kò a ak antèman {inState} se anviwon {funeralCost}. Se yon estimasyon, se pa yon lis pri.</funeralCosts> Pri yo pa menm nan zòn Seattle ak nan vil ki sou bò lès mòn Cascade yo, e kavo a, plas simityè a, pyè tonb lan ak flè yo souvan peye apa.",
				"<funeralCosts>Pou kalite fineray sa a, [kalkilatris](/calculator) nou an pwopoze {suggestedCoverage}: {coverageMargin}% plis pase estimasyon an (20% paske pri yo monte, awondi nan $1,000 ki pi pre a, epi li pa janm desann pi ba pase $10,000).</funeralCosts> Si ou vle yon kremasyon senp, ou ka bezwen mwens.",
			],
		},
		{
			id: "three-choices",
			title: "Deside sa ou vle anvan",
			layout: "cards",
			items: [
				{
					title: "Antèman",
					text: "Anjeneral se antèman ki pi chè, akòz plas nan simityè a, sèkèy la, kavo a ak pyè tonb lan. Mande simityè a ak mezon fineray la pri yo apa.",
				},
				{
					title: "Kremasyon",
					text: "Anpil fanmi isit la chwazi kremasyon. Yon kremasyon dirèk, san ekspozisyon kò a, anjeneral pi senp epi li koute anpil mwens.",
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
					text: "Ekri sa ou vle ak ki kote pou sa fèt, epi bay moun ki pral okipe sa yon kopi. Polis la peye lajan; se pa li k ap fè sa ou te vle a.",
				},
				{
					title: "Benefisyè a",
					text: "{InState}, lalwa konsidere anpil byen kòm byen mari ak madanm ansanm. Si ou marye epi ou vle nonmen yon lòt moun ki pa mari w oswa madanm ou, pale ak yon avoka anvan.",
				},
				{
					title: "Papye yo",
					text: "Ekri non konpayi asirans lan, nimewo polis la, ak kote ou sere l. Apre yon tranblemanntè oswa yon gwo dife forè, petèt sèl sa ki rete se yon foto nan telefòn yon moun nan fanmi an.",
				},
			],
		},
		{
			id: "washington-rules",
			title: "Dwa ou genyen {inState}",
			layout: "checklist",
			items: [
				{
					title: "Peryòd pou egzamine polis la gratis",
					text: "{freeLook} Polis ou a di egzakteman konbyen jou ou genyen.",
				},
				{
					title: "Otorite asirans lan",
					text: "Biwo Komisè Asirans lan ([Office of the Insurance Commissioner](https://insurance.wa.gov)) reponn kesyon, resevwa plent, epi li pèmèt ou verifye yon lisans. Li pa apiye nou ni okenn pwodui.",
				},
				{
					title: "De premye ane yo",
					text: "Si ou mouri nan de premye ane yo, konpayi a ka verifye aplikasyon ou te fè a. Gen polis ki pa peye tout lajan an touswit: si ou mouri bonè anba yon maladi, yo remèt prim yo sèlman, souvan ak yon ti enterè.",
				},
				{
					title: "Pri a avèk tan",
					text: "Laj, sante ak tabak fikse prim nan. Si ou viv lontan, ou ka peye plis pase sa polis la ap bay. Si polis la tonbe, anjeneral fanmi w pa resevwa anyen.",
				},
			],
		},
	],
	faqs: {
		title: "Kesyon fanmi yo poze {inState}",
		items: [
			{
				question: "Èske yon polis vo lapenn si m vle kremasyon sèlman?",
				answer:
					"Petèt non. Si fanmi w ka peye yon kremasyon senp ak lajan ou kite, petèt ou pa bezwen l. Vwayaj, yon rasanbleman ak dènye bòdwo yo se lòt depans pou w konte.",
			},
			{
				question: "Èske yo poze kesyon sou sante?",
				answer:
					"Wi, nan pifò polis, menm si pifò fwa yo pa fè egzamen medikal. Konpayi a ka gade dosye medikaman ou yo, epi se li ki deside si l aksepte w.",
			},
			{
				question: "Èske lajan an ka peye yon fineray nan yon lòt peyi?",
				answer:
					"Wi. Benefisyè a ka sèvi avè l nan nenpòt peyi. Mande konsila a ki papye ki nesesè, epi mande konpayi asirans lan sa l bezwen si lanmò a rive aletranje.",
			},
			{
				question: "Biwo ajans lan nan Florid. Kijan l travay isit la?",
				answer:
					"Nan telefòn oswa nan videyo, nan yon lè nou fikse ansanm (lè Pasifik la twazèdtan dèyè lè pa nou), ak yon ajan<licensedStates> ki gen lisans {inState}</licensedStates>. Gade [lisans nou yo](/licensing) ak kijan pou w verifye yo.",
			},
		],
	},
	callToAction: {
		title: "Pale ak yon ajan<licensedStates> ki gen lisans {inState}</licensedStates>",
		text: "Di nou sa ou vle, epi n ap di w si asirans se yon bon fason pou peye sa. Konsiltasyon an gratis. Rele {phone} oswa [voye yon mesaj ban nou](/#contact).",
	},
} satisfies StatePageContent;
