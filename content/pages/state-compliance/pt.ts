import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Regras e produtos de seguros por estado",
		description:
			"Quais produtos oferecemos no seu estado, quanto tempo você tem para analisar uma apólice nova, o que protege você e para qual órgão ligar.",
	},
	title: "Regras e produtos, estado por estado",
	lead: "Escolha seu estado para ver o que podemos oferecer lá e quais proteções valem. <licensedStates>A agência tem licença em {licensedStates} {statesNoun}.</licensedStates> Em Nova York, só recrutamos agentes.",
	sections: [
		{
			id: "how-to-read",
			title: "Como ler a tabela",
			paragraphs: ["Você pode filtrar por estado e por produto. Veja o que cada coluna significa."],
			table: {
				caption: "Colunas da tabela de estados",
				columns: ["Coluna", "O que ela diz"],
				rows: [
					[
						"Situação",
						"<licensedStates>Temos licença: podemos orientar e vender. </licensedStates>Só recrutamento: procuramos agentes e não vendemos nada aos moradores.",
					],
					[
						"Produtos",
						"Os tipos de produto que podemos oferecer lá. Só depois se decide se um deles serve para você e se a seguradora aceita.",
					],
					[
						"Período de análise gratuita",
						"Quantos dias você tem no mínimo para devolver um contrato novo: uma coluna para seguros de vida, outra para anuidades. Substituições e compradores idosos costumam ter mais tempo.",
					],
					[
						"Aviso de substituição",
						"Se você recebe um aviso por escrito quando uma apólice nova toma o lugar de uma antiga.",
					],
					[
						"Análise do melhor interesse",
						"Se a lei exige que recomendemos uma anuidade só quando ela atende ao seu melhor interesse, com base em suas respostas e por escrito.",
					],
					[
						"Proteção a idosos",
						"Se o estado dá algo a mais a compradores idosos, como um período de análise gratuita mais longo.",
					],
					["Idade máxima", "A idade máxima em que oferecemos produtos lá, se houver."],
					[
						"Órgão regulador",
						"O órgão que fiscaliza os seguros, com site e telefone para consumidores. Ele responde a perguntas e recebe reclamações.",
					],
				],
			},
		},
		{
			id: "exact-period",
			title: "Sua apólice informa o seu prazo exato",
			paragraphs: [
				"O número na tabela vale para um contrato novo que não substitui outro. O seu prazo pode ser diferente conforme o produto, sua idade, se a apólice substitui outra ou como ela foi entregue. Em alguns estados, a seguradora pode escolher o prazo dentro de certos limites.",
				"Procure o aviso na primeira página da apólice; em inglês costuma se chamar “right to examine” ou “free look”. Conte a partir do dia em que receber a apólice. Se não achar o aviso, ligue para a seguradora ou para nós pelo {phone}.",
			],
		},
		{
			id: "how-we-check",
			title: "Como conferimos os fatos",
			layout: "steps",
			items: [
				{
					title: "Fonte",
					text: "Anotamos de onde vem cada fato: uma lei, uma norma ou o órgão regulador. Se só temos uma compilação publicada, anotamos isso também.",
				},
				{
					title: "Data e pessoa",
					text: "Anotamos a data da última conferência e quem, com licença, a fez. Se ninguém conferiu ainda, a tabela diz isso. Cada fato tem uma data para a próxima revisão, e nosso sistema nos lembra dela.",
				},
				{
					title: "Certeza",
					text: "Indicamos o nosso grau de certeza. Onde as fontes se contradizem, ou não achamos nenhuma, não mostramos resposta e indicamos o órgão regulador.",
				},
			],
		},
		{
			id: "limits",
			title: "O que a tabela não diz",
			paragraphs: [
				"Ela é um guia, não orientação jurídica. As regras mudam, e uma seguradora pode restringir ainda mais um produto. Não é oferta de venda de seguros, e nenhum estado a revisou ou aprovou.",
				"Achou algo errado ou desatualizado? Escreva para {email}. Conferimos com a fonte e corrigimos.",
			],
		},
	],
	faqs: {
		title: "Perguntas sobre as regras estaduais",
		items: [
			{
				question: "Por que falta um produto no meu estado?",
				answer:
					"Cada produto precisa de aprovação em cada estado, e nós precisamos da licença e do credenciamento certos. Se falta alguma dessas coisas, não oferecemos o produto lá.",
			},
			{
				question: "Passo o ano entre dois estados. Qual deles conta?",
				answer:
					"Em regra, o estado onde você reside quando faz a proposta e, muitas vezes, o estado onde você assina. Conte ao agente sobre as duas casas antes de preencher a proposta.",
			},
			{
				question: "Por que Nova York aparece sem número de dias?",
				answer:
					"Porque não vendemos nada a quem mora lá, e o número não valeria para nenhuma apólice nossa. A lei de Nova York tem seu próprio prazo. O [Departamento de Serviços Financeiros](https://dfs.ny.gov) pode explicar.",
			},
		],
	},
	callToAction: {
		title: "Não sabe qual regra vale para você?",
		text: "Diga seu estado e sua pergunta. Um agente<licensedStates> licenciado nesse estado</licensedStates> responde.",
	},
} satisfies ArticlePageContent;
