import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Política de privacidade: o que guardamos e por quê",
		description:
			"O que este site registra quando você escreve ou lê uma página, quem vê os dados, por quanto tempo ficam guardados e como vê-los, corrigi-los ou apagá-los.",
	},
	title: "Política de privacidade",
	lead: "Antes de dar seus dados a alguém, você precisa saber o que acontece com eles. Explicamos aqui em palavras simples.",
	updated: "2026-11-21",
	sections: [
		{
			id: "in-short",
			title: "Em poucas palavras",
			layout: "checklist",
			items: [
				{
					text: "Usamos o que você nos envia para responder a você. Não vendemos dados pessoais e só os compartilhamos para publicidade se você ativou o marketing.",
				},
				{ text: "Análise, marketing e personalização ficam desligados até que você os ative." },
				{ text: "Não gravamos sua tela, os movimentos do mouse nem o que você digita." },
				{ text: "Aceitar ligações ou mensagens de texto nunca é condição para comprar." },
				{
					text: "Você pode pedir que mostremos, corrijamos ou apaguemos seus dados: com [um formulário](/privacy#your-request), {email} ou {phone}.",
				},
			],
		},
		{
			id: "who-we-are",
			title: "Quem somos",
			paragraphs: [
				"Este site pertence à {agency}, uma agência independente de seguros de vida em {address}. Quando dizemos “nós” nesta página, falamos da agência.",
				"Esta política vale para este site e para as mensagens que começam aqui. Se você fizer uma proposta de seguro, a seguradora também trata seus dados, segundo o próprio aviso de privacidade dela.",
			],
		},
		{
			id: "what-we-keep",
			title: "O que guardamos e por quê",
			paragraphs: ["Você pode ler a maioria das páginas sem nos contar nada. Isto é o que fica guardado, e quando."],
			table: {
				caption: "Dados guardados por este site",
				columns: ["Quando", "O que é guardado", "Para quê"],
				rows: [
					[
						"Você envia um formulário, um relatório da calculadora ou um chat",
						"Nome, e-mail, telefone, sua mensagem e suas respostas, que podem incluir idade, renda, dívidas e se você usa tabaco; a página, o idioma e os dados de campanha do link que você seguiu; a página que trouxe você até aqui; tipo de navegador (user agent), tamanho da tela, fuso horário, endereço IP, o estado onde você parece estar, um número de visita aleatório e a hora",
						"Para responder a você, passar seu pedido a um agente licenciado no seu estado, lembrar você de uma estimativa que você pediu (dois e-mails no máximo) e impedir abusos",
					],
					[
						"Você agenda uma conversa no serviço de agendamento, ou a cancela",
						"O que o serviço nos informa: seu nome, seu e-mail, a hora da conversa, suas respostas lá e o fuso horário",
						"Para saber que você tem uma conversa marcada e atender você",
					],
					[
						"Nossa equipe trabalha no seu pedido",
						"O que ela anota sobre ele, as ligações e como terminaram, os e-mails enviados a você e se chegaram, as tarefas, quem é responsável, quem indicou você, como terminou e as apólices que você comprou: o valor, a seguradora, o número, o produto, o prêmio e as datas",
						"Para responder a você, cumprir o combinado e seguir as regras sobre ligações",
					],
					[
						"Você aceita que entremos em contato",
						"O texto exato que você viu, a versão e o idioma, a página, as caixas que você marcou, seu nome, telefone e e-mail, a hora (UTC), o endereço IP e o tipo de navegador",
						"Para mostrar o que você aceitou e o que não aceitou",
					],
					[
						"Você envia um formulário ou, com a análise permitida, abre uma página ou faz algo como terminar um cálculo ou abrir a página de agendamento",
						"O que você fez e do que tratava, como um produto, seu estado ou a faixa em que um número cai, nunca o próprio número; a página, o idioma dela e a rapidez com que carregou; a hora e o número de visita aleatório, sem seu nome, e-mail ou telefone",
						"Para saber quais páginas ajudam as pessoas",
					],
					[
						"Você lê um artigo do blog",
						"O artigo, a página de onde você veio, o tipo de navegador e um número de visita aleatório ou a palavra “anônimo”",
						"Para contar leitores",
					],
					[
						"Você permite a personalização",
						"Um número de visita aleatório; as páginas vistas, por quanto tempo e até onde foram lidas e o que foi aberto nelas; seu resultado no teste de estilo; o tamanho de uma mensagem e a pontuação dela, não o que ela diz, e o número com que a guardamos; e uma estimativa do estilo de explicação que combina com você",
						"Para que nossos agentes expliquem as coisas do jeito que combina com você; nunca para definir preço nem decidir cobertura",
					],
					[
						"Você responde ao aviso de cookies",
						"Um número aleatório, as categorias que você permitiu, se seu navegador enviou um sinal de privacidade, a versão e o idioma do aviso, e a hora",
						"Para mostrar o que você permitiu",
					],
					[
						"Você tem uma conta aqui, como é o caso da nossa equipe",
						"E-mail, um resumo criptográfico (hash) da senha, do qual ninguém consegue recuperá-la, a função, o idioma, os horários de acesso e, enquanto a sua sessão está aberta, o horário da última atividade, o navegador, o tipo de aparelho e o lugar aproximado. Se usar um segundo fator: a chave cifrada do seu aplicativo, os seus códigos de recuperação cifrados e os nomes e as chaves públicas das suas chaves de acesso",
						"Para você entrar com segurança",
					],
					[
						"Você cancela os e-mails ou nos pede que paremos de entrar em contato",
						"Seu e-mail ou telefone, o que deve parar, como e em que idioma você nos disse, a hora, o endereço IP e o tipo de navegador",
						"Para parar e poder provar que paramos",
					],
					[
						"Você faz um pedido sobre os seus dados",
						"Seu nome, seu e-mail e, se você informar, seu telefone; o que você pede; e as datas do pedido e da resposta",
						"Para responder a você no prazo",
					],
					[
						"Você nos permite publicar o que disse sobre nós",
						"Suas palavras e as traduções, seu nome como você quer que apareça, sua cidade e seu estado, as datas, se você recebeu algo em troca ou tem vínculo com a agência, e a sua permissão assinada",
						"Para mostrar as suas palavras e poder provar que você permitiu",
					],
					[
						"O site está no ar",
						"Registros de segurança e do servidor, só com a parte de rede de um endereço IP, sem endereços de e-mail, telefones ou códigos (tokens) de sessão; avisos dos navegadores sobre conteúdo bloqueado",
						"Para encontrar falhas e ataques",
					],
				],
			},
		},
		{
			id: "please-leave-out",
			title: "O que não enviar",
			paragraphs: [
				"Por favor, não escreva seu número do Social Security, dados bancários ou histórico de saúde em um formulário ou chat deste site. Se uma proposta precisar deles, um agente licenciado explica como enviá-los com segurança.",
			],
		},
		{
			id: "on-your-device",
			title: "O que fica no seu próprio aparelho",
			paragraphs: [
				"Se nosso servidor não responder quando você clicar em enviar, o navegador guarda a mensagem no seu aparelho e a envia quando a conexão volta; alguns navegadores só a enviam enquanto este site está aberto. Até lá, ela fica só nele. Em um computador compartilhado, espere a confirmação ou prefira nos ligar.",
				"Seu idioma, suas escolhas de privacidade e alguns outros ajustes também ficam no navegador. A [política de cookies](/cookies) lista cada um.",
			],
		},
		{
			id: "consent-records",
			title: "O registro do seu consentimento",
			paragraphs: [
				"Mantemos duas coisas separadas. A primeira é o seu pedido: o texto ao lado do formulário diz que entraremos em contato sobre ele. A segunda, a publicidade por meios automáticos, é opcional: perguntamos sobre ela depois que você envia o pedido, em uma caixa própria. Nenhuma caixa vem marcada, e deixar essa caixa em branco não muda nada no seu pedido.",
				"Cada resposta é guardada em um registro que só recebe acréscimos e nunca é sobrescrito. Cada registro leva uma impressão digital eletrônica do anterior, de modo que uma mudança posterior apareceria. Se você retirar o consentimento, isso vira um registro próprio na mesma cadeia, e o registro anterior fica como estava.",
				"As regras federais sobre vendas por telefone (16 CFR 310.5) exigem prova do consentimento por 5 anos. Por isso guardamos esses registros por esse tempo, mesmo que o resto dos seus dados seja apagado. Eles ficam então trancados: nenhuma tela nossa, nenhum e-mail e nenhuma cópia de dados os mostra mais. Servem só para provar o que foi aceito.",
			],
		},
		{
			id: "who-sees-it",
			title: "Quem recebe seus dados",
			layout: "cards",
			items: [
				{
					title: "Nossos agentes licenciados",
					text: "Eles leem seu pedido e respondem. A equipe vê só o que a função de cada um exige.",
				},
				{
					title: "Empresas que operam nossos sistemas",
					text: "O provedor que entrega nosso e-mail e quem hospeda nossos servidores ou cadastros de clientes, seguindo nossas instruções.",
				},
				{
					title: "O serviço de agendamento",
					text: "Só se você o abrir. Se antes você nos deu seu nome, seu e-mail e seu idioma, eles já aparecem preenchidos lá. É um serviço externo, em uma nova aba, com aviso de privacidade próprio.",
				},
				{
					title: "Seguradoras",
					text: "Só quando você faz uma proposta ou nos pede para buscar uma oferta em seu nome.",
				},
				{
					title: "Empresas de análise e de publicidade, se você permitir",
					text: "Se você permitir a análise, o Google Tag Manager é carregado, e as empresas de análise configuradas nele recebem quais páginas você abre, o seu estado, o produto que você consulta e faixas, como uma idade de 40 a 49 anos. Se permitir o marketing, as empresas de publicidade também recebem o seu e-mail quando você envia um formulário. Se não permitir nada, elas não recebem nada.",
				},
				{ title: "Autoridades", text: "Quando uma lei, um tribunal ou um órgão regulador de seguros exige." },
			],
		},
		{
			id: "what-we-do-not-do",
			title: "O que não fazemos",
			layout: "checklist",
			items: [
				{ text: "Não vendemos nem alugamos seus dados, e não os repassamos a outras empresas como contatos de venda." },
				{
					text: "Não compartilhamos números de celular, nem o consentimento para receber mensagens de texto, com terceiros ou empresas afiliadas para a publicidade deles.",
				},
				{ text: "Não usamos gravação de sessão: nada filma o que você faz em uma página." },
				{
					text: "Nenhum serviço de análise de terceiros, gerenciador de tags, mapa ou vídeo é carregado antes que você permita ou clique para abrir.",
				},
				{
					text: "Se você permitir marketing, as ferramentas de publicidade recebem seu e-mail quando você envia um formulário. Leis como a da Califórnia chamam isso de compartilhar, e você pode [parar isso](/privacy#your-request) quando quiser. Se não permitir, elas nunca o recebem.",
				},
			],
		},
		{
			id: "location-and-spam",
			title: "Localização e controle de spam",
			paragraphs: [
				"Para mostrar as regras do seu estado, nosso próprio servidor procura o lugar aproximado do seu endereço IP em um banco de dados que ele mesmo guarda. Esse endereço IP não é enviado a ninguém para isso. A resposta pode estar errada, e você pode mudá-la; o estado que você escolher fica no seu navegador. Se houver uma rede de distribuição na frente do nosso servidor, o que ela disser da sua região vale no lugar da busca. [Geolocalização de IP por DB-IP](https://db-ip.com), sob licença CC BY 4.0.",
				"Para barrar robôs, seu navegador faz um pequeno cálculo quando você envia um formulário. Isso acontece no seu aparelho, sem outra empresa envolvida. O site pode ser configurado para usar o Google reCAPTCHA no lugar disso; enquanto isso estiver ligado, o Google recebe seu endereço IP e dados do seu navegador para essa verificação.",
				"Uma mensagem que parece spam é separada para que uma pessoa a examine. Ela não é jogada fora.",
			],
		},
		{
			id: "how-long",
			title: "Por quanto tempo guardamos",
			table: {
				caption: "Prazos de guarda",
				columns: ["Dados", "Guardados por"],
				rows: [
					[
						"Mensagens, pedidos, o que você preencheu e o que nossa equipe anotou sobre eles",
						"Até {leadYears} anos depois do último contato, ou antes se você pedir a exclusão e nenhuma lei nos obrigar a mantê-los",
					],
					[
						"Registros de consentimento e o que você nos disse ao retirá-lo",
						"{consentRecordYears} anos, e mais só enquanto guardarmos o pedido a que pertencem. Depois destruímos a chave de cada registro, e ninguém mais consegue lê-lo, nem nós. Os backups feitos antes disso ainda contêm a chave, por isso a exclusão só se completa quando o último deles é apagado",
					],
					[
						"Endereços de e-mail e números de telefone que você pediu que não usássemos mais para contato, ou com os quais se opôs à venda de dados, ou um código feito a partir deles",
						"Enquanto enviarmos e-mails, porque, sem esse registro, as mensagens recomeçariam",
					],
					[
						"Reclamações e o que fizemos a respeito",
						"{complaintYears} anos depois que a reclamação é encerrada, porque a lei exige guardá-las, mesmo se excluirmos seus outros dados",
					],
					[
						"Consultas às listas de não perturbe sobre o seu número de telefone",
						"{doNotCallCheckYears} anos, ou até excluirmos seus dados a seu pedido",
					],
					["Páginas vistas, artigos lidos e ações feitas, como terminar um cálculo", "{visitMonths} meses"],
					[
						"Estimativas de estilo",
						"{profileDays} dias depois da visita, ou até você [apagar a sua](/privacy#your-profile)",
					],
					[
						"Conversas agendadas ou canceladas no serviço de agendamento",
						"{bookingMonths} meses depois da hora da conversa",
					],
					["Respostas ao aviso de cookies", "{cookieConsentYears} anos"],
					[
						"Pedidos sobre os seus dados",
						"{dataRequestMonths} meses; {confirmationDays} dias se o pedido não for confirmado; depois de uma exclusão, só as datas",
					],
					[
						"Contas",
						"Equipe: enquanto trabalhar aqui. Outras: até {unusedAccountMonths} meses depois do último acesso",
					],
					[
						"Nossas páginas, artigos e cartas-modelo como eram na época, com os nomes que aparecem neles e os de quem, na equipe, escreveu ou aprovou um artigo",
						"{publicationYears} anos depois que esse texto foi mostrado pela última vez",
					],
					[
						"Palavras de clientes que publicamos, com a permissão assinada",
						"{publicationYears} anos depois de tirá-las da nossa lista",
					],
					[
						"Versões anteriores de artigos do blog, com os nomes de quem as escreveu na equipe",
						"{versionDays} dias; as últimas {versionCount} de cada texto, enquanto o texto existir",
					],
					["Imagens enviadas para artigos que nenhum artigo usa", "{unusedImageDays} dias"],
					["Mensagens e pedidos que nossa equipe excluiu, caso tenha sido um engano", "{deletedLeadDays} dias"],
					[
						"Arquivos com dados de contato de pessoas que nossa equipe carrega no site, até serem importados, e as linhas que não foram importadas",
						"{importFileHours} horas",
					],
					["Convites para criar uma conta que ninguém aceitou", "{invitationDays} dias depois que o link expira"],
					["Registro de segurança", "{securityLogMonths} meses"],
					[
						"Avisos automáticos aos nossos outros sistemas sobre o seu pedido, com o conteúdo",
						"{webhookCallDays} dias",
					],
					["Contagens de pedidos e e-mails, para evitar abusos", "{countHours} horas"],
					["E-mails que o nosso próprio servidor guarda como arquivos", "{outboxDays} dias"],
					["Tarefas em espera, como um e-mail que não pôde ser enviado", "No máximo {jobDays} dias"],
					["Arquivos danificados separados para exame", "{damagedFileDays} dias"],
					["Ajustes no seu navegador", "Veja a [política de cookies](/cookies); você pode apagá-los quando quiser"],
				],
			},
		},
		{
			id: "your-rights",
			title: "Seus direitos e como usá-los",
			layout: "steps",
			paragraphs: [
				"Estes direitos são seus, não importa onde você more. Você pode pedir para ver os dados que temos sobre você, para corrigi-los, para apagá-los, para que não sejam vendidos nem compartilhados e para que deixem de ser usados em marketing ou personalização. Exercer um direito nunca piora nosso atendimento.",
				"Você pode [ver e apagar aqui](/privacy#your-profile) o perfil da visita que está fazendo agora, sem pedir a ninguém.",
			],
			items: [
				{
					title: "Peça",
					text: "Use [o formulário desta página](/privacy#your-request), escreva para {email} ou ligue para {phone}.",
				},
				{
					title: "Confirme que é você",
					text: "Enviamos um link ao seu e-mail, para que ninguém mais receba ou apague seus dados. Se só tivermos um número de telefone, conferimos com uma ligação. Outra pessoa pode pedir por você com sua autorização por escrito.",
				},
				{
					title: "Receba a resposta",
					text: "Respondemos em até {dataRequestDays} dias a contar do seu pedido. A oposição à venda ou ao compartilhamento vale assim que você envia o formulário; se faltar algo a fazer manualmente, fazemos em até {optOutBusinessDays} dias úteis. A cópia dos seus dados vem em PDF e em um arquivo que programas conseguem ler. Se tivermos de manter algo, dizemos o quê e por qual regra.",
				},
			],
		},
		{
			id: "stop-contact",
			title: "Como parar ligações, mensagens de texto e e-mails",
			layout: "cards",
			items: [
				{ title: "Mensagem de texto", text: "Responda STOP a qualquer mensagem." },
				{
					title: "E-mail",
					text: "Use o link no fim do e-mail, que também pode parar ligações e mensagens de texto, ou escreva para {email}.",
				},
				{ title: "Telefone", text: "Diga a quem ligar para você, ou ligue para {phone} ou {tollFreePhone}." },
			],
			paragraphs: [
				"Qualquer forma clara de dizer isso vale. Atendemos ao seu pedido em no máximo 10 dias úteis. Ligamos somente entre 8h e 20h, no horário de onde você está.",
			],
		},
		{
			id: "privacy-signal",
			title: "Controle Global de Privacidade",
			paragraphs: [
				"Se seu navegador envia o sinal Global Privacy Control (GPC), nós o tratamos como um pedido de recusa (opt-out). Análise e marketing ficam desligados, e o aviso de privacidade da página diz que seu sinal foi respeitado. Vale para todo visitante, não só onde a lei exige. A configuração mais antiga “Do Not Track” diz com menos clareza o que se quer, e não respondemos a ela.",
			],
		},
		{
			id: "financial-privacy",
			title: "Quando você se torna cliente",
			paragraphs: [
				"Assim que você faz uma proposta ou compra um produto financeiro por nosso intermédio, a lei federal Gramm-Leach-Bliley (GLBA) e as regras estaduais de privacidade em seguros protegem os dados pessoais relacionados a esse produto. Você recebe então um aviso de privacidade separado, nosso ou da seguradora. Até lá, vale esta página.",
			],
		},
		{
			id: "state-notes",
			title: "Notas para alguns estados",
			items: [
				{
					title: "Califórnia",
					text: "Coletamos identificadores (nome, e-mail, telefone, endereço IP), o que você nos conta sobre idade, renda, dívidas, família e uso de tabaco, sua atividade neste site, o lugar aproximado do seu endereço IP e, se você permitir, uma estimativa do estilo que combina com você. Isso vem de você, do seu navegador e do serviço de agendamento. Não vendemos nada disso. Compartilhamos seu e-mail com ferramentas de publicidade só se você ativou o marketing, e sua atividade com ferramentas de análise só se você ativou a análise. Para interromper isso, use “Preferências de cookies” no rodapé da página, um sinal Global Privacy Control ou [o formulário](/privacy#your-request). Você pode indicar alguém para pedir por você, e exercer um direito não custa nada.",
				},
				{
					title: "Texas, Nova Jersey e outros estados com direito a recurso",
					text: "Se recusarmos um pedido, dizemos por quê. Você pode recorrer: responda à nossa mensagem com a palavra “Recurso”. Outra pessoa examina e responde em até 45 dias. Se a resposta ainda for não, você pode reclamar ao procurador-geral do seu estado.",
				},
				{
					title: "Washington",
					text: "A nossa [política sobre dados de saúde](/privacy/health-data) fica em uma página própria. Vale para todas as pessoas.",
				},
				{
					title: "Flórida",
					text: "A Carta de Direitos Digitais da Flórida dirige as suas regras principais a empresas muito grandes, com mais de 1 bilhão de dólares (US$ 1.000.000.000) de receita, e essas regras não se aplicam a nós. Mesmo assim, você tem conosco os direitos acima. Uma regra vale para todas as empresas: dados sensíveis, como os de saúde, não podem ser vendidos sem consentimento (seção 501.715). Nós não os vendemos de forma alguma.",
				},
			],
		},
		{
			id: "children",
			title: "Crianças e adolescentes",
			paragraphs: [
				"Este site é para adultos. Não coletamos, de forma consciente, dados de menores de 18 anos. Se um menor nos escreveu, avise, e apagaremos os dados.",
			],
		},
		{
			id: "security",
			title: "Como protegemos os dados",
			paragraphs: [
				"As conexões com este site são criptografadas. Cada pessoa da equipe entra com a própria conta, vê só o que sua função permite e é desconectada após um tempo sem atividade. Nenhum sistema é perfeito. Se um dia uma invasão atingir seus dados, avisaremos você e as autoridades como a lei exige.",
			],
		},
		{
			id: "questions",
			title: "Perguntas, reclamações e mudanças",
			paragraphs: [
				"Escreva para {email}, ligue para {phone} ou envie uma carta para {address}. Se nossa resposta não resolver, você pode procurar o departamento de seguros do seu estado, listado em [regras por estado](/state-compliance) (na Flórida, a [Divisão de Serviços ao Consumidor](https://myfloridacfo.com/division/consumers)), ou a [Comissão Federal de Comércio](https://www.ftc.gov).",
				"Quando esta política tem uma mudança importante, a data no alto também muda. Se um novo uso dos seus dados precisar do seu consentimento, pedimos antes.",
			],
		},
	],
} satisfies ArticlePageContent;
