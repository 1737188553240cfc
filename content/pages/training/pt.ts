import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Treinamento para agentes de seguro de vida",
		description:
			"Como treinamos agentes: o caminho até a licença estadual, os primeiros passos, os produtos, as regras e um mentor ao seu lado nas primeiras conversas.",
	},
	title: "Treinamento para agentes: conhecer o produto, conhecer as regras e ouvir primeiro",
	lead: "Uma família vai agir com base no que você disser. Por isso ensinamos você a entender uma apólice a ponto de explicar os pontos fracos dela, e a seguir as regras de publicidade e venda de cada estado em que você trabalhar.",
	sections: [
		{
			id: "licensing-path",
			title: "O caminho até a licença",
			layout: "steps",
			paragraphs: [
				"Você precisa de licença antes de vender, oferecer ou conversar sobre as condições de uma apólice. Cada estado define suas exigências. Em linhas gerais, o caminho é o mesmo.",
			],
			items: [
				{
					title: "Escolha a licença",
					text: "Seguros de vida e anuidades exigem licença de seguro de vida. O departamento de seguros do seu estado informa qual tipo vale para quais produtos.",
				},
				{
					title: "Estude",
					text: "Muitos estados exigem um curso em escola aprovada antes da prova. Quem escolhe a escola é você.",
				},
				{
					title: "Passe na prova estadual",
					text: "A prova é aplicada pela empresa que o estado indica. Muitos estados também colhem impressões digitais e verificam antecedentes.",
				},
				{
					title: "Peça a licença e o credenciamento",
					text: "O estado emite a licença. Onde a lei exige, uma seguradora precisa credenciar você como agente antes que você venda os produtos dela.",
				},
				{
					title: "Mantenha a licença",
					text: "A educação continuada e a renovação seguem o calendário do estado. Para vender em outro estado é preciso ter lá uma licença de não residente.",
				},
			],
		},
		{
			id: "onboarding",
			title: "Suas primeiras semanas conosco",
			layout: "steps",
			items: [
				{
					title: "Os documentos, lidos com calma",
					text: "Seu contrato, a tabela de comissões e a regra sobre as comissões que você precisa devolver quando uma apólice perde a vigência cedo. Pergunte sobre cada linha antes de assinar.",
				},
				{
					title: "Ferramentas",
					text: "Programas de cotação, cuidado com os dados do cliente, como chegam os contatos e como registrar cada conversa.",
				},
				{
					title: "Acompanhar e ouvir",
					text: "Com permissão do cliente, você acompanha consultas de um agente experiente.",
				},
				{
					title: "Os seus clientes, com apoio",
					text: "Depois você conduz e seu mentor acompanha. Você segue por conta própria quando os dois acham que está na hora.",
				},
			],
		},
		{
			id: "product-training",
			title: "O que você aprende sobre os produtos",
			layout: "cards",
			items: [
				{
					title: "Seguro temporário, vida inteira e despesas finais",
					text: "Análise de necessidades, classes de risco, perguntas de saúde, o período de contestação de dois anos e os benefícios graduais das apólices sem perguntas de saúde. Veja [seguro temporário](/services/term-life), [vida inteira](/services/whole-life) e [despesas finais](/services/final-expense).",
				},
				{
					title: "Vida universal indexada",
					text: "Tetos, taxas de participação, pisos e o custo do seguro que sobe com a idade. Como uma apólice com pagamentos insuficientes perde a vigência. Como ler uma ilustração, inclusive a linha de 0%. Veja [IUL](/services/iul).",
				},
				{
					title: "Anuidades fixas indexadas",
					text: "Taxas de retirada, o imposto federal sobre o que se retira antes dos 59½ anos e o dever de recomendar só o que atende ao melhor interesse do comprador. Os estados exigem um curso de anuidades antes da primeira venda. Veja [FIA](/services/fia).",
				},
				{
					title: "Infinite Banking Concept® (IBC): empréstimos sobre um seguro de vida inteira",
					text: "É um seguro de vida inteira usado de um jeito particular, não um banco. Juros dos empréstimos, risco de perda da vigência, contratos dotais modificados (MEC) e para quem não serve. Veja [IBC](/services/ibc).",
				},
				{
					title: "Plano de ação para dívidas",
					text: "A ordem de pagamento, o efeito do pagamento mínimo e quando o cliente deve procurar um conselheiro de crédito sem fins lucrativos ou um advogado. Não é oferecido em todos os estados. Veja o [plano de ação para dívidas](/services/debt-action).",
				},
			],
		},
		{
			id: "compliance-training",
			title: "O que você aprende sobre as regras",
			layout: "checklist",
			paragraphs: ["Seguir as regras não é um módulo no fim do curso. Está em cada exercício."],
			items: [
				{ text: "Palavras que não usamos. Seguro de vida se vende como seguro de vida e com nenhum outro nome." },
				{
					text: "Consentimento antes de uma ligação ou mensagem, os horários permitidos e o respeito imediato à palavra STOP.",
				},
				{ text: "Substituição: quando o cliente deve manter a apólice que tem e quais avisos a lei exige." },
				{ text: "O melhor interesse do cliente, sobretudo com pessoas mais velhas e anuidades." },
				{ text: "Regras contra lavagem de dinheiro, privacidade e cuidado com dados de saúde e de pagamento." },
				{ text: "Suas próprias redes sociais. Postar sobre um produto é publicidade e segue as mesmas regras." },
			],
		},
		{
			id: "mentoring",
			title: "Um mentor, não um palestrante motivacional",
			paragraphs: [
				"Você tem uma pessoa certa para quem ligar. Seu mentor repassa casos reais com você: o que foi perguntado, o que foi recomendado, o que podia ter sido explicado com mais clareza. Você pode dizer a um cliente “não sei, vou descobrir”. É uma das primeiras frases que ensinamos.",
				"Agentes bilíngues treinam nos dois idiomas. Os termos de seguros também precisam estar certos em [português, espanhol ou crioulo haitiano](/about), e a tradução literal muitas vezes não está.",
			],
		},
		{
			id: "what-we-do-not-promise",
			title: "O que o treinamento não promete",
			paragraphs: [
				"O treinamento não promete licença, clientes nem renda. Quem recebe por comissão pode não ganhar nada em alguns meses, e há custos, como curso, prova, taxas de licença e seguro de erros e omissões. **Antes de assinar, peça por escrito quais deles ficam por sua conta.**",
			],
		},
	],
	faqs: {
		title: "Perguntas de novos agentes",
		items: [
			{
				question: "Posso começar antes de ter a licença?",
				answer:
					"Pode estudar e conhecer nossas ferramentas. Não pode vender, cotar nem falar das condições de uma apólice com clientes, nem receber comissão, até que o estado conceda a licença.",
			},
			{
				question: "Preciso ter experiência em vendas?",
				answer:
					"Não. Paciência, fala clara e honestidade importam mais. Quem vem da sala de aula, da enfermagem, da hotelaria ou das forças armadas costuma aprender rápido, porque está acostumado a ouvir.",
			},
			{
				question: "Moro em Nova York. Posso treinar com vocês?",
				answer:
					"Sim, recrutamos lá. A agência não vende seguros a residentes de Nova York; seus clientes morariam em outros estados. Primeiro você precisa da licença de Nova York e, depois, de uma licença de não residente para cada um desses estados.",
			},
		],
	},
	callToAction: {
		title: "Pergunte qual é o próximo passo",
		text: "Veja as [vagas abertas](/careers), [candidate-se pelo formulário curto](/careers#apply) ou ligue para {phone} e peça uma conversa de recrutamento.",
	},
} satisfies ArticlePageContent;
