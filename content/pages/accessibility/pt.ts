import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Acessibilidade deste site",
		description:
			"O padrão que buscamos, o que funciona com teclado, leitor de tela ou letra grande, o que ainda não funciona bem e outras formas de falar conosco.",
	},
	title: "Acessibilidade",
	lead: "Toda pessoa deve poder ler este site, usar as calculadoras e falar com alguém. Veja o que já fizemos, o que ainda falta e como nos avisar.",
	updated: "2026-11-21",
	sections: [
		{
			id: "standard",
			title: "O padrão que buscamos",
			paragraphs: [
				"Seguimos as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA, em todos os idiomas do site. Não colocamos barras nem camadas que dizem consertar uma página. As próprias páginas devem funcionar.",
			],
		},
		{
			id: "what-works",
			title: "O que já fizemos",
			layout: "checklist",
			items: [
				{
					text: "Cada passo, do menu ao envio de um formulário, pode ser feito pelo teclado. Sempre dá para ver onde você está.",
				},
				{
					text: "Os menus e as barras fixas são feitos para não cobrir o link, o botão ou o campo que você está usando.",
				},
				{ text: "O texto pode ser ampliado até 400% sem que você precise rolar os parágrafos para os lados." },
				{
					text: "Títulos, listas, tabelas e campos são marcados para que um leitor de tela possa anunciá-los no idioma da página.",
				},
				{ text: "Os erros de um formulário aparecem em uma lista, por escrito, e a página leva você ao primeiro." },
				{ text: "Cada controle deslizante tem um campo para digitar o número." },
				{ text: "A cor nunca é o único sinal, e o contraste é conferido." },
				{ text: "O controle de spam não mostra quebra-cabeças nem letras para decifrar." },
				{ text: "As páginas podem ser lidas e o formulário de contato pode ser enviado sem JavaScript." },
			],
		},
		{
			id: "how-tested",
			title: "Como testamos",
			paragraphs: [
				"Testes automáticos rodam sempre que o site muda, e percorremos as tarefas principais com o teclado e com muito zoom. Esses testes acham só parte dos problemas. Ainda não houve auditoria externa, e pessoas que usam tecnologia assistiva todos os dias ainda não testaram o site para nós.",
			],
		},
		{
			id: "known-limits",
			title: "Limites conhecidos",
			items: [
				{
					title: "Marcar um horário",
					text: "A página de agendamento é de uma empresa externa e abre em uma nova aba. Se não funcionar para você, ligue ou escreva e combinamos o horário com você.",
				},
				{
					title: "Relatórios em PDF",
					text: "Nossos relatórios e guias são marcados para leitores de tela: títulos, listas, tabelas e links. Os gráficos têm só um título. Podemos enviar os números deles como texto simples ou lê-los para você.",
				},
				{
					title: "Documentos de seguradoras e órgãos públicos",
					text: "As apólices e os sites oficiais não são nossos, e muitos estão só em inglês. Nós os lemos com você.",
				},
				{
					title: "Mapas e vídeos",
					text: "Vêm de outras empresas e só carregam quando você pede. Por telefone informamos o endereço e como chegar.",
				},
			],
		},
		{
			id: "report",
			title: "Avise sobre um obstáculo",
			layout: "steps",
			items: [
				{
					title: "Escreva ou ligue",
					text: "{email} ou {phone}<spokenLanguages>, em qualquer um dos nossos quatro idiomas</spokenLanguages>.",
				},
				{
					title: "Conte o que aconteceu",
					text: "A página, o que você queria fazer e, se quiser, o aparelho, o navegador ou o recurso que usa.",
				},
				{
					title: "O que fazemos",
					text: "Uma pessoa lê e responde. Ajudamos logo por outro caminho, depois consertamos a página e avisamos quando ela estiver pronta.",
				},
			],
		},
		{
			id: "other-ways",
			title: "Outras formas de falar conosco",
			layout: "cards",
			items: [
				{
					title: "Telefone",
					text: "{phone}, ou a linha gratuita {tollFreePhone}, de {officeHours}, {timeZone}.",
				},
				{
					title: "Serviço de retransmissão",
					text: "Aceitamos chamadas pelo Serviço de Retransmissão de Telecomunicações. Disque 711.",
				},
				{ title: "E-mail", text: "{email}, a qualquer hora." },
				{
					title: "Pessoalmente ou por carta",
					text: "{address}. Antes de vir, diga o que tornaria a visita mais fácil.",
				},
			],
		},
	],
} satisfies ArticlePageContent;
