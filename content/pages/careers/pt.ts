import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Carreiras: agentes de seguros<payRange> e marketing</payRange>",
		description:
			"Vagas de agente<payRange> e de marketing</payRange> em uma agência independente de seguros de vida em {city}: o trabalho, o que oferecemos, o que pedimos e como se candidatar.",
	},
	title: "Um trabalho pelo qual uma família vai se lembrar de você",
	lead: "A {agency} procura pessoas que ouvem antes de falar. <payRangeShown>Há agentes que orientam famílias e pessoas que ajudam as famílias a nos encontrar.</payRangeShown><payRangeWithheld>Os agentes orientam famílias.</payRangeWithheld> Esta página diz o que oferecemos e o que não prometemos.",
	sections: [
		{
			id: "working-here",
			title: "Como trabalhamos",
			layout: "cards",
			items: [
				{
					title: "Independentes",
					text: "<carriersCompared>Trabalhamos com várias seguradoras.</carriersCompared> Você pode recomendar a apólice que serve ao cliente, e pode dizer que nenhuma serve.",
				},
				{
					claim: "spokenLanguages",
					title: "Quatro idiomas",
					text: "Português, inglês, espanhol e crioulo haitiano. Se você fala bem dois deles, já faz falta aqui na primeira semana.",
				},
				{
					title: "Quase tudo a distância",
					text: "A maioria das consultas é por telefone ou vídeo. O escritório fica em {city}, e a equipe trabalha no {timeZone}.",
				},
			],
		},
		{
			id: "agents",
			title: "Agentes",
			layout: "cards",
			paragraphs: [
				"Um agente conversa sobre dinheiro, doença e morte, nos dias mais difíceis e mais felizes de uma família. É um trabalho delicado, e pode ser um trabalho muito bonito.",
			],
			items: [
				{
					title: "O que você faz",
					text: "Descobre do que o cliente precisa, compara seguradoras, explica a apólice em palavras simples, ajuda na proposta e continua por perto quando vem um pedido de indenização ou uma mudança.",
				},
				{
					title: "O que oferecemos",
					text: "Treinamento em produtos e regras, um mentor para os primeiros casos, ferramentas de cotação, ajuda com licenças e credenciamentos, e contatos de pessoas que pediram retorno. Não prometemos quantos. Veja o [treinamento](/training).",
				},
				{
					title: "O que pedimos",
					text: "Licença de vida, ou vontade de obtê-la. Fala clara, paciência, anotações corretas, histórico limpo perante os órgãos reguladores e coragem de dizer ao cliente que não compre.",
				},
			],
		},
		{
			claim: "payRange",
			id: "marketing",
			title: "Marketing",
			layout: "cards",
			paragraphs: [
				"A publicidade de seguros é regulada, e achamos que isso a torna mais interessante. Você escreve e desenha o que as pessoas leem antes de nos confiar um número de telefone.",
			],
			items: [
				{
					title: "O que você faz",
					text: "Artigos, páginas, e-mails e contato com a comunidade em uma ou mais dos nossos idiomas. Mede o que ajuda o leitor, respeitando as escolhas de privacidade de cada um.",
				},
				{
					title: "O que oferecemos",
					text: "Agentes que respondem às suas perguntas, uma revisão de conformidade antes de publicar, tempo para conferir um dado e liberdade para escrever sem exagero.",
				},
				{
					title: "O que pedimos",
					text: "Amostras do seu trabalho, cuidado com números e domínio real do idioma em que escreve. Para escrever não é preciso licença. Só quem tem licença pode orientar clientes.",
				},
				{
					title: "Sal\u00e1rio",
					text: "<payRange>De US$ 50.000 a US$ 65.000 por ano, em tempo integral.</payRange>",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Antes de decidir",
			layout: "checklist",
			paragraphs: [
				"**Não prometemos renda a ninguém.** O que um agente ganha depende de horas, habilidade, clientes, produtos e de as apólices continuarem em vigor. Há quem deixe a profissão no primeiro ano.",
			],
			items: [
				{ text: "Agentes recebem por comissão. Em alguns meses pode ser nada." },
				{ text: "Se uma apólice perde a vigência cedo, a seguradora pode pedir de volta parte ou toda a comissão." },
				{
					text: "Peça o contrato por escrito: se é empregado ou prestador, quem paga cada custo e de quem é a relação com o cliente se você sair.",
				},
				{
					text: "Ninguém pede que você venda a parentes, e você não recebe por recrutar outros agentes em vez de atender clientes.",
				},
				{ text: "Tenha dinheiro para alguns meses das despesas da casa antes de deixar outro emprego." },
			],
		},
		{
			id: "how-to-apply",
			title: "Como se candidatar",
			layout: "steps",
			items: [
				{
					title: "Escreva para nós",
					text: "Use o [formulário de contato](/#contact). Diga<payRangeShown> qual vaga,</payRangeShown> quais idiomas fala, em que estado mora e se tem licença. Por favor, não envie seu número do Social Security nem documentos.",
				},
				{
					title: "Ligação de recrutamento",
					text: "Respondemos<contactTime> em até {contactHours} horas em dias úteis</contactTime> e marcamos uma ligação. Perguntamos sobre o seu trabalho; você pergunta sobre o nosso. Sem nenhum compromisso.",
				},
				{
					title: "Segunda conversa",
					text: "Você conhece alguém que faz esse trabalho.<payRangeShown> Quem se candidata para escrever ou desenhar comenta uma peça própria.</payRangeShown>",
				},
				{
					title: "Acordo por escrito",
					text: "Você recebe os documentos para ler em casa, ou com um advogado, antes de assinar.",
				},
			],
		},
		{
			id: "new-york",
			title: "Se você mora em Nova York",
			paragraphs: [
				"Em Nova York nós recrutamos. Lá não vendemos: a agência não oferece produtos de seguro a quem mora em Nova York. Quem mora em Nova York precisa primeiro da licença de agente de Nova York e, depois, de uma licença de não residente para cada estado cujos moradores atender. <licensedStates>Somos licenciados em {licensedStates} estados; veja as [licenças](/licensing).</licensedStates>",
			],
		},
	],
	faqs: {
		title: "Perguntas de candidatos",
		items: [
			{
				question: "Quanto vou ganhar?",
				answer:
					"Não vamos dar um número, porque não temos como saber. Mostramos a tabela de comissões, os custos e a regra de devolução, para que você faça suas próprias contas.",
			},
			{
				question: "Posso começar em meio período?",
				answer:
					"Como agente, muitas vezes sim, desde que consiga cumprir os horários marcados, responder aos clientes e concluir o treinamento. Diga seus horários na primeira mensagem.",
			},
			{
				question: "Meu inglês é suficiente?",
				answer:
					"As apólices e as provas são quase sempre em inglês, então é preciso ler bem. Não é preciso falar como apresentador de TV.<spokenLanguages> Muitas das nossas conversas são em outros idiomas.</spokenLanguages>",
			},
			{
				question: "Todos têm a mesma chance?",
				answer:
					"Escolhemos por capacidade, honestidade e afinidade com o trabalho. Não contam raça, cor, religião, sexo, gravidez, orientação sexual, identidade de gênero, origem nacional, sotaque, idade, deficiência, informação genética, estado civil ou familiar nem serviço nas forças armadas. Se precisar de alguma adaptação para a entrevista, avise.",
			},
		],
	},
	callToAction: {
		title: "Comece com uma conversa",
		text: "[Envie uma mensagem](/#contact) com a palavra “carreiras”, ou ligue para {phone} de {officeHours} ({timeZone}).",
	},
} satisfies ArticlePageContent;
