import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Política de privacidad: qué guardamos y por qué",
		description:
			"Qué datos registra este sitio cuando usted nos escribe o lee una página, quién los ve, cuánto tiempo se guardan y cómo pedir que se corrijan o se borren.",
	},
	title: "Política de privacidad",
	lead: "Antes de dar sus datos, usted debe saber qué pasa con ellos. Aquí lo explicamos con palabras sencillas.",
	updated: "2026-11-21",
	sections: [
		{
			id: "in-short",
			title: "En pocas palabras",
			layout: "checklist",
			items: [
				{
					text: "Usamos lo que usted nos envía para responderle. No vendemos datos personales, y los compartimos para publicidad solo donde usted activó el marketing.",
				},
				{ text: "La analítica, el marketing y la personalización están apagados hasta que usted los active." },
				{ text: "No grabamos su pantalla, ni los movimientos del ratón, ni lo que escribe." },
				{ text: "Aceptar llamadas o mensajes de texto nunca es una condición para comprar." },
				{
					text: "Puede pedirnos que le mostremos, corrijamos o borremos sus datos: con [un formulario](/privacy#your-request), en {email} o en el {phone}.",
				},
			],
		},
		{
			id: "who-we-are",
			title: "Quién es responsable",
			paragraphs: [
				"Este sitio pertenece a {agency}, una agencia independiente de seguros de vida en {address}. Cuando aquí decimos “nosotros”, hablamos de la agencia.",
				"Esta política cubre este sitio web y los mensajes que empiezan aquí. Si usted solicita una póliza, la aseguradora también maneja sus datos, según su propio aviso de privacidad.",
			],
		},
		{
			id: "what-we-keep",
			title: "Qué guardamos y por qué",
			paragraphs: ["La mayoría de las páginas se pueden leer sin decirnos nada. Esto es lo que se guarda y cuándo."],
			table: {
				caption: "Datos que guarda este sitio",
				columns: ["Cuándo", "Qué se guarda", "Para qué"],
				rows: [
					[
						"Usted envía un formulario, un informe de la calculadora o un chat",
						"Nombre, correo electrónico, teléfono, su mensaje y sus respuestas, que pueden incluir edad, ingresos, deudas y si usa tabaco; la página, su idioma y los datos de campaña del enlace que siguió; la página que le trajo aquí; tipo de navegador (user agent), tamaño de pantalla, zona horaria, dirección IP, el estado donde parece estar, un número de visita al azar y la hora",
						"Para responderle, pasar su solicitud a un agente con licencia en su estado e impedir abusos",
					],
					[
						"Usted reserva una cita en el servicio de citas, o la cancela",
						"Lo que el servicio nos informa: su nombre, su correo, la hora de la cita, sus respuestas allí y la zona horaria",
						"Para saber que tiene una cita y atenderle",
					],
					[
						"Usted acepta que le contactemos",
						"El texto exacto que vio, su versión e idioma, la página, las casillas que marcó, su nombre, teléfono y correo, la hora (UTC), la dirección IP y el tipo de navegador",
						"Para mostrar qué aceptó y qué no",
					],
					[
						"Usted envía un formulario o, si permitió la analítica, abre una página o da un paso como terminar un cálculo o abrir la página de reservas",
						"El tipo de paso y de qué trataba, como un producto, su estado o el rango en que cae una cifra, nunca la cifra misma; la página, su idioma y la rapidez con que se cargó; la hora y el número de visita al azar, sin su nombre, correo ni teléfono",
						"Para saber qué páginas ayudan a la gente",
					],
					[
						"Usted lee un artículo del blog",
						"El artículo, la página de donde vino, el tipo de navegador y un número de visita al azar o la palabra “anónimo”",
						"Para contar lectores",
					],
					[
						"Usted permite la personalización",
						"Un número de visita al azar; las páginas vistas, cuánto tiempo y hasta dónde se leyeron y lo que se abrió en ellas; su resultado en la prueba de estilo; lo largo que es un mensaje y su puntuación, no lo que dice, y el número con que lo guardamos; y una estimación del estilo de explicación que le conviene",
						"Para que nuestros agentes le expliquen las cosas de la manera que le conviene; nunca para fijar un precio ni decidir una cobertura",
					],
					[
						"Usted responde al aviso de cookies",
						"Un número al azar, las categorías que permitió, si su navegador envió una señal de privacidad, la versión y el idioma del aviso, y la hora",
						"Para mostrar qué permitió",
					],
					[
						"Usted tiene una cuenta aquí, como nuestro personal",
						"Correo electrónico, un resumen criptográfico (hash) de la contraseña, del que nadie puede recuperarla, la función y las horas de acceso",
						"Para dejar entrar a las personas correctas",
					],
					[
						"Usted se da de baja o nos dice que paremos",
						"Su correo o número de teléfono, qué debe parar, cómo y en qué idioma nos lo dijo, la hora, la dirección IP y el tipo de navegador",
						"Para parar y poder demostrar que lo hicimos",
					],
					[
						"Usted hace una solicitud sobre sus datos",
						"Su nombre, correo, teléfono si lo da, lo que pide y las fechas de la solicitud y de la respuesta",
						"Para responderle a tiempo",
					],
					[
						"El servidor hace su trabajo",
						"Registros de seguridad y del servidor, con la parte de red de una dirección IP, sin correos, teléfonos ni claves de acceso; informes de los navegadores sobre contenido bloqueado",
						"Para encontrar fallas y ataques",
					],
				],
			},
		},
		{
			id: "please-leave-out",
			title: "Qué no debe incluir",
			paragraphs: [
				"Por favor, no escriba su número de Seguro Social, datos bancarios ni su historial de salud en un formulario o chat de este sitio. Si una solicitud los necesita, un agente con licencia le dirá cómo entregarlos de forma segura.",
			],
		},
		{
			id: "on-your-device",
			title: "Lo que queda en su propio dispositivo",
			paragraphs: [
				"Si no se puede llegar a nuestro servidor cuando usted pulsa enviar, el navegador guarda el mensaje en su dispositivo y lo envía después. Hasta entonces está solo ahí. En una computadora compartida, espere la confirmación o mejor llámenos.",
				"Su idioma, sus decisiones de privacidad y algunos otros ajustes también se guardan en su navegador. La [política de cookies](/cookies) los enumera uno por uno.",
			],
		},
		{
			id: "consent-records",
			title: "Constancia de su consentimiento",
			paragraphs: [
				"Mantenemos separadas dos cosas. La primera es su solicitud: el texto junto al formulario dice que le contactaremos sobre ella. La segunda, la publicidad por medios automáticos, es opcional y tiene su propia casilla. Ninguna casilla viene marcada, y dejar vacía esa no cambia nada en su solicitud.",
				"Cada respuesta se guarda en un registro al que solo se añade; nunca se sobrescribe. Cada registro lleva una huella digital del anterior, de modo que un cambio posterior se notaría. Si usted retira su consentimiento, eso queda como un registro propio en la misma cadena, y el registro anterior queda como estaba.",
				"Las normas federales sobre ventas por teléfono (16 CFR 310.5) exigen prueba del consentimiento durante 5 años. Por eso guardamos estos registros al menos ese tiempo, aunque borremos el resto de sus datos. Entonces quedan bajo llave: ninguna pantalla nuestra, ningún correo y ninguna copia de datos los muestra más. Sirven solo para probar lo que se aceptó.",
			],
		},
		{
			id: "who-sees-it",
			title: "Quién recibe sus datos",
			layout: "cards",
			items: [
				{
					title: "Nuestros agentes con licencia",
					text: "Leen su solicitud y la responden. El personal ve solo lo que su función necesita.",
				},
				{
					title: "Empresas que operan nuestros sistemas",
					text: "El proveedor que entrega nuestro correo y quienes alojan nuestros servidores o fichas de clientes, siguiendo nuestras instrucciones.",
				},
				{
					title: "El servicio de citas",
					text: "Solo si usted lo abre. Si antes nos dio su nombre, su correo y su idioma, allí ya aparecen escritos. Es un servicio externo en una pestaña nueva, con su propio aviso de privacidad.",
				},
				{
					title: "Las aseguradoras",
					text: "Solo cuando usted solicita un producto o nos pide que busquemos una oferta a su nombre.",
				},
				{ title: "Las autoridades", text: "Cuando una ley, un tribunal o un regulador de seguros lo exige." },
			],
		},
		{
			id: "what-we-do-not-do",
			title: "Lo que no hacemos",
			layout: "checklist",
			items: [
				{ text: "No vendemos ni alquilamos sus datos, ni los pasamos a otras empresas como clientes potenciales." },
				{
					text: "No compartimos números de teléfono móvil, ni el consentimiento para recibir mensajes de texto, con terceros o empresas afiliadas para su publicidad.",
				},
				{ text: "No usamos grabación de sesiones: nada filma lo que usted hace en una página." },
				{
					text: "Ninguna analítica de terceros, gestor de etiquetas, mapa o video se carga antes de que usted lo permita o haga clic para abrirlo.",
				},
				{
					text: "Si usted permite el marketing, las herramientas de publicidad conocen su correo cuando envía un formulario. Leyes como la de California llaman a esto compartir, y usted puede [detenerlo](/privacy#your-request) cuando quiera. Si no permite el marketing, nunca lo conocen.",
				},
			],
		},
		{
			id: "location-and-spam",
			title: "Ubicación y control de spam",
			paragraphs: [
				"Para mostrarle las reglas de su estado, nuestro propio servidor busca el lugar aproximado de su dirección IP en una base de datos que tiene consigo. Su dirección no se envía a nadie para esto. La respuesta puede estar equivocada y usted puede cambiarla; el estado que usted elija queda en su navegador. Si delante de nuestro servidor hay una red de distribución, lo que ella diga de su región sustituye la búsqueda. [Geolocalización IP por DB-IP](https://db-ip.com), con licencia CC BY 4.0.",
				"Para frenar a los robots, su navegador hace un pequeño cálculo cuando usted envía un formulario. Ocurre en su dispositivo y no participa ninguna otra empresa. El sitio puede configurarse para usar Google reCAPTCHA en su lugar; mientras esté activo, Google recibe su dirección IP y datos de su navegador para esa verificación.",
				"Un mensaje que parece spam se aparta para que lo revise una persona. No se tira.",
			],
		},
		{
			id: "how-long",
			title: "Cuánto tiempo lo guardamos",
			table: {
				caption: "Plazos de conservación",
				columns: ["Datos", "Se guardan"],
				rows: [
					[
						"Mensajes, solicitudes y lo que usted llenó",
						"{leadYears} años después del último contacto, o hasta que usted pida borrarlos y ninguna ley nos obligue a guardarlos",
					],
					[
						"Registros de consentimiento y de que se retiró",
						"Al menos {consentRecordYears} años; no se borran, porque cada uno asegura los que le siguen",
					],
					[
						"Correos detenidos: la dirección o el número, o un código hecho a partir de ella",
						"Mientras enviemos correos, porque al borrarlo empezarían de nuevo",
					],
					["Pasos y páginas vistas, lectores de artículos", "{visitMonths} meses"],
					[
						"Estimaciones de estilo",
						"{profileDays} días después de la visita, o hasta que usted [borre la suya](/privacy#your-profile)",
					],
					[
						"Citas reservadas o canceladas en el servicio de citas",
						"{bookingMonths} meses después de la hora de la cita",
					],
					["Respuestas al aviso de cookies", "{cookieConsentYears} años"],
					[
						"Solicitudes sobre sus datos",
						"{dataRequestMonths} meses; {confirmationDays} días si la solicitud no se confirma; tras un borrado, solo sus fechas",
					],
					[
						"Cuentas",
						"Personal: mientras trabaje aquí. Otras: hasta {unusedAccountMonths} meses después del último acceso",
					],
					["Registro de seguridad", "{securityLogMonths} meses"],
					["Conteos de solicitudes y correos", "{countHours} horas"],
					["Correos que nuestro propio servidor guarda como archivos", "{outboxDays} días"],
					["Tareas en espera, como un correo que no se pudo enviar", "{jobDays} días como máximo"],
					["Archivos dañados que se apartan para examinarlos", "{damagedFileDays} días"],
					["Ajustes en su navegador", "Vea la [política de cookies](/cookies); usted puede borrarlos cuando quiera"],
				],
			},
		},
		{
			id: "your-rights",
			title: "Sus derechos y cómo usarlos",
			layout: "steps",
			paragraphs: [
				"Estos derechos son suyos dondequiera que viva. Puede pedir ver los datos que tenemos sobre usted, que se corrijan, que se borren, que no se vendan ni se compartan y que dejemos de usarlos para marketing o personalización. Usar un derecho nunca empeora nuestro servicio.",
				"El perfil de la visita que está haciendo ahora lo puede [ver y borrar aquí](/privacy#your-profile), sin pedirlo a nadie.",
			],
			items: [
				{
					title: "Pídalo",
					text: "Use [el formulario de esta página](/privacy#your-request), escriba a {email} o llame al {phone}.",
				},
				{
					title: "Confirme que es usted",
					text: "Enviamos un enlace a su correo, para que nadie más reciba o borre sus datos. Un número de teléfono solo lo comprobamos con una llamada. Otra persona puede pedirlo por usted con su permiso escrito.",
				},
				{
					title: "Reciba la respuesta",
					text: "Respondemos dentro de los {dataRequestDays} días siguientes a su solicitud. La copia de sus datos llega como PDF y como archivo para programas. Si debemos conservar algo, le decimos qué y por cuál norma.",
				},
			],
		},
		{
			id: "stop-contact",
			title: "Cómo detener llamadas, textos y correos",
			layout: "cards",
			items: [
				{ title: "Mensaje de texto", text: "Responda STOP o ALTO a cualquier mensaje." },
				{
					title: "Correo electrónico",
					text: "Use el enlace para darse de baja al pie del correo, que también puede detener llamadas y textos, o escriba a {email}.",
				},
				{ title: "Teléfono", text: "Dígaselo a quien le llame, o llame al {phone} o al {tollFreePhone}." },
			],
			paragraphs: [
				"Vale cualquier forma clara de decirlo. Lo cumplimos a más tardar en 10 días hábiles. Llamamos solo entre las 8 a. m. y las 8 p. m., hora del lugar donde usted está.",
			],
		},
		{
			id: "privacy-signal",
			title: "Control Global de Privacidad",
			paragraphs: [
				"Si su navegador envía la señal Global Privacy Control (GPC), la tomamos como una petición de exclusión. La analítica y el marketing quedan apagados, y el aviso de privacidad de la página dice que su señal fue respetada. Vale para cada visitante, no solo donde la ley lo exige. El ajuste más antiguo “Do Not Track” dice con menos claridad lo que se quiere, y no respondemos a él.",
			],
		},
		{
			id: "financial-privacy",
			title: "Cuando usted pasa a ser cliente",
			paragraphs: [
				"En cuanto solicita o compra un producto financiero por medio de nosotros, la ley federal Gramm-Leach-Bliley (GLBA) y las normas estatales de privacidad en seguros protegen esa información. Entonces recibe un aviso de privacidad aparte, nuestro o de la aseguradora. Hasta ese momento se aplica esta página.",
			],
		},
		{
			id: "state-notes",
			title: "Notas para algunos estados",
			items: [
				{
					title: "California",
					text: "Recopilamos identificadores (nombre, correo, teléfono, dirección IP), lo que usted nos dice sobre su edad, ingresos, deudas, familia y uso de tabaco, su actividad en este sitio, el lugar aproximado de su dirección IP y, si lo permite, una estimación del estilo que le conviene. Viene de usted y de su navegador, y del servicio de citas. No lo vendemos. Compartimos su correo y su actividad con herramientas de publicidad solo si usted activó el marketing. Para detenerlo, use “Preferencias de cookies” al pie de la página, una señal Global Privacy Control o [el formulario](/privacy#your-request). Puede nombrar a alguien que pida por usted, y usar un derecho no le cuesta nada.",
				},
				{
					title: "Texas, Nueva Jersey y otros estados con apelación",
					text: "Si rechazamos una solicitud, le decimos por qué. Usted puede apelar: responda a nuestro mensaje con la palabra “Apelación”. Otra persona la revisa y responde dentro de 45 días. Si la respuesta sigue siendo no, puede presentar una queja ante el fiscal general de su estado.",
				},
				{
					title: "Florida",
					text: "La Carta de Derechos Digitales de Florida está escrita para empresas muy grandes, con más de mil millones de dólares ($1,000,000,000) de ingresos, y no se aplica a nosotros. De todos modos le damos los derechos de arriba.",
				},
			],
		},
		{
			id: "health-data",
			title: "Datos sobre su salud",
			paragraphs: [
				"Esta parte es el aviso que pide la ley My Health My Data de Washington. Vale para todas las personas.",
				"Abarca lo que dice algo sobre su salud: aquí, si usa tabaco y lo que usted escriba por su cuenta sobre su salud. Nos lo da usted, en una calculadora, un formulario o el chat, y lo usamos para calcular una estimación y para responderle. No lo vendemos ni lo damos a herramientas de publicidad. Va a las empresas que operan nuestros sistemas y a una aseguradora cuando usted hace una solicitud. Puede verlo, borrarlo o retirar su consentimiento con [el formulario](/privacy#your-request).",
			],
		},
		{
			id: "children",
			title: "Menores de edad",
			paragraphs: [
				"Este sitio es para adultos. No recopilamos a sabiendas datos de menores de 18 años. Si un menor nos escribió, avísenos y lo borraremos.",
			],
		},
		{
			id: "security",
			title: "Cómo protegemos los datos",
			paragraphs: [
				"Las conexiones con este sitio van cifradas. El personal entra con su propia cuenta, ve solo lo que su función permite y su sesión se cierra tras un tiempo sin actividad. Ningún sistema es perfecto. Si alguna vez una intrusión toca sus datos, se lo diremos a usted y a las autoridades como manda la ley.",
			],
		},
		{
			id: "questions",
			title: "Preguntas, quejas y cambios",
			paragraphs: [
				"Escriba a {email}, llame al {phone} o envíe una carta a {address}. Si nuestra respuesta no le satisface, puede acudir al departamento de seguros de su estado, que figura en [normas por estado](/state-compliance), en Florida a la [División de Servicios al Consumidor](https://myfloridacfo.com/division/consumers), o a la [Comisión Federal de Comercio](https://www.ftc.gov).",
				"Cuando esta política cambia en lo esencial, también cambia la fecha de arriba. Si un uso nuevo de sus datos necesita su consentimiento, se lo pedimos antes.",
			],
		},
	],
} satisfies ArticlePageContent;
