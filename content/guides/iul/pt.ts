import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-iul-2026-11",
	title: "Como ler uma ilustração de IUL",
	subtitle: "As páginas decisivas, as perguntas que elas deixam em aberto e cinco testes",
	intro: [
		"Uma apólice de vida universal indexada (IUL) é vendida com uma ilustração: vinte páginas de números, ou mais. Quase todo mundo repara em um só: o que está lá no fim da última coluna. É o mais incerto de todos.",
		"Este guia leva você pelas páginas que importam. Deixe-o ao lado de uma ilustração, a sua ou uma que alguém lhe mandou, e vá marcando.",
	],
	chapters: [
		{
			title: "O que você tem na mão",
			paragraphs: [
				"O IUL é um seguro de vida permanente. Você paga prêmios; a seguradora desconta encargos todo mês e credita juros por uma fórmula que acompanha um índice do mercado. Você não tem ações. A ilustração mostra o que a apólice faria **se** a mesma taxa presumida fosse creditada em todos os anos. Na vida real não é assim.",
			],
		},
		{
			title: "Página por página",
			paragraphs: ["Procure estes quatro dados e anote o número da página."],
			items: [
				"**Os mínimos do contrato:** quanto a apólice valeria com os menores juros e os maiores encargos que o contrato permite.",
				"**A taxa presumida:** a única taxa por trás dos números grandes. As regras limitam até onde ela pode ir.",
				"**O relatório de encargos:** cada encargo, ano a ano. Muitas vezes não vem junto, mas você pode pedi-lo.",
				"**O valor de resgate:** o que você receberia de fato se parasse em determinado ano.",
			],
		},
		{
			title: "Teto, taxa de participação, piso",
			paragraphs: [
				"O **teto** é o máximo que pode ser creditado em um período. A **taxa de participação** é a parte da alta do índice que conta. O **piso**, comumente 0%, é o mínimo. Um piso de 0% não impede os encargos: em um ano assim o valor em dinheiro diminui, a menos que você pague mais.",
				"A seguradora redefine os tetos e as taxas de participação. Pergunte quanto eram há cinco anos para quem comprou naquela época, e qual é o menor valor que o contrato permite.",
			],
		},
		{
			title: "Cinco testes para pedir",
			paragraphs: ["Um agente faz cada teste em minutos. Peça os cinco por escrito."],
			items: [
				"A taxa presumida, dois pontos percentuais mais baixa.",
				"0% de juros em todos os anos, com o prêmio que você pretende pagar.",
				"Parar de pagar prêmios depois de dez anos.",
				"O empréstimo que você tem em mente, com a taxa presumida mais baixa.",
				"O mesmo prêmio com um benefício por morte menor, e uma apólice temporária ao lado.",
			],
		},
		{
			title: "Como uma apólice dá errado",
			paragraphs: [
				"Raramente uma apólice dá errado de uma vez. Os prêmios são pagos com atraso ou são baixos demais, os juros ficam abaixo do plano e o custo do seguro sobe com a idade. O valor em dinheiro para de crescer e depois encolhe. Vem um aviso, depois um prazo de tolerância, e a apólice perde a vigência. Se havia um empréstimo, o ganho pode ser tributado mesmo que não reste nenhum dinheiro.",
				"O que ajuda é simples: pagar o previsto, rever a apólice uma vez por ano e agir cedo. Pagar um pouco mais, ou baixar a cobertura, pode funcionar no ano 12. No ano 30, quase nunca.",
			],
		},
		{
			title: "Quando outra coisa serve melhor",
			paragraphs: [
				"Se você precisa sobretudo de um valor grande para os anos em que os filhos crescem, o seguro temporário dá mais cobertura pelo seu dinheiro. Se quer um prêmio fixo e uma tabela de valores no contrato, considere o seguro de vida inteira. Se pode precisar do dinheiro dentro de dez anos, deixe-o onde você tenha acesso.",
				"O IUL pode servir a quem precisa de cobertura pela vida toda, tem renda estável e uma reserva de emergência, e vai cuidar da apólice durante décadas.",
			],
		},
	],
	checklist: {
		title: "Antes de assinar",
		items: [
			"Tenho a ilustração completa, com todas as páginas numeradas.",
			"Vi a ilustração com uma taxa mais baixa e com 0%.",
			"Tenho o relatório de encargos.",
			"Sei quanto receberia depois de 5 e 10 anos.",
			"Consigo pagar o prêmio previsto em um ano ruim.",
			"Sei quem vai rever a apólice comigo todo ano.",
		],
	},
	questions: {
		title: "Perguntas para um agente",
		intro: "Se a resposta for “não se preocupe”, pergunte de novo.",
		items: [
			"Quais destes números estão no contrato?",
			"Até onde o teto pode cair, e até onde os encargos podem subir?",
			"Em que ano a cobertura acabaria se fosse creditado 0% todo ano?",
			"Por quanto tempo valem as taxas de resgate?",
			"Com que prêmio esta apólice vira um contrato dotal modificado (MEC)?",
			"Como é a sua remuneração, e ela seria menor com um seguro temporário?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Este guia é informação geral. Não é uma oferta, uma ilustração de apólice nem orientação jurídica ou tributária. Só a ilustração da seguradora mostra os valores de uma apólice específica.",
			"O IUL é um seguro de vida. As taxas creditadas mudam e podem ser 0%; os encargos são descontados todo mês. Os benefícios dependem da capacidade da seguradora emissora de pagar indenizações. Empréstimos e retiradas reduzem o valor em dinheiro e o benefício por morte e podem fazer a apólice perder a vigência.",
			"<licensedStates>A {agency} tem licença em {licensedStates} {statesNoun}.</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora. A sua apólice informa o seu prazo exato de análise gratuita.",
		],
	},
} satisfies GuideContent;
