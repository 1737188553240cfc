import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Trabalhe conosco: agentes de seguros<payRange> e marketing</payRange>",
		description:
			"Vagas de agente<payRange> e de marketing</payRange> em uma agência independente de seguros em {city}: o trabalho, o que oferecemos e pedimos, o que considerar e como se candidatar.",
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
					text: "Português, inglês, espanhol e crioulo haitiano. Se você fala bem dois deles, vai ser útil aqui desde a primeira semana.",
				},
				{
					title: "Quase tudo a distância",
					text: "A maioria das consultas é por telefone ou vídeo. O escritório fica em {city}, e a equipe trabalha no {timeZone}.",
				},
			],
		},
		{
			id: "day",
			title: "Um dia de trabalho",
			layout: "steps",
			items: [
				{
					title: "8h30 · Os pedidos da noite",
					text: "Você lê o que entrou desde ontem e anota a quem pode ligar, em que idioma e a partir de que hora.",
				},
				{
					title: "10h · Uma primeira conversa",
					text: "Quarenta minutos com um casal que acabou de comprar uma casa. Você pergunta sobre renda, dívidas e saúde. Hoje não vende nada.",
				},
				{
					title: "12h30 · Comparar",
					text: "Você compara para uma família o seguro temporário e o de vida inteira e escreve o ponto fraco de cada um em uma frase simples.",
				},
				{
					title: "14h · Uma proposta",
					text: "Linha por linha, em uma chamada de vídeo. Você faz cada pergunta de saúde exatamente como está impressa e espera a resposta.",
				},
				{
					title: "16h · Rever uma apólice",
					text: "Um cliente do ano passado se mudou e teve um filho. Você verifica se a apólice ainda serve. Muitas vezes não é preciso comprar nada.",
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
					text: "Descobre do que o cliente precisa, <carriersCompared>compara seguradoras, </carriersCompared>explica a apólice em palavras simples, ajuda na proposta e continua por perto quando vem um pedido de indenização ou uma mudança.",
				},
				{
					title: "O que oferecemos",
					text: "Treinamento em produtos e regras, um mentor para os primeiros casos, ferramentas de cotação, ajuda com licenças e credenciamentos, e contatos de pessoas que pediram retorno. Não prometemos quantos. Veja o [treinamento](/training).",
				},
				{
					title: "O que pedimos",
					text: "Licença de seguro de vida, ou vontade de obtê-la. Fala clara, paciência, anotações corretas, histórico limpo perante os órgãos reguladores e coragem para dizer ao cliente que não compre.",
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
					text: "Artigos, páginas, e-mails e contato com a comunidade em um ou mais dos nossos idiomas. Você mede o que ajuda o leitor, respeitando as escolhas de privacidade de cada um.",
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
					title: "Salário",
					text: "<payRange>De US$ 50.000 a US$ 65.000 por ano, em tempo integral.</payRange>",
				},
			],
		},
		{
			id: "pay",
			title: "Como um agente ganha",
			layout: "steps",
			items: [
				{
					title: "Quem paga é a seguradora",
					text: "A maioria das apólices paga uma comissão no primeiro ano e comissões menores de renovação depois disso. O dinheiro vem da seguradora, nunca do cliente.",
				},
				{
					title: "Pagamento adiantado ou conforme se ganha",
					text: "Algumas seguradoras adiantam meses de comissão. Se a apólice perde a vigência cedo, você devolve a parte que ainda não tinha ganhado. O que é pago conforme se ganha demora mais e fica com você.",
				},
				{
					title: "Sua tabela, antes de assinar",
					text: "Você vê por escrito a porcentagem de cada produto e seguradora, a regra de devolução de comissões e cada custo que fica por sua conta.",
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
				{
					text: "Se uma apólice perde a vigência cedo, a seguradora pode pedir de volta parte da comissão ou toda ela.",
				},
				{
					text: "Peça o contrato por escrito e veja se o vínculo é de emprego ou de prestação de serviços, quem paga cada custo e de quem é a relação com o cliente se você sair.",
				},
				{
					text: "Ninguém pede que você venda a parentes, e você não recebe por recrutar outros agentes em vez de atender clientes.",
				},
				{ text: "Tenha dinheiro para alguns meses de despesas da casa antes de deixar outro emprego." },
			],
		},
		{
			id: "how-to-apply",
			title: "Como se candidatar",
			layout: "steps",
			items: [
				{
					title: "Preencha o formulário curto",
					text: "[Ele está nesta página](/careers#apply) e pergunta<payRangeShown> qual vaga você quer,</payRangeShown> quais idiomas você fala, em que estado mora e se tem licença. Por favor, não envie seu número do Social Security nem documentos.",
				},
				{
					title: "Ligação de recrutamento",
					text: "Respondemos<contactTime> em até {contactHours} horas em dias úteis</contactTime> e marcamos uma ligação. Perguntamos sobre o seu trabalho; você pergunta sobre o nosso. Sem nenhum compromisso.",
				},
				{
					title: "Segunda conversa",
					text: "Você vai conhecer alguém que faz esse trabalho.<payRangeShown> Quem se candidata para escrever ou desenhar comenta um trabalho próprio.</payRangeShown>",
				},
				{
					title: "Contrato por escrito",
					text: "Você recebe os documentos para ler em casa, ou com um advogado, antes de assinar.",
				},
			],
		},
		{
			id: "new-york",
			title: "Se você mora em Nova York",
			paragraphs: [
				"Em Nova York nós recrutamos. Lá não vendemos: a agência não oferece produtos de seguro a quem mora em Nova York. Quem mora em Nova York precisa primeiro da licença de agente de Nova York e, depois, de uma licença de não residente para cada estado cujos moradores atender. <licensedStates>Somos licenciados em {licensedStates} {statesNoun}; veja as [licenças](/licensing).</licensedStates>",
			],
		},
	],
	faqs: {
		title: "Perguntas de quem se candidata",
		items: [
			{
				question: "Quanto vou ganhar?",
				answer:
					"Não vamos dar um número, porque não temos como saber. Mostramos a tabela de comissões, a regra para devolvê-las e os custos, para que você faça suas próprias contas.",
			},
			{
				question: "Posso começar em meio período?",
				answer:
					"Como agente, muitas vezes sim, desde que você consiga cumprir os horários marcados, responder aos clientes e concluir o treinamento. Diga seus horários na primeira mensagem.",
			},
			{
				question: "Meu inglês é suficiente?",
				answer:
					"As apólices e as provas são quase sempre em inglês, então é preciso ler bem. Não é preciso falar como em um telejornal.<spokenLanguages> Muitas das nossas conversas são em outros idiomas.</spokenLanguages>",
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
		text: "[Candidate-se pelo formulário curto](/careers#apply) ou ligue para {phone}, de {officeHours}, {timeZone}.",
	},
} satisfies ArticlePageContent;
