import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL ou FIA: qual combina com você?",
		description:
			"A vida universal indexada e a anuidade fixa indexada, lado a lado: o que se paga, o que pode dar errado, quando dá para usar o dinheiro e para quem não servem.",
	},
	title: "IUL ou FIA: dois produtos com um índice e duas finalidades",
	lead: "Os dois ligam os juros a um índice sem colocar o seu dinheiro no mercado. Um é um seguro de vida que se paga por muitos anos. O outro é uma anuidade que costuma começar com um único depósito. Por isso os números de um e de outro não podem ser comparados diretamente.",
	sections: [
		{
			id: "side-by-side",
			title: "Lado a lado",
			table: {
				caption: "Comparação entre o IUL e a FIA",
				stacked: true,
				columns: ["Pergunta", "IUL (vida universal indexada)", "FIA (anuidade fixa indexada)"],
				rows: [
					[
						"Para que serve",
						"Seguro de vida enquanto a apólice estiver em vigor, com um valor em dinheiro.",
						"Uma anuidade para dinheiro que você já tem, muitas vezes para gerar renda mais tarde. Não é seguro de vida.",
					],
					[
						"O que você paga",
						"Prêmios, quase sempre todo mês e por muitos anos.",
						"Em geral, um único depósito das suas economias.",
					],
					[
						"Como cresce",
						"A seguradora credita juros que seguem um índice, até um teto ou conforme uma taxa de participação. Ela pode mudá-los dentro dos limites do contrato.",
						"O mesmo princípio: um teto, uma margem ou uma taxa de participação que a seguradora pode mudar dentro dos limites do contrato.",
					],
					[
						"O que pode dar errado",
						"Os custos são descontados todo mês, mesmo quando se credita 0%. Com prêmio insuficiente, a apólice pode perder a vigência, e a cobertura acaba.",
						"Os juros podem ser de 0% por anos. Quem sai antes da hora paga uma taxa de resgate, que pode levar parte do depósito.",
					],
					[
						"Quando dá para usar o dinheiro",
						"Empréstimos e retiradas do valor em dinheiro. Eles reduzem o que a sua família recebe, e os empréstimos têm juros.",
						"Muitos contratos permitem uma retirada limitada por ano. Acima disso, a taxa de resgate vale até o fim do prazo dela.",
					],
					[
						"O que acontece em caso de morte",
						"O benefício por morte vai para os seus beneficiários, menos os empréstimos não pagos, seus juros e as retiradas.",
						"O valor do contrato vai para os seus beneficiários, conforme os termos do contrato. Não há outro benefício por morte, a não ser que o contrato diga.",
					],
					["Perguntas de saúde", "Sim. A sua saúde decide se você consegue e quanto custa.", "Em geral, nenhuma."],
					[
						"Para quem não serve",
						"Quem precisa só de um benefício por morte a preço baixo, ou não conseguiria pagar o prêmio em um ano ruim.",
						"Quem pode precisar do dinheiro em breve, ou precisa de um seguro de vida.",
					],
				],
			},
		},
		{
			id: "first-question",
			title: "Qual pergunta vem primeiro",
			layout: "cards",
			items: [
				{
					title: "Se alguém depende da sua renda",
					text: "Comece pelo seguro de vida. O [seguro de vida temporário](/services/term-life) costuma custar menos pelo mesmo valor. O [IUL](/services/iul) é para uma necessidade duradoura e um orçamento que dure.",
				},
				{
					title: "Se você tem economias para a aposentadoria",
					text: "Primeiro, guarde uma reserva de emergência. Depois, veja se uma [FIA](/services/fia) combina com a parte de que você não vai precisar durante o prazo das taxas.",
				},
				{
					title: "Se nenhuma das duas opções serve para você",
					text: "Também é uma boa resposta. Um agente deve dizer quando procurar outra coisa.",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Antes de decidir",
			paragraphs: [
				"Peça a ilustração para anos com 0% de juros, a lista de custos e os anos em que há taxa de resgate. As nossas [calculadoras](/calculator) mostram os dois produtos com o que presumimos, e o caso de 0% ao lado de cada resultado.",
				"Toda promessa de qualquer um dos dois contratos depende da capacidade de pagamento da seguradora. Para informações neutras, veja a [Associação Nacional dos Comissários de Seguros](https://content.naic.org/consumer), em inglês.",
			],
		},
	],
	callToAction: {
		title: "Converse com um agente",
		text: "Conte para que é o dinheiro e quando você precisa dele. É grátis e sem compromisso.",
	},
} satisfies ArticlePageContent;
