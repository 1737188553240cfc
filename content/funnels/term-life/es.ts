import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: cuánto seguro a término necesita",
			description:
				"Un cuaderno gratuito en palabras claras: cuatro sumas para el monto, una fecha para los años y tres líneas que buscar en toda póliza. Le llega por correo.",
		},
		title: "Una familia, una hipoteca y ninguna idea de cuánta cobertura basta",
		lead: "La mayoría calcula a ojo: un monto redondo, un número redondo de años. Si se queda corta, a la familia le falta dinero. Si se pasa, la prima se vuelve difícil de sostener.",
		promise: {
			title: "Veinte minutos, y tiene su propio número",
			text: "La guía le lleva por cuatro sumas y una fecha, con un ejemplo resuelto. Al final conoce el monto y el plazo que van con su familia, o sabe que todavía no necesita cobertura.",
		},
		proofs: {
			title: "Por qué puede confiar en ella",
			items: [
				{
					title: "Puede comprobar cada paso",
					text: "Deudas, ingreso, hipoteca, estudios: en nuestro ejemplo suman $1,070,000. Usted pone sus cifras con un lápiz. No hay nada escondido en una fórmula.",
				},
				{
					title: "Dice cuándo no comprar",
					text: "Si nadie depende de su ingreso y no deja deudas compartidas, la guía le dice que tal vez todavía no necesite un seguro de vida.",
				},
				{
					title: "Le ayuda a exigir más",
					text: "Usted lleva seis preguntas a cualquier agente, también a los nuestros: a quién compararon, cuándo termina el derecho a convertir, cómo cobra el agente.",
				},
			],
		},
		faqs: [
			{
				question: "Tengo cobertura en mi trabajo. ¿Me sirve esta guía?",
				answer:
					"Sí. La cobertura del trabajo suele ser unas pocas veces su sueldo y puede terminar con el empleo. La guía muestra cómo contarla y qué faltaría sin ella.",
			},
			{
				question: "¿La guía me dirá un precio?",
				answer:
					"No. El precio depende de su edad, de su salud y de la revisión de la aseguradora. Nuestra [calculadora](/calculator) le da una primera estimación, y un agente con licencia puede conseguirle una cotización.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de seguro de vida a término",
			description:
				"Calcule el monto y los años con un agente con licencia, compare aseguradoras y decida a su ritmo.<monthlySpots> Vea cuántos lugares quedan este mes.</monthlySpots>",
		},
		title: "Una consulta de vida a término que termina con un número",
		lead: "Un agente con licencia calcula con usted el monto y los años, y compara aseguradoras. Usted decide después, a su ritmo.",
		benefits: [
			"Sus cuatro sumas, hechas con usted, menos lo que ya tiene",
			"<carriersCompared>Varias aseguradoras lado a lado, con sus calificaciones y sus reglas de conversión</carriersCompared>",
			"En palabras claras, qué preguntas de salud pesarán en su precio",
			"El resultado por escrito, si quiere mostrarlo a alguien de confianza",
		],
	},
} satisfies FunnelPageContent;
