import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "La IUL en una página: valor, impuestos, topes y cargos",
		description:
			"Vida universal indexada para quien puede aportar durante décadas: cómo funcionan el tope y el piso, los impuestos del valor en efectivo y los cargos del mes.",
	},
	title: "Un seguro de vida con valor en efectivo que puede crecer. Con tope, piso y un cargo cada mes.",
	lead: "La vida universal indexada (IUL) es un seguro de vida para quien puede aportar durante décadas. El valor en efectivo gana intereses que siguen un índice, dentro de ciertos límites, y no paga impuestos mientras crece. Aquí están lo bueno, lo malo y el cargo mensual, en una sola página.",
	action: "Pedir una cotización con todos los cargos",
	reassurance:
		"Unas pocas preguntas, y un agente con licencia prepara ilustraciones, una de ellas al 0%. No hay que firmar ni pagar nada.",
	story: {
		title: "Para quién es",
		paragraphs: [
			"Usted ya ahorra. Usa el plan de su trabajo, tiene efectivo para emergencias, y alguien pasaría apuros sin su ingreso. Quiere un seguro de vida que no termine a los 65 y le gustaría que, mientras tanto, lo que queda de las primas gane algo.",
			"A esa persona puede servirle esta póliza. A quien podría necesitar el dinero en menos de diez años, o necesita la mayor cobertura por el menor precio, le sirve más un [seguro de vida a término](/services/term-life). Lo decimos aquí para que no se lo tenga que decir un cargo por rescate.",
		],
	},
	figure: {
		claim: "iulGrowth",
		title: "Cuatro años con piso y con tope",
		intro:
			"Cuatro años inventados de un índice, y lo que acreditaría una póliza con un piso de {floor} y un tope de {cap}. Cuando el índice gana más que el tope, usted recibe el tope. Cuando baja, recibe el piso. **Los cargos mensuales se descuentan los cuatro años.**",
		caption: "Un índice inventado y el interés acreditado, antes de cargos",
		lines: [
			{ id: "year", label: "Año" },
			{ id: "index", label: "Índice" },
			{ id: "credited", label: "Acreditado" },
		],
		note: "Hipotético; no es una ilustración de póliza. La aseguradora fija el tope y puede bajarlo después de la compra, dentro de los límites de la póliza; en general los dividendos del índice no cuentan. Si los cargos se llevan {charges} al mes, el segundo año cuesta {chargesOfYear}, aunque la pérdida del índice no se le traslade.",
	},
	does: {
		title: "Qué hace",
		items: [
			"Les paga a sus beneficiarios si usted fallece mientras la póliza está vigente, por lo general libre del impuesto federal sobre la renta.",
			"Permite que el valor en efectivo crezca sin pagar impuestos cada año.",
			"Le permite pedir préstamos sobre el valor en efectivo, en general sin impuestos, mientras la póliza siga vigente y no sea un contrato dotal modificado (MEC).",
		],
	},
	doesNot: {
		title: "Qué no hace",
		items: [
			"No le pone en la bolsa. Usted no es dueño de acciones, y en los años buenos el tope le quita parte del alza.",
			"No deja de cobrar. El costo del seguro sube con la edad, y en un año acreditado al 0% el valor en efectivo baja.",
			"No se sostiene sola. Si se le paga muy poco o se le pide prestado demasiado, caduca, y la ganancia puede pagar impuestos de una sola vez.",
		],
	},
	steps: {
		title: "Qué pasa cuando presiona el botón",
		items: [
			{
				title: "Usted responde unas preguntas",
				text: "Sobre su estado, su edad, la cobertura que tiene en mente y lo que podría pagar cada mes.",
			},
			{
				title: "Ve ilustraciones",
				text: "Un agente con licencia se comunica con usted<contactTime> en un plazo de {contactHours} horas en días hábiles</contactTime> y pide ilustraciones<carriersCompared> a varias aseguradoras</carriersCompared>: una a una tasa intermedia, una a una tasa baja y una al 0%.",
			},
			{
				title: "Compara, también con el seguro a término",
				text: "Ponemos la prima y los cargos lado a lado. Si la póliza más sencilla basta, se lo decimos.",
			},
		],
	},
	faqs: {
		title: "Tres preguntas que siempre nos hacen",
		items: [
			{
				question: "Entonces, ¿no paga impuestos?",
				answer:
					"El beneficio por fallecimiento por lo general está libre del impuesto federal sobre la renta. El valor en efectivo tiene impuestos diferidos: no los paga mientras permanece en la póliza. Si usted la rescata, o si caduca con un préstamo, la ganancia paga impuestos como ingreso ordinario. Consulte su caso con un asesor de impuestos.",
			},
			{
				question: "¿Puedo perder dinero?",
				answer:
					"Sí. El piso solo le protege de las pérdidas del índice. Los cargos se descuentan todos los años, y en los primeros los cargos por rescate pueden llevarse gran parte del valor en efectivo, o todo.",
			},
			{
				question: "¿Cuánto tiempo tengo que pagar?",
				answer:
					"Piense en décadas. Las primas son flexibles, pero una póliza a la que se le paga muy poco durante mucho tiempo se seca. Pregúntenos en qué año el valor en efectivo supera por primera vez lo pagado, y qué pasa si hace una pausa.",
			},
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"La IUL es un seguro de vida. Comprar una póliza no es comprar acciones ni un índice. Todos los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. {agency} no da asesoría legal ni de impuestos.",
			"Los productos, las condiciones y los requisitos varían según el estado y la aseguradora. <licensedStates>{agency} tiene [licencia en {licensedStates} estados](/licensing).</licensedStates> En Nueva York no vendemos seguros. Esta página es informativa; no es una oferta.",
		],
	},
	closing: {
		title: "Mire primero la página del 0%",
		text: "Pídanos la ilustración que a nadie le gusta imprimir, o llame al {phone} y pregunte lo que quiera.",
	},
} satisfies LandingContent;
