import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Centro de IA: cómo usamos programas e IA",
		description:
			"Qué hacen nuestras calculadoras y el chat, qué nunca enviamos a una IA, quién le responde y cómo usar la IA con cuidado al informarse sobre seguros.",
	},
	title: "Los programas hacen las cuentas. Las personas dan el consejo.",
	lead: "El seguro y la inteligencia artificial le piden lo mismo: confianza. Aquí le contamos qué hacen los programas de este sitio, qué tienen prohibido y cómo puede usar la IA con buen juicio cuando investiga por su cuenta.",
	sections: [
		{
			id: "what-we-use",
			title: "Qué funciona en este sitio",
			layout: "cards",
			items: [
				{
					title: "Calculadoras que muestran su cálculo",
					text: "Nuestras [calculadoras](/calculator) usan fórmulas fijas, y usted puede ver cada paso. Los mismos datos dan siempre la misma respuesta. Los resultados son estimaciones. No son cotizaciones, ofertas ni ilustraciones de póliza.",
				},
				{
					title: "Un chat que sigue reglas",
					text: "El chat hace tres preguntas: su estado, el producto y cuándo lo necesita. Después muestra un enlace para reservar. Es un guion corto. Ninguna IA escribe sus frases.",
				},
				{
					title: "Una estimación de su estado",
					text: "El sitio usa su dirección IP para estimar en qué estado se encuentra usted y mostrarle los avisos que corresponden. Puede equivocarse. Usted puede actualizar la ubicación o elegir su estado.",
				},
				{
					title: "Personalización opcional",
					text: "Solo si usted lo permite en la configuración de cookies, el sitio anota qué páginas lee para estimar qué estilo de explicación le conviene. Esa estimación nunca influye en un precio ni en una decisión. Vea [cookies](/cookies).",
				},
			],
		},
		{
			id: "what-software-does-not-do",
			title: "Lo que aquí no hace ningún programa",
			layout: "checklist",
			items: [
				{
					text: "No aprueba ni rechaza a nadie. La evaluación de riesgo la hace la aseguradora, según la ley del estado.",
				},
				{ text: "No fija su prima. La fija la aseguradora después de revisar su solicitud." },
				{
					text: "No elige un producto por usted. Antes, un agente con licencia conversa con usted sobre lo que necesita.",
				},
				{ text: "No finge ser una persona. Si es una máquina, lo decimos." },
				{
					text: "No decide quién recibe respuesta. Un mensaje que parece spam se guarda para que lo revise una persona.",
				},
			],
		},
		{
			id: "never-sent-to-ai",
			title: "Lo que nunca se envía a una IA",
			layout: "checklist",
			paragraphs: [
				"Este sitio no envía a ningún servicio de IA lo que usted escribe. Nuestros agentes pueden usar IA para borradores generales, como el esquema de un artículo. Según nuestra regla, nunca deben incluir:",
			],
			items: [
				{ text: "Su nombre, teléfono, correo electrónico y dirección" },
				{ text: "Respuestas de salud, recetas e historia clínica" },
				{ text: "Números de Seguro Social, de impuestos, de pasaporte y de banco" },
				{ text: "Su póliza, sus beneficiarios y las notas de nuestras conversaciones" },
			],
		},
		{
			id: "a-person-answers",
			title: "Responde una persona",
			paragraphs: [
				"Cuando usted envíe un mensaje, un agente lo revisará<reviewTime> en un plazo de {reviewHours} horas hábiles</reviewTime>, y una persona le llamará o le escribirá por correo electrónico<contactTime> en un plazo de {contactHours} horas en días hábiles</contactTime>. Usted también puede dejar de lado el sitio y llamar al {phone}.",
				"Las aseguradoras pueden usar sus propios programas al estudiar una solicitud. Si una aseguradora le rechaza o le cobra más, usted puede pedirle el motivo y corregir los datos equivocados de su expediente. Le ayudaremos a pedirlo.",
			],
		},
		{
			id: "use-ai-safely",
			title: "Usar la IA para informarse por su cuenta",
			layout: "checklist",
			paragraphs: [
				"Un asistente de IA puede ser un maestro paciente. Puede explicarle una palabra, poner una carta en lenguaje sencillo o ayudarle a anotar sus preguntas. También puede equivocarse y sonar muy convincente.",
			],
			items: [
				{
					text: "Pregunte sobre ideas, no sobre usted. Preguntar “¿Qué es un beneficio gradual?” es seguro. Contar su historia clínica no lo es.",
				},
				{ text: "Tache nombres, números de póliza y firmas antes de subir un documento. Es más seguro no subirlo." },
				{
					text: "Pida la fuente y ábrala. Un departamento de seguros estatal o la propia póliza valen más que cualquier chat.",
				},
				{
					text: "Tome los precios, las tasas y las reglas que le dé una IA como rumores hasta que un agente con licencia o la aseguradora los confirme.",
				},
				{
					text: "Cuidado con las imitaciones. Una voz o una página pueden ser falsas. Devuelva la llamada a un número que usted haya buscado por su cuenta.",
				},
				{ text: "Nunca deje que una IA conteste las preguntas de salud de una solicitud. Quien firma es usted." },
			],
		},
		{
			id: "check-the-answer",
			title: "Respuestas que conviene verificar",
			table: {
				caption: "Afirmaciones frecuentes sobre el seguro de vida y qué verificar",
				columns: ["Si una IA le dice…", "Verifique esto"],
				rows: [
					[
						"“En una IUL no se puede perder dinero”.",
						"Los cargos se cobran incluso en un año en que se acredita 0%. Una póliza con aportes insuficientes puede caducar. Vea [IUL](/services/iul).",
					],
					[
						"“No hay examen médico, así que su salud no importa”.",
						"Casi todas las solicitudes hacen preguntas de salud. Las pólizas que no hacen ninguna suelen pagar solo una parte del beneficio en los primeros años.",
					],
					[
						"“Sea su propio banco”.",
						"El IBC (Infinite Banking Concept®) es un seguro de vida, no un banco. Los préstamos generan intereses y reducen lo que recibe su familia. Vea [IBC](/services/ibc).",
					],
					[
						"“Tiene 30 días para devolver cualquier póliza”.",
						"El plazo depende del estado, del producto y a veces de su edad. Su póliza indica su período exacto.",
					],
					[
						"“El dinero siempre está libre de impuestos”.",
						"El beneficio por fallecimiento suele estar libre del impuesto federal sobre la renta, con excepciones. Préstamos, retiros y anualidades tienen sus propias reglas. Consulte a un asesor de impuestos.",
					],
				],
			},
		},
	],
	faqs: {
		title: "Preguntas sobre la IA y sus datos",
		items: [
			{
				question: "¿Estoy hablando con una máquina?",
				answer:
					"En el chat, sí: es un guion de tres preguntas. Por teléfono, por video y en las respuestas a sus mensajes, usted habla con una persona.",
			},
			{
				question: "¿Las páginas las traduce una IA?",
				answer:
					"Un programa ayuda con los borradores. Si encuentra un error, escriba a {email}. Lo que cuenta es la póliza en su idioma original.",
			},
			{
				question: "¿La calculadora guarda lo que escribo?",
				answer:
					"La calculadora hace las cuentas en su navegador. Si permite la analítica, contamos el cálculo con rangos amplios, como una edad de 30 a 39 años, nunca con las cifras que usted escribió. Si pide el informe, recibimos sus datos de contacto y su resultado, junto con la constancia de su consentimiento. La [política de privacidad](/privacy) dice qué guardamos.",
			},
			{
				question: "¿Puede una IA decirme qué póliza comprar?",
				answer:
					"Puede ayudarle a prepararse. Pero no tiene licencia, no conoce con certeza las reglas de su estado y no responde ante un regulador, como sí lo hace un agente con licencia.",
			},
		],
	},
	callToAction: {
		title: "Tráiganos la respuesta que le dieron",
		text: "Si una IA o un video le dijo algo sobre el seguro de vida, [envíenoslo](/#contact) o llame al {phone}. Le diremos qué es correcto, qué falta y qué no sabemos.",
	},
} satisfies ArticlePageContent;
