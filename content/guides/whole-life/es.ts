import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-whole-life-2026-11",
	title: "El seguro de vida entera, leído línea por línea",
	subtitle: "Lo que el contrato promete, lo que no, y cómo distinguirlo",
	intro: [
		"El seguro de vida entera está hecho para durar tanto como usted. A cambio, cuesta mucho más que el seguro a término por el mismo monto. Que valga la pena depende de una sola cosa: ¿necesita una cobertura sin fecha de fin?",
		"Esta guía le enseña a leer los papeles que le darán, para que compare dos ofertas con sus propios ojos.",
	],
	chapters: [
		{
			title: "Tres promesas en un contrato",
			paragraphs: [
				"Un contrato de vida entera fija tres cosas por escrito. Valen mientras usted pague las primas y la aseguradora pueda pagar sus reclamaciones.",
			],
			items: [
				"**La prima:** la misma cantidad cada mes o cada año, de por vida o por un número fijo de años.",
				"**El beneficio por fallecimiento:** lo que reciben sus beneficiarios, menos los préstamos que no haya devuelto.",
				"**Los valores en efectivo:** una tabla, año por año, de lo que vale la póliza si usted la deja.",
			],
		},
		{
			title: "Lo que no se promete",
			paragraphs: [
				"Algunas pólizas también pueden pagar dividendos. La aseguradora los declara cada año, y pueden ser menores que antes, o ninguno. Una página con valores muy grandes en un futuro lejano suele suponer que los dividendos de hoy nunca cambian.",
				"Lea entonces cada ilustración dos veces: una con la columna que incluye dividendos y otra con la que no. Decida por la segunda. Que la primera sea una grata sorpresa.",
			],
		},
		{
			title: "Los primeros diez años",
			paragraphs: [
				"Al principio, casi toda la prima paga el seguro y el costo de abrir la póliza. El valor en efectivo empieza en cero o cerca de cero. En muchas pólizas tarda diez años o más en igualar lo que usted ha pagado.",
				"Por eso la vida entera es mal lugar para dinero que puede necesitar pronto. Primero tenga un fondo de emergencia, y elija una prima que pueda sostener en un año de poco trabajo.",
			],
		},
		{
			title: "Usar el valor en efectivo",
			paragraphs: [
				"Puede pedir un préstamo sobre el valor en efectivo sin revisión de crédito. Se cobra interés. Lo que no devuelva se resta del beneficio por fallecimiento. Si préstamo e interés superan el valor en efectivo, la póliza puede caducar, y la ganancia puede entonces pagar impuestos.",
				"También puede rescatar la póliza y recibir el valor en efectivo, menos cargos y préstamos. Entonces se acaba la cobertura. Consulte a un asesor de impuestos antes de hacer lo uno o lo otro.",
			],
		},
		{
			title: "Quién necesita cobertura de por vida",
			paragraphs: ["Muchas familias no la necesitan. Estas son las razones de la mayoría de quienes sí:"],
			items: [
				"Un hijo o una pareja con discapacidad dependerá de usted mientras viva.",
				"Quiere dejar una suma fija sin importar a qué edad muera, por ejemplo a herederos que compartirán una casa o un negocio.",
				"Quiere que el dinero para las últimas cuentas esté allí cuando haga falta, y prefiere conocer la prima desde el principio.",
				"Su póliza a término se acaba, su salud ha cambiado y aún puede convertirla.",
			],
		},
		{
			title: "Combinarlo con el seguro a término",
			paragraphs: [
				"No tiene que ser lo uno o lo otro. Un plan común es una póliza pequeña de vida entera para lo que nunca termina y una póliza a término mayor para los años en que los hijos y la hipoteca piden más. Las dos primas juntas suelen quedar muy por debajo de la de una póliza grande de vida entera.",
				"Si la prima completa de vida entera apretaría su presupuesto, compre hoy un seguro a término y pregunte hasta cuándo puede convertirlo.",
			],
		},
	],
	checklist: {
		title: "Antes de presentar la solicitud",
		items: [
			"Tengo una necesidad que no termina en una fecha.",
			"Tengo dinero apartado para emergencias.",
			"Puedo pagar esta prima por décadas, también en un año malo.",
			"Leí la ilustración sin dividendos.",
			"Sé en qué año el valor en efectivo supera lo que he pagado.",
			"Comparé el precio con el del seguro a término por el mismo monto.",
		],
	},
	questions: {
		title: "Preguntas para un agente",
		intro: "Lleve la ilustración y pida la página donde está cada respuesta.",
		items: [
			"¿Qué cifras de esta página están en el contrato y cuáles pueden cambiar?",
			"¿Cuánto recibiría si dejo de pagar después de 1, 5 y 10 años?",
			"¿Durante cuántos años pago?",
			"¿Cuál es la tasa de interés de los préstamos, y puede cambiar?",
			"¿Qué pasa si no pago una prima?",
			"¿Cómo se compara su comisión con la de una póliza a término?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Esta guía es información general. No es una oferta, una cotización, una ilustración de póliza ni asesoría legal o de impuestos.",
			"Todos los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los dividendos no se prometen. Los préstamos y retiros reducen el valor en efectivo y el beneficio por fallecimiento, y pueden hacer que la póliza caduque.",
			"<licensedStates>{agency} tiene licencia en {licensedStates} estados.</licensedStates> Los productos, las condiciones y los requisitos varían según el estado y la aseguradora. En Nueva York solo reclutamos agentes y no vendemos seguros. Su póliza indica su período exacto de revisión gratuita.",
		],
	},
} satisfies GuideContent;
