import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Usar la IA con cuidado al buscar un seguro",
		description:
			"Guía para familias: qué explica bien un asistente de IA, en qué se equivoca, qué no escribirle nunca, cómo verificar lo que dice y qué estafas usan IA.",
	},
	title: "Guía familiar: la IA y la búsqueda de un seguro",
	lead: "Un asistente de IA puede ayudarle a entender los seguros, en su idioma y a cualquier hora. También puede equivocarse, y las mismas herramientas les sirven a los estafadores. Esta guía le muestra cómo usar un asistente sin entregar sus datos ni su dinero.",
	sections: [
		{
			id: "good-for",
			title: "Lo que un asistente hace bien",
			layout: "cards",
			paragraphs: [
				"Trátelo como a una amistad que ha leído mucho, pero que nunca ha tenido una licencia de seguros. Esta página trata de las herramientas que usa usted. Para ver cómo usa programas nuestra agencia, visite el [Centro de IA](/ai-hub).",
			],
			items: [
				{
					title: "Explicar una palabra",
					text: "Prima, cláusula adicional, cargo por rescate, impugnación. Pida dos frases y después un ejemplo.",
				},
				{
					title: "Poner una carta en palabras sencillas",
					text: "El asistente puede simplificar un párrafo o traducirlo. Copie solo el párrafo, sin su nombre ni el número de póliza.",
				},
				{
					title: "Preparar sus preguntas",
					text: "Dígale que va a hablar con un agente sobre un tipo de póliza y pídale las preguntas que la gente suele olvidar.",
				},
				{
					title: "Poner dos ideas lado a lado",
					text: "Por ejemplo, el seguro a término y el de vida entera, o comprar una anualidad y dejar el dinero donde está. Pida las desventajas de ambas.",
				},
			],
		},
		{
			id: "gets-wrong",
			title: "En qué se equivoca",
			layout: "checklist",
			paragraphs: [
				"Un asistente calcula qué frase es probable. No consulta su póliza, y suena igual de seguro cuando se equivoca.",
			],
			items: [
				{
					text: "**Reglas de otro estado.** Los días de revisión gratuita, los formularios y los productos cambian de un estado a otro, y las respuestas los mezclan.",
				},
				{
					text: "**Datos viejos.** Los límites fiscales, las condiciones de un producto y las calificaciones de una aseguradora pueden haber cambiado desde que se entrenó al asistente.",
				},
				{ text: "**Fuentes inventadas.** El asistente puede citar una ley, un teléfono o una página que no existen." },
				{ text: "**Precios.** Solo la aseguradora fija una prima, después de ver su solicitud." },
				{
					text: "**Publicidad repetida como si fuera un dato.** El asistente ha leído muchos anuncios, y por eso suele callar los cargos y el riesgo de que la póliza caduque.",
				},
				{ text: "**Darle la razón.** Si la pregunta ya sugiere la respuesta, casi siempre le dirá que sí." },
			],
		},
		{
			id: "never-type",
			title: "Lo que nunca debe escribirle",
			layout: "checklist",
			paragraphs: [
				"Lo que usted escribe puede quedar guardado, filtrarse en un ataque o llegar a quienes mejoran la herramienta. No incluya esto, tampoco en las fotos ni en los archivos que suba.",
			],
			items: [
				{ text: "Números de Seguro Social, ITIN, pasaporte, trámites migratorios y licencia de conducir" },
				{ text: "Cuentas de banco, tarjetas, contraseñas y los códigos que llegan a su teléfono" },
				{ text: "Diagnósticos, recetas y resultados de análisis junto con un nombre" },
				{ text: "Números de póliza, pólizas completas, solicitudes y firmas" },
				{ text: "Nombres, fechas de nacimiento y direcciones de sus hijos, sus padres y sus beneficiarios" },
				{ text: "Grabaciones de su voz o de la voz de un familiar" },
			],
		},
		{
			id: "prompts",
			title: "Preguntas que vale la pena hacer",
			paragraphs: [
				"Describa a una persona cualquiera, no a usted. “Una persona sana de unos 40 años” basta para aprender cómo funciona un producto.",
			],
			table: {
				caption: "Qué quiere saber y una forma segura de preguntarlo",
				columns: ["Usted quiere", "Pregunte"],
				rows: [
					[
						"Entender un producto",
						"“Explique el seguro de gastos finales en palabras sencillas. ¿A quién no le conviene?”",
					],
					[
						"Ver los costos",
						"“Haga una lista de todos los cargos que puede tener una póliza de vida universal indexada y diga qué pasa si se aporta muy poco”.",
					],
					["Poner a prueba un argumento de venta", "“¿Qué dejó fuera este anuncio? ¿Qué diría un crítico cuidadoso?”"],
					[
						"Preparar una llamada",
						"“Deme diez preguntas para un agente antes de reemplazar una póliza de seguro de vida”.",
					],
					[
						"Saber qué tan segura es la respuesta",
						"“¿Qué partes de su respuesta dependen de mi estado y qué fuente oficial debo abrir?”",
					],
				],
			},
		},
		{
			id: "check-the-answer",
			title: "Verifique antes de actuar",
			layout: "steps",
			items: [
				{
					title: "Abra usted la fuente",
					text: "Escriba en el navegador la dirección del sitio oficial. No use el enlace ni el teléfono que le dio el asistente.",
				},
				{
					title: "Pregunte al regulador",
					text: "El departamento de seguros de su estado responde sin cobrar. Los reguladores de nuestros estados figuran en [normas por estado](/state-compliance). En Florida es la [División de Servicios al Consumidor](https://myfloridacfo.com/division/consumers).",
				},
				{
					title: "Lea su póliza",
					text: "Si la póliza y el asistente no coinciden, vale la póliza. Lea la página de los cargos y la de las exclusiones.",
				},
				{
					title: "Pregunte a un agente con licencia",
					text: "Un agente con licencia responde ante un regulador por lo que dice. Nuestra [página de licencias](/licensing) explica cómo verificar a cualquier agente, también a los nuestros.",
				},
			],
		},
		{
			id: "scams",
			title: "Estafas hechas con IA",
			layout: "cards",
			paragraphs: [
				"Antes, la mala ortografía delataba al estafador. Hoy un mensaje puede ser impecable en español, inglés, portugués o criollo haitiano. Fíjese en lo que le piden, no en lo bien escrito que está.",
			],
			items: [
				{
					title: "La voz clonada",
					text: "Basta una grabación corta para imitar a un hijo, una sobrina o un pastor. La llamada es urgente y el dinero debe salir hoy. Cuelgue y llame al número que usted ya tiene. Acuerden en familia una palabra clave que nadie publique en internet.",
				},
				{
					title: "El falso agente",
					text: "Un perfil amable en su idioma, una foto ajena, quizás el número de licencia de una persona real. Verifique el nombre con el regulador y después llame al número publicado de la agencia.",
				},
				{
					title: "El falso funcionario",
					text: "“Usted tiene un beneficio funerario del gobierno” o “su caso migratorio necesita esta póliza”. Ninguna oficina del gobierno llama o escribe para venderle un seguro de vida.",
				},
				{
					title: "El falso video",
					text: "Una cara famosa promete una tasa sin riesgo. Un video no prueba nada. Busque el nombre legal de la aseguradora y las limitaciones.",
				},
				{
					title: "El falso documento",
					text: "Una póliza en PDF, un sello, un recibo. Llame a la aseguradora, al número de su propio sitio, y pregunte si la póliza existe y está vigente.",
				},
				{
					title: "La forma de pago extraña",
					text: "Tarjetas de regalo, criptomonedas, una aplicación de pagos o una transferencia a una persona. La prima se paga a la aseguradora.",
				},
			],
		},
		{
			id: "already-answered",
			title: "Si ya respondió a una estafa",
			layout: "steps",
			items: [
				{
					title: "Deténgase y guarde las pruebas",
					text: "No discuta ni pague para recuperar dinero. Guarde mensajes, números y capturas de pantalla.",
				},
				{
					title: "Proteja sus cuentas",
					text: "Llame a su banco al número que está en su tarjeta, cambie las contraseñas y pida a las agencias de crédito que congelen su crédito. Congelarlo no cuesta nada.",
				},
				{
					title: "Denuncie la estafa",
					text: "Avise al regulador de seguros de su estado y a la [Comisión Federal de Comercio](https://www.ftc.gov). Puede hacerlo sea cual sea su situación migratoria. Si usaron nuestro nombre, llámenos al {phone}.",
				},
				{
					title: "Cuénteselo a la familia",
					text: "Por vergüenza la gente calla, y el estafador llama al siguiente pariente. Diga lo que pasó. Le puede pasar a cualquiera.",
				},
			],
		},
	],
	faqs: {
		title: "Preguntas frecuentes",
		items: [
			{
				question: "¿Puedo subir mi póliza y preguntar qué dice?",
				answer:
					"Es más seguro no hacerlo. Una póliza lleva nombres, fechas de nacimiento, números de póliza y a veces datos de salud. Copie un párrafo sin esos datos, o pida a un agente con licencia que la lea con usted.",
			},
			{
				question: "¿Puedo confiar en una traducción hecha por IA?",
				answer:
					"Para el sentido general, muchas veces. Para montos, fechas, exclusiones y la palabra “no”, no. Una sola palabra que falte puede cambiarlo todo. Pida a una persona que compare la traducción con el original antes de firmar.",
			},
			{
				question: "¿Puede un asistente llenar mi solicitud?",
				answer:
					"No. Con su firma, usted declara que las respuestas de salud son verdaderas. En los primeros dos años, una respuesta incorrecta puede hacer que su familia pierda el beneficio, sin importar quién o qué la haya escrito.",
			},
			{
				question: "¿Por dónde puedo empezar sin una IA?",
				answer:
					"Nuestras [preguntas y respuestas](/resources/faq) explican lo básico, con las desventajas incluidas. También son generales: los detalles dependen de su póliza y de su estado.",
			},
		],
	},
	callToAction: {
		title: "Repase la respuesta con una persona",
		text: "Léanos la respuesta, el mensaje o la oferta que recibió. Llame al {phone} o [escríbanos](/#contact). Un agente con licencia le dirá qué es correcto, qué falta y qué parece falso.",
	},
} satisfies ArticlePageContent;
