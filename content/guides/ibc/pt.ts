import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-ibc-2026-11",
	title: "O Infinite Banking Concept® sem slogans",
	subtitle: "Como funcionam de verdade os empréstimos sobre a apólice, com contas e condições",
	intro: [
		"O Infinite Banking Concept® (IBC) é um modo de usar uma apólice de vida inteira: você forma valor em dinheiro e toma empréstimos sobre ele para suas compras. É um seguro de vida e não um banco. A apólice não recebe depósitos, e você paga juros pelo que toma emprestado.",
		"Os vídeos sobre o IBC prometem muito. Este guia mostra como ele funciona, para você julgar se o método combina com os seus hábitos.",
	],
	chapters: [
		{
			title: "O que acontece na verdade",
			paragraphs: [
				"Você tem uma apólice de vida inteira que pode pagar dividendos, em geral com pagamentos além do prêmio básico. Depois de alguns anos, ela tem um valor em dinheiro. A seguradora lhe empresta o dinheiro dela, e esse valor responde pela dívida. O valor em dinheiro continua na apólice e rende juros conforme o contrato.",
				"Se o empréstimo muda ou não o dividendo, isso depende da seguradora. Você paga o empréstimo no seu ritmo. O que não for pago é descontado do benefício por morte.",
			],
		},
		{
			title: "A história de que os juros voltam para você",
			paragraphs: [
				"Os juros vão para a seguradora, não para você. O que você pode ter é um valor em dinheiro que continua crescendo enquanto o empréstimo está em aberto. O método só compensa quando esse crescimento e a cobertura valem mais para você do que os juros e os custos. Em alguns anos não valem.",
			],
		},
		{
			title: "Um ano em números",
			paragraphs: [
				"Suponha que você tome US$ 10.000 emprestados sobre a apólice para um carro, a 6% ao ano, e pague US$ 200 por mês. Depois de um ano, você pagou US$ 2.400 e ainda deve cerca de US$ 8.150. Cerca de US$ 550 foram juros.",
				"<ibcFiguresShown>Suponha que nesse ano foram creditados 4% sobre US$ 10.000 de valor em dinheiro: US$ 400. O empréstimo custou então cerca de US$ 150 a mais do que o valor em dinheiro rendeu, e você manteve a cobertura. Um financiamento de carro com taxa menor poderia ter saído mais barato. Faça essa conta todas as vezes. É um exemplo com taxas presumidas, não uma ilustração de apólice.</ibcFiguresShown>",
			],
		},
		{
			title: "Os primeiros anos são lentos",
			paragraphs: [
				"Primeiro vêm os encargos e o custo do seguro. Na maioria das apólices não se pode tomar muito emprestado nos dois ou três primeiros anos, e por mais tempo ainda o valor em dinheiro fica abaixo do que você pagou. Se você parar nessa fase, perde dinheiro.",
				"Pagar demais e rápido demais transforma a apólice em um contrato dotal modificado (MEC). Quando você toma um empréstimo, o ganho então sai primeiro e é tributado, em geral com mais 10% de imposto federal antes dos 59½ anos. A apólice precisa ser montada dentro desse limite desde o primeiro dia.",
			],
		},
		{
			title: "Os hábitos pesam mais que a apólice",
			paragraphs: ["O método funciona para quem já faz isto, com apólice ou sem ela:"],
			items: [
				"Gasta menos do que ganha, mês após mês.",
				"Consegue manter um pagamento fixo durante décadas sem aperto.",
				"Anota cada empréstimo, com um plano e uma data para pagar.",
				"Trata o pagamento do empréstimo como qualquer outra conta.",
			],
		},
		{
			title: "Onde dá errado",
			paragraphs: [
				"A pessoa toma empréstimos e nunca paga. Juros se somam a juros. O empréstimo ultrapassa o valor em dinheiro e a apólice perde a vigência: a cobertura acaba e pode haver imposto sobre um ganho gasto há muito tempo. Ou o prêmio foi definido alto demais, e a pessoa larga a apólice com prejuízo depois de três anos.",
				"Se você tem dívidas de cartão, pague-as primeiro. Nenhuma apólice rende tanto quanto um cartão cobra de juros.",
			],
		},
	],
	checklist: {
		title: "Antes de começar",
		items: [
			"Preciso de seguro de vida para a vida toda, mesmo sem nenhum empréstimo.",
			"Não tenho dívidas de cartão.",
			"Tenho dinheiro para emergências fora da apólice.",
			"Consigo pagar o prêmio básico durante décadas.",
			"Vi os valores sem dividendos.",
			"Tenho um plano escrito para pagar o primeiro empréstimo.",
		],
	},
	questions: {
		title: "Perguntas para um agente",
		intro: "Pergunte em que página da ilustração está cada resposta.",
		items: [
			"Quanto posso tomar emprestado nos anos 1, 3, 5 e 10?",
			"Qual é a taxa dos empréstimos, e ela pode mudar?",
			"Os dividendos mudam enquanto há um empréstimo?",
			"E se eu só puder pagar o prêmio básico?",
			"Quanto falta para esta apólice chegar ao limite do MEC?",
			"Quanto você ganharia a menos se eu comprasse um seguro temporário?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"{ibcNotice}",
			"Este guia é informação geral. Não é uma oferta, uma ilustração de apólice nem orientação jurídica ou tributária. As taxas dos exemplos são presumidas.",
			"O IBC é um modo de usar o seguro de vida inteira. Não é um banco e não guarda depósitos. Os dividendos não são garantidos. Os benefícios dependem da capacidade da seguradora emissora de pagar indenizações. Empréstimos reduzem o valor em dinheiro e o benefício por morte e podem fazer a apólice perder a vigência.",
			"<licensedStates>A {agency} tem licença em {licensedStates} {statesNoun}.</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora. A sua apólice informa o seu prazo exato de análise gratuita.",
		],
	},
} satisfies GuideContent;
