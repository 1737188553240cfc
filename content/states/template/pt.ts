import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de despesas finais {inState}: custos",
		description:
			"Seguro de despesas finais {inState}: quanto pode custar um funeral, quanta cobertura considerar, perguntas de saúde e seus direitos.",
	},
	title: "Seguro de despesas finais {inState}",
	lead: "Uma apólice pequena de seguro de vida pode evitar que um funeral vire dívida. Esta página explica quanto um funeral pode custar {inState}, o que saber antes de fazer a proposta e a quem recorrer se algo der errado.",
	sections: [
		{
			id: "funeral-cost",
			title: "Quanto um funeral pode custar {inState}",
			paragraphs: [
				"<funeralCosts>Nossa estimativa para um funeral médio, com velório e enterro, {inState}, é de cerca de {funeralCost}. É uma estimativa, não uma tabela de preços.</funeralCosts> Os preços mudam de cidade para cidade e entre funerárias, e a cremação direta costuma custar bem menos. A caixa de concreto do caixão (vault), o jazigo, a lápide e as flores muitas vezes não estão incluídos.",
				"<funeralCosts>Nossa [calculadora](/calculator) sugere {suggestedCoverage} como ponto de partida para quem mora {inState}. São {coverageMargin}% a mais que a estimativa. A calculadora soma 20% para a alta dos preços, arredonda para os US$ 1.000 mais próximos e nunca fica abaixo do mínimo dela, US$ 10.000. Você pode mudar esse valor.</funeralCosts> As regras federais permitem pedir a qualquer funerária uma lista de preços detalhada, então vale a pena comparar duas ou três.",
			],
		},
		{
			id: "what-it-pays",
			title: "O que o dinheiro pode pagar",
			layout: "cards",
			items: [
				{
					title: "O funeral",
					text: "A cerimônia, o enterro ou a cremação, e os pequenos custos que se somam. O beneficiário recebe o dinheiro e escolhe a funerária.",
				},
				{
					title: "As viagens da família",
					text: "Passagens, dias sem trabalhar ou o traslado da pessoa querida para outro estado ou país. Peça preços com antecedência, porque esse transporte pode custar bastante.",
				},
				{
					title: "As últimas contas",
					text: "Uma conta médica em aberto, mais um mês de aluguel, um pequeno empréstimo. O que sobrar é do beneficiário.",
				},
				{
					title: "O que a apólice não faz",
					text: "Uma apólice pequena não é suficiente para repor uma renda. Se outras pessoas vivem do seu salário, compare antes o [seguro de vida temporário](/services/term-life).",
				},
			],
		},
		{
			id: "how-to-apply",
			title: "Como contratar",
			layout: "steps",
			items: [
				{
					title: "Uma conversa curta",
					text: "É por telefone ou vídeo e leva uns 15 minutos. Perguntamos o que você deseja, o que já tem separado e que prêmio consegue manter.",
				},
				{
					title: "Perguntas de saúde",
					text: "Em geral não há exame médico, mas é preciso responder a perguntas de saúde, e o histórico de receitas pode ser consultado. A seguradora decide se aceita a proposta. Apólices que fazem poucas perguntas costumam pagar o valor completo só depois de dois anos.",
				},
				{
					title: "Leia e depois decida",
					text: "Quando a apólice chegar, confira o nome, o valor da cobertura, o prêmio e o beneficiário, e se o benefício é completo desde o primeiro dia.",
				},
			],
		},
		{
			id: "your-rights",
			title: "Seus direitos {inState}",
			layout: "checklist",
			items: [
				{
					title: "Análise gratuita",
					text: "{freeLook} A apólice informa o seu prazo exato.",
				},
				{
					title: "Contestação",
					text: "Se você falecer nos dois primeiros anos, a seguradora pode rever a sua proposta. Responder com a verdade é a sua proteção.",
				},
				{
					title: "Um órgão regulador a quem recorrer",
					text: "As seguradoras e os agentes que trabalham {inState} são supervisionados pelo órgão regulador estadual de seguros ({regulator}). Lá você pode conferir uma licença e fazer uma reclamação.",
				},
				{ title: "Antes de a apólice perder a vigência", text: "{lapseNotice}" },
				{
					title: "Sem pressão",
					text: "Você pode pensar, pedir tudo por escrito e ter um parente ouvindo a conversa. Mantenha a apólice antiga até a nova entrar em vigor.",
				},
			],
		},
		{
			id: "limits",
			title: "O que considerar",
			paragraphs: [
				"Quanto maior a sua idade ao contratar, mais caro fica cada US$ 1.000 de cobertura, e fumantes pagam mais. Numa vida longa, os prêmios podem somar mais do que a apólice paga. Se você parar de pagar, a apólice pode perder a vigência. Empréstimos sobre o valor em dinheiro têm juros e reduzem o benefício por morte.",
				"Leia [como funciona o seguro de despesas finais](/services/final-expense)<finalExpenseFiguresShown>, com um exemplo em números,</finalExpenseFiguresShown> e [o que vale no seu estado](/state-compliance) para os outros produtos. <licensedStates>Somos licenciados em {licensedStates} {statesNoun}.</licensedStates> O pagamento dos benefícios depende da capacidade da seguradora emissora de pagar indenizações.",
			],
		},
	],
	faqs: {
		title: "Perguntas sobre a cobertura {inState}",
		items: [
			{
				question: "Quem pode fazer a proposta?",
				answer:
					"A maioria das seguradoras aceita propostas de pessoas de cerca de 50 a 85 anos. Os limites de idade e as perguntas de saúde mudam conforme a seguradora, e é ela quem decide.",
			},
			{
				question: "Em quanto tempo o benefício é pago?",
				answer:
					"Em geral em algumas semanas, depois que a seguradora recebe o formulário e a certidão de óbito. Pode demorar mais se a morte ocorrer nos dois primeiros anos e a seguradora rever a proposta. A funerária pode querer receber antes que a seguradora pague, então avise a família.",
			},
			{
				question: "E se eu deixar de morar {inState}?",
				answer:
					"Uma apólice de seguro de vida normalmente continua em vigor onde quer que você more, desde que os prêmios sejam pagos. Informe o novo endereço à seguradora e confira o débito automático.",
			},
			{
				question: "O seguro de despesas finais é um programa do estado?",
				answer:
					"Não. É um seguro de vida privado. Nenhum órgão estadual ou federal recomenda este produto nem a nossa agência.",
			},
		],
	},
	callToAction: {
		title: "Pergunte sobre a cobertura {inState}",
		text: "Um agente licenciado vai responder às suas perguntas, sem pressa<spokenLanguages>, em português, inglês, espanhol ou crioulo haitiano</spokenLanguages>. A consulta é gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies StatePageContent;
