import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Central de IA: como usamos programas e IA",
		description:
			"O que fazem nossas calculadoras e o chat, o que nunca enviamos a uma IA, quem responde a você e como usar a IA com cuidado ao pesquisar sobre seguros.",
	},
	title: "Os programas fazem as contas. Quem aconselha são as pessoas.",
	lead: "O seguro e a inteligência artificial pedem a mesma coisa: confiança. Aqui contamos o que os programas deste site fazem, o que não podem fazer e como usar a IA com bom senso quando você pesquisa por conta própria.",
	sections: [
		{
			id: "what-we-use",
			title: "O que funciona neste site",
			layout: "cards",
			items: [
				{
					title: "Calculadoras com fórmulas abertas",
					text: "Nossas [calculadoras](/calculator) usam fórmulas fixas e mostram como chegam ao resultado. Os mesmos dados dão sempre a mesma resposta. São estimativas. Não são cotações, ofertas nem ilustrações de apólice.",
				},
				{
					title: "Um chat que segue regras",
					text: "O chat faz três perguntas: seu estado, o produto e quando você quer começar. Depois mostra um link para agendar. É um roteiro curto. Nenhuma IA escreve as frases.",
				},
				{
					title: "Um palpite sobre o seu estado",
					text: "O site consulta seu endereço de internet para estimar em que estado você está e mostrar os avisos certos. Pode errar. Você pode atualizar ou escolher seu estado.",
				},
				{
					title: "Personalização opcional",
					text: "Só se você permitir nas configurações de cookies, o site anota quais páginas você lê para estimar o estilo de explicação que combina com você. Isso nunca influencia um preço nem uma decisão. Veja [cookies](/cookies).",
				},
			],
		},
		{
			id: "what-software-does-not-do",
			title: "O que nenhum programa faz aqui",
			layout: "checklist",
			items: [
				{
					text: "Não aprova nem recusa ninguém. A análise de risco é feita pela seguradora, conforme a lei do estado.",
				},
				{ text: "Não define o seu prêmio. Quem define é a seguradora, depois da proposta." },
				{
					text: "Não escolhe um produto por você. Primeiro, um agente licenciado conversa com você sobre as suas necessidades.",
				},
				{ text: "Não finge ser uma pessoa. Se é uma máquina, nós avisamos." },
				{
					text: "Não decide quem recebe resposta. Uma mensagem com cara de spam fica guardada para uma pessoa conferir.",
				},
			],
		},
		{
			id: "never-sent-to-ai",
			title: "O que nunca é enviado a uma IA",
			layout: "checklist",
			paragraphs: [
				"Este site não envia a nenhum serviço de IA o que você digita. Nossos agentes podem usar IA em rascunhos gerais, como o roteiro de um artigo. Nossa regra para eles é nunca incluir:",
			],
			items: [
				{ text: "Seu nome, telefone, e-mail e endereço" },
				{ text: "Respostas de saúde, receitas e prontuários" },
				{ text: "Números do Social Security, de identificação fiscal, de passaporte e de banco" },
				{ text: "Sua apólice, seus beneficiários e as anotações das nossas conversas" },
			],
		},
		{
			id: "a-person-answers",
			title: "Quem responde é uma pessoa",
			paragraphs: [
				"Quando você envia uma mensagem, um agente vai lê-la<reviewTime> em até {reviewHours} horas úteis</reviewTime>, e uma pessoa liga ou escreve<contactTime> em até {contactHours} horas em dias úteis</contactTime>. Você também pode deixar o site de lado e ligar para {phone}.",
				"As seguradoras podem usar programas próprios ao avaliar uma proposta. Se uma delas recusar você ou cobrar mais, você pode pedir o motivo e corrigir dados errados no seu cadastro. Nós ajudamos a pedir.",
			],
		},
		{
			id: "use-ai-safely",
			title: "Usar a IA na sua própria pesquisa",
			layout: "checklist",
			paragraphs: [
				"Um assistente de IA pode ser um professor paciente. Pode explicar uma palavra, pôr uma carta em linguagem simples ou ajudar você a anotar suas perguntas. Também pode errar com muita segurança.",
			],
			items: [
				{
					text: "Pergunte sobre ideias, não sobre você. Perguntar “O que é um benefício gradual?” não traz risco. Contar seu histórico médico, sim.",
				},
				{
					text: "Cubra nomes, números de apólice e assinaturas antes de enviar um documento. Mais seguro ainda é não enviar.",
				},
				{
					text: "Peça a fonte e abra a fonte. Um departamento de seguros estadual ou a própria apólice vale mais do que qualquer chat.",
				},
				{
					text: "Trate preços, taxas e regras ditos por uma IA como boatos até que um agente licenciado ou a seguradora confirme.",
				},
				{
					text: "Cuidado com imitações. Uma voz ou um site podem ser falsos. Ligue de volta para um número que você procurou por conta própria.",
				},
				{ text: "Nunca deixe uma IA preencher as respostas de saúde de uma proposta. Quem assina é você." },
			],
		},
		{
			id: "check-the-answer",
			title: "Respostas que vale a pena conferir",
			table: {
				caption: "Afirmações comuns sobre seguro de vida e o que conferir",
				columns: ["Se uma IA disser…", "Confira isto"],
				rows: [
					[
						"“Num IUL não se perde dinheiro.”",
						"Os encargos são cobrados mesmo em um ano em que é creditado 0%. Uma apólice com pagamentos insuficientes pode perder a vigência. Veja [IUL](/services/iul).",
					],
					[
						"“Não há exame médico, então sua saúde não importa.”",
						"Quase todas as propostas fazem perguntas de saúde. As que não fazem nenhuma costumam pagar só parte do benefício nos primeiros anos.",
					],
					[
						"“Seja o seu próprio banco.”",
						"O Infinite Banking Concept® (IBC) é um seguro de vida, não um banco. Os empréstimos têm juros e reduzem o que sua família recebe. Veja [IBC](/services/ibc).",
					],
					[
						"“Você tem 30 dias para devolver qualquer apólice.”",
						"O prazo depende do estado, do produto e às vezes da sua idade. Sua apólice informa o seu prazo exato.",
					],
					[
						"“O dinheiro é sempre isento de impostos.”",
						"O benefício por morte costuma ser isento do imposto de renda federal, com exceções. Empréstimos, retiradas e anuidades têm regras próprias. Consulte um consultor tributário.",
					],
				],
			},
		},
	],
	faqs: {
		title: "Perguntas sobre IA e seus dados",
		items: [
			{
				question: "Estou falando com uma máquina?",
				answer:
					"No chat, sim: é um roteiro de três perguntas. Por telefone, por vídeo e nas respostas às suas mensagens, você fala com uma pessoa.",
			},
			{
				question: "As páginas são traduzidas por IA?",
				answer:
					"Um programa ajuda nos rascunhos. Se encontrar um erro, escreva para {email}. O que vale é a apólice no idioma original.",
			},
			{
				question: "A calculadora guarda o que eu digito?",
				answer:
					"Ela calcula no seu navegador. Se você permitir a análise de uso, contamos o cálculo com faixas amplas, como uma idade de 30 a 39 anos, nunca com o que você digitou. Se você pedir o relatório, recebemos seus dados de contato e o resultado, com o registro do seu consentimento. A [política de privacidade](/privacy) diz o que guardamos.",
			},
			{
				question: "Uma IA pode me dizer qual apólice comprar?",
				answer:
					"Pode ajudar você a se preparar. Ela não tem licença, não conhece com certeza as regras do seu estado e não responde a um órgão regulador, como responde um agente licenciado.",
			},
		],
	},
	callToAction: {
		title: "Traga a resposta que deram a você",
		text: "Se uma IA ou um vídeo disse algo sobre seguro de vida, [envie para nós](/#contact) ou ligue para {phone}. Diremos o que está certo, o que falta e o que não sabemos.",
	},
} satisfies ArticlePageContent;
