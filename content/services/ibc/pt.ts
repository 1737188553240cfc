import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "IBC: empréstimos sobre o seu seguro de vida inteira",
		description:
			"O IBC usa empréstimos de um seguro de vida inteira. Não é um banco. Veja como funciona, os custos iniciais, os impostos e as desvantagens.",
	},
	title: "IBC: empréstimos sobre o seu seguro de vida inteira, sem slogans",
	lead: "O IBC (Infinite Banking Concept®) é um modo de usar um seguro de vida inteira. É seguro de vida, não um banco: você paga prêmios, a apólice forma um valor em dinheiro, e você pode tomar empréstimos com base nele. Exige anos de prêmios em dia e serve para poucas famílias. Veja aqui se a sua é uma delas.",
	whatItIs: {
		title: "O que é",
		paragraphs: [
			"A apólice por trás do IBC é um [seguro de vida inteira](/services/whole-life), em geral de uma seguradora que pode pagar dividendos. Parte de cada prêmio compra adições quitadas, pequenos blocos de cobertura extra que fazem o valor em dinheiro subir mais cedo do que numa apólice comum. A seguradora decide os dividendos a cada ano e não os promete.",
			"Quando precisa de dinheiro, você pede à seguradora um empréstimo sobre a apólice, tendo o valor em dinheiro como respaldo. Não há consulta de crédito nem calendário fixo. Mas a seguradora cobra juros, e um empréstimo não devolvido é descontado do benefício por morte.",
			"A palavra “banking” do nome em inglês é só uma imagem. O valor em dinheiro não é um depósito bancário e não tem o seguro da FDIC. A apólice depende da capacidade da seguradora emissora de pagar indenizações.",
		],
	},
	fit: {
		title: "Serve para você?",
		forTitle: "Pode servir se",
		for: [
			"Você precisa de um seguro de vida para a vida toda, mesmo que nunca pegue um empréstimo.",
			"Sua renda é estável e você já tem dinheiro separado para emergências.",
			"Você consegue pagar o prêmio por muitos anos, inclusive num ano ruim.",
			"Você tem disciplina para devolver um empréstimo que ninguém vai cobrar.",
		],
		notForTitle: "Procure outra opção se",
		notFor: [
			"Você tem dívida de cartão de crédito. Quitá-la primeiro costuma ajudar mais; veja nosso [plano de ação para dívidas](/services/debt-action).",
			"Você vai precisar desse dinheiro nos próximos anos. No começo, o valor em dinheiro é menor do que o que você pagou.",
			"Você precisa de um benefício grande com um prêmio pequeno. Para isso existe o [seguro de vida temporário](/services/term-life).",
		],
	},
	steps: {
		title: "Como funciona",
		items: [
			{
				title: "Desenhar a apólice",
				text: "Comparamos seguradoras e pedimos ilustrações com prêmio básico baixo e mais adições quitadas, dentro dos limites fiscais. Você faz a proposta, responde a perguntas de saúde, e a seguradora decide depois da análise de risco.",
			},
			{
				title: "Pagar durante anos",
				text: "Você paga o combinado e uma vez por ano revê a apólice conosco: valor em dinheiro, dividendos, empréstimos e se o plano ainda combina com a sua vida.",
			},
			{
				title: "Pegar emprestado e devolver",
				text: "Você pode pegar emprestada uma parte do valor em dinheiro para um carro, um telhado ou uma necessidade do negócio. Você define a própria devolução e a cumpre, para que os juros não consumam a apólice.",
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
				text: "Você paga juros à seguradora, não a si mesmo. Algumas seguradoras também pagam um dividendo diferente sobre o valor que respalda um empréstimo. Juros não pagos se somam ao empréstimo e crescem.",
			},
			{
				title: "Se a apólice perder a vigência, pode haver imposto",
				text: "Se os empréstimos passarem do valor em dinheiro, a apólice perde a vigência. A cobertura acaba e o ganho vira renda tributável, mesmo que naquele dia você não receba nada.",
			},
			{
				title: "Pagar demais muda as regras fiscais",
				text: "Uma apólice paga rápido demais vira um contrato dotal modificado (MEC). Os empréstimos passam então a ser tributados, primeiro sobre o ganho, com mais 10% de imposto federal antes dos 59½ anos, na maioria dos casos.",
			},
		],
	},
	example: {
		claim: "ibcGrowth",
		title: "Um exemplo hipotético: US$ 1.000 por mês durante 20 anos",
		intro:
			"Hipotético; não é uma ilustração de apólice. Mostra a conta da [calculadora](/calculator) com várias taxas. Uma apólice real será diferente e, nos primeiros anos, muitas vezes terá menos.",
		assumptions: [
			"São pagos US$ 1.000 no fim de cada mês durante 20 anos, US$ 240.000 no total. Sem empréstimos.",
			"85% de cada pagamento conta como valor em dinheiro. Os outros 15% representam todos os custos, que numa apólice real pesam mais no início.",
			"A mesma taxa todo mês, dividida por 12. Nenhuma seguradora prometeu essas taxas; os dividendos podem ser menores ou não existir.",
		],
		rows: [
			{ label: "Total pago", value: "US$ 240.000,00" },
			{ label: "Valor hipotético a 0% ao ano, creditado todo mês", value: "US$ 204.000,00" },
			{ label: "Valor hipotético a 4% ao ano, creditado todo mês", value: "US$ 311.758,43" },
			{ label: "Valor hipotético a 5% ao ano, creditado todo mês", value: "US$ 349.378,62" },
			{ label: "Valor hipotético a 6% ao ano, creditado todo mês", value: "US$ 392.734,76" },
		],
		note: "A 0% o resultado fica US$ 36.000 abaixo do que foi pago. Antes de decidir, peça a ilustração da própria seguradora e leia as colunas que supõem que não haverá dividendos.",
	},
	faqs: {
		title: "Perguntas comuns",
		items: [
			{
				question: "É um banco, ou substitui um?",
				answer:
					"Não. É uma apólice de seguro de vida com empréstimos. Mantenha uma conta em banco para o dia a dia e para emergências.",
			},
			{
				question: "Meus dividendos continuam enquanto devo um empréstimo?",
				answer:
					"O valor completo costuma ficar na apólice como respaldo, mas cada seguradora o trata de um jeito durante o empréstimo. Peça por escrito a taxa do empréstimo, se ela pode mudar e o efeito nos dividendos.",
			},
			{
				question: "Os empréstimos pagam imposto?",
				answer:
					"Em geral não, enquanto a apólice estiver em vigor e não for um MEC. Se ela perder a vigência ou for resgatada com ganho, esse ganho paga imposto de renda. Consulte seu consultor tributário; nós não damos orientação tributária.",
			},
			{
				question: "E se num ano eu não puder pagar o prêmio?",
				answer:
					"Talvez seja possível suspender as adições, usar dividendos, reduzir a cobertura ou deixar a apólice tomar emprestado o prêmio. Cada saída tem um preço, e uma apólice sem valor suficiente perde a vigência. Pergunte sobre isso antes de contratar.",
			},
			{
				question: "Quanto tempo até valer a pena?",
				answer:
					"Muitos anos, e talvez nunca, se os dividendos ficarem baixos ou a apólice for abandonada cedo. Pergunte em que ano o valor em dinheiro da ilustração passa pela primeira vez os prêmios pagos. Se esse prazo não serve para você, esta não é a ferramenta.",
			},
		],
	},
	disclosures: {
		title: "Observações",
		items: [
			"{ibcNotice}",
			"IBC é o nome de um conceito, não de um produto. O produto é um seguro de vida inteira emitido por uma companhia de seguros; todos os valores e benefícios dependem da capacidade dela de pagar indenizações.",
			"Os números desta página são hipotéticos e não são uma ilustração de apólice. Os dividendos não são prometidos, e os empréstimos reduzem o valor em dinheiro e o benefício por morte.",
			"A cobertura está sujeita à análise de risco e varia conforme o estado. Esta página é informação geral e não orientação tributária, jurídica ou de crédito. Veja [o que vale no seu estado](/state-compliance).",
		],
	},
	callToAction: {
		title: "Peça uma segunda opinião",
		text: "Traga uma ilustração que lhe mostraram em outro lugar, ou comece do zero. Numa ligação gratuita de 30 minutos passamos pelos custos linha por linha e, se não servir para você, diremos. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies ProductPageContent;
