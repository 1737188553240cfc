import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Gastos finales en {state}: lo que debe saber",
		description:
			"Planifique el costo de un funeral en {state}: de qué depende, entierros en invierno, bienes del matrimonio y el regulador que protege al comprador.",
	},
	title: "Seguro de gastos finales en {state}",
	lead: "Nadie quiere dejarle la cuenta del funeral a la granja ni a los hijos. Una póliza pequeña de seguro de vida aparta dinero para eso. Esta página trata los costos en {state}, las reglas y los límites.",
	sections: [
		{
			id: "wisconsin-costs",
			title: "Cuánto puede costar un funeral en {state}",
			paragraphs: [
				"<funeralCosts>Estimamos que un funeral promedio con velorio y entierro en {state} cuesta unos {funeralCost}. Es una estimación, no una lista de precios.</funeralCosts> Milwaukee y un pueblo del norte son distintos, y la cremación directa suele costar mucho menos. La bóveda, el terreno, la lápida y las flores muchas veces se pagan aparte.",
				"<funeralCosts>Nuestra [calculadora](/calculator) sugiere {suggestedCoverage}: un {coverageMargin}% más que la estimación (una quinta parte para el alza de precios, redondeado a los $1,000 más cercanos y nunca menos de $10,000). Cámbielo según lo que desee.</funeralCosts>",
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
					title: "Dinero atado a la tierra",
					text: "Una granja o una casa puede valer mucho y aun así no dejar efectivo para un funeral. El beneficio por fallecimiento no tiene que esperar una venta.",
				},
				{
					title: "Hijos en otros estados",
					text: "Viajar en invierno es lento y caro. Nombre a un beneficiario que pueda actuar, y a otro por si el primero fallece antes que usted.",
				},
			],
		},
		{
			id: "marital-property",
			title: "Los matrimonios y el beneficiario",
			paragraphs: [
				"{state} es un estado de bienes matrimoniales. Las primas pagadas con el ingreso de la pareja pueden darle al cónyuge un derecho sobre la póliza. Si desea que otra persona reciba el dinero, consulte a un abogado antes de firmar.",
				"Revise el beneficiario después de un divorcio, un fallecimiento o un nacimiento. Un nombre que no se cambia en veinte años puede enviar el dinero a la persona equivocada.",
			],
		},
		{
			id: "wisconsin-rules",
			title: "Sus derechos en {state}",
			layout: "checklist",
			items: [
				{
					title: "Revisión gratuita",
					text: "{freeLook} Hay más tiempo si reemplaza a otra póliza. Su póliza indica su período exacto.",
				},
				{
					title: "El regulador de seguros",
					text: "La Oficina del Comisionado de Seguros ([Office of the Commissioner of Insurance](https://oci.wi.gov)) recibe quejas y le permite verificar a un agente o una aseguradora. No nos respalda a nosotros ni a ningún producto.",
				},
				{
					title: "Dos años",
					text: "En los primeros dos años la aseguradora puede revisar su solicitud después de un fallecimiento. Las pólizas con pocas preguntas de salud suelen devolver solo las primas, con algo de interés, si la muerte es por enfermedad en ese tiempo.",
				},
				{
					title: "Caducidad por falta de pago",
					text: "Una prima que no se paga puede terminar la cobertura. Pida el pago automático y pregunte si pueden avisarle a un familiar antes de que la póliza caduque.",
				},
			],
		},
	],
	faqs: {
		title: "Preguntas de familias en {state}",
		items: [
			{
				question: "¿Necesito un examen médico?",
				answer:
					"Casi nunca, pero sí se hacen preguntas de salud y se puede revisar el historial de recetas. La aseguradora decide si le acepta y en qué términos.",
			},
			{
				question: "¿Cuánto cuesta?",
				answer:
					"Depende de la edad, la salud, el tabaco y el monto. Hay un [ejemplo a los 60 años](/services/final-expense). En una vida larga puede pagar más de lo que la póliza entrega.",
			},
			{
				question: "Mis padres tienen pólizas viejas y pequeñas. ¿Vale la pena conservarlas?",
				answer:
					"Muchas veces sí, sobre todo si ya no hay que pagar nada. Pida a la aseguradora el beneficio actual y si hay préstamos antes de cambiar algo. Podemos leer la respuesta con usted.",
			},
			{
				question: "Ustedes están en Florida. ¿Cómo trabajan aquí?",
				answer:
					"Por teléfono o video, con un agente<licensedStates> que tiene licencia en {state}</licensedStates>. Puede verificar la licencia antes con el regulador estatal; vea [nuestras licencias](/licensing).",
			},
		],
	},
	callToAction: {
		title: "Pregunte por la cobertura en {state}",
		text: "Un agente con licencia lo revisa con usted y su familia. La consulta es gratuita. Llame al {phone} o [escríbanos](/#contact).",
	},
} satisfies StatePageContent;
