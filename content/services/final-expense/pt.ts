import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de despesas finais: custos, benefícios e limites",
		description:
			"Como o seguro de despesas finais ajuda a pagar um funeral, quanto pode custar aos 60 anos, quais perguntas de saúde são feitas e quando outra opção serve melhor.",
	},
	title: "Seguro de despesas finais: uma apólice pequena para as últimas contas",
	lead: "Um funeral precisa ser pago em poucos dias, e muitas vezes um filho ou uma filha precisa pedir dinheiro emprestado para pagar. O seguro de despesas finais deixa dinheiro para a família nesse momento. Veja o que ele faz, quanto custa e em que casos não resolve.",
	whatItIs: {
		title: "O que é o seguro de despesas finais",
		paragraphs: [
			"É um seguro de vida inteira com uma cobertura pequena. As pessoas o contratam para pagar o funeral, o enterro ou a cremação, e as contas médicas e da casa que ficarem. Na maioria dessas apólices o prêmio, que é o valor pago todo mês, não muda, e a cobertura dura a vida toda, desde que você continue pagando.",
			"Quando você falece, a seguradora paga o benefício por morte ao beneficiário que você indicou, depois de receber o formulário do pedido de indenização e a certidão de óbito. O dinheiro não fica preso a nenhuma funerária. O beneficiário pode usá-lo na cerimônia, em viagens ou no aluguel, e fica com o que sobrar. Pela lei atual, esse valor em geral não paga imposto de renda federal.",
			"Em geral não há exame médico, mas é preciso responder a perguntas de saúde, e a seguradora pode consultar seu histórico de remédios receitados. Suas respostas definem o tipo de apólice possível: uma que paga o benefício completo desde o primeiro dia, ou uma que só paga tudo depois de um período de carência.",
		],
	},
	fit: {
		title: "O seguro de despesas finais serve para você?",
		forTitle: "O seguro de despesas finais pode servir se",
		for: [
			"Você tem entre 50 e 85 anos e não separou nada para um funeral.",
			"Você vive de uma renda que não aumenta e quer um prêmio pequeno que não mude.",
			"Sua família está longe e precisaria de dinheiro para viajar e cuidar de tudo.",
			"Sua saúde já não permite uma apólice maior.",
		],
		notForTitle: "Procure outra opção se",
		notFor: [
			"Você tem boa saúde e outras pessoas vivem da sua renda. O [seguro de vida temporário](/services/term-life) dá muito mais cobertura pelo mesmo prêmio.",
			"Sua família já tem dinheiro suficiente e pode usá-lo em poucos dias.",
			"O prêmio tiraria dinheiro da comida, dos remédios ou do aluguel. Se a apólice perder a vigência, em geral a sua família não recebe nada.",
		],
	},
	steps: {
		title: "Como funciona",
		items: [
			{
				title: "Conversamos sobre o que você deseja",
				text: "Enterro ou cremação? Aqui ou em outro país? Quanto sua família já poderia pagar? Somamos tudo com você em uma ligação de uns 15 minutos.",
			},
			{
				title: "Você responde a perguntas de saúde",
				text: "<carriersCompared>Comparamos as seguradoras com que trabalhamos e dizemos quais aceitam pessoas com os seus problemas de saúde e em que condições.</carriersCompared><carriersComparedWithheld>Dizemos se uma seguradora aceita pessoas com os seus problemas de saúde e em que condições.</carriersComparedWithheld> Responda a tudo com a verdade. A indenização da sua família pode depender disso.",
			},
			{
				title: "Você lê a apólice e a guarda bem",
				text: "Depois que a apólice chega, há um período de análise gratuita em que você pode devolvê-la e receber de volta o prêmio pago. Diga ao beneficiário qual é a seguradora e onde a apólice está guardada.",
			},
		],
	},
	costs: {
		title: "Custos e limites, ditos com clareza",
		intro:
			"O seguro de despesas finais é uma cobertura pequena contratada mais tarde na vida, por isso cada dólar de cobertura custa mais do que custaria aos 35 anos. Conheça estes pontos antes de fazer a proposta.",
		items: [
			{
				title: "Idade, saúde e tabaco definem o prêmio",
				text: "O preço depende da sua idade ao contratar, da sua saúde, do estado onde você mora e de você fumar ou não. Quem espera costuma pagar um prêmio mais alto.",
			},
			{
				title: "Algumas apólices têm carência de dois anos",
				text: "Apólices com poucas ou nenhuma pergunta de saúde custam mais e costumam ser graduais. Se a morte for por doença nos dois primeiros anos, elas devolvem os prêmios, muitas vezes com alguns juros, em vez de pagar o valor completo. A morte por acidente costuma ser paga por inteiro desde o início.",
			},
			{
				title: "Nos dois primeiros anos, a seguradora pode contestar",
				text: "Se você falecer nos dois primeiros anos, a seguradora pode rever a sua proposta. Uma resposta errada sobre a saúde pode levar à redução ou à recusa do pagamento.",
			},
			{
				title: "Uma vida longa pode custar mais que o benefício",
				text: "<finalExpenseExample>Quem começa aos 60 e chega aos {burialAt60EvenAge} pode ter pago quase o mesmo que a apólice paga.</finalExpenseExample> Se você parar de pagar, a apólice pode perder a vigência. Empréstimos sobre o pequeno valor em dinheiro têm juros e reduzem o benefício por morte.",
			},
		],
	},
	example: {
		exampleOf: "final-expense",
		title: "Uma estimativa: 60 anos, US$ 10.000 de cobertura",
		intro:
			"Um prêmio mensal aproximado, segundo a nossa própria [calculadora](/calculator). É uma estimativa; não é cotação nem oferta.",
		assumptions: [
			"60 anos no início da apólice, {homeState}, US$ 10.000 de cobertura.",
			"A faixa vai de {burialAt60RangePercent}% abaixo a {burialAt60RangePercent}% acima da estimativa.",
		],
		rows: [
			{ label: "Prêmio estimado, não fumante", value: "cerca de {burialAt60} por mês" },
			{ label: "Faixa em torno dessa estimativa, não fumante", value: "de {burialAt60Low} a {burialAt60High} por mês" },
			{ label: "Prêmio estimado, fumante", value: "cerca de {burialAt60Smoker} por mês" },
		],
		note: "O seu prêmio real depende da seguradora, do seu estado e das suas respostas às perguntas de saúde, e pode ficar fora desta faixa. Só uma seguradora pode aprovar a cobertura.",
	},
	faqs: {
		title: "Perguntas comuns",
		items: [
			{
				question: "Quanta cobertura devo escolher?",
				answer:
					"Comece pelo preço do funeral que você deseja. <funeralCosts>Pelas nossas estimativas, um funeral com enterro custa cerca de US$ 6.800 a US$ 9.600, conforme o estado, sem a caixa de concreto do caixão (vault), e mais em algumas cidades.</funeralCosts> Some viagens e contas finais e subtraia o que já está separado.",
			},
			{
				question: "Minha proposta pode ser recusada?",
				answer:
					"Sim, se for uma apólice que paga tudo desde o primeiro dia. Mesmo assim, você em geral encontra apólices graduais, com poucas ou nenhuma pergunta de saúde. Elas custam mais e têm o período de carência explicado acima.",
			},
			{
				question: "O dinheiro tem que ir para a funerária?",
				answer:
					"Não. Vai para o seu beneficiário, que decide como usá-lo. Por isso, indique alguém de confiança e deixe seus desejos por escrito.",
			},
			{
				question: "O dinheiro serve para um funeral em outro país?",
				answer:
					"Sim, o beneficiário pode usar o dinheiro em qualquer lugar. O traslado do corpo pode custar bastante, então peça um preço antes de escolher o valor da cobertura. Pergunte também quais documentos a seguradora exige se a morte ocorrer no exterior.",
			},
			{
				question: "Uma apólice pode afetar o Medicaid ou o SSI?",
				answer:
					"Pode. O valor em dinheiro pode contar entre os seus bens. Se você recebe essa ajuda ou pretende pedi-la, consulte o programa ou um advogado antes de contratar.",
			},
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"As apólices são emitidas por companhias de seguros, não pela {agency}. O pagamento dos benefícios depende da capacidade da seguradora emissora de pagar indenizações.",
			"O seguro de despesas finais é um seguro de vida. Não é um contrato de funeral pré-pago e não tem ligação com nenhum programa do governo.",
			"Requisitos, prêmios, períodos de carência e nomes dos produtos variam conforme o estado e a seguradora. Veja [o que vale no seu estado](/state-compliance).",
		],
	},
	callToAction: {
		title: "Converse com um agente licenciado",
		text: "Quinze minutos costumam bastar para saber quanto uma apólice custaria e se você realmente precisa dela. A consulta é gratuita. Ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies ProductPageContent;
