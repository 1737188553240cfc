import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: la vida entera, línea por línea",
			description:
				"Una guía gratuita para leer una oferta de vida entera: qué fija el contrato, qué puede cambiar y cuánto recibiría a los 1, 5 y 10 años. Le llega por correo.",
		},
		title: "¿La vida entera vale lo que cuesta, o paga usted por un folleto?",
		lead: "La prima de vida entera es muchas veces la de una póliza a término. Los papeles son gruesos, y las cifras más grandes están en la columna menos segura.",
		promise: {
			title: "Sepa qué cifras están en el contrato",
			text: "La guía le enseña a leer una ilustración dos veces, con dividendos y sin ellos, y a distinguir una promesa de una esperanza antes de firmar.",
		},
		proofs: {
			title: "Por qué puede confiar en ella",
			items: [
				{
					title: "Empieza por las desventajas",
					text: "En los primeros años el valor en efectivo es poco o nada. A menudo tarda diez años o más en alcanzar lo pagado. La guía le dedica un capítulo, no una nota al pie.",
				},
				{
					title: "Nombra la alternativa",
					text: "Muchas familias no necesitan cobertura de por vida. La guía da las razones que sí valen, y muestra cómo combinar una póliza pequeña de vida entera con una a término.",
				},
				{
					title: "Puede ponernos a prueba con ella",
					text: "Termina con seis preguntas, cada una con una página que señalar. Hágalas a nuestros agentes o a los de cualquier otro.",
				},
			],
		},
		faqs: [
			{
				question: "Ya tengo una póliza de vida entera. ¿Me sirve la guía?",
				answer:
					"Sí. Puede usarla para leer el informe anual. Pero no deje una póliza por causa de una guía: hable antes con alguien que haya visto su contrato.",
			},
			{
				question: "¿Los dividendos son parte del contrato?",
				answer:
					"No. La aseguradora los declara cada año, y pueden ser menores que antes, o ninguno. La guía muestra dónde la ilustración los deja fuera.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de seguro de vida entera",
			description:
				"Lea una ilustración de vida entera con un agente con licencia, con dividendos y sin ellos, junto al precio del seguro a término.<monthlySpots> Vea los lugares de este mes.</monthlySpots>",
		},
		title: "Una consulta de vida entera con la ilustración sobre la mesa",
		lead: "Un agente con licencia lee las cifras con usted, página por página, y pone al lado el precio del seguro a término. Usted decide después, a su ritmo.",
		benefits: [
			"Una respuesta clara: si necesita una cobertura sin fecha de fin",
			"La ilustración leída dos veces: con dividendos y sin ellos",
			"Cuánto recibiría si lo dejara a los 1, 5 o 10 años",
			"Al lado, el mismo monto a término, y una combinación de los dos",
		],
	},
} satisfies FunnelPageContent;
