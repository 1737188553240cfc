import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Política de cookies: qué guarda su navegador",
		description:
			"Cada cookie y cada ajuste que este sitio guarda en su navegador, cuánto dura, cuáles siguen apagados hasta que usted los permita y cómo cambiar de opinión.",
	},
	title: "Política de cookies",
	lead: "Una cookie es una pequeña nota que un sitio web deja en su navegador. Usamos pocas, y sin preguntar solo las necesarias.",
	updated: "2026-11-21",
	sections: [
		{
			id: "categories",
			title: "Cuatro categorías, usted elige",
			layout: "cards",
			paragraphs: [
				"En su primera visita, un aviso le pregunta qué categorías permite. Puede aceptar todas, rechazar todas o elegir una por una. Cerrar el aviso equivale a rechazar. Si rechaza, el sitio funciona igual.",
			],
			items: [
				{
					title: "Necesarias",
					text: "El idioma, sus decisiones de privacidad, el acceso a la cuenta, la hora de su último mensaje y su estado. Siempre activas, porque sin ellas el sitio no funciona bien.",
				},
				{
					title: "Analíticas",
					text: "Cuentan visitas y pasos para que podamos mejorar las páginas. Apagadas hasta que usted las permita. Lo que se escribe en un formulario no se captura.",
				},
				{
					title: "De marketing",
					text: "Nos dicen qué anuncio trajo a un visitante. Apagadas hasta que usted las permita. Si las permite, las herramientas de medición pueden conocer su correo cuando envía un formulario, y los mapas y videos de otras empresas se cargan sin clic.",
				},
				{
					title: "De personalización",
					text: "Estiman qué estilo de explicación le conviene, por ejemplo con nuestra [prueba de estilo de comunicación](/test-disc). Apagadas hasta que usted las permita. Nunca influyen en el precio ni en la cobertura.",
				},
			],
		},
		{
			id: "list",
			title: "Qué se guarda, uno por uno",
			paragraphs: [
				"La mayoría no son cookies, sino entradas en el almacenamiento local de su navegador, que no viajan con cada petición. Las incluimos aquí porque cumplen el mismo fin.",
				"Cuando la conexión está cifrada, los nombres de nuestras cookies empiezan por __Host-.",
			],
			table: {
				caption: "Cookies y almacenamiento del navegador",
				columns: ["Nombre o contenido", "Para qué", "Dónde", "Cuánto dura", "Categoría"],
				rows: [
					["sf_lang", "Recuerda su idioma", "Cookie", "{languageCookieDays} días", "Necesaria"],
					[
						"sf_lang",
						"La misma elección, para páginas que la leen en el navegador",
						"Almacenamiento local",
						"Hasta que la borre",
						"Necesaria",
					],
					[
						"Sesión de acceso (sf.session_token)",
						"Mantiene abierta la sesión del personal y de quienes tienen cuenta",
						"Cookie fuera del alcance de los programas de la página",
						"Hasta salir o tras un tiempo sin actividad, {sessionDays} días como máximo",
						"Necesaria",
					],
					[
						"sf_device",
						"Marca un navegador en el que se inició sesión con una cuenta, para que los intentos fallidos de otros no dejen fuera a su dueño",
						"Cookie fuera del alcance de los programas de la página",
						"{deviceCookieDays} días",
						"Necesaria",
					],
					[
						"sf_confirm",
						"Guarda la clave de un enlace que enviamos por correo hasta que se escribe la contraseña de la cuenta",
						"Cookie fuera del alcance de los programas de la página",
						"{linkCookieMinutes} minutos",
						"Necesaria",
					],
					[
						"form_opened",
						"Cuándo se abrió el formulario. Solo en navegadores sin JavaScript, para distinguir a las personas de los robots",
						"Cookie fuera del alcance de los programas de la página",
						"4 horas",
						"Necesaria",
					],
					[
						"cookie-consent",
						"Las categorías que usted eligió, con el número al azar con que lo registramos",
						"Almacenamiento local",
						"Hasta que la cambie o borre",
						"Necesaria",
					],
					[
						"cookie-consent-date",
						"Cuándo hizo esa elección",
						"Almacenamiento local",
						"Hasta que la cambie o borre",
						"Necesaria",
					],
					[
						"Hora de su último mensaje (sf_last_contact)",
						"Impide que el mismo formulario se envíe dos veces en {contactIntervalMinutes} minutos",
						"Almacenamiento local",
						"Se usa durante {contactIntervalMinutes} minutos",
						"Necesaria",
					],
					[
						"Ubicación aproximada, su estado (sf_location)",
						"Muestra las reglas y los productos de su estado",
						"Almacenamiento local",
						"{locationHours} horas",
						"Necesaria",
					],
					[
						"El estado que usted eligió (sf_state)",
						"Sustituye al estado que se buscó",
						"Almacenamiento local",
						"Hasta que lo cambie o borre",
						"Necesaria",
					],
					[
						"El aviso sobre su estado que usted cerró (sf_banner_closed)",
						"Lo mantiene cerrado hasta que cambie su estado",
						"Almacenamiento local",
						"Hasta que lo borre",
						"Necesaria",
					],
					[
						"Respuestas del chat (sf_chat)",
						"Mantiene el chat donde lo dejó mientras pasa de una página a otra",
						"Almacenamiento del navegador",
						"Una visita",
						"Necesaria",
					],
					[
						"Los resultados de la calculadora que puso lado a lado (sf_scenarios)",
						"Los conserva mientras pasa de una página a otra",
						"Almacenamiento del navegador",
						"Una visita",
						"Necesaria",
					],
					[
						"Número de visita (sf_visit)",
						"Un número al azar que une los pasos de una visita, sin su nombre",
						"Almacenamiento del navegador",
						"Una visita",
						"Necesaria",
					],
					[
						"Un mensaje aún no enviado (sf_outbox)",
						"Conserva su mensaje si no se puede llegar a nuestro servidor",
						"Base de datos del navegador en su dispositivo",
						"Hasta que se envía",
						"Necesaria",
					],
					[
						"Un pequeño programa que envía un mensaje en espera (sw.js)",
						"Lo envía cuando vuelve a tener conexión, aunque haya cerrado la página",
						"Los programas del navegador para este sitio",
						"Hasta que lo borre",
						"Necesaria",
					],
					[
						"Nombre, correo y teléfono que dio en un formulario (sf_visitor)",
						"Le evita escribirlos otra vez en otro formulario de la misma visita",
						"Almacenamiento del navegador",
						"Una visita",
						"Necesaria",
					],
					[
						"Respuestas sobre su estilo de comunicación (sf_disc_answers)",
						"Sus respuestas a la prueba de estilo, si la hace",
						"Almacenamiento del navegador",
						"Una visita; recibimos cómo se repartieron solo si usted permite la personalización",
						"Necesaria",
					],
					[
						"Notas de su visita (sf_journey)",
						"Páginas leídas y elecciones hechas, para estimar el estilo que le conviene",
						"Almacenamiento del navegador",
						"Una visita, o hasta que apague la personalización",
						"De personalización",
					],
					[
						"Respuestas a las preguntas para una estimación o cotización (sf_funnel_…)",
						"Conserva sus respuestas, como edad, ingresos, deudas o tabaco, mientras pasa de una pregunta a otra. Las recibimos solo si usted envía el formulario",
						"Almacenamiento del navegador",
						"Una visita",
						"Necesaria",
					],
				],
			},
		},
		{
			id: "third-parties",
			title: "Cookies de otras empresas",
			paragraphs: [
				"Ninguna analítica externa, gestor de etiquetas, mapa o video se carga antes de que usted permita su categoría o haga clic para abrirlo. Una vez abierto, esa empresa puede dejar sus propias cookies.",
				"El servicio de citas se abre en una pestaña nueva y sigue sus propias reglas. El control de spam se hace en su propio navegador, sin otra empresa. Si en su lugar está activo Google reCAPTCHA, Google puede guardar una entrada en su navegador para esa verificación.",
			],
		},
		{
			id: "privacy-signal",
			title: "Control Global de Privacidad",
			paragraphs: [
				"Si su navegador envía la señal Global Privacy Control (GPC), la analítica y el marketing quedan apagados sin que usted tenga que hacer nada. El aviso le dice que la señal fue respetada.",
			],
		},
		{
			id: "change-your-mind",
			title: "Cómo cambiar de opinión",
			layout: "steps",
			items: [
				{ title: "Abra las preferencias de cookies", text: "El enlace está al pie de cada página." },
				{ title: "Active o apague categorías", text: "El cambio vale desde ese momento." },
				{
					title: "Borre lo que ya está guardado",
					text: "Los ajustes de su navegador permiten borrar las cookies y los datos de este sitio. Después le preguntaremos de nuevo, y quizás tenga que elegir otra vez el idioma.",
				},
			],
		},
		{
			id: "more",
			title: "Ubicación y otras preguntas",
			paragraphs: [
				"Su estado se busca en nuestro propio servidor. [Geolocalización IP por DB-IP](https://db-ip.com), con licencia CC BY 4.0.",
				"La [política de privacidad](/privacy) explica qué pasa con los datos que nos envía. Para cualquier otra duda, escriba a {email} o llame al {phone}.",
			],
		},
	],
} satisfies ArticlePageContent;
