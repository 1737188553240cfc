import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Gid gratis: prepare yon fineray san kite bòdwo dèyè",
			description:
				"Yon gid gratis pou yon aprèmidi: konbyen yon fineray koute, dwa ou pou w mande yon lis pri, 4 fason pou peye, ak yon paj pou ekri pou fanmi ou. Nou voye l pa imel.",
		},
		title: "Ki moun ki ta peye fineray ou, e èske yo ta konnen sa ou te vle?",
		lead: "Se moun ki nan dèy ki oblije òganize yon fineray nan kèk jou. Yo prese chwazi, yo peye ak yon kat kredi, epi pandan plizyè ane y ap mande tèt yo si yo te fè bon chwa yo.",
		promise: {
			title: "Yon aprèmidi, epi sa regle",
			text: "Gid la ede w ekri sa ou vle, konnen konbyen sa koute toupre w, epi chwazi kijan y ap peye l. Asirans se youn nan 4 fason, e se pa toujou li ki bon.",
		},
		proofs: {
			title: "Poukisa ou ka fè gid la konfyans",
			items: [
				{
					title: "Chif, ak kote yo soti",
					text: "An 2023, mwatye nan fineray ak ekspozisyon kò a ak antèman te koute plis pase $8,300, mwatye te koute mwens, dapre Asosyasyon Nasyonal Direktè Fineray. Gid la di w sa ki pa nan chif sa a.",
				},
				{
					title: "Dwa ou alekri",
					text: "Règ federal sou fineray yo ba ou dwa pou jwenn pri yo nan telefòn, ak yon lis alekri lè ou ale la. Gid la di w sa pou mande, ak sa ou ka refize.",
				},
				{
					title: "Li esplike tan pou tann lan",
					text: "Nan premye de oswa twa ane yo, gen polis ki peye yon pati nan lajan an sèlman. W ap aprann ki liy pou chèche anvan ou siyen.",
				},
			],
		},
		faqs: [
			{
				question: "Sante m pa bon. Èske sa vo lapenn pou m aplike?",
				answer:
					"Souvan, wi. Konpayi asirans yo pa jije maladi yo menm jan. Ak kèk maladi, yo ka ofri w yon polis ki gen tan pou tann. Gid la esplike kijan sa mache, ak ki lòt bagay ou ka fè.",
			},
			{
				question: "Èske lajan an oblije al jwenn yon mezon fineray?",
				answer:
					"Non. Ak asirans depans fineray, se benefisyè ou ki resevwa lajan an, e li ka sèvi avè l jan l vle. Peye yon mezon fineray davans se yon lòt bagay, e gid la konpare toulède.",
			},
		],
	},
	offer: {
		meta: {
			title: "Konsiltasyon gratis sou depans fineray<spokenLanguages>, an kreyòl</spokenLanguages>",
			description:
				"Yon ajan ki gen lisans fè kont depans yo avè w, chèche konpayi ki ka aksepte w ak sante ou genyen, epi esplike tan pou tann.<monthlySpots> Gade konbyen plas ki genyen mwa sa a.</monthlySpots>",
		},
		title: "Yon konsiltasyon sou depans fineray, kote fanmi ou ka chita koute",
		lead: "Yon ajan ki gen lisans ap fè kont depans yo avè w epi l ap chèche konpayi ki ka aksepte w ak sante ou genyen. Vini ak yon moun ou fè konfyans. Ou deside apre sa, lè ou pare.",
		benefits: [
			"Konbyen yon fineray ka koute nan eta ou, ak sa ou gen sou kote deja",
			"Ki konpayi asirans ki ka aksepte w ak sante ou genyen, e ak ki pri",
			"Kilè yo peye tout lajan an: depi premye jou a, oswa pita",
			"Sa pou ekri pou fanmi ou: sa ou vle, papye yo, kiyès pou rele",
		],
	},
} satisfies FunnelPageContent;
