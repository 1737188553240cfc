import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-whole-life-2026-11",
	title: "O seguro de vida inteira, lido linha por linha",
	subtitle: "O que o contrato promete, o que não promete e como distinguir uma coisa da outra",
	intro: [
		"O seguro de vida inteira é feito para durar tanto quanto você. Em troca, custa muito mais que o temporário pela mesma cobertura. Se vale a pena ou não, depende de uma coisa só: você precisa de uma cobertura sem data para acabar?",
		"Este guia mostra como ler os papéis que vão lhe entregar, para você comparar duas ofertas por conta própria.",
	],
	chapters: [
		{
			title: "Três promessas em um contrato",
			paragraphs: [
				"Um contrato de vida inteira fixa três coisas por escrito. Elas valem enquanto você paga os prêmios e a seguradora consegue pagar as indenizações.",
			],
			items: [
				"**O prêmio:** o mesmo valor todo mês ou todo ano, pela vida toda ou por um número definido de anos.",
				"**O benefício por morte:** o que os seus beneficiários recebem, menos os empréstimos que você não pagou.",
				"**Os valores em dinheiro:** uma tabela, ano a ano, do que a apólice vale se você a encerrar.",
			],
		},
		{
			title: "O que não é prometido",
			paragraphs: [
				"Algumas apólices também podem pagar dividendos. A seguradora os declara a cada ano, e eles podem ser menores que antes, ou nenhum. Uma página com valores muito grandes em um futuro distante costuma supor que os dividendos de hoje nunca mudam.",
				"Por isso, leia cada ilustração duas vezes: uma com a coluna que inclui dividendos, outra com a que não inclui. Decida com base na segunda. Se a primeira se confirmar, será uma boa surpresa.",
			],
		},
		{
			title: "Os primeiros dez anos",
			paragraphs: [
				"No começo, quase todo o prêmio paga o seguro e o custo de abrir a apólice. O valor em dinheiro começa em zero ou perto disso. Em muitas apólices leva dez anos ou mais até igualar o que você pagou.",
				"Por isso o seguro de vida inteira é um mau lugar para dinheiro de que você pode precisar logo. Tenha antes uma reserva de emergência e escolha um prêmio que você aguente pagar em um ano de pouco trabalho.",
			],
		},
		{
			title: "Usar o valor em dinheiro",
			paragraphs: [
				"Você pode tomar um empréstimo sobre o valor em dinheiro sem análise de crédito. Há juros. O que não for pago é descontado do benefício por morte. Se empréstimo e juros passarem do valor em dinheiro, a apólice pode perder a vigência, e o ganho pode então ser tributado.",
				"Você também pode resgatar a apólice e receber o valor em dinheiro, menos taxas e empréstimos. A cobertura acaba nesse momento. Consulte um consultor tributário antes de fazer uma coisa ou outra.",
			],
		},
		{
			title: "Quem precisa de cobertura pela vida toda",
			paragraphs: [
				"Muitas famílias não precisam de cobertura pela vida toda. Estas são as razões da maioria de quem precisa:",
			],
			items: [
				"Um filho ou cônjuge com deficiência vai depender de você a vida toda.",
				"Você quer deixar uma quantia definida, seja qual for a idade em que morrer, por exemplo a herdeiros que vão dividir uma casa ou um negócio.",
				"Você quer que o dinheiro para as últimas contas esteja lá quando for preciso, e prefere conhecer o prêmio desde o início.",
				"Seu seguro temporário está acabando, sua saúde mudou e a apólice ainda pode ser convertida.",
			],
		},
		{
			title: "Combinar com o seguro temporário",
			paragraphs: [
				"Não precisa ser um ou outro. Um plano comum é uma apólice pequena de vida inteira para as necessidades que nunca acabam e uma temporária maior para os anos em que filhos e casa pedem mais. Os dois prêmios juntos costumam ficar bem abaixo do de uma apólice grande de vida inteira.",
				"Se o prêmio completo do seguro de vida inteira for apertar o seu orçamento, compre hoje um temporário e pergunte até quando ele pode ser convertido.",
			],
		},
	],
	checklist: {
		title: "Antes de fazer a proposta",
		items: [
			"Preciso de uma cobertura que não tenha data para acabar.",
			"Tenho dinheiro separado para emergências.",
			"Consigo pagar este prêmio durante décadas, mesmo em um ano ruim.",
			"Li a ilustração sem dividendos.",
			"Sei em que ano o valor em dinheiro passa do que paguei.",
			"Comparei o prêmio com o do seguro temporário para a mesma cobertura.",
		],
	},
	questions: {
		title: "Perguntas para um agente",
		intro: "Leve a ilustração e pergunte em que página está cada resposta.",
		items: [
			"Quais números desta página estão no contrato, e quais podem mudar?",
			"Quanto eu receberia se parasse de pagar depois de 1, 5 e 10 anos?",
			"Por quantos anos eu pagaria prêmios?",
			"Qual é a taxa de juros dos empréstimos, e ela pode mudar?",
			"O que acontece se eu não pagar um prêmio?",
			"Como a sua comissão se compara com a de uma apólice temporária?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Este guia é informação geral. Não é uma oferta, uma cotação, uma ilustração de apólice nem orientação jurídica ou tributária.",
			"Todos os benefícios dependem da capacidade da seguradora emissora de pagar indenizações. Os dividendos não são garantidos. Empréstimos e retiradas reduzem o valor em dinheiro e o benefício por morte e podem fazer a apólice perder a vigência.",
			"<licensedStates>A {agency} tem licença em {licensedStates} {statesNoun}.</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora. A sua apólice informa o seu prazo exato de análise gratuita.",
		],
	},
} satisfies GuideContent;
