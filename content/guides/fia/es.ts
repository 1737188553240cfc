import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-fia-2026-11",
	title: "Anualidades fijas indexadas: qué preguntar antes de firmar",
	subtitle: "Para quienes están cerca de jubilarse y quieren saber cuánto dinero dejarían inmovilizado",
	intro: [
		"Una anualidad fija indexada (FIA) es un contrato con una compañía de seguros. Usted entrega una suma de una sola vez; la compañía le acredita intereses con una fórmula y, más adelante, puede pagarle un ingreso. A cambio, usted renuncia por años al acceso fácil a ese dinero.",
		"Ese trato les conviene a unas personas y a otras no. Esta guía le ayuda a saber cuál es su caso antes de que alguien le ponga un formulario delante.",
	],
	chapters: [
		{
			title: "Primero, anote sus ingresos y sus gastos",
			paragraphs: [
				"Escriba lo que entra cada mes sin una anualidad: Seguro Social, una pensión, un alquiler que usted cobra. Luego escriba lo que tiene que salir: vivienda, comida, medicinas, seguros, impuestos. Si lo primero cubre lo segundo, tal vez no necesite otro ingreso de por vida. Si no, la diferencia es la cifra que hay que cubrir.",
				"Después anote el dinero del que puede disponer en una semana. Piense en una anualidad solo para el dinero que quede después de eso, y nunca para todo lo que tiene.",
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
				"**Un margen:** los primeros puntos porcentuales del alza se los queda la aseguradora.",
			],
		},
		{
			title: "Lo que cuesta sacar el dinero antes",
			paragraphs: [
				"Los cargos por rescate duran años, de siete a diez en muchos contratos, y bajan cada año. La mayoría de los contratos permite sacar hasta el 10% del valor cada año sin cargo. Algunos aplican además un **ajuste por valor de mercado**, que puede aumentar o reducir lo que usted recibe.",
				"Si saca dinero antes de los 59½ años, normalmente debe un impuesto federal adicional del 10% sobre la ganancia, además del impuesto sobre la renta. Pida por escrito la tabla completa de cargos por rescate, en dólares y para el monto que pondría.",
			],
		},
		{
			title: "Las cláusulas de ingresos, en palabras claras",
			paragraphs: [
				"Una cláusula adicional puede prometer un ingreso de por vida por una tarifa anual. Lleva la cuenta de dos valores. Uno es el valor real de su contrato, que puede retirar, menos los cargos que correspondan. El otro, la **base de ingresos**, solo sirve para calcular el ingreso. No puede retirarlo, por rápido que crezca.",
				"Por eso, pida dos números: cuánto ingreso recibiría a partir de la edad que tiene en mente, y cuánto podría sacar en efectivo ese mismo día. La promesa depende de que la aseguradora pueda pagar durante décadas.",
			],
		},
		{
			title: "Reemplazar una anualidad que ya tiene",
			paragraphs: [
				"Un contrato nuevo suele abrir un nuevo período de cargos por rescate. La aseguradora puede recuperar un “bono” con topes más bajos o con cargos que duran más. Pida los dos contratos lado a lado: lo que cuesta dejar el anterior, las tasas del nuevo, los beneficios que perdería.",
				"El agente debe tener razones que respondan a su mejor interés como cliente, y ponerlas por escrito. Pida una copia.",
			],
		},
		{
			title: "Quién no debería comprar una anualidad",
			paragraphs: ["Un agente honesto dirá que no en estos casos:"],
			items: [
				"El dinero es toda su reserva.",
				"Puede necesitarlo para comprar una casa, pagar cuidados o ayudar a la familia durante el período de cargos por rescate.",
				"Quiere toda el alza del mercado y puede soportar sus caídas.",
				"Siente presión. Una buena decisión puede esperar una semana.",
			],
		},
	],
	checklist: {
		title: "Antes de firmar",
		items: [
			"Sé cuánto me falta cada mes, o que no me falta nada.",
			"Tengo a mi alcance dinero para al menos un año de gastos.",
			"Tengo la tabla de cargos por rescate en dólares.",
			"He visto un año en que se acredita 0% y se descuentan las tarifas.",
			"Conozco las calificaciones de la aseguradora y quién las dio.",
			"Le mostré los papeles a alguien de confianza.",
		],
	},
	questions: {
		title: "Preguntas para un agente",
		intro: "Puede pedir cada respuesta por escrito.",
		items: [
			"¿Qué es lo máximo y lo mínimo que podría acreditarse este año?",
			"¿Hasta dónde pueden bajar después el tope o la tasa de participación?",
			"¿Cuánto recibiría en efectivo después de 1, 3 y 7 años?",
			"¿Cuánto cuesta la cláusula adicional, incluso en un año al 0%?",
			"¿Qué pasa con el dinero cuando yo muera?",
			"¿Por qué esto me conviene más que lo que tengo?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Esta guía es información general. No es una oferta, una recomendación ni asesoría legal o de impuestos. Que una anualidad le convenga o no depende de toda su situación.",
			"Una anualidad es un contrato de seguro. No es un depósito y no está asegurada por la FDIC ni por ninguna agencia federal. Los pagos dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los retiros pueden traer cargos e impuestos.",
			"<licensedStates>{agency} tiene licencia en {licensedStates} {statesNoun}.</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora. Su contrato indica su período exacto de revisión gratuita.",
		],
	},
} satisfies GuideContent;
