import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-fia-2026-11",
	title: "Anualidades fijas indexadas: las preguntas antes de la firma",
	subtitle: "Para quienes están cerca de jubilarse y quieren saber qué estarían atando",
	intro: [
		"Una anualidad fija indexada (FIA) es un contrato con una compañía de seguros. Usted entrega una suma; la compañía le acredita intereses con una fórmula y, más adelante, puede pagarle un ingreso. A cambio, renuncia por años al acceso fácil a ese dinero.",
		"Ese trato les conviene a unos y a otros no. Esta guía le ayuda a saber de cuáles es usted antes de que alguien le ponga un formulario delante.",
	],
	chapters: [
		{
			title: "Primero, su propia lista",
			paragraphs: [
				"Escriba lo que entra cada mes sin una anualidad: Seguro Social, una pensión, un alquiler. Luego escriba lo que tiene que salir: vivienda, comida, medicinas, seguros, impuestos. Si lo primero cubre lo segundo, tal vez no necesite otro ingreso de por vida. Si no, la diferencia es el número que hay que planear.",
				"Después anote el dinero al que puede llegar en una semana. Lo que pondría en una anualidad viene después de eso, y nunca es todo lo que tiene.",
			],
		},
		{
			title: "Cómo se acredita el interés",
			paragraphs: [
				"La aseguradora mide un índice, por lo general durante un año, y acredita una parte de su alza. Si el índice baja, no se acredita nada y tampoco se quita nada por la baja. Su dinero no está en el mercado, y los dividendos del índice no suelen contar.",
				"La parte que usted recibe tiene un límite, de una de estas formas o de varias a la vez:",
			],
			items: [
				"**Un tope:** no más de cierto porcentaje.",
				"**Una tasa de participación:** solo una parte del alza.",
				"**Un margen:** los primeros puntos se los queda la aseguradora.",
			],
		},
		{
			title: "El precio de salir",
			paragraphs: [
				"Los cargos por rescate duran años, de siete a diez en muchos contratos, y bajan cada año. La mayoría de los contratos permite sacar hasta una décima parte del valor cada año sin ellos. Algunos aplican además un **ajuste por valor de mercado**, que puede aumentar o reducir el cargo.",
				"Antes de los 59½ años suele sumarse un impuesto federal del 10% al impuesto sobre la renta de la ganancia. Pida la tabla completa en papel, en dólares y para su propio monto.",
			],
		},
		{
			title: "Las cláusulas de ingreso, en palabras claras",
			paragraphs: [
				"Una cláusula adicional puede prometer un ingreso de por vida por una tarifa anual. Trabaja con dos cuentas. Una es su valor real, que puede retirar. La otra, la **base de beneficio**, solo sirve para calcular el ingreso. No puede retirarla, por rápido que crezca.",
				"Pregunte entonces dos números: qué ingreso empezaría a la edad que usted piensa, y cuánto podría sacar en efectivo ese mismo día. La promesa depende de que la aseguradora pueda pagar durante décadas.",
			],
		},
		{
			title: "Reemplazar una anualidad que ya tiene",
			paragraphs: [
				"Un contrato nuevo suele abrir un nuevo período de rescate. Un “bono” puede recuperarse después con topes más bajos o cargos más largos. Pida los dos contratos lado a lado: lo que cuesta salir del viejo, las tasas del nuevo, los beneficios que perdería.",
				"El agente debe tener razones que sirvan al interés de usted, y escribirlas. Pida esa página.",
			],
		},
		{
			title: "Quién debería dejarla pasar",
			paragraphs: ["Un agente honesto dice que no en estos casos:"],
			items: [
				"El dinero es toda su reserva.",
				"Puede necesitarlo para una casa, cuidados o la familia dentro del período de rescate.",
				"Quiere toda el alza del mercado y puede vivir con sus bajas.",
				"Siente presión. Una buena decisión puede esperar una semana.",
			],
		},
	],
	checklist: {
		title: "Antes de firmar",
		items: [
			"Conozco mi diferencia mensual, o sé que no la tengo.",
			"Conservo al alcance al menos un año de gastos.",
			"Tengo la tabla de rescate en dólares.",
			"He visto un año con 0% acreditado y las tarifas descontadas.",
			"Conozco las calificaciones de la aseguradora y quién las dio.",
			"Le mostré los papeles a alguien de confianza.",
		],
	},
	questions: {
		title: "Preguntas para un agente",
		intro: "Puede pedir cada respuesta por escrito.",
		items: [
			"¿Qué es lo máximo y lo mínimo que podría acreditarse este año?",
			"¿Qué tan bajos pueden llegar después el tope o la tasa de participación?",
			"¿Cuánto recibiría en efectivo después de 1, 3 y 7 años?",
			"¿Cuánto cuesta la cláusula adicional, también en un año con 0%?",
			"¿Qué pasa con el dinero cuando yo muera?",
			"¿Por qué esto me conviene más que lo que tengo?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Esta guía es información general. No es una oferta, una recomendación ni asesoría legal o de impuestos. Si una anualidad le conviene depende de toda su situación.",
			"Una anualidad es un contrato de seguro. No es un depósito y no está asegurada por la FDIC ni por ninguna agencia federal. Los pagos dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los retiros pueden traer cargos e impuestos.",
			"<licensedStates>{agency} tiene licencia en {licensedStates} estados.</licensedStates> Los productos, las condiciones y los requisitos varían según el estado y la aseguradora. En Nueva York solo reclutamos agentes y no vendemos seguros. Su contrato indica su período exacto de revisión gratuita.",
		],
	},
} satisfies GuideContent;
