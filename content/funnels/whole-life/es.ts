import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Guía gratuita: el seguro de vida entera, línea por línea",
			description:
				"Guía gratuita por correo electrónico: qué fija un contrato de seguro de vida entera, qué puede cambiar y cuánto recibiría después de 1, 5 y 10 años.",
		},
		title: "¿El seguro de vida entera vale lo que cuesta, o solo se ve bien en el papel?",
		lead: "La prima de un seguro de vida entera es varias veces mayor que la de una póliza a término. Son muchos papeles, y las cifras más grandes están en la columna menos segura.",
		promise: {
			title: "Sepa qué cifras están en el contrato",
			text: "La guía le enseña a leer una ilustración dos veces, con dividendos y sin ellos, y a distinguir una promesa de una proyección antes de firmar.",
		},
		proofs: {
			title: "Por qué puede confiar en esta guía",
			items: [
				{
					title: "Las desventajas van primero",
					text: "En los primeros años el valor en efectivo es poco o nada. A menudo tarda diez años o más en alcanzar lo pagado. La guía le dedica un capítulo, no una nota al pie.",
				},
				{
					title: "Cuándo basta un seguro a término",
					text: "Muchas familias no necesitan cobertura de por vida. La guía da las razones válidas y muestra cómo combinar una póliza pequeña de vida entera con una a término.",
				},
				{
					title: "La guía sirve para ponernos a prueba",
					text: "La guía termina con seis preguntas. Hágalas a nuestros agentes o a los de cualquier otra agencia, y pida que le señalen la página con la respuesta.",
				},
			],
		},
		faqs: [
			{
				question: "Ya tengo una póliza de vida entera. ¿Me sirve la guía?",
				answer:
					"Sí. Puede usarla para leer el informe anual. Pero no cancele una póliza solo por lo que diga una guía: hable antes con alguien que haya leído su contrato.",
			},
			{
				question: "¿Los dividendos son parte del contrato?",
				answer:
					"No. La aseguradora los declara cada año, y puede que sean menores que antes o que no haya ninguno. La guía muestra qué cifras de una ilustración no los incluyen.",
			},
		],
	},
	offer: {
		meta: {
			title: "Consulta gratuita de seguro de vida entera",
			description:
				"Revise con un agente con licencia una ilustración de vida entera y compárela con el precio del seguro a término.<monthlySpots> Vea cuántos lugares quedan este mes.</monthlySpots>",
		},
		title: "Una consulta de seguro de vida entera con la ilustración sobre la mesa",
		lead: "Un agente con licencia repasará las cifras con usted, página por página, y las comparará con el precio del seguro a término. Usted decide después, a su ritmo.",
		benefits: [
			"Una respuesta clara: si necesita una cobertura que no termine en una fecha fija",
			"La ilustración leída dos veces: con dividendos y sin ellos",
			"Cuánto recibiría si cancelara la póliza después de 1, 5 o 10 años",
			"El precio de un seguro a término por el mismo monto, y el de una combinación de los dos",
		],
	},
} satisfies FunnelPageContent;
