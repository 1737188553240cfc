import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: un funeral sin cuenta por pagar",
			description:
				"Guía gratuita por correo electrónico: cuánto cuesta un funeral, su derecho a una lista de precios, cuatro maneras de pagar y qué debe encontrar su familia.",
		},
		title: "¿Quién pagaría su funeral, y sabría lo que usted quería?",
		lead: "Un funeral se organiza en pocos días y en pleno luto. La familia elige con prisa, paga con tarjeta y durante años se pregunta si hizo bien.",
		promise: {
			title: "Una tarde, y queda resuelto",
			text: "La guía le ayuda a escribir lo que quiere, a saber cuánto cuesta cerca de usted y a elegir cómo se paga. El seguro es una de cuatro maneras, y no siempre la adecuada.",
		},
		proofs: {
			title: "Por qué puede confiar en esta guía",
			items: [
				{
					title: "Cifras con su fuente",
					text: "El costo mediano de un funeral con velorio y entierro fue de $8,300 en 2023, según la Asociación Nacional de Directores de Funerarias. La guía dice qué no incluye esa cifra.",
				},
				{
					title: "Sus derechos por escrito",
					text: "La Regla de Funerales de la FTC (Funeral Rule) le da derecho a precios por teléfono y a una lista escrita cuando va en persona. La guía le dice qué pedir y qué puede rechazar.",
				},
				{
					title: "Los períodos de espera, explicados",
					text: "Algunas pólizas pagan solo una parte del monto en los primeros dos o tres años. Usted aprenderá qué línea buscar antes de firmar.",
				},
			],
		},
		faqs: [
			{
				question: "Mi salud no es buena. ¿Vale la pena presentar la solicitud?",
				answer:
					"Muchas veces sí. No todas las aseguradoras evalúan las enfermedades de la misma manera. Si tiene ciertas enfermedades, pueden ofrecerle una póliza con período de espera. La guía explica cómo funciona, y qué más puede hacer.",
			},
			{
				question: "¿El dinero tiene que ir a una funeraria?",
				answer:
					"No. Con el seguro de gastos finales lo recibe su beneficiario, que lo usa como crea conveniente. Pagar por adelantado a una funeraria es otra cosa, y la guía compara las dos.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de gastos finales<spokenLanguages>, en español</spokenLanguages>",
			description:
				"Un agente con licencia sumará los costos con usted, buscará aseguradoras según su estado de salud y explicará los períodos de espera.<monthlySpots> Vea los lugares de este mes.</monthlySpots>",
		},
		title: "Una consulta de gastos finales a la que puede venir su familia",
		lead: "Un agente con licencia sumará los costos con usted y buscará aseguradoras que acepten su estado de salud. Traiga a alguien de confianza. Usted decide después, a su ritmo.",
		benefits: [
			"Cuánto puede costar un funeral en su estado, y cuánto tiene ya apartado",
			"Qué aseguradoras aceptan su estado de salud, y a qué precio",
			"Si el monto completo se paga desde el primer día, o más tarde",
			"Qué escribir para su familia: sus deseos, los papeles, a quién llamar",
		],
	},
} satisfies FunnelPageContent;
