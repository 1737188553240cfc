import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro temporário ou vida inteira: qual escolher?",
		description:
			"O seguro temporário e o de vida inteira, lado a lado: o que se paga, o que pode dar errado, quando usar o dinheiro e para quem não servem.",
	},
	title: "Temporário ou de vida inteira: por alguns anos ou para sempre",
	lead: "Os dois pagam à sua família se você morrer. O seguro temporário faz isso por alguns anos e custa menos. O de vida inteira não tem data para acabar, acumula um valor em dinheiro e custa várias vezes mais pelo mesmo valor.",
	sections: [
		{
			id: "side-by-side",
			title: "Lado a lado",
			table: {
				caption: "Comparação entre seguro temporário e vida inteira",
				stacked: true,
				columns: ["Pergunta", "Seguro temporário", "Vida inteira"],
				rows: [
					[
						"Para que serve",
						"Os anos em que alguém depende da sua renda: filhos, financiamento da casa, um empréstimo da empresa.",
						"Uma necessidade que não acaba: despesas finais, uma herança, alguém que sempre vai depender de você.",
					],
					[
						"O que se paga",
						"Um prêmio fixo por 10, 20 ou 30 anos.",
						"Um prêmio fixo pela vida toda, ou pelos anos que a apólice indica.",
					],
					[
						"O que pode dar errado",
						"Você vive mais do que o prazo. Então a cobertura acaba, ou continua com um prêmio muito mais alto.",
						"Você para de pagar nos primeiros anos. Então recebe pouco ou nada, porque o valor em dinheiro cresce devagar.",
					],
					[
						"Quando dá para usar o dinheiro",
						"Não há valor em dinheiro.",
						"Empréstimos e retiradas do valor em dinheiro. Eles reduzem o que a sua família recebe, e os empréstimos têm juros.",
					],
					[
						"O que acontece em caso de morte",
						"Os seus beneficiários recebem o valor se você morrer durante o prazo.",
						"Os seus beneficiários recebem o valor, menos os empréstimos, não importa quando você morra, enquanto a apólice estiver em vigor.",
					],
					[
						"Se quiser mudar depois",
						"Muitas apólices podem ser convertidas em seguro permanente até uma data do contrato.",
						"Muitas vezes dá para reduzir o valor. Para aumentar, é preciso uma nova proposta.",
					],
					[
						"Para quem não serve",
						"Quem precisa de cobertura sem data para acabar.",
						"Quem compraria cobertura de menos com o orçamento que tem, ou precisa dela só por alguns anos.",
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
					title: "De quanto a sua família precisaria?",
					text: "Comece pelo valor da cobertura. Se o orçamento só alcança com o [seguro temporário](/services/term-life), o valor da cobertura importa mais do que o valor em dinheiro.",
				},
				{
					title: "Por quanto tempo?",
					text: "Se a necessidade acaba com o financiamento ou quando os filhos crescerem, o temporário resolve. Se não acaba, veja o seguro de [vida inteira](/services/whole-life).",
				},
				{
					title: "Os dois?",
					text: "Algumas famílias compram uma apólice pequena de vida inteira para as despesas finais e uma temporária para os anos com filhos.",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Antes de decidir",
			paragraphs: [
				"Use a mesma idade e o mesmo valor para os dois na nossa [calculadora](/calculator) e salve os dois resultados para comparar. Pergunte até quando dá para converter a apólice temporária, e peça o valor em dinheiro da vida inteira em cada um dos dez primeiros anos.",
				"Toda promessa de qualquer uma das apólices depende da capacidade de pagamento da seguradora. Para informações neutras, veja a [Associação Nacional dos Comissários de Seguros](https://content.naic.org/consumer), em inglês.",
			],
		},
	],
	callToAction: {
		title: "Converse com um agente",
		text: "Conte quem depende de você e quanto pode pagar por mês. É grátis e sem compromisso.",
	},
} satisfies ArticlePageContent;
