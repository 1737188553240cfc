import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Datos sobre su salud: nuestra política",
		description:
			"Qué recopilamos sobre su salud, para qué, de dónde viene, quién lo recibe y cómo verlo, borrarlo, retirar su consentimiento o apelar.",
	},
	title: "Política de privacidad de datos de salud del consumidor",
	lead: "Esta es la política que pide la ley My Health My Data de Washington (RCW 19.373.020). Vale para todas las personas.",
	updated: "2026-11-29",
	sections: [
		{
			id: "collected",
			title: "Qué recopilamos y para qué",
			table: {
				caption: "Datos sobre su salud",
				columns: ["Dato", "Para qué lo recopilamos y cómo lo usamos"],
				rows: [
					["Si usa tabaco", "Para calcular una estimación, preparar cotizaciones y responderle"],
					[
						"Lo que usted decida escribirnos o contarnos sobre su salud",
						"Para responderle y averiguar qué cobertura puede solicitar",
					],
					[
						"Las respuestas a las preguntas de salud de una solicitud",
						"Para llenar la solicitud con usted y enviarla a la aseguradora",
					],
				],
			},
		},
		{
			id: "sources",
			title: "De dónde viene",
			paragraphs: [
				"Es usted quien nos da estos datos: en una calculadora, un formulario, el chat, un correo, una llamada o una cita.",
			],
		},
		{
			id: "shared",
			title: "Qué compartimos y con quién",
			paragraphs: [
				"Compartimos si usted usa tabaco, lo que nos cuenta sobre su salud y sus respuestas a preguntas de salud. Lo compartimos con aseguradoras, cuando usted presenta una solicitud o nos pide que busquemos una oferta. Las empresas que entregan nuestro correo y alojan nuestros servidores o fichas de clientes tratan estos datos por encargo nuestro.",
				"No compartimos estos datos con ninguna empresa afiliada. No los vendemos ni los damos a empresas de análisis o de publicidad.",
			],
		},
		{
			id: "rights",
			title: "Cómo ejercer sus derechos",
			paragraphs: [
				"Usted puede preguntar si tenemos datos sobre su salud, verlos, recibir una lista de los terceros y afiliadas que los recibieron, retirar su consentimiento y hacer que se borren. Use [nuestro formulario](/privacy#your-request), escriba a {email} o llame al {phone}. Respondemos en un plazo de {dataRequestDays} días.",
			],
		},
		{
			id: "appeal",
			title: "Cómo apelar",
			paragraphs: [
				"Si rechazamos una solicitud, usted puede apelar: responda a nuestro mensaje con la palabra “Apelación” o escriba a {email}. Otra persona la revisa y contesta por escrito en un plazo de 45 días. Si la respuesta sigue siendo no, puede [presentar una queja ante el Fiscal General de Washington](https://www.atg.wa.gov/file-complaint).",
			],
		},
	],
} satisfies ArticlePageContent;
