import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Gastos finales en {state}: costo de un funeral",
		description:
			"Cuánto puede costar un funeral, sus derechos, papeles ante huracanes y seguro de gastos finales para jubilados en {state}.",
	},
	title: "Seguro de gastos finales en {state}",
	lead: "Mucha gente llegó a {state} para jubilarse, y sus hijos viven en otro lugar. Una póliza pequeña de seguro de vida le da a la familia dinero para los primeros días y un solo número al que llamar. Estamos en {city} y trabajamos en todo el estado.",
	sections: [
		{
			id: "florida-costs",
			title: "Cuánto puede costar un funeral en {state}",
			paragraphs: [
				"<funeralCosts>Según nuestra estimación, un funeral promedio con velorio y entierro en {state} cuesta unos {funeralCost}. Es una estimación, no una lista de precios.</funeralCosts> <funeralRanges>En Daytona un funeral puede costar de $8,000 a $12,000, y en Jacksonville de $10,000 a $15,000.</funeralRanges>",
				"Los precios cambian entre las costas, las ciudades y los pueblos. La cremación directa suele costar mucho menos que un velorio con entierro. La bóveda, el terreno, la lápida y las flores muchas veces se pagan aparte.",
				"<funeralCosts>Para {state} nuestra [calculadora](/calculator) sugiere {suggestedCoverage} como comienzo: un {coverageMargin}% más que la estimación (una quinta parte para el alza de precios, redondeado a los $1,000 más cercanos y nunca menos de $10,000).</funeralCosts>",
			],
		},
		{
			id: "family-far-away",
			title: "Cuando la familia está lejos",
			paragraphs: [
				"Un hijo en Ohio o una hermana en Puerto Príncipe tiene que comprar pasajes, elegir una funeraria por teléfono y quizás llevar a su ser querido de regreso. El traslado a otro estado o país puede costar bastante, así que pida un precio antes de fijar el monto.",
				"Si pasa parte del año en otro estado, eso no le impide conservar una póliza. La aseguradora necesita sus direcciones y saber adónde enviar los avisos. Con el pago automático es más difícil que se le pase una prima mientras viaja.",
			],
		},
		{
			id: "storms-and-papers",
			title: "Antes de la temporada de huracanes",
			layout: "checklist",
			items: [
				{
					text: "Guarde una copia de la póliza en una carpeta impermeable y una foto de la primera página con alguien fuera de {state}.",
				},
				{
					text: "Dígale a su beneficiario el nombre de la aseguradora y el número de póliza. Sin esos datos, la reclamación tarda más.",
				},
				{
					text: "Asegúrese de que la aseguradora pueda ubicarle si se detiene el correo: un celular y un correo electrónico.",
				},
				{
					text: "Pida nombrar a una segunda persona que reciba aviso antes de que la póliza caduque. Sus derechos están más abajo.",
				},
			],
		},
		{
			id: "florida-rules",
			title: "Sus derechos en {state}",
			layout: "cards",
			items: [
				{
					title: "Revisión gratuita",
					text: "{freeLook} Su póliza indica su período exacto.",
				},
				{ title: "Antes de que una póliza caduque", text: "{lapseNotice}" },
				{
					title: "Ayuda del estado",
					text: "La División de Servicios al Consumidor del Departamento de Servicios Financieros ([Florida Department of Financial Services](https://myfloridacfo.com/division/consumers)) responde preguntas, recibe quejas y le permite verificar una licencia. No respalda agencias ni productos.",
				},
				{
					title: "Los primeros dos años",
					text: "La aseguradora puede revisar su solicitud si el fallecimiento ocurre en ese tiempo. Las pólizas con pocas preguntas de salud suelen devolver solo las primas, con algo de interés, si la muerte es por enfermedad.",
				},
				{
					title: "Lo que le cuesta",
					text: "La edad, la salud y el tabaco fijan la prima. En una vida larga puede pagar más de lo que la póliza entrega. Vea [la lista completa de costos](/services/final-expense).",
				},
			],
		},
	],
	faqs: {
		title: "Preguntas de familias en {state}",
		items: [
			{
				question: "¿Hay límite de edad?",
				answer:
					"La mayoría de las aseguradoras acepta solicitudes de unos 50 a 85 años. Casi siempre se evita el examen físico, pero sí se hacen preguntas de salud, y decide la aseguradora.",
			},
			{
				question: "Tengo una póliza de otro estado. ¿Necesito una nueva?",
				answer:
					"Probablemente no. El seguro de vida normalmente se muda con usted. No deje una póliza anterior sin compararla: su precio se fijó a una edad menor, y una nueva abre otro período de impugnación de dos años.",
			},
			{
				question: "¿Se le puede pagar directamente a la funeraria?",
				answer:
					"Muchas veces el beneficiario puede ceder parte del beneficio a la funeraria, si ella y la aseguradora están de acuerdo. Si no, la familia paga y recupera el dinero con la reclamación.",
			},
			{
				question: "¿Van a la casa?",
				answer:
					"Casi todas las conversaciones son por teléfono o video, que suele ser lo más sencillo para una familia repartida. Nuestra oficina está en {city}. Pregúntenos qué le conviene.",
			},
		],
	},
	callToAction: {
		title: "Hable con un agente en {state}",
		text: "Por teléfono o video, con sus hijos en la línea si lo desea<spokenLanguages>, en español, inglés, portugués o criollo haitiano</spokenLanguages>. La consulta es gratuita. Llame al {phone} o [escríbanos](/#contact).",
	},
} satisfies StatePageContent;
