import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Anuidade fixa indexada (FIA): juros, limites e encargos",
		description:
			"O que é uma anuidade fixa indexada (FIA), os limites dos juros, o custo de retiradas antecipadas e cláusulas adicionais, os impostos e quem deve evitá-la.",
	},
	title: "Anuidade fixa indexada (FIA): juros ligados a um índice, com limites",
	lead: "Uma anuidade fixa indexada é um contrato com uma seguradora para dinheiro que você pode deixar parado por anos. Ela rende juros ligados a um índice do mercado e mais tarde pode lhe pagar uma renda. Em troca, você aceita limites de crescimento e encargos se retirar o dinheiro antes da hora.",
	whatItIs: {
		title: "O que é uma FIA",
		paragraphs: [
			"Você paga um prêmio, em geral de uma só vez, e a seguradora soma juros por uma fórmula que acompanha um índice do mercado. Você não tem ações. Quando o índice cai, a fórmula credita no mínimo o seu piso, comumente 0%, de modo que uma perda do índice não reduz o valor do contrato. Retiradas, encargos e tarifas de cláusulas adicionais podem reduzi-lo.",
			"Quando o índice sobe, você recebe parte da alta. Um **teto** define o máximo creditado, uma **taxa de participação** define a parte que conta, e alguns contratos subtraem uma **margem**. Os dividendos do índice em geral não contam. A seguradora redefine essas condições a cada renovação, dentro dos limites escritos no contrato.",
			"Mais tarde você escolhe como usar o dinheiro: retiradas, uma quantia única ou pagamentos regulares, por um número definido de anos ou pela vida toda. Depois que esses pagamentos regulares começam, a escolha em geral não pode ser desfeita. Os pagamentos pela vida toda dependem da capacidade da seguradora emissora de pagar indenizações.",
			"Alguns contratos oferecem uma cláusula adicional de renda por uma tarifa anual. Ela tem sua própria **base de renda**, um número usado só para calcular os seus pagamentos. Não é dinheiro que você possa retirar.",
		],
	},
	fit: {
		title: "Para quem serve e para quem não serve",
		forTitle: "Uma FIA pode servir se",
		for: [
			"Você está perto da aposentadoria, ou já se aposentou, e tem dinheiro de que não vai precisar por vários anos.",
			"Você abriria mão de parte dos ganhos nos anos bons para que uma queda do índice não reduza o valor do contrato.",
			"Você quer transformar parte do dinheiro em uma renda pela vida toda e já conferiu a solidez financeira da seguradora.",
			"Você tem dinheiro separado para emergências, gastos com saúde e consertos.",
		],
		notForTitle: "Procure outra opção se",
		notFor: [
			"Você pode precisar da maior parte deste dinheiro antes que terminem as taxas de retirada.",
			"Você quer todo o crescimento do mercado, com dividendos, e consegue suportar as perdas.",
			"A anuidade deixaria preso quase tudo o que você tem.",
			"Você tem menos de 59½ anos e pode precisar retirar o dinheiro. Você teria de pagar impostos e ainda uma penalidade federal.",
		],
	},
	steps: {
		title: "Como trabalhamos",
		items: [
			{
				title: "Toda a sua situação financeira",
				text: "Precisamos perguntar sobre renda, despesas, outros bens, impostos, planos e tolerância a risco, para que a recomendação sirva a você. Se for melhor deixar o dinheiro onde está, vamos dizer isso a você.",
			},
			{
				title:
					"<carriersCompared>Contratos lado a lado</carriersCompared><carriersComparedWithheld>O contrato em detalhe</carriersComparedWithheld>",
				text: "<carriersCompared>Comparamos os contratos de várias seguradoras:</carriersCompared><carriersComparedWithheld>Analisamos o contrato:</carriersComparedWithheld> os tetos e como podem mudar, as taxas de retirada, as tarifas de cláusulas adicionais, as condições de renda e as notas de solidez financeira. Um bônus sobre o prêmio costuma vir com encargos maiores ou tetos menores, por isso analisamos os dois lados.",
			},
			{
				title: "Proposta e período de análise gratuita",
				text: "A seguradora avalia se a nossa recomendação atende ao seu melhor interesse. Na entrega, um período de análise gratuita permite ler o contrato e, se mudar de ideia, cancelá-lo. O número de dias depende do seu estado e às vezes da sua idade; o seu contrato informa o seu prazo exato.",
			},
		],
	},
	costs: {
		title: "Quanto custa",
		intro:
			"Muitas FIAs não cobram tarifa anual pelo contrato básico. Você paga de outras formas: com limites de crescimento, com encargos por sair antes da hora e com cláusulas adicionais.",
		items: [
			{
				title: "Taxas de retirada e de resgate",
				text: "Por alguns anos, quem retira mais que o limite anual isento de taxa paga uma porcentagem do que retirar. A taxa diminui com o tempo conforme uma tabela do contrato.",
			},
			{
				title: "Ajuste a valor de mercado",
				text: "Em muitos contratos, uma retirada antecipada também é ajustada pelas taxas de juros. Se as taxas subiram desde a compra, o ajuste em geral reduz o que você recebe.",
			},
			{
				title: "Limites de crescimento",
				text: "Tetos, taxas de participação e margens são um custo nos anos bons. Depois de uma renovação com teto menor, a mesma alta do índice rende menos para você.",
			},
			{
				title: "Tarifas de cláusulas adicionais",
				text: "Uma cláusula de renda ou de benefício por morte desconta todo ano uma tarifa do valor do contrato, mesmo em um ano em que são creditados 0% de juros. Nesse ano, o valor do contrato diminui.",
			},
			{
				title: "Impostos",
				text: "O crescimento é tributado como renda comum quando você o retira, e o ganho sai primeiro, a menos que o contrato esteja em uma conta IRA ou semelhante. Se você o retirar antes dos 59½ anos, em geral deve um imposto federal adicional de 10%.",
			},
		],
	},
	example: {
		figuresOf: "fia",
		title: "Exemplo: US$ 100.000 por 10 anos. Hipotético, não é uma ilustração de contrato",
		intro:
			"A tabela mostra um prêmio de US$ 100.000 deixado parado por 10 anos com quatro taxas constantes. Mostra o que uma diferença de taxa faz com o tempo. Não é a previsão de nenhum contrato.",
		assumptions: [
			"Um único prêmio de US$ 100.000 no primeiro dia, sem acrescentar nem retirar nada.",
			"Os juros são creditados uma vez por ano, à mesma taxa todo ano.",
			"Nada é descontado por taxas de retirada, tarifas de cláusulas adicionais, ajuste a valor de mercado ou impostos.",
		],
		rows: [
			{ label: "0% todo ano (hipotético, antes de tarifas e impostos)", value: "US$ 100.000" },
			{ label: "2% todo ano (hipotético, antes de tarifas e impostos)", value: "US$ 121.899" },
			{ label: "3% todo ano (hipotético, antes de tarifas e impostos)", value: "US$ 134.392" },
			{ label: "6% todo ano (hipotético, antes de tarifas e impostos)", value: "US$ 179.085" },
		],
		note: "Números hipotéticos; não são uma ilustração de contrato nem uma promessa. Os juros creditados na prática mudam todo ano e podem ser de 0% em vários anos. Com a tarifa de uma cláusula adicional, a linha de 0% terminaria abaixo de US$ 100.000. Quem retirasse o dinheiro antes da hora receberia menos, depois de encargos e impostos. Taxas e limites dependem da seguradora, do contrato e do seu estado. Teste outros valores na nossa [calculadora](/calculator).",
	},
	faqs: {
		title: "Perguntas frequentes sobre anuidades",
		items: [
			{
				question: "Posso perder dinheiro em uma FIA?",
				answer:
					"Uma perda do índice não é repassada a você. Mesmo assim você pode receber menos do que pagou: se sair antes e pagar encargos, se as tarifas das cláusulas adicionais superarem os juros ou se a seguradora não puder cumprir suas obrigações. Os preços também podem subir mais rápido que os seus juros.",
			},
			{
				question: "Posso retirar o meu dinheiro?",
				answer:
					"Em parte. A maioria dos contratos permite retirar a cada ano uma parcela limitada sem taxa de retirada, e muitos dispensam a taxa, sob condições, em caso de internação em casa de repouso ou doença terminal. Ainda pode haver imposto de renda e os 10% adicionais antes dos 59½ anos.",
			},
			{
				question: "Uma FIA ajuda se o meu dinheiro já está em uma conta IRA?",
				answer:
					"A conta IRA já adia o imposto, então a anuidade não acrescenta outra vantagem tributária. Compre apenas pelas outras características, como o piso ou a renda pela vida toda. As retiradas mínimas obrigatórias continuam valendo. Um consultor tributário pode confirmar o seu caso.",
			},
			{
				question: "O que os meus beneficiários recebem?",
				answer:
					"Na maioria dos contratos, eles recebem o valor do contrato se você morrer antes do início dos pagamentos. O ganho é tributado como renda comum dos beneficiários. Se você já escolheu pagamentos pela vida toda, o que resta depende da opção escolhida.",
			},
			{
				question: "Devo substituir uma anuidade que já tenho?",
				answer:
					"Muitas vezes vale mais a pena manter a que você tem. Uma substituição pode custar uma taxa de resgate, iniciar um novo período com taxa de resgate e encerrar benefícios que você já tem. Colocamos os dois contratos lado a lado, por escrito, antes da sua decisão.",
			},
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"Uma anuidade é um contrato de seguro de longo prazo. Não é um depósito e não é segurada pela FDIC nem por nenhuma agência federal.",
			"Uma FIA não participa diretamente de nenhuma ação nem de nenhum índice. O nome de um índice e seus resultados passados não permitem saber quais juros serão creditados no futuro.",
			"A {agency} não dá orientação jurídica nem tributária. Em geral, a seguradora paga ao agente uma comissão, que se reflete nas condições do contrato.",
			"<licensedStates>A {agency} tem [licença em {licensedStates} {statesNoun}](/licensing).</licensedStates> Contratos, características e encargos variam conforme o estado e a seguradora.",
		],
	},
	callToAction: {
		title: "Vamos ler o contrato juntos",
		text: "Traga o contrato de uma anuidade que você já tem ou os papéis de uma que lhe ofereceram. Um agente licenciado vai examinar com você os limites, os encargos e as datas. A consulta é gratuita. Ligue para {phone}.",
	},
	netWorthOptions: {
		open: "Opções para patrimônios maiores",
		title: "Anuidades para patrimônios maiores",
		intro:
			"Com mais bens, o contrato funciona do mesmo jeito, com os mesmos limites e encargos. O que muda é como ele se encaixa nos seus impostos, na herança que vai deixar e no resto do que você tem. Trabalhamos junto com o seu advogado e o seu consultor tributário.",
		options: [
			{
				title: "Patrimônio alto",
				text: "Para famílias com mais bens do que pretendem gastar, que querem que uma parte pague uma renda estável.",
				points: [
					"Dividir o prêmio entre várias seguradoras, para que nem tudo dependa de uma só.",
					"Escalonar as datas de início, para que as taxas de retirada terminem em anos diferentes.",
					"Planejar com o seu consultor tributário os anos de retirada, porque o ganho é renda comum e pode afetar os prêmios do Medicare.",
					"Indicar os beneficiários com cuidado e conferi-los com o testamento e os trusts.",
				],
			},
			{
				title: "Patrimônio muito alto",
				text: "Para famílias com trusts, empresas ou heranças sujeitas a imposto, em que uma anuidade é uma pequena parte de um plano maior e às vezes nem é necessária.",
				points: [
					"Definir quem deve ser o titular do contrato. Uma anuidade em nome de uma empresa ou de certos trusts pode perder o adiamento do imposto.",
					"Comparar a anuidade com um seguro de vida para os herdeiros. O ganho de uma anuidade é tributado nas mãos deles, e sua base fiscal não é atualizada na morte do titular.",
					"Prever limites e uma análise extra. As seguradoras limitam o prêmio que aceitam e perguntam de onde vem o dinheiro.",
					"Rever a solidez financeira de cada seguradora todo ano, junto com o seu administrador de trust ou consultor.",
				],
			},
		],
		note: "São informações gerais, não orientação jurídica nem tributária. Um prêmio alto não elimina tetos, taxas de retirada nem impostos. A disponibilidade depende da seguradora e do seu estado.",
	},
} satisfies ProductPageContent;
