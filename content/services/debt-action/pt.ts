import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Plano de ação para dívidas: ordem, prazo e juros",
		description:
			"Liste suas dívidas, escolha uma ordem e veja quanto tempo leva para quitar e quanto custam os juros. Como o plano funciona, o que ele não faz e um exemplo.",
	},
	title: "Plano de ação para dívidas: saiba em que mês a dívida acaba",
	lead: "Quase todo mundo sabe quanto paga por mês, mas não quando será o último pagamento. Um plano de ação para dívidas põe todas elas numa folha, define uma ordem e mostra quanto os juros vão custar. Você pode fazer tudo por conta própria, sem custo. É uma orientação educativa, não aconselhamento de crédito, e às vezes a resposta honesta é que o seguro deve esperar.",
	whatItIs: {
		title: "O que é um plano de ação para dívidas",
		paragraphs: [
			"É um orçamento por escrito para sair das dívidas. Você anota cada saldo, taxa de juros e pagamento mensal e define um total que consiga manter. Nosso [planejador de dívidas](/calculator#debt-planner) gratuito calcula a ordem e a data final. Os pagamentos são feitos por você, direto aos credores.",
			"Há duas maneiras comuns de ordenar as dívidas. Na avalanche, o dinheiro extra vai primeiro para a taxa de juros mais alta, e assim você paga menos juros. Na bola de neve, você começa pelo menor saldo, o que traz logo uma primeira vitória e pode custar mais. Com uma dívida só, as duas dão no mesmo.",
			"O plano também pergunta o que aconteceria com as dívidas se você falecesse. O cônjuge ou quem assinou a dívida com você pode ter de assumir o financiamento da casa ou um empréstimo. Se for o caso, pode valer a pena comparar um [seguro de vida temporário](/services/term-life) pelos anos da dívida. Você não precisa contratá-lo para ter o plano.",
		],
	},
	fit: {
		title: "Um plano de ação para dívidas serve para você?",
		forTitle: "Um plano de ação para dívidas pode servir se",
		for: [
			"Você consegue pagar mais que o mínimo, mesmo que pouco.",
			"Você tem várias dívidas e já não sabe qual pagar primeiro.",
			"Outra pessoa teria de assumir o financiamento da sua casa ou o seu empréstimo se você falecesse.",
			"Você pensa em contratar um seguro de vida, mas não sabe se cabe no orçamento.",
		],
		notForTitle: "Procure outra opção se",
		notFor: [
			"Você não consegue pagar os valores mínimos. Um conselheiro de crédito sem fins lucrativos ou um advogado de falência pessoal pode fazer mais por você do que nós.",
			"Você quer que alguém negocie uma redução dos seus saldos, empreste dinheiro ou limpe seu nome. Não fazemos nada disso.",
			"Há um processo contra você ou seu salário está penhorado. Fale antes com um advogado.",
		],
	},
	steps: {
		title: "Como funciona",
		items: [
			{
				title: "Tudo numa folha só",
				text: "Pegue os extratos mais recentes: saldo, taxa de juros e pagamento mínimo. Os números de conta não são necessários, e pedimos que você não os envie.",
			},
			{
				title: "Escolher o valor e a ordem",
				text: "Defina um total mensal que deixe espaço para comida, aluguel e uma pequena reserva, e compare a avalanche com a bola de neve com os seus próprios números.",
			},
			{
				title: "Manter e rever",
				text: "Quando uma dívida acaba, o pagamento dela passa para a próxima. Reveja o plano quando uma taxa, o seu emprego ou a sua família mudar.",
			},
		],
	},
	costs: {
		title: "Custos e limites, ditos com clareza",
		intro:
			"O planejador é gratuito e nada é descontado dos seus pagamentos, porque eles nunca passam por nós. Estes são os limites.",
		items: [
			{
				title: "Como ganhamos",
				text: "Se você decidir contratar um seguro, a seguradora nos paga uma comissão. Lembre-se disso quando falarmos de cobertura. Se o seguro for atrasar a quitação e ninguém depender de você, vamos dizer isso a você.",
			},
			{
				title: "O prêmio deixa menos dinheiro para a dívida",
				text: "Cada dólar de prêmio é um dólar que não reduz a dívida. Apólices com valor em dinheiro raramente são o lugar certo para o seu dinheiro enquanto um cartão cobra uma taxa alta.",
			},
			{
				title: "Os números podem mudar",
				text: "Taxas variáveis, multas por atraso e novas compras podem mudar a data final. O plano supõe que o cartão não é mais usado.",
			},
			{
				title: "Alguns pagamentos nunca quitam a dívida",
				text: "Uma dívida de US$ 10.000 a 30% ao ano custa US$ 250 de juros no primeiro mês. Um pagamento de US$ 250 não reduz nada do saldo, e a dívida nunca acaba. Se for o seu caso, nossa [calculadora](/calculator) diz “nunca” em vez de uma data.",
			},
		],
	},
	example: {
		title: "Um exemplo: US$ 10.000 a 18%",
		intro:
			"A mesma dívida paga de dois jeitos. É aritmética simples, para ilustrar; as condições do seu credor definem os valores exatos.",
		assumptions: [
			"Um só saldo de US$ 10.000, taxa fixa de 18% ao ano, sem novas compras nem tarifas.",
			"Os juros entram todo mês a 1,5%, arredondados ao centavo. Os juros do primeiro mês são de US$ 150.",
			"O mínimo é 2% do saldo restante ou US$ 25, o que for maior. Começa em US$ 200 e diminui junto com o saldo. Muitos cartões pedem 1% mais os juros do mês, e pelo menos US$ 35. Assim, a quitação leva 258 meses e custa US$ 13.654 em juros.",
		],
		rows: [
			{ label: "Tempo até quitar com US$ 300 por mês", value: "47 meses (3 anos e 11 meses)" },
			{ label: "Juros com US$ 300 por mês", value: "US$ 3.967,25" },
			{ label: "Tempo até quitar só com o mínimo", value: "508 meses (42 anos e 4 meses)" },
			{ label: "Juros só com o mínimo", value: "US$ 27.327,55" },
			{ label: "Diferença em juros", value: "US$ 23.360,30" },
		],
		note: "O que torna o segundo caso tão longo é o mínimo que vai encolhendo. Muitos credores fazem a conta de outro modo; o seu extrato mostra como o seu credor calcula.",
	},
	faqs: {
		title: "Perguntas comuns",
		items: [
			{
				question: "O plano é negociação de dívida ou empréstimo de consolidação?",
				answer:
					"Não. Não negociamos com credores, não guardamos seu dinheiro e não emprestamos. Você mantém suas contas e paga cada uma. Não pedimos aos credores que perdoem nada.",
			},
			{
				question: "Meu score de crédito vai mudar?",
				answer:
					"Fazer o plano não muda nada. Pagar em dia e dever menos costuma ajudar com o tempo, mas não prometemos nada sobre o seu score.",
			},
			{
				question: "Devo guardar dinheiro para emergências antes?",
				answer:
					"Uma pequena reserva costuma vir primeiro, para que o conserto do carro não volte para o cartão. Depois, em geral, vem a dívida de juros altos.",
			},
			{
				question: "Minha família herda minhas dívidas?",
				answer:
					"Em geral as dívidas são pagas com o que você deixa. Um fiador ou avalista, alguém que tomou o empréstimo junto com você ou, em alguns estados, o cônjuge pode ter de pagar. Um advogado do seu estado pode dizer quem responde por elas. Um seguro de vida pago a uma pessoa indicada normalmente não vai para os credores de quem faleceu.",
			},
			{
				question: "O plano é oferecido em todos os estados?",
				answer:
					"Qualquer pessoa pode usar o planejador. A consulta sobre o plano não é oferecida em todos os estados; na Califórnia, não a oferecemos. Veja [o que vale no seu estado](/state-compliance).",
			},
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"A {agency} é uma agência de seguros. Não somos escritório de advocacia, credor, empresa de reparo de crédito ou de negociação de dívidas nem agência de aconselhamento de crédito, e não damos orientação jurídica ou tributária.",
			"Os números são estimativas com base nas premissas indicadas. O seu contrato com cada credor define quanto você deve e quando deve pagar.",
			"Todo seguro de vida de que falarmos é emitido por uma seguradora, exige a aprovação dela e depende da capacidade dela de pagar indenizações. Nem todos os produtos existem em todos os estados.",
		],
	},
	callToAction: {
		title: "Comece pela sua própria lista",
		text: "Ponha suas dívidas no [planejador de dívidas](/calculator#debt-planner) e veja quando cada uma acaba. <debtConsultation>Se quiser conversar sobre isso, a primeira ligação leva uns 15 minutos e é gratuita.</debtConsultation> Para perguntas sobre seguro de vida, ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies ProductPageContent;
