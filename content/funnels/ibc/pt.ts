import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: IBC sem slogans",
			description:
				"Um guia gratuito sobre o IBC: como são os empréstimos sobre a apólice, um ano de contas, onde dá errado. Enviado por e-mail.",
		},
		title: "Um seguro de vida pode mesmo pagar o seu próximo carro?",
		lead: "Os vídeos dizem que você paga os juros a si mesmo. Não é assim. O IBC (Infinite Banking Concept®) é um seguro de vida e não um banco, e os empréstimos precisam ser devolvidos.",
		promise: {
			title: "O mecanismo, com as contas feitas",
			text: "O guia segue um empréstimo durante um ano, dólar por dólar, e mostra o que precisa acontecer para o método valer a pena. Depois você julga pelos seus próprios hábitos.",
		},
		proofs: {
			title: "Por que pode confiar nele",
			items: [
				{
					claim: "ibcGrowth",
					title: "Um exemplo que não sai ganhando",
					text: "Com as taxas supostas no guia, o empréstimo custa em um ano cerca de US$ 150 a mais do que foi creditado. Deixamos assim, porque alguns anos são assim.",
				},
				{
					title: "Os primeiros anos, como são",
					text: "Nos dois ou três primeiros anos há pouco para tomar emprestado, e quem para nessa fase perde dinheiro. No guia isso vem antes de qualquer vantagem.",
				},
				{
					title: "Primeiro os cartões",
					text: "Se você tem dívidas de cartão, o guia diz para pagá-las antes de começar. Nenhuma apólice credita o que um cartão cobra.",
				},
			],
		},
		faqs: [
			{
				question: "Com que apólice se faz isso?",
				answer:
					"Em geral com um seguro de vida inteira que pode pagar dividendos, e com prêmios adicionais dentro do limite fiscal. A nossa [página sobre o IBC](/services/ibc) explica como se monta essa apólice.",
			},
			{
				question: "O crescimento é certo?",
				answer:
					"O contrato fixa uma parte. Os dividendos podem mudar ou não vir, e tudo depende da capacidade da seguradora de pagar indenizações. O guia mostra como ler uma coisa e outra.",
			},
		],
	},
	offer: {
		meta: {
			title: "Conversa gratuita de estratégia sobre o IBC",
			description:
				"Veja com um agente licenciado se os empréstimos sobre a apólice combinam com os seus hábitos, com as contas do seu caso.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma conversa sobre o IBC com a calculadora na mão",
		lead: "Um agente licenciado trabalha o seu caso com você: quanto poderia tomar e quando, quanto custaria e o que mais resolveria. Você decide depois, no seu tempo.",
		benefits: [
			"Quanto você poderia tomar nos anos 1, 3, 5 e 10, lido em uma ilustração",
			"Um empréstimo seu seguido durante um ano, com os juros",
			"O limite a partir do qual uma apólice vira MEC, e a que distância você está",
			"Uma palavra honesta se pagar dívidas antes lhe servir mais",
		],
	},
} satisfies FunnelPageContent;
