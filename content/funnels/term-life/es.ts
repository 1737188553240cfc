import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: cuánto seguro a término necesita",
			description:
				"Un cuaderno gratuito por correo electrónico: cuánta cobertura necesita, por cuánto tiempo y qué tres líneas buscar en toda póliza a término.",
		},
		title: "¿Tiene familia e hipoteca, y no sabe cuánta cobertura basta?",
		lead: "La mayoría de las familias calcula a ojo: un monto redondo, un número redondo de años. Si se queda corta, a la familia le falta dinero. Si se pasa, la prima se vuelve difícil de seguir pagando.",
		promise: {
			title: "Veinte minutos, y tendrá su propio número",
			text: "La guía le explica paso a paso cuatro cantidades y una fecha, con un ejemplo resuelto. Al final, usted conocerá el monto y el plazo que necesita su familia, o sabrá que todavía no necesita cobertura.",
		},
		proofs: {
			title: "Por qué puede confiar en esta guía",
			items: [
				{
					title: "Puede comprobar cada paso",
					text: "Deudas, ingresos, hipoteca, estudios: en nuestro ejemplo suman $1,070,000. Usted pone sus cifras con un lápiz. No hay nada escondido en una fórmula.",
				},
				{
					title: "También dice cuándo no comprar",
					text: "Si nadie depende de sus ingresos y no deja deudas compartidas, la guía le dice que tal vez todavía no necesite un seguro de vida.",
				},
				{
					title: "Preguntas para exigir más",
					text: "La guía trae seis preguntas para hacerle a cualquier agente, también a los nuestros: qué aseguradoras compararon, cuándo termina el derecho a convertir, cómo cobra el agente.",
				},
			],
		},
		faqs: [
			{
				question: "Tengo cobertura en mi trabajo. ¿Me sirve esta guía?",
				answer:
					"Sí. La cobertura del trabajo suele equivaler solo a unas pocas veces su sueldo anual y puede terminar con el empleo. La guía muestra cómo tomarla en cuenta y qué faltaría sin ella.",
			},
			{
				question: "¿La guía me dirá un precio?",
				answer:
					"No. El precio depende de su edad, de su salud y de la evaluación de riesgo de la aseguradora. <termLifeFiguresShown>Nuestra [calculadora](/calculator) le da una primera estimación. </termLifeFiguresShown>Para una cotización, hable con un agente con licencia.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de seguro de vida a término",
			description:
				"Calcule cuánta cobertura necesita, y por cuánto tiempo, con un agente con licencia.<monthlySpots> Vea cuántos lugares quedan este mes.</monthlySpots>",
		},
		title: "Una consulta de seguro de vida a término que le da un número",
		lead: "Un agente con licencia calculará con usted el monto y el plazo<carriersCompared>, y comparará aseguradoras</carriersCompared>. Usted decide después, a su ritmo.",
		benefits: [
			"La suma de deudas, ingresos por reemplazar, hipoteca y estudios, menos lo que ya tiene",
			"<carriersCompared>Varias aseguradoras lado a lado, con sus calificaciones y sus reglas de conversión</carriersCompared>",
			"En palabras claras, qué preguntas de salud pesarán en su precio",
			"El resultado por escrito, si quiere mostrarlo a alguien de confianza",
		],
	},
} satisfies FunnelPageContent;
