import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de gastos finales {inState}: costo de un funeral",
		description:
			"Cuánto puede costar un funeral, sus derechos, papeles a salvo de huracanes y seguro de gastos finales para jubilados {inState}.",
	},
	title: "Seguro de gastos finales {inState}",
	lead: "Mucha gente llegó a {state} para jubilarse, y sus hijos viven en otro lugar. Una póliza pequeña de seguro de vida puede darle a la familia dinero para los primeros días y un solo número al que llamar. Estamos en {city} y trabajamos en todo el estado.",
	sections: [
		{
			id: "florida-costs",
			title: "Cuánto puede costar un funeral {inState}",
			paragraphs: [
				"<funeralCosts>Según nuestra estimación, un funeral promedio con velorio y entierro {inState} cuesta unos {funeralCost}. Es una estimación, no una lista de precios.</funeralCosts> <funeralRanges>En Daytona un funeral puede costar de $8,000 a $12,000, y en Jacksonville de $10,000 a $15,000.</funeralRanges>",
				"Los precios cambian entre las costas, las ciudades y los pueblos. La cremación directa suele costar mucho menos que un velorio con entierro. La bóveda, el terreno, la lápida y las flores muchas veces se pagan aparte.",
				"<funeralCosts>Para {state} nuestra [calculadora](/calculator) sugiere {suggestedCoverage} como comienzo: un {coverageMargin}% más que la estimación (un 20% para el alza de precios, con el total redondeado a los $1,000 más cercanos y nunca menos de $10,000).</funeralCosts>",
			],
		},
		{
			id: "family-far-away",
			title: "Cuando la familia está lejos",
			paragraphs: [
				"Un hijo en Ohio o una hermana en Puerto Príncipe tiene que comprar pasajes, elegir una funeraria por teléfono y quizás llevar a su ser querido de regreso. El traslado a otro estado o país puede costar bastante, así que pida un precio antes de fijar el monto.",
				"Si pasa parte del año en otro estado, eso no le impide conservar su póliza. La aseguradora necesita sus direcciones y saber adónde enviar los avisos. Con el pago automático es más difícil que se le pase una prima mientras viaja.",
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
					text: "Dígale a su beneficiario el nombre de la aseguradora y el número de póliza. Sin esos datos, la reclamación puede tardar más.",
				},
				{
					text: "Asegúrese de que la aseguradora pueda comunicarse con usted si se interrumpe el correo postal: dele un número de celular y un correo electrónico.",
				},
				{
					text: "Pida nombrar a una segunda persona que reciba aviso antes de que la póliza caduque. Sus derechos están más abajo.",
				},
			],
		},
		{
			id: "florida-rules",
			title: "Sus derechos {inState}",
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
					text: "La edad, la salud y el tabaco fijan la prima. Si usted vive muchos años, puede pagar más de lo que la póliza entrega. Vea [la lista completa de costos](/services/final-expense).",
				},
			],
		},
	],
	faqs: {
		title: "Preguntas de familias {inState}",
		items: [
			{
				question: "¿Hay límite de edad?",
				answer:
					"La mayoría de las aseguradoras acepta solicitudes de personas de unos 50 a 85 años. Por lo general no se pide examen médico, pero sí se hacen preguntas de salud, y decide la aseguradora.",
			},
			{
				question: "Tengo una póliza de otro estado. ¿Necesito una nueva?",
				answer:
					"Probablemente no. El seguro de vida normalmente se muda con usted. No cancele una póliza anterior sin antes compararla: su precio se fijó a una edad menor, y una nueva abre otro período de impugnación de dos años.",
			},
			{
				question: "¿Se le puede pagar directamente a la funeraria?",
				answer:
					"Muchas veces el beneficiario puede ceder parte del beneficio a la funeraria, si esta y la aseguradora están de acuerdo. Si no, la familia paga y recupera el dinero con la reclamación.",
			},
			{
				question: "¿Hacen visitas a domicilio?",
				answer:
					"Casi todas las citas son por teléfono o video, que suele ser lo más sencillo cuando la familia vive en varios lugares. Nuestra oficina está en {city}. Díganos qué le queda mejor.",
			},
		],
	},
	callToAction: {
		title: "Hable con un agente {inState}",
		text: "Por teléfono o video, con sus hijos en la línea si lo desea<spokenLanguages>, en español, inglés, portugués o criollo haitiano</spokenLanguages>. La consulta es gratuita. Llame al {phone} o [escríbanos](/#contact).",
	},
} satisfies StatePageContent;
