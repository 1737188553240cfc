import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: preguntas antes de firmar una anualidad",
			description:
				"Guía gratuita por correo electrónico sobre las anualidades fijas indexadas (FIA): límites al interés, costos, cláusulas y para quién no son.",
		},
		title: "¿Firmaría algo que le deja diez años sin fácil acceso a su dinero?",
		lead: "Una anualidad puede cubrir la diferencia entre lo que entra y lo que sale. También deja su dinero inmovilizado. Muchos se enteran de lo que cuesta sacarlo cuando ya quieren hacerlo.",
		promise: {
			title: "Sepa si una anualidad le conviene antes de hablar con nadie",
			text: "La guía empieza por sus propios ingresos y cuentas de cada mes. Luego explica topes, cargos por rescate y cláusulas de ingresos en palabras claras, con los dos números que hay que pedir.",
		},
		proofs: {
			title: "Por qué puede confiar en esta guía",
			items: [
				{
					title: "Primero, cuánto cuesta cancelar",
					text: "Cargos por rescate, un ajuste por valor de mercado, impuestos antes de los 59½ años: usted aprenderá por qué costos preguntar, en dólares y para el monto que pondría.",
				},
				{
					title: "Dos valores, bien separados",
					text: "Una base de ingresos que crece rápido no es dinero que pueda retirar. La guía muestra cómo ver la diferencia en la página.",
				},
				{
					title: "Una lista de quiénes no deberían comprar",
					text: "La lista tiene cuatro líneas. Si se reconoce en alguna, se ahorró una cita.",
				},
			],
		},
		faqs: [
			{
				question: "¿El gobierno asegura una anualidad fija indexada?",
				answer: "No. Es un contrato de seguro, no un depósito. No la asegura la FDIC ni ninguna agencia federal.",
			},
			{
				question: "Me aconsejan reemplazar la anualidad que tengo. ¿Debo hacerlo?",
				answer:
					"Quizás, pero nunca sin ver los dos contratos lado a lado. Uno nuevo suele abrir otro período de cargos por rescate. La guía enumera qué comparar.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de estrategia sobre anualidades",
			description:
				"Revise con un agente con licencia cuánto le falta cada mes y, en dólares, cuánto dinero inmovilizaría una FIA.<monthlySpots> Vea cuántos lugares quedan este mes.</monthlySpots>",
		},
		title: "Una consulta sobre anualidades que empieza por lo que le falta cada mes",
		lead: "Un agente con licencia revisará con usted lo que entra y lo que sale, y si una anualidad fija indexada (FIA) le ayudaría en algo. Usted decide después, a su ritmo.",
		benefits: [
			"Cuánto le falta cada mes después del Seguro Social y las pensiones",
			"Los cargos por rescate en dólares, para el monto que tiene en mente",
			"Cómo les va a los contratos<carriersCompared> de varias aseguradoras</carriersCompared> en un año al 0%",
			"Una segunda opinión sobre una anualidad que ya tiene o que le han ofrecido",
		],
	},
} satisfies FunnelPageContent;
