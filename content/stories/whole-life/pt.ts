import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Caso de vida inteira: um filho que sempre precisará de ajuda",
		description:
			"Uma mãe inventada, um filho com deficiência e uma apólice para a vida toda: <wholeLifePremiums>quanto poderia custar, </wholeLifePremiums>o que é mais barato e o que acontece se ela parar.",
	},
	title: "Caso ilustrativo: cobertura para um filho que sempre vai precisar de ajuda",
	lead: "Rosa tem {age} anos. O filho dela, Mateo, tem síndrome de Down e vai precisar de ajuda muito depois que ela se for. Uma apólice que acaba em {termYears} anos não responde à pergunta dela, e uma que dura a vida toda custa várias vezes mais. <wholeLifePremiums>Fizemos as contas pensando nela.</wholeLifePremiums>",
	notice:
		"Rosa e Mateo não são nem nunca foram nossos clientes. <wholeLifePremiumsShown>Nós os inventamos para dar um rosto aos números.</wholeLifePremiumsShown><wholeLifePremiumsWithheld>Nós os inventamos para este exemplo.</wholeLifePremiumsWithheld> <wholeLifePremiums>Os prêmios são estimativas da nossa calculadora, nenhuma seguradora os ofereceu, e o seu seria diferente.</wholeLifePremiums>",
	person: {
		title: "Quem é Rosa",
		paragraphs: [
			"Ela comanda a cozinha de uma escola em Houston, mora de aluguel e não fuma. A irmã aceitou cuidar de Mateo um dia. Rosa quer que ela possa fazer isso sem passar aperto.",
			"Ela repassou o orçamento mês a mês. Dá para pagar uns {budget}, também num mês ruim, e não mais. Gostaria que houvesse {coverage} para Mateo, quando quer que ela morra.",
		],
		facts: [
			{ label: "Idade", value: "{age}" },
			{ label: "Idade de Mateo", value: "{childAge}" },
			{ label: "Cobertura desejada", value: "{coverage}" },
			{ label: "Pode pagar por mês", value: "{budget}" },
		],
	},
	plan: {
		title: "O que ela compara",
		paragraphs: [
			"O [seguro de vida inteira](/services/whole-life) mantém o mesmo prêmio a vida toda e paga quando quer que ela morra, desde que pague como combinado. Ele forma valor em dinheiro devagar, conforme uma tabela impressa no contrato. Algumas seguradoras podem pagar dividendos; ninguém pode contar com eles.",
			"Um [seguro de vida temporário](/services/term-life) com os mesmos {coverage} custa menos e dura {termYears} anos. <termLifePremiums>Pela nossa estimativa, seriam uns {term} por mês.</termLifePremiums> Mas aos {ageAtEnd} ele acabaria. Mateo teria {childAtEnd} anos e continuaria precisando de ajuda.",
		],
	},
	figures: {
		claim: "wholeLifePremiums",
		title: "Quanto poderia custar por mês",
		intro:
			"Prêmios da nossa própria calculadora. São estimativas, não cotações: só uma seguradora define o prêmio, depois de ler a proposta.",
		assumptions: [
			"{age} anos, {coverage} de cobertura, prêmios pagos todo mês. Não fumante, a menos que a linha diga outra coisa.",
			"Saúde média, sem cláusulas adicionais e sem contar dividendos.",
			"A faixa em torno da estimativa de Rosa vai de {low} a {high}. O preço de uma seguradora pode ficar fora dela.",
		],
		caption: "Prêmio mensal estimado para {coverage}",
		lines: [
			{ id: "premium", label: "Vida inteira, a partir dos {age} anos" },
			{ id: "smoker", label: "Vida inteira, a partir dos {age} anos, fumante" },
			{ id: "later", label: "Vida inteira, um ano depois, a partir dos {laterAge}" },
			{ id: "term", label: "Seguro temporário de {termYears} anos, a partir dos {age}" },
		],
		note: "Estimativas, não cotações. O salto dos {age} para os {laterAge} anos é tão grande porque a nossa calculadora trabalha com faixas de idade; numa seguradora o prêmio sobe um pouco a cada ano de espera. Em 20 anos Rosa pagaria {paidIn20}, e em 40 anos {paidIn40}. Os números não mostram valor em dinheiro, porque só a tabela do contrato faz isso.",
	},
	wrong: {
		title: "O que pode dar errado",
		intro: "Uma promessa para a vida toda vale tanto quanto os anos em que o prêmio é pago. É aqui que convém olhar.",
		items: [
			{
				title: "Ela precisa parar em poucos anos",
				text: "<wholeLifePremiums>Depois de {stopYears} anos, ela pagou {stopPaid}.</wholeLifePremiums> O valor em dinheiro pode ainda ser pouco ou nada, e pode haver taxa de resgate. O mais provável é receber menos do que pagou.",
			},
			{
				title: "Pouco demais para hoje",
				text: "Se todo o orçamento for para cobertura da vida toda, pode faltar para a família nos anos em que o aluguel e a escola mais custam. Um seguro temporário ao lado de uma apólice menor de vida inteira muitas vezes cobre as duas necessidades.",
			},
			{
				title: "O dinheiro no nome errado",
				text: "Dinheiro deixado diretamente a Mateo poderia lhe custar ajudas como SSI ou Medicaid. As famílias costumam usar um trust (fundo fiduciário) para necessidades especiais. Isso é trabalho para um advogado, antes de indicar o beneficiário.",
			},
			{
				title: "Os preços continuam subindo",
				text: "Daqui a quarenta anos, {coverage} vão pagar menos cuidados do que hoje. Rosa pretende rever o valor a cada poucos anos, enquanto a saúde ainda permite uma mudança.",
			},
		],
	},
	decision: {
		title: "O que ela decide",
		paragraphs: [
			"Neste exemplo, Rosa combina os dois: {mixWhole} de vida inteira para a necessidade que nunca acaba, e {coverage} de seguro temporário por {termYears} anos, enquanto Mateo cresce. <wholeLifePremiums>Pela nossa estimativa, são {mixPremium} por mês ao todo.</wholeLifePremiums> O que sobra do orçamento paga o advogado que prepara o trust.",
			"Ela assina pelo que consegue pagar num mês ruim, porque uma apólice só ajuda Mateo se estiver em vigor no dia em que for necessária. A irmã sabe o nome da empresa e onde estão os papéis.",
		],
	},
	questions: {
		title: "Perguntas para fazer a qualquer agente",
		items: [
			"Que parte da minha necessidade acaba um dia, e qual não acaba nunca?",
			"Posso ver a tabela de valores em dinheiro sem dividendos?",
			"O que acontece com a apólice se eu atrasar um pagamento?",
			"Quem deve ser o beneficiário, para que meu filho mantenha as ajudas que tem?",
			"Quanto custaria o mesmo valor como seguro temporário?",
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"O seguro de vida inteira é um seguro de vida. O valor em dinheiro existe para sustentar a cobertura e não é um depósito. Empréstimos e retiradas o reduzem, e reduzem também o benefício por morte.",
			"Todos os benefícios da apólice dependem da capacidade da seguradora emissora de pagar indenizações. Os dividendos podem ser reduzidos ou não ser pagos. {agency} não dá orientação jurídica nem tributária; trusts e ajudas públicas pedem um advogado.",
			"<licensedStates>{agency} tem [licença em {licensedStates} estados](/licensing).</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora. Em Nova York apenas recrutamos agentes e não vendemos seguros. Esta página é informativa; não é uma oferta.",
		],
	},
	callToAction: {
		title:
			"<wholeLifePremiumsShown>Agora, com os seus números</wholeLifePremiumsShown><wholeLifePremiumsWithheld>Agora, com os seus planos</wholeLifePremiumsWithheld>",
		text: "<wholeLifePremiumsShown>A calculadora abre com os números de Rosa. Coloque a sua idade e o valor de que alguém precisaria de você, e compare com o seguro temporário.</wholeLifePremiumsShown><wholeLifePremiumsWithheld>Conte o que você tem em mente, e um agente licenciado traz para você cotações por escrito das seguradoras.</wholeLifePremiumsWithheld> Se preferir conversar, ligue para {phone}.",
		action:
			"<wholeLifePremiumsShown>Abrir estes números na calculadora</wholeLifePremiumsShown><wholeLifePremiumsWithheld>Pedir cotações por escrito</wholeLifePremiumsWithheld>",
	},
} satisfies CaseStudyContent;
