import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: seu plano para dívidas em duas páginas",
			description:
				"Plano gratuito para uma hora tranquila: liste cada dívida, escolha avalanche ou bola de neve, ache dinheiro extra e veja quando a última acaba. Enviado por e-mail.",
		},
		title: "Você paga todo mês. Por que a dívida quase não se mexe?",
		lead: "Porque o pagamento mínimo de um cartão encolhe junto com a dívida. Com um mínimo de 2%, quitar US$ 10.000 a 18% leva mais de 42 anos. Com 1% mais juros, que muitos cartões pedem, ainda leva mais de 21.",
		promise: {
			title: "Uma hora tranquila, e a dívida tem data para acabar",
			text: "O guia ajuda você a listar cada dívida, escolher por qual começar e definir um pagamento fixo. Dá para fazer tudo sem ajuda, e não custa nada.",
		},
		proofs: {
			title: "Por que confiar neste guia",
			items: [
				{
					title: "A mesma dívida, outro pagamento",
					text: "Com US$ 300 por mês, uma dívida de US$ 10.000 a 18% acaba em 47 meses, com cerca de US$ 3.967 de juros. Pagando só o mínimo, 2% do saldo ou US$ 25, o que for maior, os juros passam de US$ 27.000.",
				},
				{
					title: "Nada para comprar",
					text: "Não emprestamos dinheiro, não negociamos dívidas nem fazemos reparo de crédito. O plano funciona sem nós e sem você comprar uma apólice.",
				},
				{
					title: "O que dizer ao telefone",
					text: "Os credores têm programas para quem está em dificuldade, mas é preciso perguntar. O guia dá a frase para começar e o que anotar.",
				},
			],
		},
		faqs: [
			{
				question: "O que vocês ganham se eu usar o guia?",
				answer:
					"Somos uma agência de seguros. Depois de ler o guia, algumas pessoas querem saber o que aconteceria com as dívidas em caso de morte e nos perguntam sobre o seguro temporário. Você não precisa fazer isso.",
			},
			{
				question: "Já estou com pagamentos em atraso. O guia serve para mim?",
				answer:
					"A lista vai ajudar. Ligue também para um conselheiro de crédito sem fins lucrativos, e para um advogado se houver um processo. Cuidado com quem quer dinheiro adiantado.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita: dívidas com data para acabar",
			description:
				"Ponha as dívidas em ordem com um agente licenciado, veja quando elas acabam e saiba o que passaria para a família.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma consulta que termina com a data do seu último pagamento",
		lead: "Vamos listar suas dívidas com você, ver o que muda se você começar pelos juros mais altos ou pelo menor saldo e calcular quando a última dívida acaba. Você não precisa comprar nada, e decide no seu tempo. É uma orientação educativa, não aconselhamento de crédito, e quem faz cada pagamento é você.",
		benefits: [
			"Todas as suas dívidas em uma lista, com taxas e pagamentos mínimos",
			"Avalanche (maior taxa primeiro) e bola de neve (menor saldo primeiro), calculadas com os seus próprios números",
			"O dia em que a última dívida acaba, com o pagamento que você consegue manter",
			"Quais dívidas passariam para a família, e o que seria preciso para cobri-las",
		],
	},
} satisfies FunnelPageContent;
