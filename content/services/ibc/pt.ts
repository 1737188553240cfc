import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Infinite Banking Concept® (IBC): como funciona e os custos",
		description:
			"O Infinite Banking Concept® usa empréstimos de um seguro de vida inteira. Não é um banco. Veja como funciona, os custos iniciais, os impostos e as desvantagens.",
	},
	title: "Infinite Banking Concept® (IBC), sem slogans",
	lead: "O Infinite Banking Concept® (IBC) é um modo de usar um seguro de vida inteira. É seguro de vida, não um banco: você paga prêmios, a apólice forma um valor em dinheiro, e você pode tomar empréstimos com base nele. Exige anos de prêmios em dia e serve para poucas famílias. Veja aqui se a sua é uma delas.",
	whatItIs: {
		title: "O que é o IBC",
		paragraphs: [
			"A apólice por trás do IBC é um [seguro de vida inteira](/services/whole-life), em geral de uma seguradora que pode pagar dividendos. Parte de cada prêmio compra adições quitadas, pequenos blocos de cobertura extra que formam valor em dinheiro mais depressa do que a apólice básica sozinha. A seguradora decide os dividendos a cada ano e não os promete.",
			"Quando precisa de dinheiro, você pede à seguradora um empréstimo sobre a apólice, e o valor em dinheiro responde pela dívida. Não há consulta de crédito nem cronograma fixo de pagamento. Mas a seguradora cobra juros, e o que você não pagar é descontado do benefício por morte.",
			"A palavra “banking” do nome em inglês é só uma figura de linguagem. O valor em dinheiro não é um depósito bancário e não é segurado pela FDIC.",
		],
	},
	fit: {
		title: "O IBC serve para você?",
		forTitle: "O IBC pode servir se",
		for: [
			"Você precisa de um seguro de vida para a vida toda, mesmo que nunca tome um empréstimo.",
			"Sua renda é estável e você já tem dinheiro separado para emergências.",
			"Você consegue pagar o prêmio por muitos anos, mesmo nos anos ruins.",
			"Você tem disciplina para pagar um empréstimo mesmo que ninguém cobre.",
		],
		notForTitle: "Procure outra opção se",
		notFor: [
			"Você tem dívida de cartão de crédito. Quitá-la primeiro costuma ajudar mais; veja nosso [plano de ação para dívidas](/services/debt-action).",
			"Você vai precisar desse dinheiro nos próximos anos. No começo, o valor em dinheiro é menor que o total que você pagou.",
			"Você precisa de um benefício grande com um prêmio pequeno. Para isso existe o [seguro de vida temporário](/services/term-life).",
		],
	},
	steps: {
		title: "Como funciona",
		items: [
			{
				title: "Montar a apólice",
				text: "<carriersCompared>Comparamos seguradoras e pedimos</carriersCompared><carriersComparedWithheld>Pedimos</carriersComparedWithheld> ilustrações com prêmio básico baixo e mais adições quitadas, dentro dos limites fiscais. Você faz a proposta, responde a perguntas de saúde, e a seguradora decide depois da análise de risco.",
			},
			{
				title: "Pagar durante anos",
				text: "Você paga o combinado e uma vez por ano revê a apólice conosco: valor em dinheiro, dividendos, empréstimos e se o plano ainda combina com a sua vida.",
			},
			{
				title: "Tomar emprestado e pagar de volta",
				text: "Você pode tomar emprestada uma parte do valor em dinheiro para um carro, um telhado ou uma necessidade do seu negócio. Você define como vai pagar e cumpre o combinado, para que os juros não consumam a apólice.",
			},
		],
	},
	costs: {
		title: "Custos e limites, ditos com clareza",
		intro: "Quase toda decepção com o IBC vem do que não foi dito no começo. Estes são os pontos a pesar.",
		items: [
			{
				title: "Os primeiros anos custam caro",
				text: "O custo do seguro, as despesas e a comissão do agente saem do prêmio. Por vários anos, se desistisse da apólice, você receberia menos do que pagou, e pode haver taxa de resgate.",
			},
			{
				title: "Os juros do empréstimo são reais",
				text: "Você paga os juros à seguradora. Eles não voltam para você. Algumas seguradoras também pagam um dividendo diferente sobre o valor em dinheiro que responde por um empréstimo. Juros não pagos se somam ao empréstimo e geram mais juros.",
			},
			{
				title: "Se a apólice perder a vigência, pode haver imposto",
				text: "Se os empréstimos passarem do valor em dinheiro, a apólice perde a vigência. A cobertura acaba e o ganho vira renda tributável, mesmo que naquele dia você não receba nada.",
			},
			{
				title: "Pagar rápido demais muda as regras fiscais",
				text: "Se você pagar rápido demais, a apólice vira um contrato dotal modificado (MEC). Quando você toma um empréstimo, o ganho então sai primeiro e é tributado, na maioria dos casos com mais 10% de imposto federal antes dos 59½ anos.",
			},
		],
	},
	example: {
		figuresOf: "ibc",
		title: "Um exemplo hipotético: US$ 1.000 por mês durante 20 anos",
		intro:
			"Este exemplo é hipotético e não é uma ilustração de apólice. Mostra o cálculo da nossa [calculadora](/calculator) com várias taxas. Uma apólice real será diferente e, nos primeiros anos, muitas vezes valerá menos.",
		assumptions: [
			"São pagos US$ 1.000 no fim de cada mês durante 20 anos, US$ 240.000 no total. Sem empréstimos.",
			"De cada pagamento, 85% contam como valor em dinheiro. Os outros 15% representam todos os custos, que numa apólice real pesam mais no início.",
			"A taxa anual nunca muda: é dividida por 12 e creditada todo mês. Nenhuma seguradora prometeu essas taxas; os dividendos podem ser menores ou não existir.",
		],
		rows: [
			{ label: "Total pago", value: "US$ 240.000" },
			{ label: "Valor hipotético a 0% ao ano, com juros creditados todo mês", value: "US$ 204.000" },
			{ label: "Valor hipotético a 4% ao ano, com juros creditados todo mês", value: "US$ 311.758" },
			{ label: "Valor hipotético a 5% ao ano, com juros creditados todo mês", value: "US$ 349.379" },
			{ label: "Valor hipotético a 6% ao ano, com juros creditados todo mês", value: "US$ 392.735" },
		],
		note: "A 0%, o resultado fica US$ 36.000 abaixo do que foi pago. Antes de decidir, peça a ilustração da própria seguradora e leia as colunas que supõem que não haverá dividendos.",
	},
	faqs: {
		title: "Perguntas comuns",
		items: [
			{
				question: "O IBC é um banco, ou substitui um?",
				answer:
					"Não. É uma apólice de seguro de vida sobre a qual você pode tomar empréstimos. Mantenha uma conta em banco para o dia a dia e para emergências.",
			},
			{
				question: "Meus dividendos continuam enquanto tenho um empréstimo em aberto?",
				answer:
					"Todo o valor em dinheiro costuma ficar na apólice e responder pela dívida, mas cada seguradora o trata de um jeito durante o empréstimo. Peça que digam por escrito qual é a taxa do empréstimo, se ela pode mudar e qual é o efeito nos dividendos.",
			},
			{
				question: "Os empréstimos pagam imposto?",
				answer:
					"Em geral não, enquanto a apólice estiver em vigor e não for um MEC. Se ela perder a vigência ou for resgatada com ganho, esse ganho paga imposto de renda. Consulte seu consultor tributário; nós não damos orientação tributária.",
			},
			{
				question: "E se num ano eu não puder pagar o prêmio?",
				answer:
					"Talvez seja possível suspender as adições quitadas, usar dividendos, reduzir a cobertura ou pagar o prêmio com um empréstimo sobre a própria apólice. Cada saída tem um preço, e uma apólice sem valor suficiente perde a vigência. Pergunte sobre isso antes de contratar.",
			},
			{
				question: "Quanto tempo até o IBC valer a pena?",
				answer:
					"Muitos anos, e talvez nunca se os dividendos ficarem baixos ou você desistir da apólice cedo. Pergunte em que ano o valor em dinheiro da ilustração ultrapassa pela primeira vez os prêmios pagos. Se você não pode esperar tanto, o IBC não é para você.",
			},
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"{ibcNotice}",
			"IBC é o nome de um conceito, não de um produto. O produto é um seguro de vida inteira emitido por uma companhia de seguros; todos os valores e benefícios dependem da capacidade dela de pagar indenizações.",
			"Os números desta página são hipotéticos e não são uma ilustração de apólice. Os dividendos não são garantidos, e os empréstimos reduzem o valor em dinheiro e o benefício por morte.",
			"A cobertura está sujeita à análise de risco e varia conforme o estado. Esta página é informação geral e não orientação tributária, jurídica ou de crédito. Veja [o que vale no seu estado](/state-compliance).",
		],
	},
	callToAction: {
		title: "Peça uma segunda opinião",
		text: "Traga uma ilustração que lhe mostraram em outro lugar, ou comece do zero. Numa ligação gratuita de 30 minutos analisamos os custos linha por linha e, se o IBC não servir para você, vamos dizer isso. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies ProductPageContent;
