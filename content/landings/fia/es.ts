import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Anualidad fija indexada: cuando cae la bolsa",
		description:
			"Si la bolsa cae justo cuando usted deja de trabajar, el daño puede ser duradero. Vea qué evita una anualidad fija indexada en años malos y qué quita en los buenos.",
	},
	title: "¿Y si la bolsa cae el año en que usted deja de trabajar?",
	lead: "Una caída en mal momento puede hacerles un daño duradero a los ahorros de los que usted va a vivir. Con una anualidad fija indexada, una caída del índice no reduce la parte que usted pone en la anualidad. Los cargos y las tarifas sí pueden reducirla, y en esta página está todo lo que cuesta.",
	action: "Elegir una hora",
	reassurance:
		"Por teléfono o por video<spokenLanguages>, en su idioma</spokenLanguages> y sin costo. No necesita números de cuenta, y no se firma nada.",
	story: {
		title: "Dos parejas y un mal año",
		paragraphs: [
			"Las dos parejas son inventadas. Ahorraron lo mismo y vivieron igual. Una dejó de trabajar dos años después de una caída de la bolsa; la otra, en plena caída. La segunda tuvo que usar ahorros que estaban cayendo, y lo que sacó en el peor momento ya no pudo recuperarse con el resto.",
			"Nadie puede elegir el año. Lo que usted sí puede elegir es cuánto de su dinero queda expuesto a un mal año, y a cuánto quiere renunciar por eso en los buenos.",
		],
	},
	figure: {
		figuresOf: "fia",
		title: "Los mismos {start}, con piso y sin piso",
		intro:
			"De un lado, el propio índice; del otro, una anualidad con un piso de {floor} y un tope de {cap}. Mostramos dos casos, porque **el primero por sí solo nos favorecería demasiado**.",
		caption: "Valor hipotético de {start} después de dos años, antes de tarifas, impuestos y dividendos",
		lines: [
			{ id: "dropTitle", label: "Una caída de {drop} y luego un alza de {rise}" },
			{ id: "dropIndex", label: "En el propio índice" },
			{ id: "dropAnnuity", label: "En la anualidad" },
			{ id: "riseTitle", label: "Dos alzas de {rise}" },
			{ id: "riseIndex", label: "En el propio índice" },
			{ id: "riseAnnuity", label: "En la anualidad" },
		],
		note: "Hipotético; no es una ilustración de contrato. Después de una caída de {drop}, {start} se convierten en {afterDrop} y necesitan un alza de {recovery} para volver a su punto de partida. En dos años buenos la anualidad deja de ganar {givenUp}. La aseguradora puede bajar el tope en cada renovación, y las tarifas de cláusulas adicionales o un retiro anticipado reducen el valor en cualquier año.",
	},
	does: {
		title: "Qué hace",
		items: [
			"Una caída del índice no reduce el valor de su contrato: en un año así se le acredita el piso, comúnmente 0%.",
			"Le acredita una parte del alza del índice, hasta el tope.",
			"Más adelante puede pagarle un ingreso mientras usted viva; ese pago depende de la capacidad de la aseguradora emisora para pagar reclamaciones.",
		],
	},
	doesNot: {
		title: "Qué no hace",
		items: [
			"No le da el alza completa ni los dividendos del índice.",
			"No le deja sacar el dinero antes de tiempo sin costo. Durante varios años, sacar más de lo permitido al año tiene un cargo.",
			"No le gana por sí sola al alza de los precios. Puede haber varios años seguidos al 0%, y la tarifa de una cláusula adicional se descuenta en cada uno.",
		],
	},
	steps: {
		title: "Qué pasa después",
		items: [
			{
				title: "Usted elige cómo conversar",
				text: "15 minutos para una primera pregunta, o 30 para revisar su situación financiera completa. Por teléfono o por video.",
			},
			{
				title: "Preguntamos antes de responder",
				text: "Le preguntaremos de qué vive, qué guarda para emergencias y cuándo podría necesitar este dinero. Si debe quedarse donde está, se lo diremos.",
			},
			{
				title: "Usted ve los contratos lado a lado",
				text: "Los topes y cómo pueden cambiar, los cargos y cuándo terminan, y las calificaciones de solidez financiera de cada aseguradora.",
			},
		],
	},
	faqs: {
		title: "Tres preguntas que siempre nos hacen",
		items: [
			{
				question: "¿Puedo perder dinero en una anualidad así?",
				answer:
					"Usted no asume las pérdidas del índice. Aun así puede recibir menos de lo que pagó: si retira el dinero antes de tiempo, si las tarifas de las cláusulas adicionales superan los intereses o si la aseguradora no puede cumplir sus obligaciones.",
			},
			{
				question: "¿Qué parte de mis ahorros debería poner en una anualidad?",
				answer:
					"Nunca todos. Deje aparte lo que pueda necesitar antes de que terminen los cargos. Muchas personas ponen solo una parte de lo que queda. Otras no deberían poner nada.",
			},
			{
				question: "Mi dinero está en una cuenta IRA. ¿Cambia algo?",
				answer:
					"La cuenta IRA ya difiere los impuestos, así que la anualidad no agrega otra ventaja fiscal. Cómprela solo por el piso o por el ingreso de por vida, y consulte antes a un asesor de impuestos.",
			},
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Una anualidad es un contrato de seguro a largo plazo. No es un depósito y no está asegurada por la FDIC ni por ninguna agencia federal.",
			"La ganancia que se retira está sujeta a impuestos como ingreso ordinario, por lo general con un impuesto federal adicional del 10% antes de los 59½ años. {agency} no da asesoría legal ni de impuestos.",
			"Los contratos y los cargos varían según el estado y la aseguradora. <licensedStates>{agency} tiene [licencia en {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "Traiga sus preocupaciones. Nosotros leemos la letra pequeña.",
		text: "Elija una hora, o llame al {phone}. Si ya tiene una anualidad, téngala a mano y la leeremos con usted.",
	},
} satisfies LandingContent;
