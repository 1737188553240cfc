import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Plano de ação para dívidas: ordem, prazo e juros",
		description:
			"Liste suas dívidas, escolha uma ordem e veja quanto tempo leva para quitar e quanto custam os juros. Como o plano funciona, o que ele não faz e um exemplo.",
	},
	title: "Plano de ação para dívidas: saiba em que mês a dívida acaba",
	lead: "Quase todo mundo sabe quanto paga por mês, mas não quando será o último pagamento. Um plano de ação para dívidas põe todas elas numa folha, dá uma ordem e mostra quanto os juros vão custar. Você pode fazê-lo por conta própria, sem custo. É educação, não aconselhamento de crédito, e às vezes a resposta honesta é que o seguro deve esperar.",
	whatItIs: {
		title: "O que é",
		paragraphs: [
			"É um orçamento por escrito para sair das dívidas. Você anota cada saldo, taxa de juros e pagamento mensal e define um total que consiga manter. Nosso [planejador de dívidas](/calculator#debt-planner) gratuito calcula a ordem e a data final. Os pagamentos são feitos por você, direto aos credores.",
			"Há duas ordens comuns. Na avalanche, o dinheiro extra vai primeiro para a taxa de juros mais alta, e assim se paga menos juro. Na bola de neve, começa-se pelo menor saldo, o que traz uma vitória cedo e pode custar mais. Com uma dívida só, as duas são iguais.",
			"O plano também pergunta o que aconteceria com as dívidas se você falecesse. O cônjuge ou um codevedor pode ficar com o financiamento da casa ou um empréstimo. Se for o caso, pode valer a pena comparar um [seguro de vida temporário](/services/term-life) pelos anos da dívida. Você não precisa contratá-lo para ter o plano.",
		],
	},
	fit: {
		title: "Serve para você?",
		forTitle: "Pode servir se",
		for: [
			"Você consegue pagar mais que o mínimo, mesmo que pouco.",
			"Você tem várias dívidas e já não sabe qual pagar primeiro.",
			"Outra pessoa teria de assumir o financiamento da sua casa ou o seu empréstimo se você falecesse.",
			"Você pensa em contratar um seguro de vida, mas não sabe se cabe no orçamento.",
		],
		notForTitle: "Procure outra opção se",
		notFor: [
			"Você não consegue pagar os mínimos. Um conselheiro de crédito sem fins lucrativos ou um advogado de falência pessoal pode fazer mais por você do que nós.",
			"Você quer que alguém negocie seus saldos, empreste dinheiro ou limpe seu nome. Não fazemos nada disso.",
			"Há um processo contra você ou seu salário está penhorado. Fale antes com um advogado.",
		],
	},
	steps: {
		title: "Como funciona",
		items: [
			{
				title: "Tudo numa folha só",
				text: "Pegue os extratos mais recentes: saldo, taxa de juros e pagamento mínimo. Os números de conta não são necessários, e pedimos que não os envie.",
			},
			{
				title: "Escolher o valor e a ordem",
				text: "Defina um total mensal que deixe espaço para comida, aluguel e uma pequena reserva, e compare a avalanche com a bola de neve nos seus próprios números.",
			},
			{
				title: "Manter e rever",
				text: "Quando uma dívida acaba, o pagamento dela passa para a próxima. Reveja o plano quando mudar uma taxa, um emprego ou a família.",
			},
		],
	},
	costs: {
		title: "Custos e limites, ditos com clareza",
		intro:
			"O planejador é gratuito e nada é descontado dos seus pagamentos, porque eles nunca passam por nós. Estes são os limites.",
		items: [
			{
				title: "Como somos pagos",
				text: "Se você decidir contratar um seguro, a seguradora nos paga uma comissão. Lembre-se disso quando falarmos de cobertura. Se o seguro atrasaria a quitação e ninguém depende de você, vamos dizer.",
			},
			{
				title: "O seguro tira dinheiro da quitação",
				text: "Cada dólar de prêmio é um dólar que não reduz dívida. Apólices com valor em dinheiro raramente são o lugar certo para o seu dinheiro enquanto um cartão cobra uma taxa alta.",
			},
			{
				title: "Os números mudam",
				text: "Taxas variáveis, multas por atraso e novas compras mudam a data final. O plano supõe que o cartão não é mais usado.",
			},
			{
				title: "Alguns pagamentos nunca terminam",
				text: "US$ 10.000 a 30% custam US$ 250 de juros no primeiro mês. Um pagamento de US$ 250 não reduz nada, e a dívida nunca acaba. Se for o seu caso, nossa [calculadora](/calculator) diz nunca, e não uma data.",
			},
		],
	},
	example: {
		title: "Um exemplo: US$ 10.000 a 18%",
		intro:
			"A mesma dívida paga de dois jeitos. É aritmética simples, para ilustrar; as condições do seu credor decidem os números reais.",
		assumptions: [
			"Um só saldo de US$ 10.000, taxa fixa de 18% ao ano, sem novas compras nem tarifas.",
			"Os juros entram todo mês a 1,5%, arredondados ao centavo. Os juros do primeiro mês são de US$ 150.",
			"O mínimo é 2% do saldo restante, mas nunca menos de US$ 25. Começa em US$ 200 e diminui junto com o saldo. Muitos cartões pedem 1% mais os juros do mês, e pelo menos US$ 35: assim leva 258 meses e custa US$ 13.654 em juros.",
		],
		rows: [
			{ label: "US$ 300 todo mês: tempo até quitar", value: "47 meses (3 anos e 11 meses)" },
			{ label: "US$ 300 todo mês: juros", value: "US$ 3.967,25" },
			{ label: "Só o mínimo: tempo até quitar", value: "508 meses (42 anos e 4 meses)" },
			{ label: "Só o mínimo: juros", value: "US$ 27.327,55" },
			{ label: "Diferença em juros", value: "US$ 23.360,30" },
		],
		note: "O que torna o segundo caso tão longo é o mínimo que vai encolhendo. Muitos credores fazem a conta de outro modo; o seu extrato mostra como faz o seu.",
	},
	faqs: {
		title: "Perguntas comuns",
		items: [
			{
				question: "É negociação de dívida ou empréstimo de consolidação?",
				answer:
					"Não. Não negociamos com credores, não guardamos seu dinheiro e não emprestamos. Você mantém suas contas e as paga. Não se pede a ninguém que perdoe nada.",
			},
			{
				question: "Meu score de crédito vai mudar?",
				answer:
					"Fazer o plano não muda nada. Pagar em dia e dever menos costuma ajudar com o tempo, mas não prometemos nada sobre score.",
			},
			{
				question: "Devo guardar dinheiro para emergências antes?",
				answer:
					"Uma pequena reserva costuma vir primeiro, para que o conserto do carro não volte para o cartão. Depois, em geral, vem a dívida de juros altos.",
			},
			{
				question: "Minha família herda minhas dívidas?",
				answer:
					"Em geral as dívidas são pagas com o que você deixa. Um codevedor, quem fez o empréstimo junto com você ou, em alguns estados, o cônjuge pode ser responsável. Um advogado do seu estado pode dizer. Um seguro de vida pago a uma pessoa indicada normalmente não vai para os credores de quem faleceu.",
			},
			{
				question: "O plano é oferecido em todos os estados?",
				answer:
					"O planejador serve para todos. Não oferecemos uma consulta sobre o plano em todos os estados; na Califórnia, não. Veja [o que vale no seu estado](/state-compliance).",
			},
		],
	},
	disclosures: {
		title: "Observações",
		items: [
			"{agency} é uma agência de seguros. Não somos escritório de advocacia, credor, empresa de reparo de crédito ou de negociação de dívidas nem agência de aconselhamento de crédito, e não damos orientação jurídica ou tributária.",
			"Os números são estimativas com base nas premissas indicadas. O contrato com o seu credor decide quanto você deve e até quando.",
			"Todo seguro de vida de que falarmos é emitido por uma companhia de seguros, exige a aprovação dela e depende da capacidade dela de pagar indenizações. Nem todos os produtos existem em todos os estados.",
		],
	},
	callToAction: {
		title: "Comece pela sua própria lista",
		text: "Ponha suas dívidas no [planejador de dívidas](/calculator#debt-planner) e veja o último dia de cada uma. <debtConsultation>Se quiser conversar sobre isso, a primeira ligação leva uns 15 minutos e é gratuita.</debtConsultation> Para perguntas sobre seguro de vida, ligue para {phone} ou [escreva para nós](/#contact).",
	},
} satisfies ProductPageContent;
