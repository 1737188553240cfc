import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Política de cookies: o que seu navegador guarda",
		description:
			"Cada cookie e cada ajuste que este site guarda no seu navegador, quanto tempo dura, quais ficam desligados até você permitir e como mudar de ideia depois.",
	},
	title: "Política de cookies",
	lead: "Um cookie é um pequeno bilhete que um site deixa no seu navegador. Usamos poucos e, sem perguntar, só os necessários.",
	updated: "2026-11-21",
	sections: [
		{
			id: "categories",
			title: "Quatro categorias, você escolhe",
			layout: "cards",
			paragraphs: [
				"Na primeira visita, um aviso pergunta quais categorias você permite. Você pode aceitar todas, recusar todas ou escolher uma por uma. Fechar o aviso equivale a recusar. Se você recusar, o site funciona do mesmo jeito.",
			],
			items: [
				{
					title: "Necessários",
					text: "Idioma, suas escolhas de privacidade, acesso à conta, hora da sua última mensagem e seu estado. Sempre ligados, porque sem eles o site não funciona direito.",
				},
				{
					title: "Analíticos",
					text: "Contam visitas e passos para que possamos melhorar as páginas. Desligados até você permitir. O que se digita em um formulário não é capturado.",
				},
				{
					title: "De marketing",
					text: "Mostram qual anúncio trouxe um visitante. Desligados até você permitir. Se você permitir, as ferramentas de medição podem conhecer seu e-mail quando você envia um formulário, e mapas e vídeos de outras empresas carregam sem clique.",
				},
				{
					title: "De personalização",
					text: "Estimam que estilo de explicação combina com você, por exemplo com nosso [teste de estilo de comunicação](/test-disc). Desligados até você permitir. Nunca influenciam preço nem cobertura.",
				},
			],
		},
		{
			id: "list",
			title: "O que é guardado, um por um",
			paragraphs: [
				"A maioria não são cookies, e sim registros no armazenamento local do navegador, que não são enviados a cada acesso. Listamos aqui porque servem ao mesmo fim.",
				"Quando a conexão é criptografada, os nomes dos nossos cookies começam com __Host-.",
			],
			table: {
				caption: "Cookies e armazenamento do navegador",
				columns: ["Nome ou conteúdo", "Para quê", "Onde", "Quanto dura", "Categoria"],
				rows: [
					["sf_lang", "Lembra seu idioma", "Cookie", "{languageCookieDays} dias", "Necessário"],
					[
						"sf_lang",
						"A mesma escolha, para páginas que a leem no navegador",
						"Armazenamento local",
						"Até você apagar",
						"Necessário",
					],
					[
						"Sessão de acesso (sf.session_token)",
						"Mantém conectados a equipe e quem tem conta",
						"Cookie fora do alcance dos programas da página",
						"Até sair ou após um tempo sem atividade, no máximo {sessionDays} dias",
						"Necessário",
					],
					[
						"sf_device",
						"Marca um navegador em que uma conta já entrou, para que os erros de senha de outras pessoas não deixem o dono de fora",
						"Cookie fora do alcance dos programas da página",
						"{deviceCookieDays} dias",
						"Necessário",
					],
					[
						"sf_confirm",
						"Guarda a chave de um link que enviamos por e-mail até que a senha da conta seja digitada",
						"Cookie fora do alcance dos programas da página",
						"{linkCookieMinutes} minutos",
						"Necessário",
					],
					[
						"form_opened",
						"Quando o formulário foi aberto. Só em navegadores sem JavaScript, para distinguir pessoas de robôs",
						"Cookie fora do alcance dos programas da página",
						"4 horas",
						"Necessário",
					],
					[
						"cookie-consent",
						"As categorias que você escolheu, com o número aleatório com que registramos a escolha",
						"Armazenamento local",
						"Até você mudar ou apagar",
						"Necessário",
					],
					[
						"cookie-consent-date",
						"Quando você fez essa escolha",
						"Armazenamento local",
						"Até você mudar ou apagar",
						"Necessário",
					],
					[
						"Hora da sua última mensagem (sf_last_contact)",
						"Evita que o mesmo formulário seja enviado duas vezes em {contactIntervalMinutes} minutos",
						"Armazenamento local",
						"Usada por {contactIntervalMinutes} minutos",
						"Necessário",
					],
					[
						"Localização aproximada, seu estado (sf_location)",
						"Mostra as regras e os produtos do seu estado",
						"Armazenamento local",
						"{locationHours} horas",
						"Necessário",
					],
					[
						"O estado que você escolheu (sf_state)",
						"Vale no lugar do estado que foi procurado",
						"Armazenamento local",
						"Até você mudar ou apagar",
						"Necessário",
					],
					[
						"O aviso sobre o seu estado que você fechou (sf_banner_closed)",
						"Mantém o aviso fechado até o seu estado mudar",
						"Armazenamento local",
						"Até você apagar",
						"Necessário",
					],
					[
						"Respostas do chat (sf_chat)",
						"Mantém o chat onde você o deixou enquanto passa de uma página a outra",
						"Armazenamento do navegador",
						"Uma visita",
						"Necessário",
					],
					[
						"Resultados da calculadora que você pôs lado a lado (sf_scenarios)",
						"Guarda os resultados enquanto você passa de uma página a outra",
						"Armazenamento do navegador",
						"Uma visita",
						"Necessário",
					],
					[
						"Número da visita (sf_visit)",
						"Um número aleatório que une os passos de uma visita, sem seu nome",
						"Armazenamento do navegador",
						"Uma visita",
						"Necessário",
					],
					[
						"Uma mensagem ainda não enviada (sf_outbox)",
						"Guarda sua mensagem se nosso servidor não puder ser alcançado",
						"Banco de dados do navegador no seu aparelho",
						"Até ser enviada",
						"Necessário",
					],
					[
						"Um pequeno programa que envia uma mensagem em espera (sw.js)",
						"Envia a mensagem quando você volta a ter conexão, mesmo com a página fechada",
						"Os programas do navegador para este site",
						"Até você apagar",
						"Necessário",
					],
					[
						"Nome, e-mail e telefone informados em um formulário (sf_visitor)",
						"Evita que você os digite de novo em outro formulário da mesma visita",
						"Armazenamento do navegador",
						"Uma visita",
						"Necessário",
					],
					[
						"Respostas sobre seu estilo de comunicação (sf_disc_answers)",
						"Suas respostas ao teste de estilo, se você o fizer",
						"Armazenamento do navegador",
						"Uma visita; só recebemos como elas se dividiram se você permitir a personalização",
						"Necessário",
					],
					[
						"Anotações da sua visita (sf_journey)",
						"Páginas lidas e escolhas feitas, para estimar o estilo que combina com você",
						"Armazenamento do navegador",
						"Uma visita, ou até você desligar a personalização",
						"De personalização",
					],
					[
						"Respostas às perguntas para uma estimativa ou cotação (sf_funnel_…)",
						"Guarda suas respostas, como idade, renda, dívidas ou tabaco, enquanto você passa de uma pergunta a outra. Só as recebemos se você enviar o formulário",
						"Armazenamento do navegador",
						"Uma visita",
						"Necessário",
					],
				],
			},
		},
		{
			id: "third-parties",
			title: "Cookies de outras empresas",
			paragraphs: [
				"Nenhuma análise externa, gerenciador de tags, mapa ou vídeo carrega antes que você permita a categoria ou clique para abrir. Depois de aberto, essa empresa pode deixar cookies próprios.",
				"O serviço de agendamento abre em uma nova aba e segue as regras dele. O controle de spam roda no seu próprio navegador, sem outra empresa. Se o Google reCAPTCHA estiver ligado no lugar, o Google pode guardar um registro no seu navegador para essa verificação.",
			],
		},
		{
			id: "privacy-signal",
			title: "Controle Global de Privacidade",
			paragraphs: [
				"Se seu navegador envia o sinal Global Privacy Control (GPC), análise e marketing ficam desligados sem que você precise fazer nada. O aviso diz que o sinal foi respeitado.",
			],
		},
		{
			id: "change-your-mind",
			title: "Como mudar de ideia",
			layout: "steps",
			items: [
				{ title: "Abra as preferências de cookies", text: "O link fica no fim de cada página." },
				{ title: "Ligue ou desligue categorias", text: "A mudança vale a partir daquele momento." },
				{
					title: "Apague o que já está guardado",
					text: "As configurações do navegador permitem apagar os cookies e os dados deste site. Depois disso perguntaremos de novo, e talvez você precise escolher o idioma outra vez.",
				},
			],
		},
		{
			id: "more",
			title: "Localização e outras perguntas",
			paragraphs: [
				"Seu estado é procurado em nosso próprio servidor. [Geolocalização de IP por DB-IP](https://db-ip.com), sob licença CC BY 4.0.",
				"A [política de privacidade](/privacy) explica o que acontece com os dados que você nos envia. Para qualquer outra dúvida, escreva para {email} ou ligue para {phone}.",
			],
		},
	],
} satisfies ArticlePageContent;
