import type { DiscTestContent } from "../../schema.ts";

export default {
	meta: {
		title: "Teste de estilo de comunicação (DISC)",
		description:
			"Dezesseis escolhas curtas mostram se você prefere ir ao ponto, conversar, avançar com calma ou ver os detalhes ao decidir sobre dinheiro.",
	},
	title: "Como você gosta de decidir?",
	lead: "Dezesseis escolhas dão uma ideia do seu próprio estilo, para que uma conversa sobre seguros siga do seu jeito.",
	instructions:
		"Em cada grupo, escolha a frase que mais se parece com você, mesmo que mais de uma sirva. Confie na primeira ideia. Nenhuma resposta é melhor que outra. Leva cerca de quatro minutos.",
	items: [
		{
			D: "Em uma compra grande, decido rápido e sigo em frente.",
			I: "Em uma compra grande, converso com pessoas de quem gosto.",
			S: "Em uma compra grande, deixo a ideia descansar umas noites.",
			C: "Em uma compra grande, primeiro comparo os detalhes.",
		},
		{
			D: "Em um grupo, sugiro o que fazer em seguida.",
			I: "Em um grupo, faço a conversa andar.",
			S: "Em um grupo, ajudo todos a ficar à vontade.",
			C: "Em um grupo, escuto bem e lembro o que foi dito.",
		},
		{
			D: "Com o orçamento da casa, defino uma meta e vou atrás dela.",
			I: "Com o orçamento da casa, acho um jeito de torná-lo divertido.",
			S: "Com o orçamento da casa, separo o mesmo valor todo mês.",
			C: "Com o orçamento da casa, sei para onde vai cada dólar.",
		},
		{
			D: "Diante de um problema, encaro logo.",
			I: "Diante de um problema, junto pessoas e ideias.",
			S: "Diante de um problema, mantenho a calma e acalmo os outros.",
			C: "Diante de um problema, procuro primeiro a causa.",
		},
		{
			D: "Aprendo experimentando na hora.",
			I: "Aprendo fazendo com outras pessoas.",
			S: "Aprendo praticando no meu ritmo.",
			C: "Aprendo lendo como funciona.",
		},
		{
			D: "De um consultor, quero primeiro a resposta curta.",
			I: "De um consultor, quero uma conversa boa e aberta.",
			S: "De um consultor, quero que continue por perto com os anos.",
			C: "De um consultor, quero os números por escrito.",
		},
		{
			D: "Quando os planos mudam, tomo a frente da mudança.",
			I: "Quando os planos mudam, procuro o lado bom.",
			S: "Quando os planos mudam, mantenho o que já funciona.",
			C: "Quando os planos mudam, confiro o que mais é afetado.",
		},
		{
			D: "Em uma divergência, digo com franqueza o que penso.",
			I: "Em uma divergência, acho uma saída amigável.",
			S: "Em uma divergência, ouço todos até o fim.",
			C: "Em uma divergência, volto aos fatos.",
		},
		{
			D: "Trabalho melhor com uma meta e liberdade.",
			I: "Trabalho melhor com variedade e boa companhia.",
			S: "Trabalho melhor com um ritmo estável.",
			C: "Trabalho melhor com tempo para fazer direito.",
		},
		{
			D: "Antes de assinar, pergunto o que eu ganho com isso.",
			I: "Antes de assinar, peço que alguém me explique.",
			S: "Antes de assinar, pergunto o que muda para minha família.",
			C: "Antes de assinar, leio as letras miúdas.",
		},
		{
			D: "Com um dinheiro inesperado, adianto uma meta.",
			I: "Com um dinheiro inesperado, divido um pouco com quem amo.",
			S: "Com um dinheiro inesperado, faço uma reserva para uma hora difícil.",
			C: "Com um dinheiro inesperado, calculo o uso mais sensato.",
		},
		{
			D: "Meus amigos gostam que eu resolva as coisas.",
			I: "Meus amigos gostam que eu levante o astral.",
			S: "Meus amigos gostam de poder contar comigo.",
			C: "Meus amigos gostam que eu note o que os outros não veem.",
		},
		{
			D: "Chega uma conta inesperada: resolvo no mesmo dia.",
			I: "Chega uma conta inesperada: ligo para alguém e acho um jeito.",
			S: "Chega uma conta inesperada: ajusto o mês com calma.",
			C: "Chega uma conta inesperada: confiro cada linha.",
		},
		{
			D: "Para uma viagem, escolho o lugar e vou.",
			I: "Para uma viagem, convido gente divertida.",
			S: "Para uma viagem, volto a lugares onde me sinto em casa.",
			C: "Para uma viagem, planejo o roteiro e as reservas.",
		},
		{
			D: "Quando explico algo, vou direto ao ponto.",
			I: "Quando explico algo, conto uma história.",
			S: "Quando explico algo, vou passo a passo.",
			C: "Quando explico algo, escolho palavras exatas.",
		},
		{
			D: "Tenho orgulho quando consigo algo difícil.",
			I: "Tenho orgulho quando inspiro alguém.",
			S: "Tenho orgulho de ter ficado ao lado de alguém.",
			C: "Tenho orgulho quando algo sai exatamente certo.",
		},
	],
	results: {
		D: {
			name: "Estilo direto (D)",
			summary:
				"Você gosta de chegar a uma decisão. Quer primeiro o principal, poucas opções claras e liberdade para escolher. Introduções longas cansam você.",
			strengths: [
				"Você age enquanto os outros ainda pensam.",
				"Você faz a pergunta que todos evitam.",
				"Você não perde de vista o resultado.",
			],
			tips: [
				"Peça ao agente duas ou três opções, com o preço e a desvantagem de cada uma, em uma só página.",
				"Espere mais um dia antes de assinar algo que prenda você por anos, como um contrato com taxas de resgate.",
				"Use o período de análise gratuita para ler a apólice, mesmo já tendo decidido.",
			],
		},
		I: {
			name: "Estilo sociável (I)",
			summary:
				"Você pensa melhor conversando. Quer conhecer a pessoa à sua frente e ver como uma decisão cabe na sua vida. Gráficos, por si sós, dizem pouco a você.",
			strengths: [
				"Você reúne as pessoas em torno de uma decisão.",
				"Você vê cedo as possibilidades.",
				"Você põe em palavras o que uma família espera.",
			],
			tips: [
				"Peça um exemplo com uma família como a sua e, depois, pergunte quanto custa a apólice dela.",
				"Antes de encerrar a ligação, anote os três pontos que você quer lembrar.",
				"Um agente simpático é um bom começo. Mesmo assim, compare o produto com outro.",
			],
		},
		S: {
			name: "Estilo sereno (S)",
			summary:
				"Você decide pensando nas pessoas ao seu redor. Quer tempo, uma ordem clara de passos e alguém que continue por perto. Pressão faz você recuar.",
			strengths: [
				"Você continua quando os outros desistem.",
				"Você pensa em todos os que uma decisão atinge.",
				"Você escuta antes de julgar.",
			],
			tips: [
				"Diga ao agente quanto tempo você quer. Ninguém precisa decidir na primeira ligação.",
				"Escolha a sua própria data para decidir, porque os prêmios dependem da idade e da saúde.",
				"Diga abertamente o que preocupa você. Um bom agente sabe receber um não.",
			],
		},
		C: {
			name: "Estilo cuidadoso (C)",
			summary:
				"Você quer entender como funciona. Procura as fontes, os números exatos e as exceções. Promessas vagas deixam você em dúvida.",
			strengths: [
				"Você acha o erro antes que ele custe dinheiro.",
				"Você compara o que de fato é comparável.",
				"Você sabe o que está nos seus documentos.",
			],
			tips: [
				"Peça a ilustração da seguradora e veja a página dos valores mínimos.",
				"Peça a lista de encargos por ano e as definições usadas no contrato.",
				"Decida antes quais três fatos vão resolver a questão, para que a busca tenha fim.",
			],
		},
	},
	limits: {
		title: "O que este teste não é",
		paragraphs: [
			"É um breve autorretrato para conversar melhor. Não é um teste clínico nem de contratação, e dezesseis perguntas não descrevem uma pessoa. Quase todos misturam dois estilos, e o resultado pode mudar conforme o dia. Não tem ligação com nenhuma editora comercial desses testes.",
			"O resultado não influencia cobertura, preço nem aceitação. As seguradoras não o recebem.",
			"Suas respostas ficam no seu navegador. Só se você permitir a personalização guardamos como suas escolhas se dividiram e o estilo estimado a partir delas, com um número de visita aleatório, para que nossos agentes expliquem as coisas do seu jeito. Você pode [ver e apagar isso](/privacy#your-profile), e desligar de novo a personalização.",
		],
	},
	callToAction: {
		title: "Converse do seu jeito",
		text: "Conte ao agente o que você descobriu aqui, ou não conte nada. A primeira conversa é gratuita e sem compromisso.",
	},
} satisfies DiscTestContent;
