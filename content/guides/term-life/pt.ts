import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-term-life-2026-11",
	title: "Quanto seguro de vida temporário, e por quantos anos?",
	subtitle: "Um caderno de contas para famílias que querem saber antes de comprar",
	intro: [
		"A maioria das pessoas compra seguro temporário no palpite: um valor redondo, um número redondo de anos. Este guia troca o palpite por quatro somas e uma data. Você precisa de um lápis, vinte minutos e uma ideia do que sua família gasta.",
		"Nada aqui pede que você compre. Se ao terminar vir que não precisa de cobertura, o guia também terá cumprido seu papel.",
	],
	chapters: [
		{
			title: "Comece pelas pessoas, não pela apólice",
			paragraphs: [
				"O seguro temporário responde a uma pergunta: a quem faltaria dinheiro se você morresse este ano? Escreva cada nome e até quando seria assim. Um filho costuma ficar independente em algum momento. Um parceiro com boa renda talvez precise de ajuda por poucos anos. Um pai ou uma mãe que você sustenta pode precisar dela pela vida toda.",
				"Se ninguém depende da sua renda e você não deixa dívidas em comum, talvez ainda não precise de seguro de vida. Volte a pensar nisso quando vierem um filho, uma casa ou um casamento.",
			],
		},
		{
			title: "Quatro somas: dívidas, renda, casa, estudos",
			paragraphs: [
				"Some as quatro parcelas e desconte o que já existe: as economias que você gostaria que fossem usadas e a cobertura que já tem. As iniciais em inglês formam a palavra DIME, fácil de lembrar.",
			],
			items: [
				"**Dívidas:** cartões, empréstimo do carro e contas médicas, sem o financiamento da casa.",
				"**Renda:** o que faltaria à sua família em um ano, vezes o número de anos.",
				"**Casa:** o que ainda se deve do financiamento.",
				"**Estudos:** o que você gostaria de separar para cada filho.",
			],
		},
		{
			title: "Um exemplo resolvido",
			paragraphs: [
				"Rosa ganha US$ 60.000. Deve US$ 20.000 em cartões e no carro, e US$ 250.000 da casa. Quer dez anos de renda para a família e US$ 100.000 para cada um dos dois filhos.",
				"US$ 20.000 + US$ 600.000 + US$ 250.000 + US$ 200.000 = US$ 1.070.000. No trabalho ela tem US$ 70.000 de cobertura. Não conta com isso, porque pode acabar junto com o emprego. Começa a procurar em US$ 1.070.000.",
			],
		},
		{
			title: "Por quantos anos",
			paragraphs: [
				"Pegue a data mais distante da sua lista. Se o filho mais novo tem 3 anos e deve ficar coberto até os 23, você precisa de 20 anos. Se faltam 27 anos do financiamento, o prazo de 30 é o próximo que alcança.",
				"As necessidades costumam diminuir. Duas apólices podem acompanhá-las: por exemplo, uma de 30 anos para a casa e outra de 15 para os filhos. A segunda acaba quando já não é preciso, e o prêmio dela também.",
			],
		},
		{
			title: "Do que depende o preço",
			paragraphs: [
				"As seguradoras olham idade, saúde, fumo, trabalho, passatempos, valor e anos. Cada uma dá um peso diferente a isso, e por isso os preços para a mesma pessoa mudam. Só uma seguradora define o seu prêmio, depois de analisar a proposta.",
				"Algumas decidem só com as suas respostas e registros; outras pedem um exame. Todas fazem perguntas de saúde. Responda tudo: nos dois primeiros anos a seguradora pode contestar um pedido de indenização se algo importante ficou de fora.",
			],
		},
		{
			title: "Três linhas para achar em toda apólice",
			paragraphs: ["Antes de assinar, ponha o dedo nestas três linhas. Se não achar uma delas, pergunte."],
			items: [
				"**Conversão:** até que data, e para quais apólices, você pode mudar para uma cobertura permanente sem novas perguntas de saúde.",
				"**Depois do prazo:** quanto passa a ser o prêmio se você mantiver a apólice. Em geral dá um salto e depois sobe todo ano.",
				"**Benefícios em vida:** se uma parte do valor pode ser paga antes por doença grave, e quanto isso tira do resto.",
			],
		},
	],
	checklist: {
		title: "Antes de fazer a proposta",
		items: [
			"Escrevi quem depende de mim, e até quando.",
			"Somei as quatro parcelas e descontei o que já existe.",
			"Sei que prêmio consigo pagar também em um mês ruim.",
			"Escolhi beneficiários, e um segundo caso o primeiro morra antes de mim.",
			"Tenho à mão a lista dos meus remédios e médicos.",
			"Vou manter a apólice antiga até a nova entrar em vigor.",
		],
	},
	questions: {
		title: "Perguntas para um agente",
		intro: "Um bom agente gosta de ouvi-las. Anote as respostas ao lado.",
		items: [
			"Quais seguradoras você comparou para mim, e por que estas?",
			"Quais são as notas de solidez financeira delas, e quem as deu?",
			"Até quando posso converter, e para quais apólices?",
			"O que acontece com o meu prêmio quando o prazo acaba?",
			"Como você é pago se eu comprar, e se eu não comprar?",
			"Quantos dias tenho para devolver a apólice com reembolso?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Este guia é informação geral. Não é uma oferta, uma cotação nem orientação jurídica ou tributária. Os números são exemplos.",
			"O seguro de vida temporário não tem valor em dinheiro e acaba com o prazo, a menos que seja continuado ou convertido conforme o contrato. Os benefícios dependem da capacidade da seguradora emissora de pagar indenizações.",
			"<licensedStates>{agency} tem licença em {licensedStates} estados.</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora. Em Nova York apenas recrutamos agentes e não vendemos seguros. A sua apólice informa o seu prazo exato de análise gratuita.",
		],
	},
} satisfies GuideContent;
