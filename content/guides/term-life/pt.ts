import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-term-life-2026-11",
	title: "Seguro de vida temporário: de quanto e por quantos anos?",
	subtitle: "Um guia para fazer as contas, para famílias que querem saber antes de comprar",
	intro: [
		"A maioria das pessoas compra seguro temporário no palpite: um valor redondo, um número redondo de anos. Este guia troca o palpite por quatro números e uma data. Você precisa de um lápis, vinte minutos e uma ideia do que sua família gasta.",
		"Nada aqui pede que você compre. Se no fim você descobrir que não precisa de cobertura, o guia também terá cumprido seu papel.",
	],
	chapters: [
		{
			title: "Comece pelas pessoas, não pela apólice",
			paragraphs: [
				"O seguro temporário responde a uma pergunta: a quem faltaria dinheiro se você morresse este ano? Escreva cada nome e até quando seria assim. Um filho costuma ficar independente em algum momento. Um cônjuge com boa renda talvez precise de ajuda por poucos anos. Um pai ou uma mãe que você sustenta pode precisar de ajuda pela vida toda.",
				"Se ninguém depende da sua renda e você não tem dívidas em comum com ninguém, talvez ainda não precise de seguro de vida. Volte a pensar nisso quando vierem um filho, uma casa ou um casamento.",
			],
		},
		{
			title: "Quatro números: dívidas, renda, casa, estudos",
			paragraphs: [
				"Some os quatro números e desconte o que já existe: as economias que a família poderia usar e a cobertura que você já tem. As iniciais em inglês formam a palavra DIME, fácil de lembrar.",
			],
			items: [
				"**Dívidas:** cartões, empréstimo do carro e contas médicas, sem o financiamento da casa.",
				"**Renda:** quanto faltaria à sua família por ano, vezes o número de anos em que ela precisaria desse dinheiro.",
				"**Casa:** o que ainda se deve do financiamento.",
				"**Estudos:** o que você gostaria de separar para cada filho.",
			],
		},
		{
			title: "Um exemplo resolvido",
			paragraphs: [
				"Rosa ganha US$ 60.000. Deve US$ 20.000 em cartões e no carro, e US$ 250.000 da casa. Quer dez anos de renda para a família e US$ 100.000 para cada um dos dois filhos.",
				"US$ 20.000 + US$ 600.000 + US$ 250.000 + US$ 200.000 = US$ 1.070.000. No trabalho, Rosa tem US$ 70.000 de cobertura. Ela não conta com essa cobertura, que pode acabar junto com o emprego. Ela começa a busca em US$ 1.070.000.",
			],
		},
		{
			title: "De quantos anos você precisa",
			paragraphs: [
				"Comece pela data em que acaba a última necessidade da sua lista. Se o filho mais novo tem 3 anos e deve ficar coberto até os 23, você precisa de 20 anos. Se faltam 27 anos do financiamento, o menor prazo que cobre tudo é o de 30.",
				"As necessidades costumam diminuir e, com duas apólices, a cobertura pode diminuir também: por exemplo, uma de 30 anos para o financiamento da casa e outra de 15 para os filhos. A segunda acaba mais ou menos quando já não é necessária, e o prêmio dela também.",
			],
		},
		{
			title: "Do que depende o preço",
			paragraphs: [
				"As seguradoras consideram a idade, a saúde, o fumo, o trabalho, os passatempos, o valor da cobertura e o prazo. Cada uma dá pesos diferentes a esses pontos, e por isso a mesma pessoa recebe preços diferentes. Só uma seguradora define o seu prêmio, depois de analisar a proposta.",
				"Algumas decidem só com as suas respostas e registros; outras pedem um exame. Todas fazem perguntas de saúde. Dê respostas completas: nos dois primeiros anos, a seguradora pode contestar um pedido de indenização se algo importante ficou de fora.",
			],
		},
		{
			title: "Três linhas para procurar em toda apólice",
			paragraphs: ["Antes de assinar, ponha o dedo nestas três linhas. Se não achar uma delas, pergunte."],
			items: [
				"**Conversão:** até que data, e para quais apólices, você pode mudar para uma cobertura permanente sem novas perguntas de saúde.",
				"**Depois do prazo:** para quanto vai o prêmio se você mantiver a apólice. Em geral dá um salto e depois sobe todo ano.",
				"**Benefícios em vida:** se uma parte do valor da cobertura pode ser paga antes, por doença grave, e quanto sobra para a sua família.",
			],
		},
	],
	checklist: {
		title: "Antes de fazer a proposta",
		items: [
			"Escrevi quem depende de mim, e até quando.",
			"Somei os quatro números e descontei o que já existe.",
			"Sei que prêmio consigo pagar mesmo em um mês ruim.",
			"Escolhi um beneficiário, e um segundo, caso o primeiro morra antes de mim.",
			"Tenho à mão a lista dos meus remédios e médicos.",
			"Vou manter a apólice antiga até a nova entrar em vigor.",
		],
	},
	questions: {
		title: "Perguntas para um agente",
		intro: "Um bom agente gosta destas perguntas. Anote as respostas ao lado.",
		items: [
			"Quais seguradoras você comparou para mim, e por que essas?",
			"Quais são as notas de solidez financeira delas, e quem as deu?",
			"Até quando posso converter, e para quais apólices?",
			"O que acontece com o meu prêmio quando o prazo acaba?",
			"Como é a sua remuneração se eu comprar, e se eu não comprar?",
			"Quantos dias tenho para devolver a apólice e receber meu dinheiro de volta?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Este guia é informação geral. Não é uma oferta, uma cotação nem orientação jurídica ou tributária. Os números são exemplos.",
			"O seguro de vida temporário não tem valor em dinheiro e termina no fim do prazo, a menos que seja prorrogado ou convertido conforme o contrato. Os benefícios dependem da capacidade da seguradora emissora de pagar indenizações.",
			"<licensedStates>A {agency} tem licença em {licensedStates} {statesNoun}.</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora. A sua apólice informa o seu prazo exato de análise gratuita.",
		],
	},
} satisfies GuideContent;
