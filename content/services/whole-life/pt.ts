import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de vida inteira: prêmio fixo e valor em dinheiro",
		description:
			"Seguro de vida inteira: o mesmo prêmio a vida toda, valor em dinheiro, dividendos, empréstimos, preço ao lado do temporário e quando não é a escolha certa.",
	},
	title: "Seguro de vida inteira: cobertura para a vida toda com prêmio fixo",
	lead: "O seguro de vida inteira mantém o mesmo prêmio desde o primeiro dia e paga um benefício por morte, não importa quando você morra, desde que você pague como combinado. Ele forma valor em dinheiro devagar. Pela mesma cobertura, custa várias vezes mais que o seguro temporário, então a primeira pergunta é se você precisa de cobertura para a vida toda.",
	whatItIs: {
		title: "O que é o seguro de vida inteira",
		paragraphs: [
			"É um seguro de vida permanente. A seguradora define o prêmio com base na sua idade, na sua saúde e na cobertura no momento da compra, e ele não sobe depois. Enquanto os prêmios forem pagos, a apólice continua em vigor, e o benefício por morte vai para os beneficiários que você indicou, em geral isento do imposto de renda federal.",
			"Uma parte de cada prêmio forma o **valor em dinheiro**, que segue uma tabela impressa no contrato. No começo ele cresce devagar, porque os primeiros prêmios pagam sobretudo o seguro e a montagem da apólice. Depois de muitos anos, pode virar uma reserva que serve de base para empréstimos.",
			"Algumas apólices são **participantes**: a seguradora pode pagar dividendos quando seus resultados permitem. Eles são decididos ano a ano e podem cair ou parar. Você pode recebê-los em dinheiro ou usá-los para reduzir o prêmio ou comprar mais cobertura. Faça seus planos com a tabela do contrato e trate os dividendos como um extra que pode não vir.",
			"Uma promessa para a vida toda se apoia em uma só empresa durante décadas, então a solidez financeira dela importa.",
		],
	},
	fit: {
		title: "Para quem serve e para quem não serve",
		forTitle: "O seguro de vida inteira pode servir se",
		for: [
			"Alguém vai depender de você a vida toda, como um filho com deficiência.",
			"Você quer deixar uma quantia definida para herdeiros, impostos ou dívidas, não importa quando morra.",
			"Você gosta de um prêmio fixo e confia que poderá pagá-lo durante décadas.",
			"Você tem uma casa ou empresa que os herdeiros não deveriam ter de vender às pressas.",
		],
		notForTitle: "Procure outra opção se",
		notFor: [
			"A sua necessidade tem data para acabar, como o financiamento da casa. Veja o [seguro de vida temporário](/services/term-life).",
			"O prêmio obrigaria você a comprar menos cobertura do que a família precisa hoje.",
			"Você talvez tenha de parar de pagar em poucos anos. Nesse caso, o mais provável é receber menos do que pagou.",
			"Você só precisa cobrir um funeral. Uma apólice menor de [despesas finais](/services/final-expense) pode bastar.",
		],
	},
	steps: {
		title: "Como obter uma apólice",
		items: [
			{
				title: "Decidir que cobertura deve durar a vida toda",
				text: "Separamos as necessidades que acabam, como criar os filhos, das que não acabam. Muitas famílias cobrem as primeiras com seguro temporário e só as outras com seguro de vida inteira.",
			},
			{
				title:
					"<carriersCompared>Comparar os contratos</carriersCompared><carriersComparedWithheld>Ler o contrato conosco</carriersComparedWithheld>",
				text: "<carriersCompared>Colocamos as seguradoras lado a lado:</carriersCompared><carriersComparedWithheld>Repassamos tudo com você:</carriersComparedWithheld> prêmio, tabela de valores em dinheiro, juros dos empréstimos e notas de solidez financeira. Os dividendos aparecem à parte, para você ver a apólice sem eles.",
			},
			{
				title: "Análise de risco e período de análise gratuita",
				text: "Você responde a perguntas de saúde, e a seguradora pode pedir um exame. A seguradora pode aceitar a proposta, recusá-la ou cobrar mais. Quando a apólice chega, um período de análise gratuita permite devolvê-la e receber seu dinheiro de volta. O número de dias depende do seu estado; a sua apólice informa o seu prazo exato.",
			},
		],
	},
	costs: {
		title: "Quanto custa",
		intro:
			"O prêmio é fácil de ver. Estes outros pontos decidem o resultado da apólice, e todos estão escritos no contrato.",
		items: [
			{
				title: "Um prêmio alto e fixo",
				text: "Desde o início, você paga mais do que pagaria por um seguro temporário. Paga enquanto viver ou, com um prêmio maior, por um prazo combinado mais curto. Fumar ou ter problemas de saúde encarece o prêmio.",
			},
			{
				title: "Valor em dinheiro que cresce devagar no começo",
				text: "Nos primeiros anos pode haver pouco ou nenhum valor em dinheiro. Se você encerrar a apólice nessa fase, o que você recebe, já descontada a taxa de resgate, se houver, costuma ser menos do que pagou.",
			},
			{
				title: "Juros dos empréstimos",
				text: "Você pode tomar empréstimos sobre o valor em dinheiro à taxa definida no contrato. Os juros se acumulam. O que não for pago reduz o benefício por morte, e um empréstimo grande pode encerrar a apólice e gerar imposto.",
			},
			{
				title: "Prêmios em atraso",
				text: "Depois de um pagamento em atraso começa um prazo de tolerância. Depois dele, a apólice pode perder a vigência, pagar o prêmio com um empréstimo sobre o valor em dinheiro ou continuar como uma apólice menor já quitada. Pergunte já qual caso vale para a sua apólice.",
			},
			{
				title: "O limite dos aportes",
				text: "Fazer aportes extras rápido demais transforma a apólice em um contrato dotal modificado (MEC). Quando você toma um empréstimo ou faz uma retirada, o ganho então sai primeiro e é tributado, em geral com um imposto federal adicional de 10% antes dos 59½ anos.",
			},
		],
	},
	example: {
		exampleOf: "whole-life",
		title: "Exemplo: seguro de vida inteira aos 35 anos, US$ 100.000. Estimativa, não cotação",
		intro:
			"Estes números vêm da nossa calculadora. São estimativas gerais. Só a seguradora define um prêmio, depois de analisar a sua proposta.",
		assumptions: [
			"35 anos, {homeState}, seguro de vida inteira, benefício por morte de US$ 100.000, prêmios pagos todo mês.",
			"Saúde média, sem cláusulas adicionais e sem contar dividendos.",
			"A faixa é a estimativa com {wholeLifeAt35RangePercent}% para mais ou para menos.",
		],
		rows: [
			{ label: "Vida inteira, US$ 100.000, não fumante: prêmio mensal estimado", value: "{wholeLifeAt35}" },
			{ label: "Faixa em torno dessa estimativa", value: "de {wholeLifeAt35Low} a {wholeLifeAt35High}" },
			{ label: "Vida inteira, US$ 100.000, fumante: prêmio mensal estimado", value: "{wholeLifeAt35Smoker}" },
			{ label: "Total pago em 20 anos a {wholeLifeAt35} por mês", value: "{wholeLifeAt35Paid}" },
			{
				exampleOf: "term-life",
				label: "Para comparar: seguro de vida temporário de 20 anos, US$ 100.000, não fumante, prêmio mensal estimado",
				value: "{termBesideWholeLife}",
			},
		],
		note: "É uma estimativa, não uma cotação nem uma ilustração de apólice. O seu prêmio pode ser maior ou menor, e a seguradora pode recusar a proposta. O seguro temporário custa menos porque acaba no fim do prazo e não forma valor em dinheiro. Teste a sua idade e o seu valor na nossa [calculadora](/calculator).",
	},
	faqs: {
		title: "Perguntas frequentes sobre o seguro de vida inteira",
		items: [
			{
				question: "Por que o seguro de vida inteira custa tanto mais que o temporário?",
				answer:
					"Uma apólice temporária costuma acabar antes dos anos em que a maioria das pessoas morre. O seguro de vida inteira é feito para pagar, não importa quando você morra, e o prêmio fixo também forma o valor em dinheiro que torna isso possível.",
			},
			{
				question: "Posso contar com os dividendos?",
				answer:
					"Não. Uma apólice participante pode pagar dividendos e pode deixar de pagá-los. Dividendos passados não indicam os futuros. Confira se a apólice ainda faz sentido para você sem nenhum.",
			},
			{
				question: "Como funcionam os empréstimos sobre a apólice?",
				answer:
					"A seguradora empresta dinheiro a você, e o valor em dinheiro da apólice responde pela dívida. Não há consulta de crédito nem cronograma fixo de pagamento, mas os juros correm. Se você morrer antes de quitar o empréstimo, o saldo e os juros são descontados do benefício por morte. Em geral os empréstimos não são tributados enquanto a apólice estiver em vigor e não for um MEC.",
			},
			{
				question: "E se eu não puder mais pagar?",
				answer:
					"Ligue para nós, ou para a seguradora, antes de atrasar. Conforme o contrato, talvez você possa usar os dividendos, passar para uma apólice menor já quitada, trocar por uma cobertura temporária com data para acabar ou resgatar a apólice pelo valor em dinheiro. Cada saída tem um custo.",
			},
			{
				question: "Há exame médico?",
				answer:
					"Algumas apólices pedem exame e outras não. Todas fazem perguntas de saúde, e as respostas influem no preço e na aceitação. Nos dois primeiros anos, a seguradora pode contestar um pedido de indenização se a proposta tiver uma informação importante falsa ou omitida.",
			},
			{
				question: "Qual é a relação com o Infinite Banking Concept® (IBC)?",
				answer:
					"O IBC é seguro de vida, não um banco. É uma forma de usar os empréstimos de uma apólice de vida inteira que recebe aportes extras nos primeiros anos. Valem para ele os prêmios, encargos e riscos desta página. [Leia sobre o IBC](/services/ibc) antes de escolhê-lo.",
			},
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"O seguro de vida inteira é um seguro de vida. O valor em dinheiro existe para sustentar a cobertura e não é um depósito.",
			"Todos os benefícios da apólice dependem da capacidade da seguradora emissora de pagar indenizações. Os dividendos podem ser reduzidos ou não pagos. Empréstimos e retiradas reduzem o valor em dinheiro e o benefício por morte e podem fazer a apólice perder a vigência.",
			"A {agency} não dá orientação jurídica nem tributária. Em geral, a seguradora paga ao agente uma comissão, que é coberta pelo prêmio.",
			"<licensedStates>A {agency} tem [licença em {licensedStates} {statesNoun}](/licensing).</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora.",
		],
	},
	callToAction: {
		title: "Descubra quanta cobertura deve durar a vida toda",
		text: "Um agente licenciado pode ajudar você a dividir as suas necessidades entre o seguro temporário e o de vida inteira e mostrar os dois preços. A consulta é gratuita. Ligue para {phone}.",
	},
} satisfies ProductPageContent;
