import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: un funeral sin cuenta por pagar",
			description:
				"Una guía gratuita para una tarde: cuánto cuesta un funeral, su derecho a una lista de precios, cuatro maneras de pagar y la página que su familia debe hallar.",
		},
		title: "¿Quién pagaría su funeral, y sabría lo que usted quería?",
		lead: "Hay que organizarlo en días, entre personas de luto. Eligen con prisa, pagan con tarjeta y durante años se preguntan si hicieron bien.",
		promise: {
			title: "Una tarde, y queda resuelto",
			text: "La guía le ayuda a escribir lo que quiere, a saber cuánto cuesta cerca de usted y a elegir cómo se paga. El seguro es una de cuatro maneras, y no siempre la adecuada.",
		},
		proofs: {
			title: "Por qué puede confiar en ella",
			items: [
				{
					title: "Cifras con su fuente",
					text: "Un funeral con velorio y entierro costó $8,300 en la mediana de 2023, según la Asociación Nacional de Directores de Funerarias. La guía dice qué no incluye esa cifra.",
				},
				{
					title: "Sus derechos por escrito",
					text: "La Regla Funeraria federal le da precios por teléfono y una lista escrita. La guía le dice qué pedir y qué puede rechazar.",
				},
				{
					title: "Explica los períodos de espera",
					text: "Algunas pólizas pagan solo una parte del monto en los primeros dos o tres años. Usted aprende qué línea buscar antes de firmar.",
				},
			],
		},
		faqs: [
			{
				question: "Mi salud no es buena. ¿Tiene sentido?",
				answer:
					"Muchas veces sí. Las aseguradoras juzgan las enfermedades de distinta manera. Con algunas pueden ofrecerle una póliza con período de espera. La guía explica ambas, y qué más puede hacer.",
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
				"Un agente con licencia suma los costos con usted, busca aseguradoras que acepten su salud y explica los períodos de espera.<monthlySpots> Vea los lugares de este mes.</monthlySpots>",
		},
		title: "Una consulta de gastos finales a la que puede venir su familia",
		lead: "Un agente con licencia suma los costos con usted y busca aseguradoras que acepten su salud. Traiga a alguien de confianza. Usted decide después, a su ritmo.",
		benefits: [
			"Cuánto puede costar un funeral en su estado, y cuánto tiene ya apartado",
			"Qué aseguradoras aceptan su salud, y a qué precio",
			"Si el monto completo se paga desde el primer día, o más tarde",
			"Qué escribir para su familia: sus deseos, los papeles, a quién llamar",
		],
	},
} satisfies FunnelPageContent;
