import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: IBC sem slogans",
			description:
				"Guia gratuito do Infinite Banking Concept® (IBC): empréstimos sobre a apólice, um ano em números, os primeiros anos lentos e onde dá errado. Por e-mail.",
		},
		title: "Um seguro de vida pode mesmo pagar o seu próximo carro?",
		lead: "Os vídeos dizem que os juros voltam para você. Não é assim. O Infinite Banking Concept® (IBC) é um seguro de vida e não um banco, e os empréstimos precisam ser pagos.",
		promise: {
			title: "Como o IBC funciona, com as contas feitas",
			text: "O guia acompanha um empréstimo durante um ano, dólar por dólar, e mostra o que precisa acontecer para o método valer a pena. Depois você vê se ele combina com os seus hábitos.",
		},
		proofs: {
			title: "Por que confiar neste guia",
			items: [
				{
					figuresOf: "ibc",
					title: "Um exemplo que não favorece o método",
					text: "Com as taxas presumidas no guia, o empréstimo custa em um ano cerca de US$ 150 a mais do que o valor em dinheiro rende. Deixamos assim, porque alguns anos são assim.",
				},
				{
					title: "Os primeiros anos como eles são",
					text: "Nos dois ou três primeiros anos, há pouco para tomar emprestado, e quem deixa de pagar nessa fase perde dinheiro. No guia, isso vem antes de qualquer vantagem.",
				},
				{
					title: "Primeiro, a dívida do cartão",
					text: "Se você tem dívidas de cartão, o guia diz para pagá-las antes de começar. Nenhuma apólice rende tanto quanto um cartão cobra de juros.",
				},
			],
		},
		faqs: [
			{
				question: "Que tipo de apólice o IBC usa?",
				answer:
					"Em geral um seguro de vida inteira que pode pagar dividendos, com prêmios adicionais dentro do limite fiscal. A nossa [página sobre o IBC](/services/ibc) explica como se monta essa apólice.",
			},
			{
				question: "O crescimento do valor em dinheiro é certo?",
				answer:
					"O contrato fixa uma parte. Os dividendos podem mudar ou não vir. O guia mostra como distinguir o que é fixo do que não é.",
			},
		],
	},
	offer: {
		meta: {
			title: "Conversa estratégica gratuita sobre o IBC",
			description:
				"Veja com um agente licenciado se os empréstimos sobre a apólice combinam com os seus hábitos, com as contas do seu caso.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma conversa sobre o IBC com a calculadora na mão",
		lead: "Um agente licenciado estuda o seu caso com você: quanto você poderia tomar emprestado e quando, quanto custaria e o que mais poderia resolver. Você decide depois, no seu tempo.",
		benefits: [
			"Quanto você poderia tomar emprestado nos anos 1, 3, 5 e 10, segundo uma ilustração",
			"Um empréstimo que você planeja, acompanhado por um ano, com os juros",
			"O limite a partir do qual uma apólice vira um contrato dotal modificado (MEC), e quanto falta para a sua chegar lá",
			"Uma resposta honesta sobre se é melhor quitar as dívidas antes",
		],
	},
} satisfies FunnelPageContent;
