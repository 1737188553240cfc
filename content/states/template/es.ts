import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de gastos finales {inState}: costos",
		description:
			"Seguro de gastos finales {inState}: cuánto puede costar un funeral, cuánta cobertura considerar, preguntas de salud y sus derechos.",
	},
	title: "Seguro de gastos finales {inState}",
	lead: "Una póliza pequeña de seguro de vida puede evitar que un funeral se convierta en deuda. Esta página explica cuánto puede costar un funeral {inState}, los puntos que conviene conocer antes de solicitarla y a quién acudir si algo sale mal.",
	sections: [
		{
			id: "funeral-cost",
			title: "Cuánto puede costar un funeral {inState}",
			paragraphs: [
				"<funeralCosts>Según nuestra estimación, un funeral promedio con velorio y entierro {inState} cuesta unos {funeralCost}. Es una estimación, no una lista de precios.</funeralCosts> Los precios cambian de un lugar a otro y entre funerarias, y la cremación directa suele costar mucho menos que un entierro. La bóveda, el terreno en el cementerio, la lápida y las flores muchas veces no están incluidos.",
				"<funeralCosts>Nuestra [calculadora](/calculator) sugiere {suggestedCoverage} como punto de partida para {state}. Es un {coverageMargin}% más que la estimación. Suma un 20% para el alza de precios, redondea a los $1,000 más cercanos y nunca baja del mínimo de la calculadora, $10,000. Cambie el monto según lo que usted desee.</funeralCosts> Las reglas federales le permiten pedir a cualquier funeraria una lista de precios detallada, así que conviene comparar dos o tres.",
			],
		},
		{
			id: "what-it-pays",
			title: "Para qué alcanza el dinero",
			layout: "cards",
			items: [
				{
					title: "El funeral",
					text: "El servicio, el entierro o la cremación, y los pequeños gastos que se suman. Su beneficiario recibe el dinero y elige la funeraria.",
				},
				{
					title: "Los viajes de la familia",
					text: "Vuelos, días sin trabajar o llevar a un ser querido de regreso a otro estado o país. Pida precios con tiempo; el traslado puede costar bastante.",
				},
				{
					title: "Las últimas cuentas",
					text: "Una cuenta médica pendiente, un mes más de alquiler, un préstamo pequeño. Lo que sobre es de su beneficiario.",
				},
				{
					title: "Para lo que no alcanza",
					text: "Una póliza pequeña no alcanza para reemplazar un ingreso. Si otros viven de su sueldo, compare primero el [seguro de vida a término](/services/term-life).",
				},
			],
		},
		{
			id: "how-to-apply",
			title: "Cómo solicitarlo",
			layout: "steps",
			items: [
				{
					title: "Una llamada corta",
					text: "Es por teléfono o video y toma unos 15 minutos. Le preguntaremos qué desea, qué tiene apartado y qué prima puede seguir pagando.",
				},
				{
					title: "Preguntas de salud",
					text: "Por lo general no se pide examen médico, pero sí se hacen preguntas de salud y se puede revisar el historial de recetas. Decide la aseguradora. Las pólizas que preguntan poco suelen pagar el monto completo solo después de dos años.",
				},
				{
					title: "Lea y luego decida",
					text: "Cuando llegue la póliza, revise el nombre, el monto, la prima y el beneficiario, y si el beneficio es completo desde el primer día.",
				},
			],
		},
		{
			id: "your-rights",
			title: "Sus derechos {inState}",
			layout: "checklist",
			items: [
				{
					title: "Revisión gratuita",
					text: "{freeLook} Su póliza indica su período exacto.",
				},
				{
					title: "Impugnación",
					text: "Si usted fallece en los primeros dos años, la aseguradora puede revisar su solicitud. Responder con la verdad es su protección.",
				},
				{
					title: "Un regulador al que puede llamar",
					text: "Las aseguradoras y los agentes {inState} están bajo la supervisión del regulador estatal de seguros ({regulator}). Allí puede verificar una licencia y presentar una queja.",
				},
				{ title: "Antes de que una póliza caduque", text: "{lapseNotice}" },
				{
					title: "Sin presión",
					text: "Puede pensarlo, pedir todo por escrito e invitar a un familiar a escuchar. Conserve su póliza anterior hasta que la nueva esté vigente.",
				},
			],
		},
		{
			id: "limits",
			title: "Lo que debe sopesar",
			paragraphs: [
				"Mientras más edad tenga al solicitarlo, más cuesta cada $1,000 de cobertura, y los fumadores pagan más. Si usted vive muchos años, puede pagar más de lo que la póliza entrega. Si deja de pagar, la póliza puede caducar. Los préstamos sobre el valor en efectivo generan intereses y reducen el beneficio por fallecimiento.",
				"Lea [cómo funciona el seguro de gastos finales](/services/final-expense)<finalExpenseFiguresShown>, con un ejemplo en cifras,</finalExpenseFiguresShown> y [qué se aplica en su estado](/state-compliance) para los demás productos. <licensedStates>Tenemos licencia en {licensedStates} {statesNoun}.</licensedStates> El pago de los beneficios depende de la capacidad de la aseguradora emisora para pagar reclamaciones.",
			],
		},
	],
	faqs: {
		title: "Preguntas sobre la cobertura {inState}",
		items: [
			{
				question: "¿Quién puede solicitarlo?",
				answer:
					"La mayoría de las aseguradoras acepta solicitudes de personas de unos 50 a 85 años. Los límites de edad y las preguntas de salud varían según la aseguradora, y cada una decide.",
			},
			{
				question: "¿Cuánto tarda el pago?",
				answer:
					"Por lo general, unas semanas desde que la aseguradora tiene el formulario de reclamación y el certificado de defunción. Puede tardar más si el fallecimiento ocurre en los primeros dos años y la aseguradora revisa la solicitud. La funeraria puede querer cobrar antes, así que avísele a su familia.",
			},
			{
				question: "¿Y si me mudo de {state}?",
				answer:
					"Una póliza de seguro de vida normalmente sigue vigente dondequiera que viva, siempre que se paguen las primas. Dé su nueva dirección a la aseguradora y revise su pago automático.",
			},
			{
				question: "¿Es un programa del estado?",
				answer:
					"No. Es un seguro de vida privado. Ninguna oficina estatal ni federal lo respalda, ni nos respalda a nosotros.",
			},
		],
	},
	callToAction: {
		title: "Pregunte por la cobertura {inState}",
		text: "Le atenderá un agente con licencia, sin prisa<spokenLanguages>, en español, inglés, portugués o criollo haitiano</spokenLanguages>. La consulta es gratuita. Llame al {phone} o [escríbanos](/#contact).",
	},
} satisfies StatePageContent;
