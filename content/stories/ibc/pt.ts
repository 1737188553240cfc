import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Caso de IBC: tomar empréstimo sobre a apólice ou esperar?",
		description:
			"Um casal inventado avalia o Infinite Banking Concept®: quanto custa um empréstimo sobre a apólice<ibcFiguresShown>, quanto ela poderia valer</ibcFiguresShown> e por que, por enquanto, eles esperam.",
	},
	title: "Caso ilustrativo: o Infinite Banking Concept® e uma segunda caminhonete",
	lead: "Joseph e Mirlande podam palmeiras e cortam grama em Fort Lauderdale. Ouviram dizer que poderiam comprar a próxima caminhonete com um empréstimo sobre uma apólice de seguro de vida. A apólice é um seguro de vida, não um banco, e os empréstimos têm seu preço. Então os dois se sentaram para examinar os números.",
	notice:
		"Joseph e Mirlande não são nem nunca foram nossos clientes. <ibcFiguresShown>Nós os inventamos para dar um rosto aos números. Os resultados são hipotéticos, nenhuma seguradora os ofereceu, e os seus seriam diferentes.</ibcFiguresShown><ibcFiguresWithheld>Nós os inventamos para este exemplo.</ibcFiguresWithheld>",
	person: {
		title: "Quem são Joseph e Mirlande",
		paragraphs: [
			"O negócio de Joseph e Mirlande rende o bastante em quase todos os meses, e eles guardam algum dinheiro para a temporada fraca. Têm dois filhos na escola, uma caminhonete que já teve dias melhores e {card} no cartão de crédito a {cardRate}.",
			"Daqui a alguns anos vão precisar de uma segunda caminhonete, de uns {loan}. Gostam da ideia de tomar emprestado com base em algo que é deles. Poderiam destinar {monthly} por mês a uma apólice, durante muito tempo.",
		],
		facts: [
			{ label: "Idade de Joseph", value: "{age}" },
			{ label: "Poderiam pagar por mês", value: "{monthly}" },
			{ label: "Custo da caminhonete", value: "uns {loan}" },
			{ label: "Dívida do cartão de crédito", value: "{card} a {cardRate}" },
		],
	},
	plan: {
		title: "O que eles comparam",
		paragraphs: [
			"Por trás do [Infinite Banking Concept® (IBC)](/services/ibc) há um seguro de vida inteira, com pagamentos além do prêmio básico. Quando se forma valor em dinheiro, a seguradora empresta dinheiro com base nele. Não há consulta de crédito. Há juros, e eles vão para a seguradora.",
			"Como muita gente, eles perguntaram primeiro quanto custaria um empréstimo. Mas a primeira pergunta é quanto valor a apólice tem nos primeiros anos, porque a seguradora não pode emprestar mais do que isso.",
		],
	},
	figures: {
		figuresOf: "ibc",
		title: "Quanto a apólice poderia valer",
		intro:
			"Um valor hipotético depois de {years} anos a quatro taxas constantes. Contamos {counted} de cada pagamento. O resto representa todos os custos, que **numa apólice de verdade pesam mais no início**.",
		assumptions: [
			"São pagos {monthly} no fim de cada mês por {years} anos. Sem empréstimos.",
			"Contamos {counted} de cada pagamento como valor, como na nossa calculadora; numa apólice de verdade pode ser mais ou menos.",
			"A taxa anual nunca muda: é dividida por 12 e creditada todo mês. A seguradora decide os dividendos a cada ano; podem ser menores ou não existir.",
		],
		caption: "Valor hipotético depois de {years} anos",
		lines: [
			{ id: "zero", label: "{rateZero} ao ano, creditado todo mês" },
			{ id: "low", label: "{rateLow} ao ano, creditado todo mês" },
			{ id: "assumed", label: "{rateAssumed} ao ano, creditado todo mês" },
			{ id: "high", label: "{rateHigh} ao ano, creditado todo mês" },
		],
		note: "Hipotético; não é uma ilustração de apólice nem uma promessa. A {rateZero}, o valor termina {missing} abaixo dos {paid} pagos. A {rateAssumed}, ultrapassa os pagamentos pela primeira vez no ano {yearAhead}; a {rateLow}, no ano {yearAheadLow}. Uma apólice de verdade muitas vezes demora mais, porque os custos vêm no começo.",
	},
	wrong: {
		title: "O que pode dar errado",
		intro: "Quase toda decepção vem do que não foi dito no começo. Por isso dizemos aqui.",
		items: [
			{
				title: "Cedo demais para a caminhonete",
				text: "Depois de {earlyYears} anos, eles teriam pago {earlyPaid}<ibcFiguresShown>, e mesmo a {rateAssumed} a nossa calculadora mostra {earlyValue}</ibcFiguresShown>. Uma apólice de verdade costuma valer bem menos até lá. Não daria para tomar {loan} emprestados com base nela.",
			},
			{
				title: "Um empréstimo que ninguém cobra",
				text: "Sem nenhum pagamento, um empréstimo de {loan} a {loanRate} ao ano cresce até {owed} em {loanYears} anos. Os {loanInterest} de juros vão para a seguradora, e tudo o que se deve sai do benefício por morte.",
			},
			{
				title: "A apólice perde a vigência, e vem o imposto",
				text: "Se os empréstimos e os juros passarem do valor em dinheiro, a apólice perde a vigência. A cobertura acaba, e o ganho vira renda tributável, mesmo que naquele dia eles não recebam nada.",
			},
			{
				title: "O cartão de crédito, enquanto isso",
				text: "Enquanto eles pagam uma apólice, o cartão lhes custa {cardRate} ao ano. Com os mesmos {monthly} por mês, ele fica quitado em {cardMonths} meses, com {cardInterest} de juros. Nenhuma apólice que eles viram rende algo perto do que o cartão cobra.",
			},
		],
	},
	decision: {
		title: "O que eles decidem",
		paragraphs: [
			"Neste exemplo, eles esperam. Os {monthly} por mês vão primeiro para o cartão e depois para juntar o dinheiro da caminhonete. Enquanto isso, compram [seguro de vida temporário](/services/term-life) para os dois, porque o negócio e os filhos não teriam como se manter se um dos dois morresse.",
			"Daqui a dois anos pretendem rever a ideia, com a ilustração da própria seguradora, lendo as colunas sem dividendos. Um casal sem dívida no cartão, com renda estável e necessidade de seguro para a vida toda, talvez tivesse dito sim hoje.",
		],
	},
	questions: {
		title: "Perguntas para fazer a qualquer agente",
		items: [
			"Em que ano o valor em dinheiro sem dividendos ultrapassa pela primeira vez o que eu paguei?",
			"Qual é a taxa do empréstimo, ela pode mudar, e o que um empréstimo faz com os meus dividendos?",
			"Quanto de cada pagamento é prêmio básico, e quanto compra adições quitadas?",
			"Como se evita que a apólice vire um contrato dotal modificado (MEC)?",
			"Como é a sua remuneração se eu disser sim?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"{ibcNotice}",
			"IBC é o nome de um conceito, não de um produto. O produto é um seguro de vida inteira emitido por uma companhia de seguros; todos os valores e benefícios dependem da capacidade dela de pagar indenizações.",
			"Os números desta página são hipotéticos e não são uma ilustração de apólice. Os empréstimos reduzem o valor em dinheiro e o benefício por morte. A {agency} não dá orientação jurídica, tributária nem de crédito.",
			"<licensedStates>A {agency} tem [licença em {licensedStates} {statesNoun}](/licensing).</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora.",
		],
	},
	callToAction: {
		title:
			"<ibcFiguresShown>Agora, com os seus números</ibcFiguresShown><ibcFiguresWithheld>Agora, com os seus planos</ibcFiguresWithheld>",
		text: "<ibcFiguresShown>A calculadora abre com os números do casal. Mude o pagamento e os anos, e veja primeiro a linha de 0%.</ibcFiguresShown><ibcFiguresWithheld>Conte o que você tem em mente, e um agente licenciado vai trazer para você cotações por escrito das seguradoras.</ibcFiguresWithheld> Se preferir conversar, ligue para {phone}.",
		action:
			"<ibcFiguresShown>Abrir estes números na calculadora</ibcFiguresShown><ibcFiguresWithheld>Pedir cotações por escrito</ibcFiguresWithheld>",
	},
} satisfies CaseStudyContent;
