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
				{ text: "Usamos lo que usted nos envía para responderle. No vendemos datos personales." },
				{ text: "La analítica, el marketing y la personalización están apagados hasta que usted los active." },
				{ text: "No grabamos su pantalla, ni los movimientos del ratón, ni lo que escribe." },
				{ text: "Aceptar llamadas o mensajes de texto nunca es una condición para comprar." },
				{ text: "Puede pedirnos que le mostremos, corrijamos o borremos sus datos: {email} o {phone}." },
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
						"Nombre, correo electrónico, teléfono, su mensaje y sus respuestas; la página, su idioma y los datos de campaña del enlace que siguió; la página que le trajo aquí; tipo de navegador (user agent), tamaño de pantalla, zona horaria, dirección IP, el estado donde parece estar, un número de visita al azar y la hora",
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
						"El tipo de paso y de qué trataba, como un producto, su estado o las cifras de una estimación; la página, su idioma y la rapidez con que se cargó; la hora y el número de visita al azar, sin su nombre, correo ni teléfono",
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
						"Correo electrónico, la contraseña en forma cifrada, la función y las horas de acceso",
						"Para dejar entrar a las personas correctas",
					],
					[
						"El servidor hace su trabajo",
						"Registros de seguridad y del servidor sin correos, teléfonos ni claves de acceso; informes de los navegadores sobre contenido bloqueado",
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
				"Cada respuesta se guarda en un registro al que solo se añade; nunca se sobrescribe. Cada registro lleva una huella digital del anterior, de modo que un cambio posterior se notaría. Si usted retira su consentimiento, también lo anotamos, y el registro anterior queda como estaba.",
				"Las normas federales sobre ventas por teléfono (16 CFR 310.5) exigen prueba del consentimiento durante 5 años. Por eso guardamos estos registros al menos ese tiempo, aunque borremos el resto de sus datos.",
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
				{ text: "No usamos grabación de sesiones: nada filma lo que usted hace en una página." },
				{
					text: "Ninguna analítica de terceros, gestor de etiquetas, mapa o video se carga antes de que usted lo permita o haga clic para abrirlo.",
				},
				{
					text: "Si usted permite el marketing, las herramientas de medición pueden conocer su correo cuando envía un formulario. Si no lo permite, nunca lo conocen.",
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
					["Registros de consentimiento", "Al menos {consentRecordYears} años"],
					["Pasos y páginas vistas", "{visitMonths} meses"],
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
						"Solicitudes y mensajes",
						"Mientras haga falta para ayudarle y cumplir las normas de archivo de seguros, o hasta que usted pida borrarlos y ninguna ley nos obligue a guardarlos",
					],
					["Ajustes en su navegador", "Vea la [política de cookies](/cookies); usted puede borrarlos cuando quiera"],
					["Datos de cuenta", "Mientras exista la cuenta y después solo lo que deba archivarse"],
				],
			},
		},
		{
			id: "your-rights",
			title: "Sus derechos y cómo usarlos",
			layout: "steps",
			paragraphs: [
				"Estos derechos son suyos dondequiera que viva. Puede pedir ver los datos que tenemos sobre usted, que se corrijan, que se borren y que dejemos de usarlos para marketing o personalización. Usar un derecho nunca empeora nuestro servicio.",
				"El perfil de la visita que está haciendo ahora lo puede [ver y borrar aquí](/privacy#your-profile), sin pedirlo a nadie.",
			],
			items: [
				{
					title: "Escriba o llame",
					text: "Envíe su petición a {email} o llame al {phone}. No hace falta ningún formulario especial.",
				},
				{
					title: "Confirme que es usted",
					text: "Comparamos su petición con el correo o teléfono que ya tenemos. Otra persona puede pedirlo por usted con su permiso escrito.",
				},
				{
					title: "Reciba la respuesta",
					text: "Actuamos en un plazo de 10 días hábiles. Si hace falta más tiempo, le decimos por qué y hasta cuándo. Si debemos conservar algo, le decimos qué y por cuál norma.",
				},
			],
		},
		{
			id: "stop-contact",
			title: "Cómo detener llamadas, textos y correos",
			layout: "cards",
			items: [
				{ title: "Mensaje de texto", text: "Responda STOP a cualquier mensaje." },
				{
					title: "Correo electrónico",
					text: "Use el enlace para darse de baja al pie del correo o escriba a {email}.",
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
				"Si su navegador envía la señal Global Privacy Control (GPC), la tomamos como una petición de exclusión. La analítica y el marketing quedan apagados, y el aviso de privacidad de la página dice que su señal fue respetada. Vale para cada visitante, no solo donde la ley lo exige.",
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
			title: "Notas para California y Florida",
			items: [
				{
					title: "California",
					text: "Puede preguntar qué recopilamos, de dónde, por qué y para quién, y pedir que lo corrijamos o borremos. No vendemos información personal. Las herramientas de publicidad reciben datos solo si usted activa el marketing, y puede apagarlo de nuevo cuando quiera.",
				},
				{
					title: "Florida",
					text: "La Carta de Derechos Digitales de Florida está escrita para empresas muy grandes, con más de mil millones de dólares ($1,000,000,000) de ingresos, y no se aplica a nosotros. De todos modos le damos los derechos de arriba.",
				},
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
