import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Anualidad fija indexada (FIA): intereses, topes y cargos",
		description:
			"Qué es una anualidad fija indexada (FIA), cómo se limitan sus intereses, cuánto cuestan los retiros anticipados, qué impuestos se pagan y a quién no le conviene.",
	},
	title: "Anualidad fija indexada (FIA): intereses ligados a un índice, con límites",
	lead: "Una anualidad fija indexada es un contrato con una aseguradora para dinero que usted puede dejar sin tocar durante años. Gana intereses según un índice del mercado y más adelante puede pagarle un ingreso. A cambio, usted acepta límites al crecimiento y cargos si saca el dinero antes de tiempo.",
	whatItIs: {
		title: "Qué es una FIA",
		paragraphs: [
			"Usted paga una prima, por lo general de una sola vez, y la aseguradora suma intereses con una fórmula que sigue un índice del mercado. Usted no compra acciones. Cuando el índice baja, la fórmula acredita como mínimo su piso, comúnmente 0%, así que una pérdida del índice no reduce el valor de su contrato. Los retiros, los cargos y las tarifas de cláusulas adicionales sí pueden reducirlo.",
			"Cuando el índice sube, usted recibe una parte del alza. Un **tope** fija lo máximo que se le acredita, una **tasa de participación** fija la parte que cuenta, y algunos contratos restan un **margen**. Los dividendos del índice casi nunca cuentan. La aseguradora vuelve a fijar estas condiciones en cada renovación, dentro de los límites escritos en el contrato.",
			"Más adelante usted elige cómo usar el dinero: retiros, una sola suma o pagos periódicos por algunos años o de por vida. Una vez que empiezan estos pagos periódicos, por lo general la decisión no se puede deshacer. Los pagos de por vida dependen de la capacidad de la aseguradora emisora para pagar reclamaciones.",
			"Algunos contratos ofrecen una cláusula adicional de ingresos por una tarifa anual. Tiene su propia **base de ingresos**, una cifra que solo sirve para calcular sus pagos. No es dinero que usted pueda retirar.",
		],
	},
	fit: {
		title: "A quién le conviene y a quién no",
		forTitle: "Una FIA puede convenirle si",
		for: [
			"Está cerca de la jubilación, o ya se jubiló, y tiene dinero que no necesitará durante varios años.",
			"Acepta ceder parte de la ganancia de los años buenos a cambio de que una caída del índice no reduzca el valor de su contrato.",
			"Quiere que parte de su dinero se convierta en un ingreso de por vida y ha revisado la solidez financiera de la aseguradora.",
			"Tiene dinero aparte para emergencias, gastos médicos y reparaciones.",
		],
		notForTitle: "Busque otra opción si",
		notFor: [
			"Podría necesitar la mayor parte de este dinero antes de que terminen los cargos por retiro.",
			"Quiere todo el crecimiento del mercado, con dividendos, y puede soportar las pérdidas.",
			"Quiere poner en una anualidad casi todo lo que tiene.",
			"Tiene menos de 59½ años y podría necesitar el dinero. Se sumarían los impuestos y una penalidad federal.",
		],
	},
	steps: {
		title: "Cómo trabajamos con usted",
		items: [
			{
				title: "Su situación financiera completa",
				text: "Debemos preguntarle por sus ingresos, gastos, otros bienes, impuestos, planes y tolerancia al riesgo, para que la recomendación le sirva a usted. Si el dinero debe quedarse donde está, se lo diremos.",
			},
			{
				title:
					"<carriersCompared>Contratos lado a lado</carriersCompared><carriersComparedWithheld>El contrato en detalle</carriersComparedWithheld>",
				text: "<carriersCompared>De cada aseguradora comparamos los topes</carriersCompared><carriersComparedWithheld>Revisamos los topes</carriersComparedWithheld> y cómo pueden cambiar, los cargos por retiro, las tarifas de cláusulas adicionales, las condiciones de los pagos de ingresos y las calificaciones de solidez financiera. Un bono sobre la prima suele venir con cargos más altos o topes más bajos, así que revisamos ambas cosas.",
			},
			{
				title: "Solicitud y revisión gratuita",
				text: "La aseguradora revisa si nuestra recomendación responde a su mejor interés. Cuando le entregan el contrato, un período de revisión gratuita le permite leerlo y cancelarlo si cambia de opinión. Los días dependen de su estado y a veces de su edad; su contrato indica su período exacto.",
			},
		],
	},
	costs: {
		title: "Lo que cuesta",
		intro:
			"Muchas FIA no cobran una tarifa anual por el contrato básico. Usted paga de otras maneras: con límites al crecimiento, con cargos por retiros anticipados y con cláusulas adicionales.",
		items: [
			{
				title: "Cargos por retiro y por rescate",
				text: "Durante varios años, sacar más de lo permitido al año cuesta un porcentaje de lo que saque. El cargo baja con el tiempo según una tabla del contrato.",
			},
			{
				title: "Ajuste por valor de mercado",
				text: "En muchos contratos, un retiro anticipado también se ajusta según las tasas de interés. Si las tasas subieron desde la compra, el ajuste suele reducir lo que usted recibe.",
			},
			{
				title: "Límites al crecimiento",
				text: "Los topes, las tasas de participación y los márgenes son un costo en los años buenos. Si el tope baja en una renovación, con la misma alza del índice se le acredita menos.",
			},
			{
				title: "Tarifas de cláusulas adicionales",
				text: "Una cláusula de ingresos o de beneficio por fallecimiento descuenta cada año una tarifa del valor del contrato, incluso en un año en que se acredita 0%. En un año así, el valor de su contrato baja.",
			},
			{
				title: "Impuestos",
				text: "El crecimiento está sujeto a impuestos como ingreso ordinario cuando usted lo saca, y la ganancia sale primero, salvo que el contrato esté en una cuenta IRA o similar. Antes de los 59½ años suele haber un impuesto federal adicional del 10%.",
			},
		],
	},
	example: {
		figuresOf: "fia",
		title: "Ejemplo: $100,000 por 10 años. Hipotético, no es una ilustración de contrato",
		intro:
			"La tabla muestra una prima de $100,000 que se deja sin tocar durante 10 años con cuatro tasas constantes. Muestra lo que hace una diferencia de tasa con el tiempo. No es el pronóstico de ningún contrato.",
		assumptions: [
			"Una sola prima de $100,000 el primer día, sin agregar ni retirar nada.",
			"El interés se acredita una vez al año, con la misma tasa cada año.",
			"No se descuentan cargos por retiro, tarifas de cláusulas adicionales, ajustes por valor de mercado ni impuestos.",
		],
		rows: [
			{ label: "0% cada año (hipotético, antes de tarifas e impuestos)", value: "$100,000" },
			{ label: "2% cada año (hipotético, antes de tarifas e impuestos)", value: "$121,899" },
			{ label: "3% cada año (hipotético, antes de tarifas e impuestos)", value: "$134,392" },
			{ label: "6% cada año (hipotético, antes de tarifas e impuestos)", value: "$179,085" },
		],
		note: "Cifras hipotéticas; no son una ilustración de contrato ni una promesa. Los intereses reales cambian cada año y pueden ser 0% en varios de ellos. Con la tarifa de una cláusula adicional, la línea del 0% terminaría por debajo de $100,000. El dinero retirado antes de tiempo sería menos, después de cargos e impuestos. Las tasas y los límites dependen de la aseguradora, del contrato y de su estado. Pruebe otros montos en nuestra [calculadora](/calculator).",
	},
	faqs: {
		title: "Preguntas frecuentes sobre las anualidades",
		items: [
			{
				question: "¿Puedo perder dinero en una FIA?",
				answer:
					"Usted no asume las pérdidas del índice. Aun así puede recibir menos de lo que pagó: si retira el dinero antes de tiempo y paga cargos, si las tarifas de las cláusulas adicionales superan los intereses o si la aseguradora no puede cumplir sus obligaciones. Además, los precios pueden subir más rápido que sus intereses.",
			},
			{
				question: "¿Puedo disponer de mi dinero?",
				answer:
					"En parte. La mayoría de los contratos le permite sacar cada año una porción limitada sin cargo por retiro, y muchos eliminan ese cargo, con condiciones, por una estadía en un hogar de ancianos o una enfermedad terminal. Aun así puede haber impuesto sobre la renta y el 10% adicional antes de los 59½ años.",
			},
			{
				question: "¿Sirve una FIA si mi dinero ya está en una cuenta IRA?",
				answer:
					"La cuenta IRA ya difiere los impuestos, así que la anualidad no agrega otra ventaja fiscal. Cómprela solo por sus otras características, como el piso o el ingreso de por vida. Las distribuciones mínimas obligatorias se siguen exigiendo. Un asesor de impuestos puede confirmar su caso.",
			},
			{
				question: "¿Qué reciben mis beneficiarios?",
				answer:
					"En la mayoría de los contratos reciben el valor del contrato si usted fallece antes de que empiecen los pagos. Ellos pagan impuestos sobre la ganancia como ingreso ordinario. Si usted ya eligió pagos de por vida, lo que quede depende de la opción que escogió.",
			},
			{
				question: "¿Debo reemplazar una anualidad que ya tengo?",
				answer:
					"A menudo conviene conservarla. Un reemplazo puede costarle un cargo por rescate, iniciar un nuevo período de cargos y quitarle beneficios que ya tiene. Pondremos los dos contratos lado a lado, por escrito, antes de que usted decida.",
			},
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Una anualidad es un contrato de seguro a largo plazo. No es un depósito y no está asegurada por la FDIC ni por ninguna agencia federal.",
			"Una FIA no participa directamente en acciones ni en índices bursátiles. El nombre de un índice y sus resultados pasados no permiten saber qué intereses se acreditarán en el futuro.",
			"{agency} no da asesoría legal ni de impuestos. Por lo general, la aseguradora paga una comisión al agente, y las condiciones del contrato la reflejan.",
			"<licensedStates>{agency} tiene [licencia en {licensedStates} {statesNoun}](/licensing).</licensedStates> Los contratos, sus características y los cargos varían según el estado y la aseguradora.",
		],
	},
	callToAction: {
		title: "Repasemos su contrato",
		text: "Traiga el contrato de una anualidad que ya tenga, o los documentos de una que le hayan propuesto. Un agente con licencia repasará con usted sus límites, cargos y fechas. La consulta es gratuita. Llame al {phone}.",
	},
	netWorthOptions: {
		open: "Opciones para patrimonios mayores",
		title: "Anualidades para patrimonios mayores",
		intro:
			"Con un patrimonio mayor, el contrato funciona igual, con los mismos límites y cargos. Lo que cambia es cómo encaja con sus impuestos, con la herencia que piensa dejar y con el resto de lo que tiene. Trabajamos junto a su abogado y su asesor de impuestos.",
		options: [
			{
				title: "Patrimonio alto",
				text: "Para hogares con más bienes de los que piensan gastar, que quieren que una parte les pague un ingreso estable.",
				points: [
					"Repartir la prima entre varias aseguradoras, para que no todo dependa de una sola de ellas.",
					"Escalonar las fechas de inicio, para que los cargos por retiro terminen en años distintos.",
					"Planear con su asesor de impuestos en qué años retirar dinero, porque la ganancia es ingreso ordinario y puede afectar las primas de Medicare.",
					"Nombrar con cuidado a los beneficiarios y cotejarlos con su testamento y sus fideicomisos.",
				],
			},
			{
				title: "Patrimonio muy alto",
				text: "Para familias con fideicomisos, empresas o herencias sujetas a impuestos, donde una anualidad es una pequeña parte de un plan más amplio y a veces no hace falta.",
				points: [
					"Definir quién debe ser el dueño del contrato. Una anualidad a nombre de una empresa o de ciertos fideicomisos puede perder el diferimiento de impuestos.",
					"Comparar la anualidad con un seguro de vida para los herederos. Ellos pagan impuestos sobre la ganancia de una anualidad, y su base fiscal no se actualiza al fallecer el dueño.",
					"Prever límites y una revisión adicional. Las aseguradoras limitan la prima que aceptan y preguntan de dónde viene el dinero.",
					"Revisar cada año la solidez financiera de cada aseguradora, junto con su fiduciario o asesor.",
				],
			},
		],
		note: "Es información general, no asesoría legal ni de impuestos. Una prima grande no elimina los topes, los cargos por retiro ni los impuestos. La disponibilidad depende de la aseguradora y de su estado.",
	},
} satisfies ProductPageContent;
