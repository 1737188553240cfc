import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Cumplimiento: las reglas con que trabajamos",
		description:
			"Cómo hacemos publicidad, cuándo podemos llamarle, qué recibe antes de comprar, cómo devolver una póliza nueva y qué regulador atiende su queja.",
	},
	title: "Las reglas con que trabajamos",
	lead: "Los seguros se regulan estado por estado. Esto es lo que esas reglas significan para usted, desde la primera página que lee hasta el día en que tenga una queja.",
	updated: "2026-11-21",
	sections: [
		{
			id: "advertising",
			title: "Cómo hacemos publicidad",
			layout: "cards",
			paragraphs: [
				"Para la ley, este sitio es publicidad, y también lo son nuestras páginas para futuros agentes. Las reglas de Florida están en el capítulo 69B-150 del Código Administrativo de Florida. En palabras sencillas:",
			],
			items: [
				{
					title: "Cada cifra, con sus límites",
					text: "Una tasa o una cifra de crecimiento aparece solo con sus limitaciones, tan fáciles de leer como la cifra. Indicamos que es hipotética y que no es una ilustración de póliza.",
				},
				{
					title: "Cada precio, con su plan",
					text: "Una prima se muestra con el tipo de plan al que pertenece y los factores de los que depende. Su precio sale de la evaluación de riesgo.",
				},
				{
					title: "Le avisamos de las preguntas de salud",
					text: "Si un producto no pide examen médico pero sí hace preguntas de salud, decimos las dos cosas en el mismo lugar.",
				},
				{
					title: "El seguro se llama seguro",
					text: "El seguro de vida y las anualidades son contratos con una aseguradora. Sus promesas dependen de la capacidad de esa compañía para pagar reclamaciones. No los presentamos como productos bancarios.",
				},
				{
					title: "Urgencia solo si es verdad",
					text: "Un plazo o un número de lugares se muestra solo cuando es real y nuestros registros pueden demostrarlo.",
				},
				{
					title: "Palabras reales de clientes reales",
					text: "Un testimonio debe ser auténtico y actual. Lo confirmamos otra vez al cabo de un año o lo quitamos, y decimos si alguien recibió un pago. El resultado de una persona no predice el suyo.",
				},
				{
					title: "Ningún estado nos recomienda",
					text: "Una licencia nos permite trabajar en un estado. No es un respaldo, y no anunciamos productos donde no podemos venderlos.",
				},
			],
		},
		{
			id: "contact",
			title: "Cuándo podemos llamar o escribir",
			layout: "checklist",
			items: [
				{ text: "Le contactamos cuando usted nos lo pide. Ninguna casilla viene marcada." },
				{
					text: "La publicidad por llamadas o textos automáticos necesita un segundo consentimiento, aparte. Nunca es condición de compra.",
				},
				{
					text: "Llamamos entre las 8 a. m. y las 8 p. m. de su hora local, y respetamos horarios más cortos donde su estado los fija.",
				},
				{
					text: "Responda STOP, use el enlace de cualquiera de nuestros correos o díganoslo por teléfono. Cumpliremos su solicitud en un plazo de {revocationBusinessDays} días hábiles.",
				},
				{
					text: "Guardamos constancia de cada consentimiento durante 5 años, y más solo mientras guardemos la solicitud a la que pertenece. Vea la [política de privacidad](/privacy).",
				},
			],
		},
		{
			id: "before-you-buy",
			title: "De la primera conversación a la póliza",
			layout: "steps",
			items: [
				{
					title: "Preguntamos antes de recomendar",
					text: "Le preguntamos por sus ingresos, sus deudas, quién depende de usted y qué seguros ya tiene. Para una anualidad, la ley también nos pide preguntar por los ingresos que necesita, sus otros bienes y qué tan pronto podría necesitar el dinero.",
				},
				{
					title: "Usted ve cuánto cuesta",
					text: "La prima, los cargos, qué pasa si deja de pagar y la ilustración de la propia aseguradora cuando se exige. Pregunte todo lo que no esté claro.",
				},
				{
					title: "Usted presenta la solicitud",
					text: "Responda por completo las preguntas de salud. Durante los primeros dos años, la aseguradora puede impugnar una reclamación si una respuesta importante no era verdadera.",
				},
				{
					title: "Usted lee la póliza",
					text: "Cuando llega la póliza, empieza el período de revisión gratuita. En ese tiempo, usted puede devolverla y recibir un reembolso según lo que indique la póliza.",
				},
			],
		},
		{
			id: "free-look",
			title: "Período de revisión gratuita",
			paragraphs: [
				"Por lo general, una póliza nueva se puede revisar en casa y devolver. Los días que tiene dependen de su estado, del producto y a veces de su edad: las [normas por estado](/state-compliance) los indican para seguros de vida y para anualidades. Su póliza indica su período exacto.",
			],
		},
		{
			id: "replacement",
			title: "Reemplazar una póliza que ya tiene",
			paragraphs: [
				"Reemplazar es dejar una póliza anterior, o pedir un préstamo sobre ella, para comprar una nueva. Puede tener sentido, pero cuesta: quizás haya cargos por rescate, la prima se fija según su edad actual y el período de impugnación de dos años empieza de nuevo.",
				"La mayoría de los estados nos piden entregarle un aviso de reemplazo por escrito, y es posible que se informe a la aseguradora anterior. Compare los dos contratos lado a lado. No cancele la póliza anterior antes de que la nueva se haya emitido y usted la haya aceptado.",
			],
		},
		{
			id: "older-clients",
			title: "Clientes mayores",
			paragraphs: [
				"Varios estados protegen más a los compradores mayores: una revisión gratuita más larga, más explicaciones por escrito o una revisión más cuidadosa para saber si una anualidad responde a su mejor interés. Seguimos esas reglas, y usted siempre puede venir con un familiar, una amistad o un asesor.",
				"Usted no tiene que decidir el mismo día. Si siente presión de alguien que habla en nuestro nombre, llame al {phone}.",
			],
		},
		{
			id: "new-york",
			title: "Nueva York: solo reclutamiento",
			paragraphs: [
				"En Nueva York solo buscamos futuros agentes. No vendemos, cotizamos ni recomendamos seguros a quienes viven allí. Pueden encontrar agentes con licencia por medio del [Departamento de Servicios Financieros](https://dfs.ny.gov).",
			],
		},
		{
			id: "complaints",
			title: "Si algo sale mal",
			paragraphs: [
				"Si quiere, díganoslo primero: {email}, {phone} o {tollFreePhone}. Una persona lo investigará y le responderá. No tiene que esperarnos. Puede acudir al regulador de su estado en cualquier momento y sin costo. Los reguladores de todos nuestros estados están en [normas por estado](/state-compliance).",
			],
			table: {
				caption: "Reguladores de seguros en cuatro estados",
				columns: ["Estado", "Regulador", "Teléfono para consumidores"],
				rows: [
					[
						"Florida",
						"[Departamento de Servicios Financieros, División de Servicios al Consumidor](https://myfloridacfo.com/division/consumers)",
						"877-693-5236",
					],
					["California", "[Departamento de Seguros](https://insurance.ca.gov)", "800-927-4357"],
					["Texas", "[Departamento de Seguros](https://tdi.texas.gov)", "800-252-3439"],
					["Nueva York", "[Departamento de Servicios Financieros](https://dfs.ny.gov)", "800-342-3736"],
				],
			},
		},
	],
	faqs: {
		title: "Preguntas frecuentes",
		items: [
			{
				question: "¿Quién les paga a ustedes?",
				answer:
					"La aseguradora paga una comisión cuando usted compra una póliza por medio de nosotros, y el precio del producto ya la toma en cuenta. La consulta no le cuesta nada ni le obliga a comprar. Puede preguntarnos qué comisión paga un producto.",
			},
			{
				question: "¿Puedo cambiar de opinión después de firmar?",
				answer:
					"Sí. Durante el período de revisión gratuita puede devolver la póliza y recibir un reembolso. Después también puede cancelar, pero un seguro de vida puede devolver poco o nada, y una anualidad puede tener un cargo por rescate. Los retiros de una anualidad antes de los 59½ años también pueden estar sujetos a un impuesto federal adicional del 10% sobre la parte gravable, además del impuesto sobre la renta.",
			},
			{
				question: "¿Esta página es asesoría legal?",
				answer:
					"No. Describe cómo trabajamos. Si difiere de la ley de su estado o de su póliza, prevalecen la ley y la póliza.",
			},
		],
	},
	callToAction: {
		title: "Pregúntenos cómo le afecta una regla",
		text: "Díganos su estado y qué está considerando. Le responderá un agente con licencia, sin costo.",
	},
} satisfies ArticlePageContent;
