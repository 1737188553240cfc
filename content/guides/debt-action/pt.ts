import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-debt-action-2026-11",
	title: "Seu plano de ação para dívidas, em duas páginas",
	subtitle: "Ponha cada dívida em ordem, escolha qual pagar primeiro e veja em que dia você se livra das dívidas",
	intro: [
		"A dívida pesa mais quando ninguém sabe ao certo o tamanho dela. Este guia mostra o número exato. Você precisa das últimas faturas, de um lápis e de uma hora tranquila.",
		"Dá para fazer tudo sem ajuda e sem pagar nada. Não emprestamos dinheiro, não negociamos dívidas nem fazemos reparo de crédito. O que oferecemos é uma segunda opinião e uma pergunta: o que aconteceria com a dívida se você faltasse?",
	],
	chapters: [
		{
			title: "A sua lista de dívidas",
			paragraphs: [
				"Escreva cada dívida em uma linha: a quem você deve, quanto, a taxa de juros anual (APR), o pagamento mínimo e o vencimento. Não deixe nada de fora, nem o que deve à família. Some tudo. No papel, o total costuma assustar menos do que você pensava.",
			],
		},
		{
			title: "Por que o mínimo demora tanto",
			paragraphs: [
				"Alguns cartões pedem um mínimo de 2% do que você deve ou US$ 25, o que for maior. Com US$ 10.000 a 18%, ele começa em US$ 200 por mês e encolhe junto com a dívida. Nesse ritmo, a dívida leva mais de 42 anos e custa mais de US$ 27.000 em juros. Muitos cartões pedem 1% mais os juros do mês. Com pelo menos US$ 35, isso leva 21 anos e meio e custa mais de US$ 13.600. A sua fatura diz qual é a sua regra.",
				"Pague US$ 300 fixos e a dívida acaba em 47 meses, com cerca de US$ 3.967 de juros. A dívida é a mesma, com um pagamento mais alto que não encolhe.",
			],
		},
		{
			title: "Encontre dinheiro extra",
			paragraphs: [
				"Cada dólar acima dos mínimos encurta o plano. Confira os gastos dos últimos dois meses e marque o que não faria falta. Três lugares em que muita gente encontra dinheiro extra:",
			],
			items: [
				"Assinaturas que você não usa mais e seguros cujo preço você não compara há anos.",
				"Uma restituição de imposto que poderia vir como um pouco mais em cada salário.",
				"Algo que dê para vender e uma noite de trabalho extra por semana, durante um tempo.",
			],
		},
		{
			title: "Duas maneiras que funcionam",
			paragraphs: [
				"Pague o mínimo de todas as dívidas e ponha todo o dinheiro a mais em uma só. Quando ela acabar, o pagamento dela passa para a seguinte. Qual vem primeiro?",
			],
			items: [
				"**Avalanche:** primeiro a taxa mais alta. É a maneira que custa menos juros.",
				"**Bola de neve:** primeiro a menor dívida. Você vê uma dívida sumir mais cedo, e isso anima muita gente a continuar.",
			],
		},
		{
			title: "Ligue antes de atrasar",
			paragraphs: [
				"Muitos credores têm programas para quem está em dificuldade, mas não falam deles se ninguém pergunta: uma taxa menor por um tempo, uma tarifa perdoada, outro vencimento. Diga: “Quero pagar. O que vocês podem me oferecer?”. Anote o nome, a data e a resposta.",
				"Um conselheiro de crédito sem fins lucrativos pode ajudar você com essas ligações. Cuidado com quem quer dinheiro adiantado, manda parar de pagar ou promete que as dívidas vão sumir.",
			],
		},
		{
			title: "Se você faltasse",
			paragraphs: [
				"As dívidas nem sempre morrem com a pessoa. Um empréstimo feito em conjunto passa para quem assinou com você, e talvez seja preciso vender a casa. Enquanto você paga, uma apólice temporária modesta pode cobrir o que sobraria. Só inclua o prêmio dela se o plano continuar funcionando com ele.",
				"Primeiro pague os mínimos, depois forme uma pequena reserva de cerca de um mês de despesas, depois faça os pagamentos a mais. Só inclua a cobertura se alguém for ficar em dificuldade sem ela.",
			],
		},
	],
	checklist: {
		title: "Esta semana",
		items: [
			"Todas as dívidas estão na minha lista, com a taxa.",
			"Programei todos os pagamentos mínimos para saírem em dia.",
			"Sei quanto posso pagar a mais por mês.",
			"Escolhi avalanche ou bola de neve.",
			"Liguei para o meu credor mais caro.",
			"Marquei no calendário o dia em que a última dívida acaba.",
		],
	},
	questions: {
		title: "Perguntas para um agente",
		intro: "Faça estas perguntas a quem quiser ajudar com as suas dívidas, inclusive a nós.",
		items: [
			"O que você ganha se eu seguir o seu conselho?",
			"O seu plano funciona sem que eu compre nada?",
			"Quais das minhas dívidas passariam para a minha família?",
			"Quanta cobertura pagaria o que falta, e por quantos anos?",
			"O que acontece com o plano se a minha renda cair?",
			"Você tem licença no meu estado, e para quê?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Este guia é informação geral. Não é orientação jurídica nem tributária. A {agency} é uma agência de seguros. Não emprestamos dinheiro, não negociamos dívidas nem fazemos reparo de crédito.",
			"Os números são exemplos com taxas constantes e sem gastos novos. Os seus serão outros. O seguro de vida é opcional; os benefícios dependem da capacidade da seguradora emissora de pagar indenizações.",
			"<licensedStates>A {agency} tem licença em {licensedStates} {statesNoun}.</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora.",
		],
	},
} satisfies GuideContent;
