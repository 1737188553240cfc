import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-fia-2026-11",
	title: "Anuidades fixas indexadas: perguntas para antes de assinar",
	subtitle: "Para quem está perto de se aposentar e quer saber o que ficaria preso",
	intro: [
		"Uma anuidade fixa indexada (FIA) é um contrato com uma seguradora. Você entrega uma quantia; a seguradora credita juros por uma fórmula e, mais tarde, pode lhe pagar uma renda. Em troca, você abre mão por anos do acesso fácil a esse dinheiro.",
		"Essa troca é boa para alguns e ruim para outros. Este guia ajuda você a saber qual é o seu caso antes que alguém ponha um formulário na sua frente.",
	],
	chapters: [
		{
			title: "Primeiro, liste a sua renda e as suas contas",
			paragraphs: [
				"Escreva o que entra por mês sem uma anuidade: Social Security, outra aposentadoria, renda de aluguel. Depois escreva o que tem de sair: moradia, comida, remédios, seguros, impostos. Se o que entra cobre o que sai, talvez você não precise de outra renda para a vida toda. Se não cobre, a diferença é o número a planejar.",
				"Depois anote o dinheiro que você consegue ter na mão em uma semana. Só pense em pôr em uma anuidade o que passar disso, e nunca tudo o que você tem.",
			],
		},
		{
			title: "Como os juros são creditados",
			paragraphs: [
				"A seguradora mede um índice, em geral durante um ano, e credita uma parte da alta. Se o índice cai, nada é creditado e nada é tirado por causa da queda. Seu dinheiro não está no mercado, e os dividendos do índice em geral não contam.",
				"A parte que você recebe tem limite, de uma destas formas ou de várias juntas:",
			],
			items: [
				"**Um teto:** no máximo uma porcentagem definida.",
				"**Uma taxa de participação:** só uma parte da alta.",
				"**Uma margem:** os primeiros pontos percentuais da alta ficam com a seguradora.",
			],
		},
		{
			title: "O preço de sair",
			paragraphs: [
				"As taxas de resgate valem por anos, de sete a dez em muitos contratos, e caem a cada ano. A maioria dos contratos deixa você retirar até 10% do valor por ano sem taxa. Alguns aplicam ainda um **ajuste a valor de mercado**, que pode aumentar ou diminuir o que você recebe.",
				"Se você retirar dinheiro antes dos 59½ anos, em geral deve um imposto federal adicional de 10% sobre o ganho, além do imposto de renda. Peça por escrito a tabela completa de taxas de resgate, em dólares e para o valor que você pretende pôr.",
			],
		},
		{
			title: "Cláusulas de renda, em palavras simples",
			paragraphs: [
				"Uma cláusula adicional pode prometer uma renda pela vida toda, por uma tarifa anual. Ela acompanha dois valores. Um é o valor do seu contrato, que você pode retirar, menos as taxas que houver. O outro, a **base de benefício**, só serve para calcular a renda. Você não pode retirá-lo, por mais rápido que cresça.",
				"Por isso, peça dois números: de quanto seria a renda a partir da idade em que você pensa começar, e quanto você poderia retirar em dinheiro nesse mesmo dia. A promessa depende da capacidade da seguradora de pagar durante décadas.",
			],
		},
		{
			title: "Trocar uma anuidade que você já tem",
			paragraphs: [
				"Um contrato novo em geral inicia um novo período com taxa de resgate. A seguradora pode recuperar um “bônus” depois, com tetos mais baixos ou taxas por mais tempo. Peça os dois contratos lado a lado: quanto custa sair do antigo, as taxas de juros do novo e os benefícios que você perderia.",
				"As razões do agente precisam atender ao melhor interesse de quem compra e estar por escrito. Peça uma cópia.",
			],
		},
		{
			title: "Quem não deveria comprar",
			paragraphs: ["Um agente honesto diz não nestes casos:"],
			items: [
				"O dinheiro é toda a sua reserva.",
				"Você pode precisar dele para uma casa, cuidados ou a família enquanto ainda houver taxa de resgate.",
				"Você quer toda a alta do mercado e aguenta as quedas.",
				"Estão pressionando você. Uma boa decisão pode esperar uma semana.",
			],
		},
	],
	checklist: {
		title: "Antes de assinar",
		items: [
			"Sei quanto falta na minha renda mensal, ou que não falta nada.",
			"Tenho ao alcance dinheiro para pelo menos um ano de despesas.",
			"Tenho a tabela das taxas de resgate em dólares.",
			"Vi como fica o contrato em um ano de 0% de juros, com as tarifas descontadas.",
			"Conheço as notas da seguradora e quem as deu.",
			"Mostrei os papéis a alguém em quem confio.",
		],
	},
	questions: {
		title: "Perguntas para um agente",
		intro: "Você pode pedir cada resposta por escrito.",
		items: [
			"Quais são o máximo e o mínimo que podem ser creditados este ano?",
			"Até onde o teto ou a taxa de participação podem cair depois?",
			"Quanto eu receberia em dinheiro depois de 1, 3 e 7 anos?",
			"Quanto custa a cláusula adicional, mesmo em um ano de 0%?",
			"O que acontece com o dinheiro quando eu morrer?",
			"Por que isto me atende melhor do que o que já tenho?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Este guia é informação geral. Não é uma oferta, uma recomendação nem orientação jurídica ou tributária. Saber se uma anuidade serve para você depende de toda a sua situação.",
			"Uma anuidade é um contrato de seguro. Não é um depósito e não é segurada pela FDIC nem por nenhuma agência federal. Os pagamentos dependem da capacidade da seguradora emissora de pagar indenizações. Retiradas podem trazer taxas e impostos.",
			"<licensedStates>A {agency} tem licença em {licensedStates} {statesNoun}.</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora. O seu contrato informa o seu prazo exato de análise gratuita.",
		],
	},
} satisfies GuideContent;
