import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Política de privacidad: qué guardamos y por qué",
		description:
			"Qué datos registra este sitio cuando usted nos escribe o lee una página, quién los ve, cuánto tiempo se guardan y cómo verlos, corregirlos o borrarlos.",
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
					text: "Usamos lo que usted nos envía para responderle. No vendemos datos personales, y los compartimos para publicidad solo si usted activó las cookies de marketing.",
				},
				{ text: "La analítica, el marketing y la personalización están desactivados hasta que usted los active." },
				{ text: "No grabamos su pantalla, ni los movimientos del mouse, ni lo que escribe." },
				{ text: "Aceptar llamadas o mensajes de texto nunca es una condición para comprar." },
				{
					text: "Puede pedirnos que le mostremos, corrijamos o borremos sus datos: con [un formulario](/privacy#your-request), por correo a {email} o por teléfono al {phone}.",
				},
			],
		},
		{
			id: "who-we-are",
			title: "Quiénes somos",
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
						"Nombre, correo electrónico, teléfono, su mensaje y sus respuestas, que pueden incluir edad, ingresos, deudas y si usa tabaco; la página, su idioma y los datos de campaña del enlace que siguió; la página que le trajo aquí; tipo de navegador (user agent), tamaño de pantalla, zona horaria, dirección IP, el estado donde parece estar, un número aleatorio de visita y la hora",
						"Para responderle, pasar su solicitud a un agente con licencia en su estado, recordarle una estimación que pidió (dos correos como máximo) e impedir abusos",
					],
					[
						"Usted reserva o cancela una cita en el servicio para agendar citas",
						"Lo que el servicio nos informa: su nombre, su correo, la hora de la cita, sus respuestas allí y la zona horaria",
						"Para saber que tiene una cita y atenderle",
					],
					[
						"Nuestro personal trabaja en su solicitud",
						"Lo que anota sobre ella, las llamadas y cómo terminaron, los correos que le envía y si llegaron, las tareas, quién se encarga, quién le recomendó la agencia, cómo terminó y las pólizas que usted compró: su valor, la aseguradora, el número, el producto, la prima y las fechas",
						"Para responderle, cumplir lo acordado y respetar las reglas sobre llamadas",
					],
					[
						"Usted acepta que le contactemos",
						"El texto exacto que vio, su versión e idioma, la página, las casillas que marcó, su nombre, teléfono y correo, la hora (UTC), la dirección IP y el tipo de navegador",
						"Para mostrar qué aceptó y qué no",
					],
					[
						"Usted envía un formulario o, si permitió la analítica, abre una página o da un paso como terminar un cálculo o abrir la página de reservas",
						"El tipo de paso y de qué trataba, como un producto, su estado o el rango en que cae una cifra, nunca la cifra misma; la página, su idioma y la rapidez con que se cargó; la hora y el número aleatorio de visita, sin su nombre, correo ni teléfono",
						"Para saber qué páginas ayudan a la gente",
					],
					[
						"Usted lee un artículo del blog",
						"El artículo, la página de donde vino, el tipo de navegador y un número aleatorio de visita o la palabra “anónimo”",
						"Para contar lectores",
					],
					[
						"Usted permite la personalización",
						"Un número aleatorio de visita; las páginas vistas, cuánto tiempo y hasta dónde se leyeron y lo que se abrió en ellas; su resultado en la prueba de estilo; la longitud de un mensaje y sus signos de puntuación, no lo que dice, y el número con que lo guardamos; y una estimación del estilo de explicación que le conviene",
						"Para que nuestros agentes le expliquen las cosas de la manera que le conviene; nunca para fijar un precio ni decidir una cobertura",
					],
					[
						"Usted responde al aviso de cookies",
						"Un número aleatorio, las categorías que permitió, si su navegador envió una señal de privacidad, la versión y el idioma del aviso, y la hora",
						"Para mostrar qué permitió",
					],
					[
						"Usted tiene una cuenta aquí, como nuestro personal",
						"Correo electrónico, función, idioma, horas de acceso, un resumen criptográfico (hash) de la contraseña, a partir del cual nadie puede recuperarla, y, mientras su sesión está abierta, la hora de su última actividad, el navegador, el tipo de dispositivo y el lugar aproximado. Si usa un segundo factor: la clave cifrada de su aplicación, sus códigos de recuperación cifrados, y los nombres y las claves públicas de sus llaves de acceso",
						"Para que pueda iniciar sesión de forma segura",
					],
					[
						"Usted se da de baja o nos pide que no le contactemos más",
						"Su correo o número de teléfono, qué no quiere recibir más, cómo y en qué idioma nos lo dijo, la hora, la dirección IP y el tipo de navegador",
						"Para cumplir su petición y poder demostrarlo",
					],
					[
						"Usted hace una solicitud sobre sus datos",
						"Su nombre, correo, teléfono si lo da, lo que pide y las fechas de la solicitud y de la respuesta",
						"Para responderle a tiempo",
					],
					[
						"Usted nos permite publicar lo que dijo de nosotros",
						"Sus palabras y las traducciones, su nombre como usted quiere que aparezca, su ciudad y estado, las fechas, si recibió un pago o tiene algún vínculo con la agencia, y su permiso firmado",
						"Para mostrar sus palabras y poder demostrar que usted lo permitió",
					],
					[
						"El sitio está en funcionamiento",
						"Registros de seguridad y del servidor, solo con la parte de red de una dirección IP, sin correos, teléfonos ni claves de acceso; informes de los navegadores sobre contenido bloqueado",
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
				"Si no hay conexión con nuestro servidor cuando usted presiona Enviar, el navegador guarda el mensaje en su dispositivo y lo envía cuando vuelve la conexión; algunos navegadores lo envían únicamente mientras este sitio está abierto. Hasta entonces, el mensaje existe solamente en su dispositivo. En una computadora compartida, espere la confirmación o, mejor, llámenos.",
				"Su idioma, sus decisiones de privacidad y algunos otros ajustes también se guardan en su navegador. La [política de cookies](/cookies) los enumera uno por uno.",
			],
		},
		{
			id: "consent-records",
			title: "Constancia de su consentimiento",
			paragraphs: [
				"Mantenemos separadas dos cosas. La primera es su solicitud: el texto junto al formulario dice que le contactaremos acerca de ella. La segunda, la publicidad por medios automáticos, es opcional: le preguntamos por ella después de enviar su solicitud, en una casilla propia. Ninguna casilla viene marcada, y dejar vacía esa casilla no cambia nada en su solicitud.",
				"Cada respuesta se guarda en un registro al que agregamos entradas y que nunca sobrescribimos. Cada entrada lleva una huella digital de la anterior, de modo que un cambio posterior se notaría. Si usted retira su consentimiento, eso queda como una entrada nueva en la misma cadena, y la anterior queda como estaba.",
				"Las normas federales sobre ventas por teléfono (16 CFR 310.5) exigen prueba del consentimiento durante 5 años. Por eso guardamos estos registros durante ese tiempo, aunque borremos el resto de sus datos. En ese caso quedan bajo llave: ninguna pantalla nuestra, ningún correo y ninguna copia de datos los vuelve a mostrar. Sirven solo para probar lo que se aceptó.",
			],
		},
		{
			id: "who-sees-it",
			title: "Quién recibe sus datos",
			layout: "cards",
			items: [
				{
					title: "Nuestros agentes con licencia",
					text: "Leen su solicitud y la responden. El personal ve solo lo que su función requiere.",
				},
				{
					title: "Empresas que operan nuestros sistemas",
					text: "El proveedor que entrega nuestro correo y quienes alojan nuestros servidores o fichas de clientes, siguiendo nuestras instrucciones.",
				},
				{
					title: "El servicio para agendar citas",
					text: "Solo si usted lo abre. Si antes nos dio su nombre, su correo y su idioma, allí ya aparecen escritos. Es un servicio externo en una pestaña nueva, con su propio aviso de privacidad.",
				},
				{
					title: "Las aseguradoras",
					text: "Solo cuando usted solicita un producto o nos pide que busquemos una oferta en su nombre.",
				},
				{
					title: "Empresas de análisis y de publicidad, si usted lo permite",
					text: "Si usted permite la analítica, se carga Google Tag Manager, y las empresas de análisis configuradas allí reciben qué páginas abre, su estado, el producto que consulta y rangos, como una edad de 40 a 49 años. Si permite el marketing, las empresas de publicidad reciben además su correo electrónico cuando envía un formulario. Si no permite nada, no reciben nada.",
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
					text: "No compartimos números de celular, ni el consentimiento para recibir mensajes de texto, con terceros o empresas afiliadas para su publicidad.",
				},
				{ text: "No usamos grabación de sesiones, que reproduce como en un video lo que usted hace en una página." },
				{
					text: "Ninguna analítica de terceros, gestor de etiquetas, mapa o video se carga antes de que usted lo permita o haga clic para abrirlo.",
				},
				{
					text: "Si usted permite el marketing, las herramientas de publicidad reciben su correo cuando usted envía un formulario. Leyes como la de California llaman a esto compartir, y usted puede [detenerlo](/privacy#your-request) cuando quiera. Si no permite el marketing, nunca lo reciben.",
				},
			],
		},
		{
			id: "location-and-spam",
			title: "Ubicación y control de spam",
			paragraphs: [
				"Para mostrarle las reglas de su estado, nuestro propio servidor busca el lugar aproximado de su dirección IP en una base de datos guardada en ese mismo servidor. Su dirección no se envía a nadie para esto. La respuesta puede estar equivocada y usted puede cambiarla; el estado que usted elija queda en su navegador. Si una red de distribución de contenido está delante de nuestro servidor, usamos la región que ella indica. [Geolocalización IP por DB-IP](https://db-ip.com), con licencia CC BY 4.0.",
				"Para frenar a los robots, su navegador hace un pequeño cálculo cuando usted envía un formulario. Ocurre en su dispositivo y no participa ninguna otra empresa. El sitio puede configurarse para usar Google reCAPTCHA en su lugar; mientras esté activo, Google recibe su dirección IP y datos de su navegador para esa verificación.",
				"Un mensaje que parece spam se aparta para que lo revise una persona. No se descarta.",
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
						"Mensajes, solicitudes, lo que usted llenó y lo que nuestro personal anotó sobre ellos",
						"Hasta {leadYears} años después del último contacto, o antes si usted pide borrarlos y ninguna ley nos obliga a guardarlos",
					],
					[
						"Registros de consentimiento y lo que usted nos dijo al retirarlo",
						"{consentRecordYears} años, y más solo mientras guardemos la solicitud a la que pertenecen. Después destruimos la clave de cada registro, y ya nadie puede leerlo, tampoco nosotros. Las copias de seguridad hechas antes aún contienen la clave, así que el borrado es completo cuando se elimina la última de ellas",
					],
					[
						"La dirección o el número que usted pidió que dejáramos de usar para contactarle, o con los que se opuso a la venta de sus datos, o un código hecho a partir de uno de ellos",
						"Mientras enviemos correos, porque, si borráramos este dato, los correos empezarían de nuevo",
					],
					[
						"Quejas y lo que hicimos al respecto",
						"{complaintYears} años después de cerrar la queja, porque la ley exige conservarlas, aunque borremos sus demás datos",
					],
					[
						"Consultas de su número de teléfono en las listas de no llamar",
						"{doNotCallCheckYears} años, o hasta que borremos sus datos a petición suya",
					],
					["Páginas vistas, artículos leídos y pasos dados, como terminar un cálculo", "{visitMonths} meses"],
					[
						"Estimaciones de estilo",
						"{profileDays} días después de la visita, o hasta que usted [borre la suya](/privacy#your-profile)",
					],
					[
						"Citas reservadas o canceladas en el servicio para agendar citas",
						"{bookingMonths} meses después de la hora de la cita",
					],
					["Respuestas al aviso de cookies", "{cookieConsentYears} años"],
					[
						"Solicitudes sobre sus datos",
						"{dataRequestMonths} meses; {confirmationDays} días si la solicitud no se confirma; después de un borrado, solo se conservan las fechas",
					],
					[
						"Cuentas",
						"Personal: mientras trabaje aquí. Otras: hasta {unusedAccountMonths} meses después del último acceso",
					],
					[
						"Nuestras páginas, artículos y cartas modelo tal como se leían entonces, con los nombres que contienen y los del personal que escribió o aprobó un artículo",
						"{publicationYears} años después de mostrar ese texto por última vez",
					],
					[
						"Palabras de clientes que publicamos, con su permiso firmado",
						"{publicationYears} años después de quitarlas de nuestra lista",
					],
					[
						"Versiones anteriores de artículos del blog, con los nombres del personal que las escribió",
						"{versionDays} días; las últimas {versionCount} de cada texto, mientras exista el texto",
					],
					["Imágenes subidas para artículos que ningún artículo usa", "{unusedImageDays} días"],
					["Mensajes y solicitudes que nuestro personal eliminó, por si fue un error", "{deletedLeadDays} días"],
					[
						"Archivos con datos de contacto de personas que sube nuestro personal, hasta que se importan, y sus filas que no se importaron",
						"{importFileHours} horas",
					],
					["Invitaciones a crear una cuenta que nadie aceptó", "{invitationDays} días después de que vence su enlace"],
					["Registro de seguridad", "{securityLogMonths} meses"],
					[
						"Avisos automáticos a nuestros otros sistemas sobre su solicitud, con su contenido",
						"{webhookCallDays} días",
					],
					["Conteos de solicitudes y correos, para evitar abusos", "{countHours} horas"],
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
				"Estos derechos son suyos dondequiera que viva. Usted puede pedir ver los datos que tenemos sobre usted, que se corrijan, que se borren, que no se vendan ni se compartan y que dejemos de usarlos para marketing o personalización. Nunca le trataremos peor por ejercer sus derechos.",
				"El perfil de su visita actual lo puede [ver y borrar aquí](/privacy#your-profile), sin pedírselo a nadie.",
			],
			items: [
				{
					title: "Haga la solicitud",
					text: "Use [el formulario de esta página](/privacy#your-request), escriba a {email} o llame al {phone}.",
				},
				{
					title: "Confirme que es usted",
					text: "Enviaremos un enlace a su correo, para que nadie más reciba o borre sus datos. Si solo tenemos un número de teléfono, lo comprobaremos con una llamada. Otra persona puede hacer la solicitud en su nombre si usted le da un permiso escrito.",
				},
				{
					title: "Reciba la respuesta",
					text: "Responderemos dentro de los {dataRequestDays} días siguientes a su solicitud. La oposición a la venta o a que se compartan sus datos tiene efecto en cuanto envía el formulario; si queda algo por hacer a mano, lo hacemos en un plazo de {optOutBusinessDays} días hábiles. La copia de sus datos llegará como PDF y como archivo que otros programas pueden leer. Si debemos conservar algo, le diremos qué es y qué norma lo exige.",
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
				"Si su navegador envía la señal Global Privacy Control (GPC), la tomamos como una solicitud de exclusión. La analítica y el marketing quedan desactivados, y el aviso de privacidad de la página dice que se respetó su señal. Esto vale para cada visitante, no solo donde la ley lo exige. El ajuste más antiguo “Do Not Track” expresa con menos claridad lo que se quiere, y no respondemos a él.",
			],
		},
		{
			id: "financial-privacy",
			title: "Cuando usted pasa a ser cliente",
			paragraphs: [
				"En cuanto usted solicita o compra un producto financiero por medio de nosotros, la ley federal Gramm-Leach-Bliley (GLBA) y las normas estatales de privacidad en seguros protegen los datos personales relacionados con ese producto. Entonces usted recibirá un aviso de privacidad aparte, nuestro o de la aseguradora. Hasta ese momento se aplica esta página.",
			],
		},
		{
			id: "state-notes",
			title: "Avisos según el estado donde vive",
			items: [
				{
					title: "California",
					text: "Recopilamos identificadores (nombre, correo, teléfono, dirección IP), lo que usted nos dice sobre su edad, ingresos, deudas, familia y uso de tabaco, su actividad en este sitio, el lugar aproximado de su dirección IP y, si lo permite, una estimación del estilo que le conviene. Estos datos vienen de usted, de su navegador y del servicio para agendar citas. No los vendemos. Compartimos su correo con herramientas de publicidad solo si usted activó las cookies de marketing, y su actividad con herramientas de análisis solo si activó las de análisis. Para detenerlo, use “Preferencias de cookies” al pie de la página, una señal Global Privacy Control o [el formulario](/privacy#your-request). Usted puede nombrar a alguien que haga la solicitud en su lugar, y ejercer un derecho no le cuesta nada.",
				},
				{
					title: "Texas, Nueva Jersey y otros estados con derecho a apelar",
					text: "Si rechazamos una solicitud, le diremos por qué. Usted puede apelar: responda a nuestro mensaje con la palabra “Apelación”. Otra persona la revisará y responderá en un plazo de 45 días. Si la respuesta sigue siendo no, puede presentar una queja ante el fiscal general de su estado.",
				},
				{
					title: "Washington",
					text: "Nuestra [política sobre los datos de salud](/privacy/health-data) está en una página aparte. Vale para todas las personas.",
				},
				{
					title: "Florida",
					text: "La Carta de Derechos Digitales de Florida dirige sus reglas principales a empresas muy grandes, con más de mil millones de dólares ($1,000,000,000) de ingresos, y esas reglas no se aplican a nosotros. De todos modos le damos los derechos de arriba. Una regla vale para todas las empresas: los datos sensibles, como los de salud, no se pueden vender sin consentimiento (sección 501.715). Nosotros no los vendemos de ninguna manera.",
				},
			],
		},
		{
			id: "children",
			title: "Menores de edad",
			paragraphs: [
				"Este sitio es para adultos. No recopilamos a sabiendas datos de menores de 18 años. Si un menor nos escribió, avísenos y borraremos esos datos.",
			],
		},
		{
			id: "security",
			title: "Cómo protegemos los datos",
			paragraphs: [
				"Las conexiones con este sitio están cifradas. El personal entra con su propia cuenta, ve solo lo que su función permite y su sesión se cierra tras un tiempo sin actividad. Ningún sistema es perfecto. Si alguna vez una intrusión afecta sus datos, se lo diremos a usted y a las autoridades como manda la ley.",
			],
		},
		{
			id: "questions",
			title: "Preguntas, quejas y cambios",
			paragraphs: [
				"Escriba a {email}, llame al {phone} o envíe una carta a {address}. Si nuestra respuesta no le satisface, puede acudir al departamento de seguros de su estado, que figura en [normas por estado](/state-compliance) (en Florida, la [División de Servicios al Consumidor](https://myfloridacfo.com/division/consumers)), o a la [Comisión Federal de Comercio](https://www.ftc.gov).",
				"Cuando esta política cambia en lo esencial, también cambia la fecha de arriba. Si un uso nuevo de sus datos necesita su consentimiento, se lo pediremos antes.",
			],
		},
	],
} satisfies ArticlePageContent;
