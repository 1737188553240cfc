import type { CalculatorPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Calculadoras de seguro de vida e dívidas",
		description:
			"<figuresShown>Estime prêmios, valor em dinheiro, uma anuidade ou o fim de uma dívida, com cada passo do cálculo visível. De graça, e sem dar o seu nome nem o seu telefone.</figuresShown><figuresWithheld>Planeje o fim de uma dívida, some o que a sua família precisaria e peça a um agente licenciado cotações por escrito de seguros de vida e anuidades.</figuresWithheld>",
	},
	title: "Calculadoras financeiras",
	lead: "<figuresShown>Calculadoras que mostram como chegam ao resultado. Você vê o valor, a faixa em torno dele e o que ele não inclui, antes que alguém peça o seu nome.</figuresShown><figuresWithheld>O planejador de dívidas e a calculadora do que a sua família precisa mostram cada passo antes que alguém peça o seu nome. Para seguros e anuidades, você informa o que tem em mente, e um agente licenciado traz cotações por escrito das seguradoras.</figuresWithheld>",
	indexTitle: "O que você gostaria de calcular?",
	calculatorTitle:
		"<figuresShown>Escolha um serviço e veja a sua estimativa</figuresShown><figuresWithheld>Escolha um serviço e conte do que você precisa</figuresWithheld>",
	services: {
		iul: {
			seoText:
				"A vida universal indexada é um seguro de vida cujo valor em dinheiro rende conforme um índice do mercado, entre um piso e um teto. <iulFiguresShown>Esta calculadora mostra em quanto os aportes mensais se transformam com três taxas e com 0%, antes do custo do seguro e das tarifas.</iulFiguresShown>",
			faqs: [
				{
					figuresOf: "iul",
					question: "Por que há uma linha de 0%?",
					answer:
						"Porque, em um ano em que o índice cai, talvez nada seja creditado. A linha mostra o que você pagou, sem nenhum crescimento. Os encargos deixariam o valor real abaixo dela.",
				},
				{
					question: "É isto que a minha apólice vai valer?",
					answer:
						"Não. É um crescimento hipotético dos aportes, sem o custo do seguro, as tarifas e as taxas de resgate. Só uma ilustração da seguradora, feita para você, mostra isso.",
				},
				{
					figuresOf: "iul",
					question: "Que taxa devo usar?",
					answer:
						"Ninguém conhece a taxa futura. Veja primeiro a linha da taxa baixa: se mesmo assim valer a pena para você, converse com um agente sobre o resto.",
				},
			],
		},
		fia: {
			seoText:
				"Uma anuidade fixa indexada é um contrato com uma seguradora: o valor que você deposita rende juros a uma taxa fixa ou conforme um índice. Uma queda do índice não é repassada ao valor do contrato, mas encargos e tarifas podem reduzi-lo. <fiaFiguresShown>Esta calculadora compara uma taxa fixa de 3% com taxas anuais de 2% a 6%.</fiaFiguresShown>",
			faqs: [
				{
					question: "Posso retirar o dinheiro a qualquer momento?",
					answer:
						"Em parte. A maioria dos contratos permite retirar uma parte por ano sem encargo; quem retira mais nos primeiros anos pode pagar uma taxa de resgate. Deixe em outro lugar o dinheiro de que possa precisar logo.",
				},
				{
					figuresOf: "fia",
					question: "Por que a taxa indexada pode ser de apenas 2% ou chegar a 6%?",
					answer:
						"Quem decide é o índice, dentro do teto e da taxa de participação em vigor no contrato. Em qualquer ano também pode ser creditado 0%.",
				},
				{
					question: "Quem responde pelo contrato?",
					answer:
						"A seguradora que o emite, na medida da capacidade dela de pagar indenizações. Uma anuidade não é um depósito bancário e não é segurada pela FDIC.",
				},
			],
		},
		whole_life: {
			seoText:
				"O seguro de vida inteira cobre você por toda a vida com um prêmio que não muda, e forma valor em dinheiro. <wholeLifeFiguresShown>Esta calculadora estima o prêmio mensal conforme a sua idade, o valor e se você fuma.</wholeLifeFiguresShown>",
			faqs: [
				{
					question: "Por que custa mais que o seguro temporário?",
					answer:
						"Porque não acaba ao fim de um prazo: a seguradora espera ter de pagar em algum momento, e uma parte do prêmio forma valor em dinheiro.",
				},
				{
					question: "O prêmio sobe com a idade?",
					answer:
						"Não. Ele é definido pela sua idade e saúde no dia em que a apólice começa, e não muda enquanto você pagar.",
				},
				{
					question: "E se eu parar de pagar?",
					answer:
						"A apólice pode perder a vigência. Se tiver valor em dinheiro, você pode retirá-lo, menos os encargos, ou trocá-la por uma apólice menor já quitada.",
				},
			],
		},
		term_life: {
			seoText:
				"O seguro de vida temporário paga aos seus beneficiários se você falecer dentro de 10, 20 ou 30 anos, e costuma ser o que custa menos pelo mesmo valor de cobertura. <termLifeFiguresShown>Esta calculadora estima o prêmio mensal conforme a sua idade, o valor e se você fuma.</termLifeFiguresShown>",
			faqs: [
				{
					question: "De quanta cobertura eu preciso?",
					answer:
						"Uma regra comum soma as suas dívidas, dez anos de renda, o financiamento da casa e a educação dos filhos. A nossa [calculadora de necessidades](/calculator#income-needs) faz essa soma com os seus números.",
				},
				{
					question: "O que acontece quando o prazo acaba?",
					answer:
						"A cobertura acaba, ou continua ano a ano com um prêmio bem mais alto. Muitas apólices podem ser convertidas antes em um seguro permanente; pergunte até quando.",
				},
				{
					question: "Por que o meu prêmio real pode ser diferente?",
					answer:
						"As seguradoras consideram a sua saúde, a da sua família, o seu trabalho e como você dirige. Duas pessoas da mesma idade podem receber prêmios bem diferentes.",
				},
			],
		},
		final_expense: {
			seoText:
				"O seguro de despesas finais é uma apólice pequena de vida inteira, pensada para o funeral e as últimas contas. <finalExpenseFiguresShown>Esta calculadora parte do custo de um funeral no seu estado e estima o prêmio mensal dos 50 aos 85 anos.</finalExpenseFiguresShown>",
			faqs: [
				{
					claim: "funeralCosts",
					question: "Por que já há um valor preenchido?",
					answer:
						"São 120% da nossa estimativa para um funeral no seu estado, arredondados para o milhar mais próximo, e pelo menos US$ 10.000. Troque pelo valor de que a sua família precisaria.",
				},
				{
					question: "Minha proposta será aceita?",
					answer:
						"Muitas apólices fazem poucas perguntas de saúde em vez de um exame. Algumas só pagam o valor completo depois dos primeiros dois ou três anos; pergunte antes de assinar.",
				},
				{
					question: "Quem recebe o dinheiro?",
					answer: "O beneficiário que você nomear, que pode usá-lo para o funeral ou para o que precisar.",
				},
			],
		},
		debt_plan: {
			seoText:
				"Esta calculadora mostra quanto tempo uma dívida dura com o pagamento que você deseja, quanto custa em juros e o que acontece se você pagar só o mínimo, que aqui é de 2% do saldo ou US$ 25, o que for maior.",
			faqs: [
				{
					question: "Por que aparece “nunca”?",
					answer:
						"Quando o pagamento não passa dos juros do mês, a dívida não diminui, por mais tempo que você pague. Um pagamento maior muda isso.",
				},
				{
					question: "Tenho várias dívidas. Qual pago primeiro?",
					answer:
						"Quitar primeiro a de taxa mais alta custa menos juros; quitar primeiro a de menor saldo traz mais cedo a primeira conquista. O nosso [planejador](/calculator#debt-planner) compara as duas formas com as suas dívidas.",
				},
				{
					question: "Vocês emprestam dinheiro ou negociam dívidas?",
					answer:
						"Não. Ajudamos você a fazer um plano, e vemos se um seguro tem lugar nele. Se a situação for difícil, um conselheiro de crédito sem fins lucrativos pode ajudar.",
				},
			],
		},
		ibc: {
			seoText:
				"Com o Infinite Banking Concept® (IBC), você paga prêmios altos em uma apólice de vida inteira e toma empréstimos sobre o valor em dinheiro dela. É um seguro de vida, não um banco. <ibcFiguresShown>Esta calculadora conta 85% de cada pagamento, com taxas anuais de 4%, 5% e 6%, e com 0%.</ibcFiguresShown>",
			faqs: [
				{
					figuresOf: "ibc",
					question: "Por que só 85% são contados?",
					answer:
						"Supomos que os outros 15% paguem o seguro. A parte que realmente vira valor em dinheiro muda de uma apólice para outra e é menor nos primeiros anos.",
				},
				{
					question: "Os dividendos são certos?",
					answer:
						"Não. Uma seguradora mútua decide a cada ano quanto paga em dividendos. Dividendos passados não são promessa de dividendos futuros.",
				},
				{
					question: "Quanto custa um empréstimo sobre a apólice?",
					answer:
						"A seguradora cobra juros pelo empréstimo. O que não é pago reduz o benefício por morte, e um empréstimo que passa do valor em dinheiro faz a apólice perder a vigência.",
				},
			],
		},
	},
	disclosures: {
		title: "O que estas calculadoras são, e o que não são",
		items: [
			"Elas mostram valores hipotéticos a partir dos números que você digita e de regras simples e públicas. Não são ilustrações de apólice, ofertas de seguro, nem orientação tributária ou jurídica.",
			"As taxas, os dividendos e os juros creditados podem mudar e até ser zero. Os encargos do seguro, as tarifas e as taxas de resgate reduzem o valor em dinheiro e não estão incluídos.",
			"Os produtos e as suas características mudam conforme o estado, e nem todos estão disponíveis em cada um. A seguradora decide se aceita a proposta e com que prêmio.",
			"O que você digita aqui fica no seu navegador, a menos que você peça o relatório. Se você permitir a análise de uso, ficamos sabendo apenas de faixas amplas, como uma idade de 30 a 39 anos.",
		],
	},
	callToAction: {
		title: "Converse sobre isso com uma pessoa",
		text: "<figuresShown>Traga a sua estimativa para uma conversa gratuita.</figuresShown><figuresWithheld>Traga as suas perguntas para uma conversa gratuita.</figuresWithheld> Um agente licenciado <carriersCompared>compara com você cotações reais de várias seguradoras</carriersCompared><carriersComparedWithheld>analisa com você uma cotação real</carriersComparedWithheld>.",
	},
} satisfies CalculatorPageContent;
