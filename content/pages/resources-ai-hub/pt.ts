import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Usar a IA com cuidado ao pesquisar seguros",
		description:
			"Guia para famílias: o que um assistente de IA explica bem, onde erra, o que nunca digitar, como conferir uma resposta e quais golpes são feitos com IA.",
	},
	title: "Guia da família: a IA e a pesquisa sobre seguros",
	lead: "Um assistente de IA pode ajudar você a entender seguros, no seu idioma e a qualquer hora. Também pode errar, e as mesmas ferramentas ajudam os golpistas. Este guia mostra como usar um assistente sem entregar seus dados nem seu dinheiro.",
	sections: [
		{
			id: "good-for",
			title: "O que um assistente faz bem",
			layout: "cards",
			paragraphs: [
				"Pense nele como um amigo que leu muito, mas nunca teve licença de seguros. Esta página fala das ferramentas que você usa. A [Central de IA](/ai-hub) conta como a nossa agência usa programas.",
			],
			items: [
				{
					title: "Explicar uma palavra",
					text: "Prêmio, cláusula adicional, taxa de resgate, contestação. Peça duas frases e depois um exemplo.",
				},
				{
					title: "Passar uma carta para linguagem simples",
					text: "Ele pode simplificar ou traduzir um parágrafo. Copie só o parágrafo, sem seu nome e sem o número da apólice.",
				},
				{
					title: "Preparar suas perguntas",
					text: "Diga que vai conversar com um agente sobre um tipo de apólice e pergunte o que as pessoas costumam esquecer.",
				},
				{
					title: "Comparar duas ideias",
					text: "Seguro temporário e de vida inteira, ou uma anuidade e deixar o dinheiro onde está. Peça as desvantagens dos dois.",
				},
			],
		},
		{
			id: "gets-wrong",
			title: "Onde ele erra",
			layout: "checklist",
			paragraphs: [
				"Um assistente calcula qual frase é provável. Ele não consulta a sua apólice e, quando erra, fala com a mesma segurança.",
			],
			items: [
				{
					text: "**Regras de outro estado.** Os dias de análise gratuita, os formulários e os produtos mudam de um estado para outro, e as respostas misturam tudo.",
				},
				{
					text: "**Dados antigos.** Limites de imposto, condições de um produto e notas de uma seguradora podem ter mudado.",
				},
				{ text: "**Fontes inventadas.** Ele pode citar uma lei, um telefone ou uma página que não existe." },
				{ text: "**Preços.** Só a seguradora define um prêmio, depois de ver a sua proposta." },
				{
					text: "**Propaganda repetida como fato.** Ele leu muitos anúncios, e por isso costumam faltar os encargos e o risco de a apólice perder a vigência.",
				},
				{ text: "**Concordar com você.** Se a pergunta já sugere a resposta, quase sempre vem um sim." },
			],
		},
		{
			id: "never-type",
			title: "O que nunca digitar",
			layout: "checklist",
			paragraphs: [
				"O que você digita pode ficar guardado, ser lido por quem aperfeiçoa a ferramenta ou vazar numa invasão. Deixe isto de fora, inclusive das fotos e dos arquivos que enviar.",
			],
			items: [
				{ text: "Números do Social Security, do ITIN, do passaporte, da imigração e da carteira de motorista" },
				{ text: "Contas de banco, cartões, senhas e os códigos que chegam ao seu celular" },
				{ text: "Diagnósticos, receitas e resultados de exames junto com um nome" },
				{ text: "Números de apólice, apólices inteiras, propostas e assinaturas" },
				{ text: "Nomes, datas de nascimento e endereços de filhos, pais e beneficiários" },
				{ text: "Gravações da sua voz ou da voz de um parente" },
			],
		},
		{
			id: "prompts",
			title: "Perguntas que vale a pena fazer",
			paragraphs: [
				"Descreva uma pessoa qualquer, não você. “Uma pessoa saudável de uns 40 anos” basta para aprender como um produto funciona.",
			],
			table: {
				caption: "O que você quer saber e um jeito seguro de perguntar",
				columns: ["Você quer", "Pergunte"],
				rows: [
					[
						"Entender um produto",
						"“Explique o seguro de despesas finais em palavras simples. Para quem ele não serve?”",
					],
					[
						"Ver os custos",
						"“Liste todos os encargos que uma apólice de vida universal indexada pode ter e o que acontece se o pagamento for insuficiente.”",
					],
					["Testar um argumento de venda", "“O que este anúncio deixou de fora? O que diria um crítico cuidadoso?”"],
					[
						"Preparar uma ligação",
						"“Liste dez perguntas para eu fazer a um agente antes de substituir uma apólice de seguro de vida.”",
					],
					[
						"Saber o grau de certeza",
						"“Que partes da sua resposta dependem do meu estado e que fonte oficial devo abrir?”",
					],
				],
			},
		},
		{
			id: "check-the-answer",
			title: "Confira antes de agir",
			layout: "steps",
			items: [
				{
					title: "Abra a fonte por conta própria",
					text: "Digite no navegador o endereço do site oficial. Não use o link nem o telefone que o assistente deu.",
				},
				{
					title: "Pergunte ao órgão regulador",
					text: "O departamento de seguros do seu estado responde sem cobrar. Os órgãos dos nossos estados estão em [regras por estado](/state-compliance). Na Flórida é a [Divisão de Serviços ao Consumidor](https://myfloridacfo.com/division/consumers).",
				},
				{
					title: "Leia a sua apólice",
					text: "Se a apólice e o assistente discordam, vale a apólice. Veja a página dos encargos e a das exclusões.",
				},
				{
					title: "Pergunte a um agente licenciado",
					text: "Um agente licenciado responde a um órgão regulador pelo que diz. Nossa [página de licenças](/licensing) mostra como conferir qualquer agente, inclusive os nossos.",
				},
			],
		},
		{
			id: "scams",
			title: "Golpes feitos com IA",
			layout: "cards",
			paragraphs: [
				"Antes, os erros de escrita denunciavam o golpista. Hoje uma mensagem pode ser perfeita em português, inglês, espanhol ou crioulo haitiano. Preste atenção no que pedem, não em como está escrito.",
			],
			items: [
				{
					title: "A voz clonada",
					text: "Basta uma gravação curta para imitar um filho, uma sobrinha ou um pastor. A ligação é urgente, e o dinheiro precisa sair hoje. Desligue e ligue para o número que você já tem. Combinem em família uma palavra-chave que ninguém publique na internet.",
				},
				{
					title: "O falso agente",
					text: "Um perfil simpático no seu idioma, uma foto de outra pessoa, talvez o número de licença de alguém real. Confira o nome no órgão regulador e depois ligue para o número publicado pela agência.",
				},
				{
					title: "O falso funcionário público",
					text: "“Você tem um auxílio-funeral do governo” ou “seu processo de imigração exige esta apólice”. Nenhum órgão do governo liga ou escreve para vender seguro de vida.",
				},
				{
					title: "O vídeo falso",
					text: "Um rosto famoso promete uma taxa sem risco. Uma imagem não prova nada. Procure a razão social da seguradora e as limitações.",
				},
				{
					title: "O documento falso",
					text: "Uma apólice em PDF, um carimbo, um recibo. Pergunte à seguradora, pelo telefone do site dela, se a apólice existe e está em vigor.",
				},
				{
					title: "O pagamento estranho",
					text: "Cartão-presente, criptomoeda, aplicativo de pagamento ou transferência para uma pessoa. O prêmio é pago à seguradora.",
				},
			],
		},
		{
			id: "already-answered",
			title: "Se você já respondeu a um golpe",
			layout: "steps",
			items: [
				{
					title: "Pare e guarde as provas",
					text: "Não discuta e não pague para recuperar dinheiro. Guarde mensagens, números e capturas de tela.",
				},
				{
					title: "Proteja suas contas",
					text: "Ligue para o banco no número que está no cartão, troque as senhas e peça às agências de crédito que congelem seu crédito. Congelar não custa nada.",
				},
				{
					title: "Denuncie",
					text: "Avise o órgão regulador de seguros do seu estado e a [Comissão Federal de Comércio](https://www.ftc.gov). Você pode fazer isso seja qual for a sua situação migratória. Se usaram o nosso nome, ligue para {phone}.",
				},
				{
					title: "Conte à família",
					text: "Por vergonha, as pessoas se calam, e a mesma voz liga para o próximo parente. Diga o que aconteceu. Pode acontecer com qualquer pessoa.",
				},
			],
		},
	],
	faqs: {
		title: "Perguntas frequentes",
		items: [
			{
				question: "Posso enviar minha apólice e perguntar o que ela diz?",
				answer:
					"É mais seguro não enviar. Uma apólice traz nomes, datas de nascimento, o número da apólice e às vezes dados de saúde. Copie um parágrafo sem eles, ou peça a um agente licenciado que a leia com você.",
			},
			{
				question: "Posso confiar numa tradução feita por IA?",
				answer:
					"Para o sentido geral, muitas vezes. Para valores, datas, exclusões e a palavra “não”, não. Uma só palavra que falte pode inverter o sentido da frase. Peça a uma pessoa que compare com o original antes de você assinar.",
			},
			{
				question: "Um assistente pode preencher a minha proposta?",
				answer:
					"Não. A sua assinatura declara que as respostas de saúde são verdadeiras. Nos dois primeiros anos, uma resposta errada pode fazer sua família perder o benefício, não importa quem ou o que a digitou.",
			},
			{
				question: "Por onde posso começar sem IA?",
				answer:
					"Nossas [perguntas e respostas](/resources/faq) explicam o básico, com as desvantagens incluídas. Também são gerais: quem decide são a sua apólice e o seu estado.",
			},
		],
	},
	callToAction: {
		title: "Converse sobre isso com uma pessoa",
		text: "Leia para nós a resposta, a mensagem ou a oferta que você recebeu. Ligue para {phone} ou [escreva para nós](/#contact). Um agente licenciado dirá o que está certo, o que falta e o que parece falso.",
	},
} satisfies ArticlePageContent;
