import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-debt-action-2026-11",
	title: "Seu plano de ação para dívidas, em duas páginas",
	subtitle: "Ponha cada dívida em ordem, escolha qual pagar primeiro e veja o último dia",
	intro: [
		"A dívida pesa mais quando é vaga. Este guia a torna exata. Você precisa das últimas faturas, de um lápis e de uma hora tranquila.",
		"Dá para fazer tudo sem ajuda e sem pagar nada. Não emprestamos dinheiro, não negociamos dívidas nem reparamos crédito. O que trazemos é um segundo par de olhos, e a pergunta do que aconteceria com a dívida se você faltasse.",
	],
	chapters: [
		{
			title: "A lista",
			paragraphs: [
				"Escreva cada dívida em uma linha: para quem, quanto, a taxa anual, o mínimo a pagar e o dia. Não deixe nada de fora, nem o que deve à família. Some. Quase todos descobrem que o total assusta menos do que pensavam, porque agora ele tem fim.",
			],
		},
		{
			title: "Por que o mínimo demora tanto",
			paragraphs: [
				"Alguns cartões pedem um mínimo de 2% do que você deve, e pelo menos US$ 25. Com US$ 10.000 a 18%, começa em US$ 200 por mês e encolhe junto com a dívida. Paga assim, ela leva mais de 42 anos e custa mais de US$ 27.000 em juros. Muitos cartões pedem 1% mais os juros do mês. Com pelo menos US$ 35, isso leva 21 anos e meio e custa mais de US$ 13.600. A sua fatura diz qual é a sua regra.",
				"Pague US$ 300 fixos e ela acaba em 47 meses, com cerca de US$ 3.967 de juros. A mesma dívida: o que mudou é que o pagamento não encolheu.",
			],
		},
		{
			title: "Encontre os dólares a mais",
			paragraphs: [
				"Cada dólar acima dos mínimos encurta o plano. Olhe os gastos dos últimos dois meses e marque o que não faria falta. Três lugares em que muita gente encontra algo:",
			],
			items: [
				"Assinaturas e seguros que ninguém compara há anos.",
				"Uma restituição de imposto que poderia vir como um pouco mais de salário por mês.",
				"Uma coisa para vender, e uma noite por semana de trabalho extra durante um tempo.",
			],
		},
		{
			title: "Duas ordens que funcionam",
			paragraphs: [
				"Pague o mínimo de todas as dívidas e ponha todo o dinheiro a mais em uma só. Quando ela acabar, o pagamento dela passa para a seguinte. Qual vem primeiro?",
			],
			items: [
				"**Avalanche:** primeiro a taxa mais alta. É a que custa menos juros.",
				"**Bola de neve:** primeiro a menor dívida. Você vê uma dívida sumir mais cedo, e isso anima muita gente a continuar.",
			],
		},
		{
			title: "Ligue antes de atrasar",
			paragraphs: [
				"Muitos credores têm programas para dificuldades de que não falam se ninguém pergunta: uma taxa menor por um tempo, uma tarifa perdoada, outro vencimento. Diga: “Quero pagar. O que vocês podem me oferecer?”. Anote o nome, a data e a resposta.",
				"Um conselheiro de crédito sem fins lucrativos pode fazer isso com você. Cuidado com quem quer dinheiro adiantado, manda parar de pagar ou promete que as dívidas vão sumir.",
			],
		},
		{
			title: "Se você faltasse",
			paragraphs: [
				"As dívidas nem sempre morrem com a pessoa. Um empréstimo em comum passa para quem assinou com você, e talvez seja preciso vender a casa. Enquanto você paga, uma apólice temporária modesta pode cobrir o que sobraria. O prêmio dela só entra no plano se o plano continuar funcionando com ele.",
				"Primeiro os mínimos, depois uma pequena reserva de um mês de despesas, depois os pagamentos a mais. A cobertura vem onde alguém sairia prejudicado sem ela.",
			],
		},
	],
	checklist: {
		title: "Esta semana",
		items: [
			"Todas as dívidas estão na lista, com a taxa.",
			"Todos os pagamentos mínimos vão sair em dia.",
			"Sei quanto tenho a mais por mês.",
			"Escolhi avalanche ou bola de neve.",
			"Liguei para o meu credor mais caro.",
			"Marquei o último dia de dívida em um calendário.",
		],
	},
	questions: {
		title: "Perguntas para um agente",
		intro: "Faça-as a qualquer um que queira ajudar com as suas dívidas, também a nós.",
		items: [
			"O que você ganha se eu seguir o seu conselho?",
			"O seu plano funciona sem comprar nada?",
			"Quais das minhas dívidas passariam para a minha família?",
			"Quanta cobertura pagaria o que falta, e por quantos anos?",
			"O que acontece com o plano se a minha renda cair?",
			"Você tem licença no meu estado, e para quê?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Este guia é informação geral. Não é orientação jurídica nem tributária. {agency} é uma agência de seguros. Não emprestamos dinheiro, não negociamos dívidas nem reparamos crédito.",
			"Os números são exemplos com taxas constantes e sem gastos novos. Os seus serão outros. O seguro de vida é opcional; os benefícios dependem da capacidade da seguradora emissora de pagar indenizações.",
			"<licensedStates>{agency} tem licença em {licensedStates} estados.</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora. Em Nova York apenas recrutamos agentes e não vendemos seguros.",
		],
	},
} satisfies GuideContent;
