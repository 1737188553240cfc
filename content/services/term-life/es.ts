import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Seguro de vida a término: cómo funciona, precios y límites",
		description:
			"El seguro de vida a término en palabras claras: cuánta cobertura, por cuántos años, cuánto cuesta, qué pasa al final del plazo y cuándo conviene uno permanente.",
	},
	title: "Seguro de vida a término: cobertura para los años en que su familia depende de usted",
	lead: "El seguro de vida a término les paga a sus beneficiarios si usted fallece durante un número acordado de años. Es el seguro de vida más sencillo y, por lo general, el menos costoso al comienzo. Cuando el plazo termina, la cobertura también, y no se devuelve nada.",
	whatItIs: {
		title: "Qué es el seguro de vida a término",
		paragraphs: [
			"Usted elige un monto y un plazo, por ejemplo 20 o 30 años. Si fallece en ese tiempo con la póliza vigente, la aseguradora paga el beneficio por fallecimiento a sus beneficiarios, por lo general libre del impuesto federal sobre la renta. Ellos pueden usarlo para la hipoteca, los estudios, la vida diaria o cualquier otra cosa.",
			"En una póliza de **término nivelado**, la prima es la misma hasta el final del plazo. No hay valor en efectivo, así que la prima compra cobertura y nada más. Por eso una familia joven puede pagar un monto grande.",
			"Muchas pólizas son **convertibles**: hasta una fecha del contrato, usted puede cambiar a una póliza permanente de la misma aseguradora sin nuevas preguntas de salud, al precio que corresponda a su edad en ese momento. Si su salud empeora, ese derecho puede valer mucho.",
			"Algunas pólizas incluyen beneficios en vida que adelantan parte del monto tras una enfermedad grave. Lo que se adelanta se resta del beneficio por fallecimiento.",
		],
	},
	fit: {
		title: "A quién le conviene y a quién no",
		forTitle: "El seguro a término puede convenirle si",
		for: [
			"Sus hijos, su pareja o sus padres viven de sus ingresos y algún día dejarán de necesitarlos.",
			"Tiene una hipoteca u otra deuda que termina en una fecha conocida.",
			"Necesita un monto grande de cobertura y su presupuesto es limitado.",
			"Quiere proteger a su familia ahora y dejar para después la decisión sobre una póliza permanente.",
		],
		notForTitle: "Busque otra opción si",
		notFor: [
			"Necesita una cobertura que dure toda la vida. Vea el [seguro de vida entera](/services/whole-life).",
			"Quiere sobre todo dejar dinero para un funeral a una edad avanzada. Vea [gastos finales](/services/final-expense).",
			"Quiere una póliza con valor en efectivo. El seguro a término no lo tiene.",
			"Nadie depende de sus ingresos y no dejaría deudas compartidas. Quizás todavía no necesita un seguro de vida.",
		],
	},
	steps: {
		title: "Cómo se obtiene una póliza",
		items: [
			{
				title: "El monto y el plazo",
				text: "Sumamos deudas, ingresos por reemplazar, hipoteca y estudios, y restamos lo que ya tiene. El plazo debe durar hasta que termine la más larga de esas necesidades.",
			},
			{
				title:
					"<carriersCompared>Comparar aseguradoras</carriersCompared><carriersComparedWithheld>Revisar la oferta</carriersComparedWithheld>",
				text: "Los precios para una misma persona varían de una aseguradora a otra, sobre todo si hay un problema de salud, un trabajo riesgoso o consumo de tabaco. <carriersCompared>Comparamos varias aseguradoras:</carriersCompared><carriersComparedWithheld>Revisamos la oferta:</carriersComparedWithheld> los precios, las reglas de conversión y las calificaciones de solidez financiera.",
			},
			{
				title: "Evaluación de riesgo y revisión gratuita",
				text: "Usted responde preguntas de salud, y algunas solicitudes requieren un examen. La aseguradora puede aceptarle, cobrarle más o rechazarle. Cuando llega la póliza, un período de revisión gratuita le permite devolverla y recibir un reembolso. Los días dependen de su estado; su póliza indica su período exacto.",
			},
		],
	},
	costs: {
		title: "Lo que cuesta",
		intro:
			"El seguro a término tiene pocos cargos. Lo que importa es la prima, cuánto costará después y las fechas que no debe dejar pasar.",
		items: [
			{
				title: "La prima",
				text: "Depende de la edad, la salud, el consumo de tabaco, el monto y el plazo. Se paga aunque nunca se presente una reclamación, y al final de una póliza a término común no se devuelve nada.",
			},
			{
				title: "Después del plazo",
				text: "Muchas pólizas pueden continuar año por año, con una prima que da un salto y luego sube cada año. Pocas personas siguen así mucho tiempo. El precio de una póliza nueva dependería de su edad y su salud en ese momento.",
			},
			{
				title: "Fecha límite para convertir",
				text: "El derecho de convertir la póliza puede terminar antes que el plazo. Después de la conversión, la prima es la de una póliza permanente, mucho más alta.",
			},
			{
				title: "Cláusulas adicionales",
				text: "Una cláusula adicional puede eximirle del pago de la prima si queda con una discapacidad, cubrir a sus hijos o agregar beneficios en vida. Cada una tiene un precio. Una que devuelve las primas al final encarece bastante la póliza.",
			},
			{
				title: "Pagos atrasados",
				text: "Si deja de pagar una prima, hay un período de gracia. Si no paga antes de que acabe, la cobertura termina también. Para recuperarla, quizás tenga que volver a responder preguntas de salud.",
			},
		],
	},
	example: {
		exampleOf: "term-life",
		title: "Ejemplo: vida a término a los 35 años, $250,000. Estimación, no cotización",
		intro:
			"Estas cifras salen de nuestra calculadora y son estimaciones generales. Solo la aseguradora fija una prima, después de revisar su solicitud.",
		assumptions: [
			"35 años, {homeState}, vida a término a 20 años, beneficio por fallecimiento de $250,000, primas pagadas cada mes, salud promedio, sin cláusulas adicionales.",
			"En una cotización real, un plazo más largo cuesta más.",
			"El rango va de un {termAt35RangePercent}% menos a un {termAt35RangePercent}% más que la estimación.",
		],
		rows: [
			{ label: "Vida a término, $250,000, no fumador: prima mensual estimada", value: "{termAt35}" },
			{ label: "Rango de esa estimación", value: "de {termAt35Low} a {termAt35High}" },
			{ label: "Vida a término, $250,000, fumador: prima mensual estimada", value: "{termAt35Smoker}" },
			{ label: "Total pagado en 20 años a {termAt35} al mes", value: "{termAt35Paid}" },
			{
				exampleOf: "whole-life",
				label: "Para comparar: vida entera, $250,000, no fumador, prima mensual estimada",
				value: "{wholeLifeBesideTerm}",
			},
		],
		note: "Es una estimación, no una cotización. Su prima puede ser más alta o más baja, y la aseguradora puede rechazar la solicitud. El seguro de vida entera cuesta más porque está hecho para durar toda la vida y tiene valor en efectivo. Pruebe con su edad y su monto en nuestra [calculadora](/calculator).",
	},
	faqs: {
		title: "Preguntas frecuentes sobre el seguro a término",
		items: [
			{
				question: "¿Cuánta cobertura necesito?",
				answer:
					"Sume cuatro cosas: deudas, ingresos por reemplazar, hipoteca y estudios. Por ejemplo, $20,000 de deudas, $60,000 de ingresos durante 10 años, una hipoteca de $250,000 y $100,000 para los estudios de cada uno de sus dos hijos. Son $1,070,000. Reste la cobertura y el dinero que ya tiene.",
			},
			{
				question: "¿De cuántos años debe ser el plazo?",
				answer:
					"Debe durar hasta que termine la última necesidad grande: hasta que el hijo menor sea independiente o la hipoteca esté pagada. Un plazo más corto es más barato hoy, pero comprar de nuevo después cuesta más y su salud puede haber cambiado. También pueden servir dos pólizas de distinta duración.",
			},
			{
				question: "¿Necesitaré un examen médico?",
				answer:
					"No siempre. Algunas aseguradoras deciden según sus respuestas, su historial de recetas y otros registros. Todas hacen preguntas de salud, y las respuestas pueden subir el precio o llevar a un rechazo.",
			},
			{
				question: "¿Basta con el seguro de vida de mi trabajo?",
				answer:
					"Es un buen comienzo. Pero a menudo equivale solo a unas pocas veces su salario anual y puede terminar cuando deja el empleo. Una póliza propia sigue con usted mientras pague la prima.",
			},
			{
				question: "¿En qué casos puede la aseguradora negarse a pagar?",
				answer:
					"Si la póliza ya había caducado o si el contrato excluye esa causa de muerte. En los primeros dos años, la aseguradora también puede impugnar una reclamación si la solicitud contenía una declaración falsa o inexacta sobre un dato importante. Responder todo con la verdad protege a su familia.",
			},
			{
				question: "¿Y si dejo de fumar?",
				answer:
					"Después de un tiempo sin tabaco, que fija cada aseguradora, usted puede pedir un precio más bajo o presentar otra solicitud. Conserve la póliza anterior hasta que la nueva esté vigente.",
			},
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"El seguro de vida a término no tiene valor en efectivo y termina con su plazo, salvo que se continúe o se convierta según el contrato.",
			"Todos los beneficios de la póliza dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Las estimaciones de esta página no son cotizaciones, y la aceptación depende de la evaluación de riesgo.",
			"{agency} no da asesoría legal ni de impuestos. Por lo general, la aseguradora paga una comisión al agente, y la prima la cubre.",
			"<licensedStates>{agency} tiene [licencia en {licensedStates} {statesNoun}](/licensing).</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora.",
		],
	},
	callToAction: {
		title: "Conozca el precio para su edad y su salud",
		text: "Un agente con licencia puede <carriersCompared>comparar aseguradoras por usted y </carriersCompared>decirle qué preguntan las aseguradoras sobre su salud. La consulta es gratuita. Llame al {phone}.",
	},
} satisfies ProductPageContent;
