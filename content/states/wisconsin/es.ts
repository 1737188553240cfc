import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de gastos finales {inState}: lo que debe saber",
		description:
			"Planifique el costo de un funeral {inState}: de qué depende, entierros en invierno, bienes del matrimonio y el regulador que protege al comprador.",
	},
	title: "Seguro de gastos finales {inState}",
	lead: "Nadie quiere pagar el funeral con el dinero de la granja ni dejarles la cuenta a los hijos. Una póliza pequeña de seguro de vida puede dejar dinero para eso. Esta página explica los costos {inState}, las reglas y los límites.",
	sections: [
		{
			id: "wisconsin-costs",
			title: "Cuánto puede costar un funeral {inState}",
			paragraphs: [
				"<funeralCosts>Estimamos que un funeral promedio con velorio y entierro {inState} cuesta unos {funeralCost}. Es una estimación, no una lista de precios.</funeralCosts> Los precios de Milwaukee no son los de un pueblo del norte, y la cremación directa suele costar mucho menos que un entierro. La bóveda, el terreno, la lápida y las flores muchas veces se pagan aparte.",
				"<funeralCosts>Nuestra [calculadora](/calculator) sugiere {suggestedCoverage}: un {coverageMargin}% más que la estimación (un 20% para el alza de precios, con el total redondeado a los $1,000 más cercanos y nunca menos de $10,000). Cambie el monto según lo que desee.</funeralCosts>",
			],
		},
		{
			id: "local-matters",
			title: "En qué piensan las familias de aquí",
			layout: "cards",
			items: [
				{
					title: "Entierros en invierno",
					text: "Cuando la tierra está congelada, algunos cementerios cobran más o esperan hasta la primavera. Pregunte en el cementerio y deje un pequeño margen en el monto.",
				},
				{
					title: "Mucha tierra, poco efectivo",
					text: "Una granja o una casa puede valer mucho y aun así no dejar efectivo para un funeral. El beneficio por fallecimiento no tiene que esperar a que se venda nada.",
				},
				{
					title: "Hijos en otros estados",
					text: "Viajar en invierno es lento y caro. Nombre a un beneficiario que pueda encargarse de todo, y a otro por si el primero fallece antes que usted.",
				},
			],
		},
		{
			id: "marital-property",
			title: "Los matrimonios y el beneficiario",
			paragraphs: [
				"{state} es un estado de bienes matrimoniales. Las primas pagadas con los ingresos de la pareja pueden darle al cónyuge un derecho sobre la póliza. Si desea que otra persona reciba el dinero, consulte a un abogado antes de firmar.",
				"Revise quién es su beneficiario después de un divorcio, un fallecimiento o un nacimiento. Un nombre que no se cambia en veinte años puede enviar el dinero a la persona equivocada.",
			],
		},
		{
			id: "wisconsin-rules",
			title: "Sus derechos {inState}",
			layout: "checklist",
			items: [
				{
					title: "Revisión gratuita",
					text: "{freeLook} Hay más tiempo si reemplaza otra póliza. Su póliza indica su período exacto.",
				},
				{
					title: "El regulador de seguros",
					text: "La Oficina del Comisionado de Seguros ([Office of the Commissioner of Insurance](https://oci.wi.gov)) recibe quejas y le permite verificar a un agente o una aseguradora. No nos respalda a nosotros ni a ningún producto.",
				},
				{
					title: "Los primeros dos años",
					text: "Si usted fallece en los primeros dos años, la aseguradora puede revisar su solicitud. Las pólizas con pocas preguntas de salud suelen devolver solo las primas, con algo de interés, si la muerte es por enfermedad en ese tiempo.",
				},
				{
					title: "Caducidad por falta de pago",
					text: "Una prima que no se paga puede poner fin a la cobertura. Pida el pago automático y pregunte si pueden avisarle a un familiar antes de que la póliza caduque.",
				},
			],
		},
	],
	faqs: {
		title: "Preguntas de familias {inState}",
		items: [
			{
				question: "¿Necesito un examen médico?",
				answer:
					"Casi nunca, pero sí se hacen preguntas de salud y se puede revisar el historial de recetas. La aseguradora decide si le acepta y en qué condiciones.",
			},
			{
				question: "¿Cuánto cuesta?",
				answer:
					"Depende de la edad, la salud, el consumo de tabaco y el monto. Hay un [ejemplo a los 60 años](/services/final-expense). Si usted vive muchos años, puede pagar más de lo que la póliza entrega.",
			},
			{
				question: "Mis padres tienen pólizas viejas y pequeñas. ¿Vale la pena conservarlas?",
				answer:
					"Muchas veces sí, sobre todo si ya no hay que pagar nada. Antes de cambiar algo, pregunte a la aseguradora cuál es el beneficio actual y si hay préstamos. Podemos leer la respuesta con usted.",
			},
			{
				question: "Ustedes están en Florida. ¿Cómo trabajan aquí?",
				answer:
					"Por teléfono o video, con un agente<licensedStates> que tiene licencia {inState}</licensedStates>. Puede verificar la licencia antes con el regulador estatal; vea [nuestras licencias](/licensing).",
			},
		],
	},
	callToAction: {
		title: "Pregunte por la cobertura {inState}",
		text: "Un agente con licencia revisará las opciones con usted y su familia. La consulta es gratuita. Llame al {phone} o [escríbanos](/#contact).",
	},
} satisfies StatePageContent;
