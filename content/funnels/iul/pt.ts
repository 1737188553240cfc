import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guia gratuito: como ler uma ilustração de IUL",
			description:
				"Um guia gratuito sobre as páginas decisivas de uma ilustração de vida universal indexada (IUL), com cinco testes e as formas como uma apólice fracassa. Por e-mail.",
		},
		title: "Alguém lhe mostrou um IUL com números muito grandes?",
		lead: "Vinte páginas de números, e o olho vai para a última coluna. Ela se apoia em uma única taxa, creditada todos os anos, sem nenhum ano ruim. Na vida real não é assim.",
		promise: {
			title: "Cinco testes que mostram o que há por trás dos números",
			text: "O guia leva você por uma ilustração página por página e dá cinco testes que qualquer agente pode fazer em minutos. Depois você pode julgar por conta própria.",
		},
		proofs: {
			title: "Por que confiar neste guia",
			items: [
				{
					title: "O caso de 0% também aparece",
					text: "Um dos testes mostra anos em que nada é creditado e os encargos são descontados mesmo assim. Se um agente não quer mostrar esse teste a você, é um sinal de alerta.",
				},
				{
					title: "Conta como uma apólice dá errado",
					text: "Prêmios baixos, juros baixos e encargos que sobem: o guia descreve como uma apólice perde a vigência e o que um empréstimo faz com os seus impostos.",
				},
				{
					title: "Diz o que pode servir melhor",
					text: "O seguro temporário dá mais cobertura pelo mesmo dinheiro. O de vida inteira tem uma tabela de valores no contrato. O guia diz para quem cada um serve.",
				},
			],
		},
		faqs: [
			{
				question: "Já tenho um IUL. É tarde demais?",
				answer:
					"Não. Peça à sua seguradora uma ilustração da apólice em vigor e faça nela os mesmos testes. É muito mais fácil resolver um problema no ano 12 do que no 30.",
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
			title: "Conversa estratégica gratuita sobre o IUL",
			description:
				"Faça cinco testes em uma ilustração de vida universal indexada (IUL) com um agente licenciado, um deles a 0%.<monthlySpots> Veja quantas vagas há neste mês.</monthlySpots>",
		},
		title: "Uma conversa sobre o IUL que inclui o caso de 0%",
		lead: "Um agente licenciado faz com você cinco testes em uma ilustração e a compara com o seguro temporário e o de vida inteira. Você decide depois, no seu tempo.",
		benefits: [
			"Cinco testes em uma ilustração: a sua, ou uma que pedimos para você",
			"Tetos, encargos e taxas de resgate explicados com os seus números",
			"Seguro temporário e de vida inteira para a mesma necessidade, lado a lado",
			"Se você já tem um IUL, uma análise para ver se ele está no caminho certo",
		],
	},
} satisfies FunnelPageContent;
