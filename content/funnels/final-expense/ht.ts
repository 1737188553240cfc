import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: yon fineray san bòdwo dèyè",
			description:
				"Yon gid gratis pou yon apremidi: konbyen yon fineray koute, dwa ou pou yon lis pri, kat fason pou peye, ak paj fanmi ou dwe jwenn. Li vini nan imel.",
		},
		title: "Ki moun ki ta peye fineray ou, e èske yo ta konnen sa ou te vle?",
		lead: "Fòk yo òganize l nan kèk jou, pandan yo nan dèy. Yo chwazi ak prese, yo peye ak yon kat, epi pandan plizyè ane y ap mande si yo te fè byen.",
		promise: {
			title: "Yon apremidi, epi sa regle",
			text: "Gid la ede w ekri sa ou vle, konnen konbyen sa koute toupre w, epi chwazi kijan y ap peye l. Asirans se youn nan kat fason, e se pa toujou li ki bon.",
		},
		proofs: {
			title: "Poukisa ou ka fè l konfyans",
			items: [
				{
					title: "Chif ak kote yo soti",
					text: "Yon fineray ak ekspozisyon kò a ak antèman te koute $8,300 nan mitan lis pri 2023 yo, dapre Asosyasyon Nasyonal Direktè Fineray. Gid la di w sa ki pa nan chif sa a.",
				},
				{
					title: "Dwa ou alekri",
					text: "Règ federal sou fineray yo ba ou pri yo nan telefòn ak yon lis alekri. Gid la di w sa pou mande, ak sa ou ka refize.",
				},
				{
					title: "Li esplike tan pou tann lan",
					text: "Gen polis ki peye yon pati nan lajan an sèlman nan premye de oswa twazan yo. Ou aprann ki liy pou chèche anvan ou siyen.",
				},
			],
		},
		faqs: [
			{
				question: "Sante m pa bon. Èske sa vo lapenn?",
				answer:
					"Souvan, wi. Konpayi asirans yo pa jije maladi yo menm jan. Ak gen kèk, yo ka ofri w yon polis ki gen tan pou tann. Gid la esplike tou de, ak lòt bagay ou ka fè.",
			},
			{
				question: "Èske lajan an oblije al jwenn yon mezon fineray?",
				answer:
					"Non. Ak asirans depans fineray, se benefisyè ou ki resevwa l, e li sèvi avè l jan l vle. Peye yon mezon fineray davans se yon lòt bagay, e gid la konpare tou de.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon gratis sou depans fineray<spokenLanguages>, an kreyòl</spokenLanguages>",
			description:
				"Yon ajan ki gen lisans fè kont depans yo avè w, chèche konpayi ki aksepte sante ou, epi esplike tan pou tann.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou depans fineray fanmi ou ka chita ladan",
		lead: "Yon ajan ki gen lisans fè kont depans yo avè w epi chèche konpayi ki aksepte sante ou. Vini ak yon moun ou fè konfyans. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Konbyen yon fineray ka koute nan eta ou, ak sa ou gen sou kote deja",
			"Ki konpayi asirans ki aksepte sante ou, e nan ki pri",
			"Si yo peye tout lajan an depi premye jou a, oswa pita",
			"Sa pou ekri pou fanmi ou: sa ou vle, papye yo, kiyès pou rele",
		],
	},
} satisfies FunnelPageContent;
