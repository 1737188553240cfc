import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Vida universal indexada (IUL): como funciona e seus custos",
		description:
			"Como o seguro de vida universal indexada (IUL) credita juros, o que fazem o teto, o piso e os encargos, para quem serve e como a apólice pode perder a vigência.",
	},
	title: "Seguro de vida universal indexada (IUL): como funciona e quanto custa",
	lead: "O IUL é um seguro de vida permanente com prêmios flexíveis e um valor em dinheiro que rende juros ligados a um índice do mercado. Pode ser útil para uma família que paga com constância durante décadas. Também tem encargos mensais, limites de crescimento e um risco real de perder a vigência. Aqui você vê os dois lados.",
	whatItIs: {
		title: "O que é uma apólice de IUL",
		paragraphs: [
			"A vida universal indexada (IUL) é antes de tudo um **seguro de vida**. Se você morrer com a apólice em vigor, a seguradora paga o benefício por morte aos seus beneficiários, em geral isento do imposto de renda federal. Ao contrário do [seguro de vida temporário](/services/term-life), ela não tem data para acabar. Dura enquanto o valor em dinheiro conseguir pagar os encargos de cada mês.",
			"De cada prêmio, a seguradora desconta um encargo e coloca o resto na apólice. Todo mês ela desconta o custo do seguro e as tarifas. O que sobra é o valor em dinheiro. A seguradora soma juros a ele por uma fórmula que acompanha um índice da bolsa. Você não tem ações, seu dinheiro não está na bolsa e os dividendos do índice em geral não contam.",
			"Três termos da fórmula pesam mais. O **teto** é o máximo de juros que pode ser creditado em um período. A **taxa de participação** é a parte da alta do índice que conta. O **piso**, comumente 0%, é o mínimo. A seguradora pode mudar tetos e taxas de participação depois da compra, dentro dos limites escritos na apólice.",
			"O piso protege você apenas das quedas do índice. Em um ano de 0% de juros, os encargos continuam sendo descontados. Sem novos prêmios, o valor em dinheiro diminui naquele ano.",
		],
	},
	fit: {
		title: "Para quem serve e para quem não serve",
		forTitle: "O IUL pode servir se",
		for: [
			"Você precisa de seguro de vida a longo prazo, além dos anos que uma apólice temporária cobriria.",
			"Sua renda é estável e você pode pagar bem mais que o prêmio mínimo por muitos anos.",
			"Você já tem uma reserva para emergências e não vai precisar deste dinheiro nos primeiros anos.",
			"Você aceita que os resultados variam e vai rever a apólice conosco todo ano.",
		],
		notForTitle: "Procure outra opção se",
		notFor: [
			"Você precisa de muita cobertura por pouco dinheiro agora. Para isso existe o [seguro de vida temporário](/services/term-life).",
			"Você pode precisar do dinheiro em poucos anos. As taxas de resgate poderiam levar boa parte dele, ou tudo.",
			"Você quer um prêmio fixo e uma tabela de valores em dinheiro no contrato. Veja o [seguro de vida inteira](/services/whole-life).",
			"O prêmio apertaria o seu orçamento. Um IUL pago abaixo do necessário pode perder a vigência.",
		],
	},
	steps: {
		title: "Como se monta uma apólice",
		items: [
			{
				title: "Uma conversa sobre as suas necessidades",
				text: "Perguntamos quem depende de você, quanto você ganha, quanto deve, o que já tem e por quanto tempo poderia pagar. Se uma apólice mais simples resolver, vamos dizer isso a você.",
			},
			{
				title: "Ilustrações das seguradoras",
				text: "Você recebe a ilustração de apólice feita por cada seguradora. Peça para vê-la com uma taxa intermediária, com uma taxa baixa e com 0%. Explicamos os tetos, os encargos, as condições dos empréstimos e o ano em que a cobertura acabaria se os juros creditados fossem baixos.",
			},
			{
				title: "Análise de risco e período de análise gratuita",
				text: "A seguradora analisa sua saúde, seu histórico e suas finanças. Pode aceitar a proposta, recusá-la ou cobrar mais. Quando a apólice chega, há um período de análise gratuita para lê-la e, se quiser, devolvê-la e receber seu dinheiro de volta. O número de dias depende do seu estado; a sua apólice informa o seu prazo exato.",
			},
		],
	},
	costs: {
		title: "Quanto custa",
		intro:
			"O IUL cobra todo mês pelo seguro que oferece, em anos bons e ruins. Procure cada um destes itens na ilustração e na apólice.",
		items: [
			{
				title: "Encargo sobre o prêmio",
				text: "A seguradora retém uma parte de cada prêmio antes que o resto chegue ao valor em dinheiro.",
			},
			{
				title: "Custo do seguro",
				text: "O custo do seguro é descontado todo mês para pagar o benefício por morte. O preço por US$ 1.000 de cobertura sobe com a idade e pode ficar pesado na velhice. A seguradora pode aumentá-lo até o máximo indicado na apólice.",
			},
			{
				title: "Tarifas da apólice e das cláusulas adicionais",
				text: "Você paga uma tarifa mensal, muitas vezes um encargo extra sobre o valor da cobertura nos primeiros anos, e o preço de cada cláusula adicional que incluir, como os benefícios em vida em caso de doença grave.",
			},
			{
				title: "Taxas de resgate",
				text: "Se você encerrar a apólice nos primeiros anos, a seguradora fica com parte do valor em dinheiro. A taxa diminui a cada ano. A tabela, muitas vezes longa, está na apólice.",
			},
			{
				title: "Empréstimos e perda de vigência",
				text: "Você pode tomar empréstimos sobre o valor em dinheiro, e os juros se acumulam. Empréstimos e juros não pagos reduzem o benefício por morte. Se empréstimos e encargos consumirem o valor em dinheiro, a apólice perde a vigência: a cobertura acaba e o ganho pode ser tributado mesmo que não reste nenhum dinheiro.",
			},
			{
				title: "O limite dos aportes",
				text: "Pagar demais e rápido demais transforma a apólice em um contrato dotal modificado (MEC). Quando você toma um empréstimo ou faz uma retirada, o ganho então sai primeiro e é tributado, em geral com um imposto federal adicional de 10% antes dos 59½ anos.",
			},
		],
	},
	example: {
		figuresOf: "iul",
		title: "Exemplo: US$ 300 por mês durante 20 anos. Hipotético, não é uma ilustração de apólice",
		intro:
			"A tabela mostra a quanto chegariam só os aportes, com quatro taxas constantes, **antes de qualquer encargo da apólice**. É aritmética, para mostrar quanto a taxa pesa. Não mostra quanto valeria uma apólice.",
		assumptions: [
			"São pagos US$ 300 no fim de cada mês durante 20 anos, US$ 72.000 no total.",
			"Os juros são compostos mensalmente a um doze avos da taxa anual, e a taxa nunca muda.",
			"Nada é descontado por encargos sobre o prêmio, custo do seguro, tarifas, empréstimos ou impostos.",
		],
		rows: [
			{ label: "0% ao ano, creditado todo mês (hipotético, antes dos encargos)", value: "US$ 72.000" },
			{ label: "4% ao ano, creditado todo mês (hipotético, antes dos encargos)", value: "US$ 110.032" },
			{ label: "6% ao ano, creditado todo mês (hipotético, antes dos encargos)", value: "US$ 138.612" },
			{ label: "8% ao ano, creditado todo mês (hipotético, antes dos encargos)", value: "US$ 176.706" },
		],
		note: "É um crescimento hipotético dos aportes, não uma ilustração de apólice nem uma promessa. As taxas creditadas na prática mudam todo ano e podem ser de 0% por vários anos. Uma apólice de verdade desconta encargos todo mês, por isso, com a mesma taxa, o valor em dinheiro dela seria menor que o número mostrado e, nos primeiros anos, pode ser menor que os prêmios pagos. Só a ilustração da seguradora mostra os valores de uma apólice específica. Você pode testar outros valores na nossa [calculadora](/calculator).",
	},
	faqs: {
		title: "Perguntas frequentes sobre o IUL",
		items: [
			{
				question: "Posso perder dinheiro em um IUL?",
				answer:
					"Sim. O piso protege quando o índice cai, mas os encargos são descontados do mesmo jeito. Com poucos juros ou nenhum, o valor em dinheiro pode diminuir. Se você desistir da apólice cedo, pode receber menos do que pagou, ou nada.",
			},
			{
				question: "O que acontece se eu parar de pagar?",
				answer:
					"Os prêmios são flexíveis, e a apólice continua enquanto o valor em dinheiro cobrir os encargos. Pausas longas o esgotam. Se ele ficar baixo demais, a seguradora avisa e começa um prazo de tolerância para pagar. Sem pagamento nesse prazo, a apólice perde a vigência. Uma revisão anual dá tempo de pagar mais ou reduzir a cobertura.",
			},
			{
				question: "Os empréstimos sobre a apólice pagam imposto?",
				answer:
					"Em geral não, enquanto a apólice estiver em vigor e não for um MEC. Se ela perder a vigência ou for resgatada com empréstimo em aberto, o ganho pode ser tributado como renda comum. Consulte um consultor tributário antes de tomar um empréstimo.",
			},
			{
				question: "Vou ter de responder a perguntas de saúde?",
				answer:
					"Sim. Toda proposta pergunta sobre a sua saúde, e algumas pedem exame médico ou de laboratório. Dê respostas completas e exatas. Nos dois primeiros anos, a seguradora pode contestar um pedido de indenização se a proposta tiver uma informação importante falsa ou omitida.",
			},
			{
				question: "Qual é a diferença em relação ao seguro de vida inteira?",
				answer:
					"O [seguro de vida inteira](/services/whole-life) tem prêmio fixo e uma tabela de valores em dinheiro no contrato. O IUL permite variar o prêmio, e seu valor em dinheiro depende de juros ligados ao índice e de encargos que podem mudar. Uma parte maior do risco fica com você.",
			},
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"O IUL é um seguro de vida. Comprar uma apólice não é comprar ações nem um índice. O nome de um índice e seus resultados passados não permitem saber quais juros serão creditados no futuro.",
			"Todos os benefícios da apólice dependem da capacidade da seguradora emissora de pagar indenizações. Empréstimos e retiradas reduzem o valor em dinheiro e o benefício por morte e podem fazer a apólice perder a vigência.",
			"A {agency} não dá orientação jurídica nem tributária. Em geral, a seguradora paga ao agente uma comissão, que é coberta pelos encargos do produto.",
			"<licensedStates>A {agency} tem [licença em {licensedStates} {statesNoun}](/licensing).</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora.",
		],
	},
	callToAction: {
		title: "Compare o IUL com as outras opções",
		text: "Um agente licenciado pode colocar um IUL ao lado do seguro temporário e do seguro de vida inteira, com os seus números. A consulta é gratuita e você decide no seu tempo. Ligue para {phone}.",
	},
} satisfies ProductPageContent;
