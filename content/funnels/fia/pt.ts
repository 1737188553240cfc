import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: antes de assinar uma anuidade",
			description:
				"Um guia gratuito às anuidades fixas indexadas (FIA): como os juros são limitados, quanto custa sair e quem não deveria comprar. Enviado por e-mail.",
		},
		title: "Você assinaria para ficar dez anos sem acesso ao seu dinheiro?",
		lead: "Uma anuidade pode cobrir a diferença entre o que entra e o que sai. Ela também prende o seu dinheiro. Muita gente só descobre quanto custa sair quando quer sair.",
		promise: {
			title: "Saiba se é para você antes de falar com alguém",
			text: "O guia começa pela sua própria lista mensal. Depois explica tetos, taxas de resgate e cláusulas de renda em palavras claras, com os dois números que é preciso pedir.",
		},
		proofs: {
			title: "Por que pode confiar nele",
			items: [
				{
					title: "Põe a saída em primeiro lugar",
					text: "Taxas de resgate, ajuste ao valor de mercado, imposto antes dos 59½: você aprende o que pedir em dólares, para o seu próprio valor.",
				},
				{
					title: "Duas contas, bem separadas",
					text: "Uma base de benefício que cresce rápido não é dinheiro que você possa retirar. O guia mostra como ver a diferença na página.",
				},
				{
					title: "Uma lista de quem não deveria comprar",
					text: "Está no guia, em quatro linhas. Se você se reconhecer nela, poupou uma reunião.",
				},
			],
		},
		faqs: [
			{
				question: "O governo segura uma anuidade fixa indexada?",
				answer:
					"Não. É um contrato de seguro, não um depósito. Não é segurada pela FDIC nem por nenhuma agência federal, e os pagamentos dependem da capacidade da seguradora de pagar indenizações.",
			},
			{
				question: "Disseram para eu trocar a anuidade que tenho. Devo?",
				answer:
					"Talvez, e nunca sem os dois contratos lado a lado. Um novo em geral abre outro período de resgate. O guia lista o que comparar.",
			},
		],
	},
	offer: {
		meta: {
			title: "Conversa gratuita de estratégia sobre anuidades",
			description:
				"Veja com um agente licenciado a sua diferença mensal e o que uma FIA deixaria preso, em dólares.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma conversa que começa pela sua diferença mensal",
		lead: "Um agente licenciado olha com você o que entra e o que sai, e se uma anuidade fixa indexada (FIA) ajudaria em alguma coisa. Você decide depois, no seu tempo.",
		benefits: [
			"A sua diferença mensal, calculada com o Social Security e as pensões",
			"As taxas de resgate em dólares, para o valor que você tem em mente",
			"Contratos<carriersCompared> de várias seguradoras</carriersCompared>, também em um ano com 0% creditado",
			"Um segundo olhar sobre uma anuidade que você tem ou que lhe ofereceram",
		],
	},
} satisfies FunnelPageContent;
