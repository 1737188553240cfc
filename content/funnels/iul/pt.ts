import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: como ler uma ilustração de IUL",
			description:
				"Um guia gratuito às páginas que decidem em uma ilustração de vida universal indexada (IUL), com cinco testes para pedir. Enviado por e-mail.",
		},
		title: "Alguém lhe mostrou um IUL com números muito grandes?",
		lead: "Vinte páginas de números, e o olho vai para a última coluna. Ela se apoia em uma única taxa, creditada todos os anos, sem um ruim. Nenhum ano de verdade é assim.",
		promise: {
			title: "Cinco testes que mostram o que há por trás dos números",
			text: "O guia leva você por uma ilustração página por página e dá cinco testes que qualquer agente faz em minutos. Depois você pode julgar por conta própria.",
		},
		proofs: {
			title: "Por que pode confiar nele",
			items: [
				{
					title: "O 0% fica ao lado do resto",
					text: "O primeiro teste é um ano em que nada é creditado e os encargos são descontados mesmo assim. Um agente que não quer mostrá-lo já respondeu à sua pergunta.",
				},
				{
					title: "Conta como as apólices fracassam",
					text: "Prêmios baixos, juros baixos e encargos que sobem: o guia descreve como uma apólice perde a vigência e o que um empréstimo faz com o imposto.",
				},
				{
					title: "Diz o que pode servir mais",
					text: "O temporário dá mais cobertura pelo dinheiro. A vida inteira tem uma tabela de valores no contrato. O guia diz para quem.",
				},
			],
		},
		faqs: [
			{
				question: "Já tenho um IUL. É tarde?",
				answer:
					"Não. Peça à sua seguradora uma ilustração da apólice em vigor e faça nela os mesmos testes. Os problemas se resolvem muito mais fácil no ano 12 do que no 30.",
			},
			{
				question: "Vocês desaconselham o IUL?",
				answer:
					"Não. Nós o oferecemos, e ele pode servir a quem precisa de cobertura pela vida toda e vai cuidar da apólice. Queremos que você conheça antes os dois lados. Eles também estão na nossa [página sobre o IUL](/services/iul).",
			},
		],
	},
	offer: {
		meta: {
			title: "Conversa gratuita de estratégia sobre o IUL",
			description:
				"Teste uma ilustração de vida universal indexada (IUL) com um agente licenciado, também a 0%.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma conversa sobre o IUL com a página do 0% aberta",
		lead: "Um agente licenciado faz com você cinco testes em uma ilustração e põe ao lado o temporário e a vida inteira. Você decide depois, no seu tempo.",
		benefits: [
			"Cinco testes em uma ilustração, a sua ou uma que pedimos",
			"Tetos, encargos e taxas de resgate explicados com os seus números",
			"Ao lado, o temporário e a vida inteira para a mesma necessidade",
			"Se você já tem um IUL: ver se ele está no rumo",
		],
	},
} satisfies FunnelPageContent;
