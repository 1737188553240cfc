import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Aksesibilite sit entènèt sa a",
		description:
			"Nòm n ap chèche rive a, sa ki mache ak klavye, lektè ekran oswa gwo lèt, sa ki poko mache byen, ak lòt fason pou ou jwenn nou.",
	},
	title: "Aksesibilite",
	lead: "Tout moun dwe ka li sit sa a, sèvi ak kalkilatris li yo epi jwenn yon moun pou pale. Men sa nou fè, sa ki manke toujou, ak kijan pou ou fè nou konnen.",
	updated: "2026-11-21",
	sections: [
		{
			id: "standard",
			title: "Nòm n ap chèche rive a",
			paragraphs: [
				"Nou bati sit la dapre Direktiv pou Aksesibilite Kontni Wèb (WCAG) 2.2, nivo AA, nan tout lang sit la. Nou pa mete okenn ba ni okenn kouch ki di y ap repare yon paj. Se paj yo menm ki dwe mache.",
			],
		},
		{
			id: "what-works",
			title: "Sa nou fè",
			layout: "checklist",
			items: [
				{ text: "Ou ka fè chak etap ak klavye, depi meni an jis lè ou voye yon fòm. Ou toujou wè ki kote ou ye." },
				{ text: "Meni ak ba ki rete fiks sou ekran an fèt pou yo pa kouvri lyen, bouton oswa kaz w ap sèvi avè l la." },
				{ text: "Ou ka gwosi tèks la jiska 400% san ou pa bezwen deplase paragraf yo sou kote." },
				{ text: "Tit, lis, tablo ak kaz fòm yo make pou yon lektè ekran ka di non yo, nan lang paj la." },
				{ text: "Erè ki nan yon fòm ekri an mo, epi sit la mennen ou sou premye a." },
				{ text: "Chak bouton ki glise gen yon kaz kote ou ka tape chif la." },
				{ text: "Koulè pa janm sèl siy lan, epi nou verifye kontras la." },
				{ text: "Kontwòl spam nan pa montre okenn devinèt ni okenn lèt pou dechifre." },
				{ text: "Ou ka li paj yo epi voye fòm kontak la san JavaScript." },
			],
		},
		{
			id: "how-tested",
			title: "Kijan nou teste l",
			paragraphs: [
				"Chak fwa sit la chanje, gen tès otomatik ki fèt, epi nou fè travay prensipal yo ak klavye epi ak gwo zoum. Tès sa yo jwenn yon pati nan pwoblèm yo sèlman. Poko gen yon odit deyò ki fèt, epi moun ki sèvi ak teknoloji èd chak jou poko teste sit la pou nou.",
			],
		},
		{
			id: "known-limits",
			title: "Limit nou konnen",
			items: [
				{
					title: "Pran yon randevou",
					text: "Paj randevou a se pou yon konpayi deyò epi li louvri nan yon lòt onglè. Si li pa mache pou ou, rele oswa ekri nou epi n ap ranje lè a avèk ou.",
				},
				{
					title: "Rapò PDF",
					text: "Rapò ak gid nou yo gen make pou lektè ekran: tit, lis, tablo ak lyen. Grafik yo gen yon tit sèlman. Nou ka voye chif yo ba ou kòm tèks senp, oswa li yo pou ou.",
				},
				{
					title: "Papye konpayi asirans ak otorite yo",
					text: "Polis ak sit ofisyèl yo pa pou nou, epi anpil ladan yo an angle sèlman. N ap li yo avèk ou.",
				},
				{
					title: "Kat jeyografik ak videyo",
					text: "Yo soti nan lòt konpayi epi yo chaje sèlman lè ou mande yo. Nou ka ba ou adrès la ak chemen an nan telefòn.",
				},
			],
		},
		{
			id: "report",
			title: "Fè nou konnen si yon bagay bloke ou",
			layout: "steps",
			items: [
				{
					title: "Ekri oswa rele",
					text: "{email} oswa {phone}<spokenLanguages>, nan nenpòt nan kat lang nou yo</spokenLanguages>.",
				},
				{
					title: "Di sa k te pase",
					text: "Ki paj, kisa ou te vle fè, epi si ou vle, ki aparèy, ki navigatè oswa ki teknoloji èd ou sèvi avè l.",
				},
				{
					title: "Sa nou fè",
					text: "Yon moun ap li mesaj la epi l ap reponn. N ap ede ou touswit yon lòt jan, apre sa n ap ranje paj la epi n ap fè ou konnen lè l fini.",
				},
			],
		},
		{
			id: "other-ways",
			title: "Lòt fason pou ou jwenn nou",
			layout: "cards",
			items: [
				{
					title: "Telefòn",
					text: "{phone}, oswa nimewo gratis {tollFreePhone}, {officeHours}, {timeZone}.",
				},
				{ title: "Sèvis relè", text: "Nou pran apèl ki pase nan Sèvis Relè Telekominikasyon an. Konpoze 711." },
				{ title: "Imel", text: "{email}, nenpòt lè." },
				{
					title: "An pèsonn oswa pa lèt",
					text: "{address}. Anvan ou vini, di nou kisa ki ta fè vizit la pi fasil pou ou.",
				},
			],
		},
	],
} satisfies ArticlePageContent;
