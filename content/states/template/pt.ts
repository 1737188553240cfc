import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "{state}: seguro de despesas finais e custos",
		description:
			"{state}: seguro de despesas finais, quanto pode custar um funeral, quanta cobertura considerar, perguntas de saúde e seus direitos.",
	},
	title: "Seguro de despesas finais: {state}",
	lead: "Uma apólice pequena de seguro de vida pode evitar que um funeral vire dívida. Esta página explica quanto um funeral pode custar no seu estado ({state}), os pontos a conhecer antes de pedir a apólice e a quem recorrer se algo der errado.",
	sections: [
		{
			id: "funeral-cost",
			title: "{state}: quanto um funeral pode custar",
			paragraphs: [
				"<funeralCosts>Nossa estimativa para um funeral médio, com velório e enterro, neste estado ({state}) é de cerca de {funeralCost}. É uma estimativa, não uma tabela de preços.</funeralCosts> Os preços mudam de cidade para cidade e entre funerárias, e a cremação direta costuma custar bem menos. A estrutura da sepultura, o jazigo, a lápide e as flores muitas vezes não estão incluídos.",
				"<funeralCosts>Nossa [calculadora](/calculator) sugere {suggestedCoverage} como ponto de partida para quem mora neste estado ({state}). São {coverageMargin}% a mais que a estimativa. Ela soma um quinto para a alta dos preços, arredonda para os US$ 1.000 mais próximos e nunca fica abaixo do mínimo da calculadora, US$ 10.000. Mude conforme o que você deseja.</funeralCosts> As regras federais permitem pedir a qualquer funerária uma lista de preços detalhada, então vale comparar duas ou três.",
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
					text: "Passagens, dias sem trabalhar ou levar a pessoa querida de volta a outro estado ou país. Peça preços com antecedência; o traslado pode custar bastante.",
				},
				{
					title: "As últimas contas",
					text: "Um saldo médico, mais um mês de aluguel, um pequeno empréstimo. O que sobrar é do beneficiário.",
				},
				{
					title: "O que ele não faz",
					text: "Não é suficiente para repor uma renda. Se outras pessoas vivem do seu salário, compare antes o [seguro de vida temporário](/services/term-life).",
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
					text: "Por telefone ou vídeo, uns 15 minutos. Perguntamos o que você deseja, o que já tem separado e que prêmio consegue manter.",
				},
				{
					title: "Perguntas de saúde",
					text: "Em geral não há exame físico, mas são feitas perguntas de saúde, e o histórico de receitas pode ser consultado. A seguradora decide. Apólices que perguntam pouco costumam pagar tudo só depois de dois anos.",
				},
				{
					title: "Leia e depois decida",
					text: "Quando a apólice chegar, confira o nome, o valor, o prêmio e o beneficiário, e se o benefício é completo desde o primeiro dia.",
				},
			],
		},
		{
			id: "your-rights",
			title: "Seus direitos: {state}",
			layout: "checklist",
			items: [
				{
					title: "Análise gratuita",
					text: "{freeLook} A apólice informa o seu prazo exato.",
				},
				{
					title: "Contestação",
					text: "Nos dois primeiros anos a seguradora pode rever a sua proposta depois de uma morte. Responder com a verdade é a sua proteção.",
				},
				{
					title: "Um órgão regulador para quem ligar",
					text: "As seguradoras e os agentes deste estado ({state}) são supervisionados pelo órgão regulador estadual de seguros ({regulator}). Lá você pode conferir uma licença e fazer uma reclamação.",
				},
				{ title: "Antes de a apólice perder a vigência", text: "{lapseNotice}" },
				{
					title: "Sem pressão",
					text: "Você pode pensar, pedir tudo por escrito e ter um parente ouvindo a conversa. Mantenha a apólice antiga até a nova estar em vigor.",
				},
			],
		},
		{
			id: "limits",
			title: "O que pesar",
			paragraphs: [
				"Quanto maior a sua idade ao contratar, mais caro fica cada US$ 1.000 de cobertura, e fumantes pagam mais. Numa vida longa, você pode pagar mais do que a apólice entrega. Se parar de pagar, ela pode perder a vigência. Empréstimos sobre o valor em dinheiro cobram juros e reduzem o benefício por morte.",
				"Leia [como funciona o seguro de despesas finais](/services/final-expense)<finalExpensePremiumsShown>, com um exemplo em números,</finalExpensePremiumsShown> e [o que vale no seu estado](/state-compliance) para os outros produtos. <licensedStates>Somos licenciados em {licensedStates} estados.</licensedStates> O pagamento dos benefícios depende da capacidade da seguradora emissora de pagar indenizações.",
			],
		},
	],
	faqs: {
		title: "Perguntas sobre a cobertura: {state}",
		items: [
			{
				question: "Quem pode contratar?",
				answer:
					"A maioria das seguradoras aceita propostas de cerca de 50 a 85 anos. Os limites de idade e as perguntas de saúde mudam conforme a seguradora, e é ela quem decide.",
			},
			{
				question: "Em quanto tempo o benefício é pago?",
				answer:
					"Em geral em algumas semanas, depois que a seguradora recebe o formulário e a certidão de óbito, e mais tarde se a morte ocorrer nos dois primeiros anos e a proposta for revista. A funerária pode querer receber antes disso, então avise a família.",
			},
			{
				question: "E se eu me mudar para fora deste estado ({state})?",
				answer:
					"Uma apólice de seguro de vida normalmente continua em vigor onde quer que você more, desde que os prêmios sejam pagos. Informe o novo endereço à seguradora e confira o débito automático.",
			},
			{
				question: "É um programa do estado?",
				answer: "Não. É um seguro de vida privado. Nenhum órgão estadual ou federal o endossa, nem a nós.",
			},
		],
	},
	callToAction: {
		title: "Pergunte sobre a cobertura: {state}",
		text: "Um agente licenciado atende você sem pressa<spokenLanguages>, em português, inglês, espanhol ou crioulo haitiano</spokenLanguages>. A consulta é gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies StatePageContent;
