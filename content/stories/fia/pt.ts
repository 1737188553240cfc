import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Caso de FIA: sossego para parte das economias, a um custo",
		description:
			"Um exemplo inventado<fiaFiguresShown> com cálculos de verdade</fiaFiguresShown>: uma anuidade fixa indexada, com<fiaFiguresShown> quatro taxas,</fiaFiguresShown> os encargos e as fases ruins que os anúncios costumam deixar de fora.",
	},
	title: "Caso ilustrativo: uma anuidade para dinheiro que pode esperar",
	lead: "Teresa tem {age} anos e faltam dois anos para ela parar de trabalhar. Ela já adiou a aposentadoria uma vez, quando a bolsa caiu. Será que uma parte das economias poderia ficar fora do alcance de um índice em queda? E do que ela teria de abrir mão? <fiaFiguresShown>Veja o que os números dizem e o que eles não incluem.</fiaFiguresShown>",
	notice:
		"Teresa não é nem nunca foi nossa cliente. <fiaFiguresShown>Nós a inventamos para dar um rosto aos números. Os resultados dela são hipotéticos, nenhuma seguradora os ofereceu, e os seus seriam diferentes.</fiaFiguresShown><fiaFiguresWithheld>Nós a inventamos para este exemplo.</fiaFiguresWithheld>",
	person: {
		title: "Quem é Teresa",
		paragraphs: [
			"Teresa é professora em Tampa e pretende se aposentar aos 65. Tem {deposit} da venda da casa da mãe. Além disso, guarda {kept} que pode usar a qualquer dia. A aposentadoria de professora e o Social Security vão cobrir os meses normais. Os {deposit} são para mais tarde: outro carro, cuidados se precisar, alguma coisa para as sobrinhas.",
			"Quando a bolsa cai, Teresa dorme mal. Também sabe que dinheiro parado, sem render nada, perde um pouco do valor a cada ano. Por isso ela pergunta quanto custa a tranquilidade.",
		],
		facts: [
			{ label: "Idade", value: "{age}" },
			{ label: "Separado para mais tarde", value: "{deposit}" },
			{ label: "Dinheiro à mão", value: "{kept}" },
			{ label: "Por quanto tempo pode esperar", value: "uns {years} anos" },
		],
	},
	plan: {
		title: "O que ela compara",
		paragraphs: [
			"Uma [anuidade fixa indexada (FIA)](/services/fia) é um contrato com uma seguradora. Teresa pagaria {deposit} uma única vez. Todo ano a seguradora soma juros por uma fórmula que acompanha um índice do mercado, até um teto. Quando o índice cai, a fórmula credita o seu piso, comumente 0%, e a perda do índice não é repassada a Teresa. Retiradas, encargos e tarifas de cláusulas adicionais continuam sendo descontados.",
			"Teresa compara a anuidade com duas alternativas: deixar o dinheiro onde está, e uma anuidade fixa com uma taxa informada desde o começo. E pede primeiro contratos sem cláusula de renda, porque ainda não precisa de renda desse dinheiro.",
		],
	},
	figures: {
		figuresOf: "fia",
		title: "Como poderiam ser {years} anos",
		intro:
			"Quatro taxas constantes, para que a diferença entre elas fique clara. Contratos de verdade creditam outra taxa a cada ano, e **qualquer um desses anos pode ser um ano de 0%**.",
		assumptions: [
			"São pagos {deposit} no primeiro dia. Nada é acrescentado nem retirado por {years} anos.",
			"Os juros são somados uma vez por ano, sempre à mesma taxa. São as taxas da nossa calculadora; nenhuma seguradora as prometeu.",
			"Nada é descontado por taxas de retirada, tarifas de cláusulas adicionais, ajuste a valor de mercado ou impostos.",
		],
		caption: "Valor hipotético do contrato depois de {years} anos, antes de tarifas e impostos",
		lines: [
			{ id: "zero", label: "{rateZero} todo ano" },
			{ id: "low", label: "{rateLow} todo ano" },
			{ id: "fixed", label: "{rateFixed} todo ano" },
			{ id: "high", label: "{rateHigh} todo ano" },
		],
		note: "Números hipotéticos; não são uma ilustração de contrato nem uma promessa. Se os preços subirem {inflation} ao ano, daqui a {years} anos {deposit} comprarão o que hoje se compra com {buyingPower}. Na linha de {rateZero}, é isso que o dinheiro de Teresa valeria de fato.",
	},
	wrong: {
		title: "O que pode dar errado",
		intro:
			"<fiaFiguresShown>Leia estes números junto com os animadores.</fiaFiguresShown> As porcentagens são exemplos; cada contrato tem a sua própria tabela.",
		items: [
			{
				title: "Ela precisa do dinheiro antes",
				text: "Um telhado novo custa {roof} no segundo ano. Suponha que o contrato permita retirar {freeShare} por ano sem taxa; no caso dela, {free}. Sobre o resto do custo, uma taxa de {chargeRate} leva {charge}. E ainda pode haver imposto sobre o ganho.",
			},
			{
				title: "Ela contrata uma cláusula adicional de que não precisa",
				text: "Uma cláusula de renda de {riderRate} ao ano custa {rider} no primeiro ano, mesmo quando o crédito é de 0%. Com {years} anos seguidos assim, dos {deposit} restariam {afterRider}.",
			},
			{
				title: "O teto diminui",
				text: "A seguradora redefine o teto a cada renovação, dentro dos limites do contrato. Depois de um primeiro ano generoso, a mesma alta do índice pode render bem menos. As taxas por sair antes continuam.",
			},
			{
				title: "A seguradora passa por dificuldades",
				text: "O contrato depende da capacidade da seguradora emissora de pagar indenizações. Teresa confere as notas de solidez financeira antes de assinar, e depois todo ano.",
			},
		],
	},
	decision: {
		title: "O que ela decide",
		paragraphs: [
			"Neste exemplo, Teresa segue em frente, sem cláusula adicional. Ela pode fazer isso, porque {kept} ficam fora do contrato e porque sabe em que ano poderia precisar do resto. A irmã dela, que tem uma única quantia para tudo, teria bons motivos para dizer não.",
			"No período de análise gratuita, ela lê o contrato mais uma vez, com a tabela de taxas na frente, e anota no calendário o dia em que elas acabam. Quantos dias ela tem depende do estado e da idade; o contrato informa o prazo exato.",
		],
	},
	questions: {
		title: "Perguntas para fazer a qualquer agente",
		items: [
			"Qual é o máximo que pode ser creditado para mim este ano, e até onde o teto pode baixar depois?",
			"Quanto eu receberia se saísse depois de dois anos, e depois de cinco?",
			"Que tarifas são descontadas em um ano de 0% de juros?",
			"Quem emite o contrato, e quais são as notas de solidez financeira dessa seguradora?",
			"Como é a sua remuneração se eu disser sim?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Uma anuidade é um contrato de seguro de longo prazo. Não é um depósito e não é segurada pela FDIC nem por nenhuma agência federal.",
			"O ganho retirado é tributado como renda comum, em geral com um imposto federal adicional de 10% antes dos 59½ anos. A {agency} não dá orientação jurídica nem tributária.",
			"<licensedStates>A {agency} tem [licença em {licensedStates} {statesNoun}](/licensing).</licensedStates> Contratos, características e encargos variam conforme o estado e a seguradora.",
		],
	},
	callToAction: {
		title:
			"<fiaFiguresShown>Agora, com os seus números</fiaFiguresShown><fiaFiguresWithheld>Agora, com os seus planos</fiaFiguresWithheld>",
		text: "<fiaFiguresShown>A calculadora abre com os números de Teresa. Mude o valor e os anos, e veja primeiro a linha de 0%.</fiaFiguresShown><fiaFiguresWithheld>Conte o que você tem em mente, e um agente licenciado vai trazer para você cotações por escrito das seguradoras.</fiaFiguresWithheld> Se preferir conversar, ligue para {phone}.",
		action:
			"<fiaFiguresShown>Abrir estes números na calculadora</fiaFiguresShown><fiaFiguresWithheld>Pedir cotações por escrito</fiaFiguresWithheld>",
	},
} satisfies CaseStudyContent;
