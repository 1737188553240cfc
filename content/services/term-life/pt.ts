import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de vida temporário: como funciona, preços e limites",
		description:
			"O seguro de vida temporário em palavras simples: quanta cobertura, por quantos anos, quanto custa, o que ocorre no fim do prazo e quando outra opção serve melhor.",
	},
	title: "Seguro de vida temporário: cobertura para os anos em que a família depende de você",
	lead: "O seguro de vida temporário paga aos seus beneficiários se você morrer dentro de um número combinado de anos. É o seguro de vida mais simples e, em geral, o que custa menos no começo. Quando o prazo termina, a cobertura também termina, e nada é devolvido.",
	whatItIs: {
		title: "O que é o seguro de vida temporário",
		paragraphs: [
			"Você escolhe um valor de cobertura e um prazo, por exemplo 20 ou 30 anos. Se morrer nesse tempo com a apólice em vigor, a seguradora paga o benefício por morte aos seus beneficiários, em geral isento do imposto de renda federal. Eles podem usá-lo para a casa, os estudos ou o dia a dia, como quiserem.",
			"Em uma apólice temporária de **prêmio fixo**, o prêmio é o mesmo até o fim do prazo. Não há valor em dinheiro, portanto o prêmio compra cobertura e nada mais. É por isso que uma família jovem consegue pagar por uma cobertura alta.",
			"Muitas apólices são **conversíveis**: até uma data indicada no contrato, você pode mudar para uma apólice permanente da mesma seguradora sem novas perguntas de saúde, pelo preço da idade que você tiver na época. Se a sua saúde piorar, esse direito pode valer muito.",
			"Algumas apólices incluem benefícios em vida que adiantam parte do valor da cobertura depois de uma doença grave. O que é adiantado é descontado do benefício por morte.",
		],
	},
	fit: {
		title: "Para quem serve e para quem não serve",
		forTitle: "O seguro temporário pode servir se",
		for: [
			"Filhos, cônjuge ou pais vivem da sua renda e um dia deixarão de precisar dela.",
			"Você tem o financiamento da casa ou outra dívida com data para acabar.",
			"Você precisa de uma cobertura alta e tem orçamento limitado.",
			"Você quer proteger a família agora e deixar para depois a escolha de uma apólice permanente.",
		],
		notForTitle: "Procure outra opção se",
		notFor: [
			"Você precisa de cobertura para a vida toda. Veja o [seguro de vida inteira](/services/whole-life).",
			"Você quer sobretudo deixar dinheiro para o funeral, mesmo que viva muito. Veja [despesas finais](/services/final-expense).",
			"Você quer uma apólice com valor em dinheiro. O seguro temporário não tem.",
			"Ninguém depende da sua renda e você não deixaria dívidas em comum. Talvez ainda não precise de seguro de vida.",
		],
	},
	steps: {
		title: "Como obter uma apólice",
		items: [
			{
				title: "Escolher o valor e o prazo",
				text: "Somamos dívidas, renda a substituir, financiamento da casa e estudos, e subtraímos o que você já tem. O prazo deve ir até o fim da mais longa dessas necessidades.",
			},
			{
				title:
					"<carriersCompared>Comparar seguradoras</carriersCompared><carriersComparedWithheld>Analisar a oferta</carriersComparedWithheld>",
				text: "Os preços para a mesma pessoa variam de uma seguradora para outra, sobretudo com um problema de saúde, um trabalho de risco ou uso de tabaco. <carriersCompared>Comparamos várias seguradoras:</carriersCompared><carriersComparedWithheld>Analisamos a oferta:</carriersComparedWithheld> os preços, as regras de conversão e as notas de solidez financeira.",
			},
			{
				title: "Análise de risco e período de análise gratuita",
				text: "Você responde a perguntas de saúde, e algumas propostas exigem exame. A seguradora pode aceitar a proposta, recusá-la ou cobrar mais. Quando a apólice chega, um período de análise gratuita permite devolvê-la e receber seu dinheiro de volta. O número de dias depende do seu estado; a sua apólice informa o seu prazo exato.",
			},
		],
	},
	costs: {
		title: "Quanto custa",
		intro:
			"O seguro temporário tem poucos encargos. O que importa é o prêmio, quanto ele será depois e as datas que você não pode perder.",
		items: [
			{
				title: "O prêmio",
				text: "O prêmio depende da idade, da saúde, de você fumar ou não, do valor da cobertura e do prazo. Você paga mesmo que nunca haja um pedido de indenização, e no fim de uma apólice temporária comum nada é devolvido.",
			},
			{
				title: "Depois do prazo",
				text: "Muitas apólices podem continuar ano a ano, com um prêmio que dá um salto e depois sobe todo ano. Poucas pessoas pagam esse prêmio por muito tempo. Uma apólice nova terá o preço da idade e da saúde que você tiver na época.",
			},
			{
				title: "Data-limite para converter",
				text: "O direito de converter pode acabar antes do prazo da apólice. Depois da conversão, o prêmio é o de uma apólice permanente, bem mais alto.",
			},
			{
				title: "Cláusulas adicionais",
				text: "Uma cláusula adicional pode dispensar o prêmio em caso de invalidez, cobrir os filhos ou incluir benefícios em vida. Cada uma tem um preço. A que devolve os prêmios no fim encarece bastante a apólice.",
			},
			{
				title: "Pagamentos em atraso",
				text: "Depois de um prêmio não pago há um prazo de tolerância. Se você não pagar dentro dele, a cobertura termina. Para reativá-la, você talvez tenha de responder de novo a perguntas de saúde.",
			},
		],
	},
	example: {
		exampleOf: "term-life",
		title: "Exemplo: seguro temporário aos 35 anos, US$ 250.000. Estimativa, não cotação",
		intro:
			"Estes números vêm da nossa calculadora. São estimativas gerais. Só a seguradora define um prêmio, depois de analisar a sua proposta.",
		assumptions: [
			"35 anos, {homeState}, seguro temporário de 20 anos, benefício por morte de US$ 250.000, prêmios pagos todo mês, saúde média, sem cláusulas adicionais.",
			"Em uma cotação de verdade, um prazo mais longo custa mais.",
			"A faixa é a estimativa com {termAt35RangePercent}% para mais ou para menos.",
		],
		rows: [
			{ label: "Seguro temporário, US$ 250.000, não fumante: prêmio mensal estimado", value: "{termAt35}" },
			{ label: "Faixa em torno dessa estimativa", value: "de {termAt35Low} a {termAt35High}" },
			{ label: "Seguro temporário, US$ 250.000, fumante: prêmio mensal estimado", value: "{termAt35Smoker}" },
			{ label: "Total pago em 20 anos a {termAt35} por mês", value: "{termAt35Paid}" },
			{
				exampleOf: "whole-life",
				label: "Para comparar: vida inteira, US$ 250.000, não fumante, prêmio mensal estimado",
				value: "{wholeLifeBesideTerm}",
			},
		],
		note: "É uma estimativa, não uma cotação. O seu prêmio pode ser maior ou menor, e a seguradora pode recusar a proposta. O seguro de vida inteira custa mais porque é feito para durar a vida toda e tem valor em dinheiro. Teste a sua idade e o seu valor na nossa [calculadora](/calculator).",
	},
	faqs: {
		title: "Perguntas frequentes sobre o seguro temporário",
		items: [
			{
				question: "De quanta cobertura eu preciso?",
				answer:
					"Some quatro coisas: dívidas, renda a substituir, financiamento da casa e estudos. Por exemplo, US$ 20.000 de dívidas, US$ 60.000 de renda durante 10 anos, um financiamento de US$ 250.000 e US$ 100.000 de estudos para cada um de dois filhos. O total é de US$ 1.070.000. Subtraia a cobertura e o dinheiro que você já tem.",
			},
			{
				question: "De quantos anos deve ser o prazo?",
				answer:
					"Ele deve ir até o fim da última necessidade grande, como a independência do filho mais novo ou a quitação da casa. Um prazo mais curto é mais barato hoje, mas comprar de novo depois custa mais, e a sua saúde pode ter mudado. Duas apólices de prazos diferentes também podem funcionar.",
			},
			{
				question: "Vou precisar de exame médico?",
				answer:
					"Nem sempre. Algumas seguradoras decidem com as suas respostas, o histórico de receitas médicas e outros registros. Todas fazem perguntas de saúde, e as respostas podem aumentar o preço ou levar a uma recusa.",
			},
			{
				question: "O seguro do meu trabalho basta?",
				answer:
					"É um bom começo. Mas a cobertura costuma ser de apenas algumas vezes o seu salário anual e pode acabar quando você deixa o emprego. Uma apólice própria continua com você enquanto você pagar o prêmio.",
			},
			{
				question: "Quando a seguradora pode se recusar a pagar?",
				answer:
					"Se a apólice perdeu a vigência ou se o contrato exclui aquela causa de morte. Nos dois primeiros anos, a seguradora também pode contestar um pedido de indenização se a proposta tiver uma informação importante falsa ou omitida. Responder a tudo com a verdade protege a sua família.",
			},
			{
				question: "E se eu parar de fumar?",
				answer:
					"Depois de um tempo sem tabaco, que cada seguradora define, você pode pedir um preço menor ou fazer outra proposta. Mantenha a apólice antiga até a nova entrar em vigor.",
			},
		],
	},
	disclosures: {
		title: "Leia, por favor",
		items: [
			"O seguro de vida temporário não tem valor em dinheiro e termina no fim do prazo, a menos que seja prorrogado ou convertido conforme o contrato.",
			"Todos os benefícios da apólice dependem da capacidade da seguradora emissora de pagar indenizações. As estimativas desta página não são cotações, e a aceitação depende da análise de risco.",
			"A {agency} não dá orientação jurídica nem tributária. Em geral, a seguradora paga ao agente uma comissão, que é coberta pelo prêmio.",
			"<licensedStates>A {agency} tem [licença em {licensedStates} {statesNoun}](/licensing).</licensedStates> Produtos, condições e requisitos variam conforme o estado e a seguradora.",
		],
	},
	callToAction: {
		title: "Saiba o preço para a sua idade e saúde",
		text: "Um agente licenciado pode <carriersCompared>comparar seguradoras por você e </carriersCompared>dizer o que as seguradoras perguntam sobre a sua saúde. A consulta é gratuita. Ligue para {phone}.",
	},
} satisfies ProductPageContent;
