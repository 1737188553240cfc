import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-final-expense-2026-11",
	title: "Planear un funeral sin dejar una cuenta por pagar",
	subtitle: "Lo que cuesta cada cosa, lo que su familia puede pedir y las maneras de pagar",
	intro: [
		"Un funeral se organiza en pocos días, y lo hacen personas que están de luto. Casi todo lo que lo encarece puede resolverse ahora, en la mesa de su cocina, en una tarde.",
		"Esta guía le ayuda a escribir lo que quiere, a saber cuánto cuesta cerca de usted y a elegir cómo se pagará. El seguro es una de las maneras, y no siempre la adecuada.",
	],
	chapters: [
		{
			title: "De qué se compone un funeral",
			paragraphs: [
				"En Estados Unidos, el costo mediano de un funeral con velorio y entierro fue de $8,300 en 2023, según la Asociación Nacional de Directores de Funerarias (NFDA): la mitad costó más y la mitad menos. Con la bóveda, que muchos cementerios exigen, fue de $9,995. El cementerio, la lápida y las flores iban aparte. La cremación suele costar menos. Los precios cerca de usted pueden ser muy distintos: pregunte.",
			],
			items: [
				"**Funeraria:** su tarifa de servicios básicos, el cuidado del cuerpo, el velorio, el servicio y la carroza.",
				"**Ataúd o urna:** a menudo lo más caro, y lo que más varía.",
				"**Cementerio:** el terreno, abrir y cerrar la tumba, la bóveda que quizás exija, la lápida.",
				"**Lo demás:** certificados de defunción, el aviso en el periódico, comida, viajes, el traslado a otro país.",
			],
		},
		{
			title: "Su derecho a una lista de precios",
			paragraphs: [
				"La Regla de Funerales de la FTC (Funeral Rule) le da derecho a recibir los precios por teléfono, y una lista escrita cuando va en persona. Usted elige solo lo que quiere, pero cuente con una tarifa de servicios básicos que toda familia paga. Puede comprar el ataúd en otra parte, y la funeraria no puede cobrarle de más por eso. La ley rara vez exige embalsamar: pregunte por qué hace falta.",
				"Llame a tres funerarias y haga a todas las mismas preguntas. La diferencia por el mismo servicio puede ser de miles de dólares.",
			],
		},
		{
			title: "Cuatro maneras de pagar",
			paragraphs: ["Cada una tiene su lugar, y usted puede combinarlas."],
			items: [
				"**Ahorros** de los que alguien pueda disponer de inmediato. El dinero retenido en un juicio de sucesión llega tarde.",
				"**Pagar por adelantado a una funeraria.** Pregunte qué pasa si usted se muda o si la funeraria cierra, y si puede recuperar el dinero.",
				"**Seguro de gastos finales:** una póliza pequeña de vida entera. Su beneficiario recibe el dinero y lo usa como crea conveniente.",
				"**Ayudas que quizás le correspondan:** beneficios para veteranos, un pago pequeño del Seguro Social, un fondo del sindicato o de la iglesia.",
			],
		},
		{
			title: "Cuánta cobertura",
			paragraphs: [
				"Parta del precio del funeral que quiere. Sume las últimas cuentas: médicos, alquiler, tarjetas, auto. Agregue cerca de un 20%, porque los precios suben. Si un funeral cerca de usted cuesta $8,300, eso da unos $10,000 solo para el funeral.",
				"Reste lo que ya está apartado. Más cobertura de la que necesita solo encarece la prima.",
			],
		},
		{
			title: "Períodos de espera: la línea que hay que buscar",
			paragraphs: [
				"Las pólizas de gastos finales hacen unas pocas preguntas de salud. Si su salud lo permite, muchas pagan el monto completo desde el primer día. Si un problema de salud lo impide, tal vez le ofrezcan una póliza **gradual**. Si usted muere por enfermedad en los primeros dos o tres años, esa póliza devuelve las primas con algo de interés o paga una parte del monto.",
				"Una póliza que no hace preguntas de salud casi siempre tiene esa espera y un precio más alto. Por eso, pruebe primero con una póliza que haga preguntas de salud. Quizás califique para más de lo que cree.",
			],
		},
		{
			title: "Qué decirle a su familia",
			paragraphs: [
				"El plan solo sirve si alguien lo encuentra. Escriba una página: qué quiere, a quién llamar, dónde están los papeles, qué póliza hay y quién es el beneficiario. Dé copias a dos personas. Revísela cada año en su cumpleaños.",
				"No la guarde en una caja fuerte que solo usted pueda abrir.",
			],
		},
	],
	checklist: {
		title: "Una tarde",
		items: [
			"Escribí qué tipo de servicio quiero.",
			"Tengo tres listas de precios de funerarias cercanas.",
			"Sumé las últimas cuentas y resté lo que está apartado.",
			"Sé si me corresponde ayuda para veteranos, del sindicato o de la iglesia.",
			"Elegí un beneficiario y un suplente.",
			"Dos personas saben dónde está mi página.",
		],
	},
	questions: {
		title: "Preguntas para un agente",
		intro: "Si quiere, pida las respuestas por escrito.",
		items: [
			"¿Se paga el monto completo desde el primer día? Si no, ¿desde cuándo?",
			"¿La prima puede subir o la cobertura bajar?",
			"¿Por cuánto tiempo pago, y cuánto habré pagado en 15 años?",
			"¿Qué pasa si no hago un pago?",
			"¿Qué aseguradoras aceptarían mi estado de salud, y las comparó usted?",
			"¿El dinero va a mi familia o a una funeraria?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Esta guía es información general. No es una oferta, una cotización ni asesoría legal o de impuestos. Los costos de funerales son estimaciones.",
			"La aceptación depende de las respuestas a preguntas de salud. Algunas pólizas pagan un beneficio reducido en los primeros años. Los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones.",
			"<licensedStates>{agency} tiene licencia en {licensedStates} {statesNoun}.</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora. Su póliza indica su período exacto de revisión gratuita.",
		],
	},
} satisfies GuideContent;
