import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-fia-2026-11",
	title: "Anuidades fixas indexadas: as perguntas antes da assinatura",
	subtitle: "Para quem está perto de se aposentar e quer saber o que ficaria preso",
	intro: [
		"Uma anuidade fixa indexada (FIA) é um contrato com uma companhia de seguros. Você entrega uma quantia; ela credita juros por uma fórmula e, mais tarde, pode lhe pagar uma renda. Em troca, você abre mão por anos do acesso fácil a esse dinheiro.",
		"Essa troca serve bem a alguns e mal a outros. Este guia ajuda você a saber de quais faz parte antes que alguém ponha um formulário na sua frente.",
	],
	chapters: [
		{
			title: "Primeiro, a sua própria lista",
			paragraphs: [
				"Escreva o que entra por mês sem uma anuidade: Social Security, uma pensão, um aluguel. Depois escreva o que tem de sair: moradia, comida, remédios, seguros, impostos. Se o primeiro cobre o segundo, talvez você não precise de mais renda pela vida toda. Se não cobre, a diferença é o número a planejar.",
				"Depois anote o dinheiro a que você chega em uma semana. O que iria para uma anuidade vem depois disso, e nunca é tudo o que você tem.",
			],
		},
		{
			title: "Como os juros são creditados",
			paragraphs: [
				"A seguradora mede um índice, em geral durante um ano, e credita uma parte da alta. Se o índice cai, nada é creditado e nada é tirado por causa da queda. Seu dinheiro não está no mercado, e os dividendos do índice em geral não contam.",
				"A parte que você recebe tem limite, de uma destas formas ou de várias juntas:",
			],
			items: [
				"**Um teto:** não mais que certa porcentagem.",
				"**Uma taxa de participação:** só uma parte da alta.",
				"**Uma margem:** os primeiros pontos ficam com a seguradora.",
			],
		},
		{
			title: "O preço de sair",
			paragraphs: [
				"As taxas de resgate valem por anos, de sete a dez em muitos contratos, e caem a cada ano. A maioria dos contratos deixa tirar até um décimo do valor por ano sem elas. Alguns aplicam ainda um **ajuste ao valor de mercado**, que pode aumentar ou diminuir a taxa.",
				"Antes dos 59½ anos, um imposto federal de 10% costuma se somar ao imposto de renda sobre o ganho. Peça a tabela completa em papel, em dólares e para o seu próprio valor.",
			],
		},
		{
			title: "Cláusulas de renda, em palavras claras",
			paragraphs: [
				"Uma cláusula adicional pode prometer uma renda pela vida toda, por uma tarifa anual. Ela trabalha com duas contas. Uma é o seu valor de verdade, que você pode retirar. A outra, a **base de benefício**, só serve para calcular a renda. Você não pode retirá-la, por mais rápido que cresça.",
				"Por isso pergunte dois números: que renda começaria na idade que você pensa, e quanto poderia tirar em dinheiro no mesmo dia. A promessa depende da capacidade da seguradora de pagar por décadas.",
			],
		},
		{
			title: "Trocar uma anuidade que você já tem",
			paragraphs: [
				"Um contrato novo em geral abre um novo período de resgate. Um “bônus” pode ser recuperado depois com tetos mais baixos ou taxas por mais tempo. Peça os dois contratos lado a lado: quanto custa sair do antigo, as taxas do novo, os benefícios que você perderia.",
				"O agente precisa ter razões que sirvam ao seu interesse, e escrevê-las. Peça essa página.",
			],
		},
		{
			title: "Quem deveria deixar passar",
			paragraphs: ["Um agente honesto diz não nestes casos:"],
			items: [
				"O dinheiro é toda a sua reserva.",
				"Você pode precisar dele para uma casa, cuidados ou a família dentro do período de resgate.",
				"Você quer toda a alta do mercado e consegue viver com as quedas.",
				"Você se sente pressionado. Uma boa decisão pode esperar uma semana.",
			],
		},
	],
	checklist: {
		title: "Antes de assinar",
		items: [
			"Conheço a minha diferença mensal, ou sei que não tenho.",
			"Mantenho ao alcance pelo menos um ano de despesas.",
			"Tenho a tabela de resgate em dólares.",
			"Vi um ano com 0% creditado e as tarifas descontadas.",
			"Conheço as notas da seguradora e quem as deu.",
			"Mostrei os papéis a alguém em quem confio.",
		],
	},
	questions: {
		title: "Perguntas para um agente",
		intro: "Você pode pedir cada resposta por escrito.",
		items: [
			"Qual é o máximo e o mínimo que pode ser creditado este ano?",
			"Até onde o teto ou a taxa de participação podem cair depois?",
			"Quanto eu receberia em dinheiro depois de 1, 3 e 7 anos?",
			"Quanto custa a cláusula adicional, também em um ano de 0%?",
			"O que acontece com o dinheiro quando eu morrer?",
			"Por que isto me serve mais do que o que já tenho?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Este guia é informação geral. Não é uma oferta, uma recomendação nem orientação jurídica ou tributária. Se uma anuidade serve para você depende de toda a sua situação.",
			"Uma anuidade é um contrato de seguro. Não é um depósito e não é segurada pela FDIC nem por nenhuma agência federal. Os pagamentos dependem da capacidade da seguradora emissora de pagar indenizações. Retiradas podem trazer taxas e impostos.",
			"<licensedStates>{agency} tem licença em {licensedStates} estados.</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora. Em Nova York apenas recrutamos agentes e não vendemos seguros. O seu contrato informa o seu prazo exato de análise gratuita.",
		],
	},
} satisfies GuideContent;
