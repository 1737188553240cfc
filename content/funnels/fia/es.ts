import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: antes de firmar una anualidad",
			description:
				"Una guía gratuita a las anualidades fijas indexadas (FIA): cómo se limita el interés, cuánto cuesta salir y quién no debería comprar. Le llega por correo.",
		},
		title: "¿Firmaría algo que le deja diez años sin fácil acceso a su dinero?",
		lead: "Una anualidad puede cubrir la diferencia entre lo que entra y lo que sale. También ata su dinero. Muchos se enteran de lo que cuesta salir cuando ya quieren salir.",
		promise: {
			title: "Sepa si es para usted antes de hablar con nadie",
			text: "La guía empieza por su propia lista mensual. Luego explica topes, cargos por rescate y cláusulas de ingreso en palabras claras, con los dos números que hay que pedir.",
		},
		proofs: {
			title: "Por qué puede confiar en ella",
			items: [
				{
					title: "Pone primero la salida",
					text: "Cargos por rescate, ajuste por valor de mercado, impuesto antes de los 59½: aprende qué pedir en dólares, para su propio monto.",
				},
				{
					title: "Dos cuentas, bien separadas",
					text: "Una base de beneficio que crece rápido no es dinero que pueda retirar. La guía muestra cómo ver la diferencia en la página.",
				},
				{
					title: "Una lista de quiénes no deberían comprar",
					text: "Está en la guía, en cuatro líneas. Si se reconoce en ella, se ahorró una cita.",
				},
			],
		},
		faqs: [
			{
				question: "¿El gobierno asegura una anualidad fija indexada?",
				answer:
					"No. Es un contrato de seguro, no un depósito. No la asegura la FDIC ni ninguna agencia federal, y los pagos dependen de la capacidad de la aseguradora para pagar reclamaciones.",
			},
			{
				question: "Me dijeron que reemplace la anualidad que tengo. ¿Debo hacerlo?",
				answer:
					"Quizás, y nunca sin los dos contratos lado a lado. Uno nuevo suele abrir otro período de rescate. La guía enumera qué comparar.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de estrategia sobre anualidades",
			description:
				"Vea con un agente con licencia su diferencia mensual y lo que una FIA dejaría atado, en dólares.<monthlySpots> Vea cuántos lugares quedan este mes.</monthlySpots>",
		},
		title: "Una consulta que empieza por su diferencia mensual",
		lead: "Un agente con licencia mira con usted lo que entra y lo que sale, y si una anualidad fija indexada (FIA) ayudaría en algo. Usted decide después, a su ritmo.",
		benefits: [
			"Su diferencia mensual, calculada con el Seguro Social y las pensiones",
			"Los cargos por rescate en dólares, para el monto que tiene en mente",
			"Contratos<carriersCompared> de varias aseguradoras</carriersCompared>, también en un año con 0% acreditado",
			"Otra mirada a una anualidad que ya tiene o que le han ofrecido",
		],
	},
} satisfies FunnelPageContent;
