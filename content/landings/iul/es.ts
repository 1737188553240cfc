import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "La IUL en una página: valor, impuestos, topes y cargos",
		description:
			"Vida universal indexada para quien puede aportar durante décadas: cómo funcionan el tope y el piso, los impuestos sobre el valor en efectivo y qué se cobra cada mes.",
	},
	title: "Un seguro de vida con valor en efectivo que puede crecer. Con tope, piso y un cargo cada mes.",
	lead: "La vida universal indexada (IUL) es un seguro de vida para quien puede aportar durante décadas. El valor en efectivo gana intereses que siguen un índice, dentro de ciertos límites, y no está sujeto a impuestos mientras crece. Aquí están lo bueno, lo malo y el cargo mensual, en una sola página.",
	action: "Pedir ilustraciones con todos los cargos",
	reassurance:
		"Responda a unas pocas preguntas, y un agente con licencia le conseguirá ilustraciones, una de ellas al 0%. No hay que firmar ni pagar nada.",
	story: {
		title: "Para quién es",
		paragraphs: [
			"Usted ya ahorra. Aporta al plan de ahorro de su trabajo, tiene efectivo para emergencias, y alguien pasaría apuros sin sus ingresos. Usted quiere un seguro de vida que no termine a los 65 y le gustaría que, mientras tanto, lo que quede de las primas después de los cargos ganara algo.",
			"A alguien como usted puede servirle esta póliza. Si es posible que necesite el dinero en menos de diez años, o si necesita la mayor cobertura por el menor precio, le conviene más un [seguro de vida a término](/services/term-life). Es mejor que se lo digamos nosotros, y no un cargo por rescate.",
		],
	},
	figure: {
		figuresOf: "iul",
		title: "Cuatro años con piso y con tope",
		intro:
			"Cuatro años inventados de un índice, y lo que acreditaría una póliza con un piso de {floor} y un tope de {cap}. Cuando el índice sube más que el tope, usted recibe el tope. Cuando baja, recibe el piso. **Los cargos mensuales se descuentan los cuatro años.**",
		caption: "Un índice inventado y el interés acreditado, antes de cargos",
		lines: [
			{ id: "year", label: "Año" },
			{ id: "index", label: "Índice" },
			{ id: "credited", label: "Acreditado" },
		],
		note: "Hipotético; no es una ilustración de póliza. La aseguradora fija el tope y puede bajarlo después de la compra, dentro de los límites de la póliza; en general los dividendos del índice no cuentan. Si los cargos se llevan {charges} al mes, en el segundo año suman {chargesOfYear}, aunque usted no asuma la pérdida del índice.",
	},
	does: {
		title: "Qué hace",
		items: [
			"Les paga a sus beneficiarios si usted fallece mientras la póliza está vigente, por lo general libre del impuesto federal sobre la renta.",
			"Permite que el valor en efectivo crezca sin que usted pague impuestos cada año.",
			"Le permite pedir préstamos sobre el valor en efectivo, en general sin impuesto federal sobre la renta, mientras la póliza siga vigente y no sea un contrato dotal modificado (MEC).",
		],
	},
	doesNot: {
		title: "Qué no hace",
		items: [
			"No pone su dinero en la bolsa. Usted no compra acciones, y en los años buenos no recibe el alza que pase del tope.",
			"No deja de cobrar. El costo del seguro sube con la edad, y en un año en que se acredita 0%, el valor en efectivo baja.",
			"No se sostiene sola. Si se paga muy poco o se pide prestado demasiado, la póliza caduca, y la ganancia puede quedar sujeta a impuestos de una sola vez.",
		],
	},
	steps: {
		title: "Qué pasa después",
		items: [
			{
				title: "Usted responde unas preguntas",
				text: "Sobre su estado, su edad, la cobertura que tiene en mente y lo que podría pagar cada mes.",
			},
			{
				title: "Usted ve ilustraciones",
				text: "Un agente con licencia se comunicará con usted<contactTime> en un plazo de {contactHours} horas en días hábiles</contactTime> y pedirá ilustraciones<carriersCompared> a varias aseguradoras</carriersCompared>: una con una tasa intermedia, otra con una tasa baja y otra al 0%.",
			},
			{
				title: "Usted compara, también con el seguro a término",
				text: "Pondremos la prima y los cargos lado a lado. Si la póliza más sencilla basta, se lo diremos.",
			},
		],
	},
	faqs: {
		title: "Tres preguntas que siempre nos hacen",
		items: [
			{
				question: "Entonces, ¿no se pagan impuestos?",
				answer:
					"El beneficio por fallecimiento por lo general está libre del impuesto federal sobre la renta. El valor en efectivo tiene impuestos diferidos: no se pagan mientras el dinero permanece en la póliza. Si usted la rescata, o si caduca con un préstamo, la ganancia está sujeta a impuestos como ingreso ordinario. Consulte su caso con un asesor de impuestos.",
			},
			{
				question: "¿Puedo perder dinero?",
				answer:
					"Sí. El piso solo le protege de las pérdidas del índice. Los cargos se descuentan todos los años, y en los primeros, los cargos por rescate pueden llevarse gran parte del valor en efectivo, o todo.",
			},
			{
				question: "¿Cuántos años pagaré primas?",
				answer:
					"Piense en décadas. Las primas son flexibles, pero una póliza a la que se le paga muy poco durante mucho tiempo se queda sin fondos. Pregúntenos en qué año el valor en efectivo supera por primera vez lo pagado, y qué pasa si hace una pausa.",
			},
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"La IUL es un seguro de vida. Comprar una póliza no es comprar acciones ni un índice. Todos los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. {agency} no da asesoría legal ni de impuestos.",
			"Los productos, sus características y los requisitos varían según el estado y la aseguradora. <licensedStates>{agency} tiene [licencia en {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "Mire primero la página del 0%",
		text: "Pídanos la ilustración que a nadie le gusta imprimir, o llame al {phone} y pregunte lo que quiera.",
	},
} satisfies LandingContent;
