import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: antes de assinar uma anuidade",
			description:
				"Guia gratuito sobre anuidades fixas indexadas (FIA): limites dos juros, custo de sair, o que a cláusula de renda paga e quem não deveria comprar. Por e-mail.",
		},
		title: "Você assinaria para ficar dez anos sem acesso ao seu dinheiro?",
		lead: "Uma anuidade pode cobrir a diferença entre o que entra e o que sai. Ela também prende o seu dinheiro. Muita gente só descobre quanto custa sair do contrato quando quer sair.",
		promise: {
			title: "Saiba se uma anuidade é para você antes de falar com alguém",
			text: "O guia começa pela sua renda e pelas suas contas de cada mês. Depois explica tetos, taxas de resgate e cláusulas de renda em palavras simples, com os dois números que é preciso pedir.",
		},
		proofs: {
			title: "Por que confiar neste guia",
			items: [
				{
					title: "Começa pelo custo de sair",
					text: "Taxas de resgate, ajuste a valor de mercado, imposto antes dos 59½ anos: você aprende a pedir cada custo em dólares, para o valor que pretende pôr.",
				},
				{
					title: "Dois valores, bem separados",
					text: "Uma base de benefício que cresce rápido não é dinheiro que você possa retirar. O guia mostra como ver a diferença no papel.",
				},
				{
					title: "Uma lista de quem não deveria comprar",
					text: "A lista tem quatro linhas. Se você se reconhecer nela, já evitou uma reunião.",
				},
			],
		},
		faqs: [
			{
				question: "A anuidade fixa indexada tem seguro do governo?",
				answer:
					"Não. Ela é um contrato de seguro, não um depósito. Não é segurada pela FDIC nem por nenhuma agência federal.",
			},
			{
				question: "Disseram para eu trocar a anuidade que tenho. Devo trocar?",
				answer:
					"Talvez, e nunca sem os dois contratos lado a lado. Um contrato novo em geral inicia outro período com taxa de resgate. O guia lista o que comparar.",
			},
		],
	},
	offer: {
		meta: {
			title: "Conversa estratégica gratuita sobre anuidades",
			description:
				"Veja com um agente licenciado quanto falta na sua renda mensal e quanto dinheiro uma FIA deixaria preso, em dólares.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma conversa que começa por quanto falta na sua renda mensal",
		lead: "Um agente licenciado analisa com você o que entra e o que sai, e se uma anuidade fixa indexada (FIA) ajudaria em alguma coisa. Você decide depois, no seu tempo.",
		benefits: [
			"Quanto falta por mês, depois do Social Security e de outras aposentadorias",
			"As taxas de resgate em dólares, para o valor que você tem em mente",
			"Como os contratos<carriersCompared> de várias seguradoras</carriersCompared> se saem em um ano de 0% de juros",
			"Uma segunda opinião sobre uma anuidade que você tem ou que lhe ofereceram",
		],
	},
} satisfies FunnelPageContent;
