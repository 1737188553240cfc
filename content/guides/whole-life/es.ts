import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-whole-life-2026-11",
	title: "El seguro de vida entera, leído línea por línea",
	subtitle: "Lo que el contrato promete, lo que no, y cómo distinguir lo uno de lo otro",
	intro: [
		"El seguro de vida entera está hecho para durar tanto como usted. A cambio, cuesta mucho más que el seguro a término por el mismo monto. Que valga la pena depende de una sola cosa: ¿necesita una cobertura que no termine en una fecha fija?",
		"Esta guía le enseña a leer los papeles que le darán, para que compare dos ofertas por su cuenta.",
	],
	chapters: [
		{
			title: "Tres promesas en un contrato",
			paragraphs: [
				"Un contrato de seguro de vida entera fija tres cosas por escrito. Valen mientras usted pague las primas y la aseguradora pueda pagar sus reclamaciones.",
			],
			items: [
				"**La prima:** la misma cantidad cada mes o cada año, de por vida o por un número fijo de años.",
				"**El beneficio por fallecimiento:** lo que reciben sus beneficiarios, menos los préstamos que no haya devuelto.",
				"**Los valores en efectivo:** una tabla, año por año, de lo que vale la póliza si usted la cancela.",
			],
		},
		{
			title: "Lo que no se promete",
			paragraphs: [
				"Algunas pólizas también pueden pagar dividendos. La aseguradora los declara cada año, y puede que sean menores que antes o que no haya ninguno. Una página con valores muy grandes en un futuro lejano suele suponer que los dividendos de hoy nunca cambian.",
				"Por eso, lea cada ilustración dos veces: una con la columna que incluye dividendos y otra con la que no. Decida por la segunda. Si la primera se cumple, será una grata sorpresa.",
			],
		},
		{
			title: "Los primeros diez años",
			paragraphs: [
				"Al principio, casi toda la prima paga el seguro y el costo de poner en marcha la póliza. El valor en efectivo empieza en cero o cerca de cero. En muchas pólizas tarda diez años o más en igualar lo que usted ha pagado.",
				"Por eso el seguro de vida entera es un mal lugar para el dinero que pueda necesitar pronto. Primero tenga un fondo de emergencia, y elija una prima que pueda pagar en un año de poco trabajo.",
			],
		},
		{
			title: "Usar el valor en efectivo",
			paragraphs: [
				"Puede pedir un préstamo sobre el valor en efectivo sin revisión de crédito. Se cobran intereses. Lo que no pague se resta del beneficio por fallecimiento. Si el préstamo y los intereses superan el valor en efectivo, la póliza puede caducar, y entonces la ganancia puede quedar sujeta a impuestos.",
				"También puede rescatar la póliza y recibir el valor en efectivo, menos cargos y préstamos. En ese momento se acaba la cobertura. Consulte a un asesor de impuestos antes de hacer lo uno o lo otro.",
			],
		},
		{
			title: "Quién necesita cobertura de por vida",
			paragraphs: ["Muchas familias no la necesitan. Las que sí la necesitan suelen tener una de estas razones:"],
			items: [
				"Un hijo o una pareja con discapacidad dependerá de usted mientras usted viva.",
				"Quiere dejar una suma fija sin importar a qué edad muera, por ejemplo a herederos que compartirán una casa o un negocio.",
				"Quiere que el dinero para las últimas cuentas esté allí cuando haga falta, y prefiere conocer la prima desde el principio.",
				"Su póliza a término se acaba y aún puede convertirla, pero su salud ha cambiado.",
			],
		},
		{
			title: "Combinar vida entera y seguro a término",
			paragraphs: [
				"No tiene que ser lo uno o lo otro. Un plan común es una póliza pequeña de vida entera para lo que nunca termina y una póliza a término más grande para los años en que los hijos y la hipoteca exigen más. Las dos primas juntas suelen quedar muy por debajo de la de una póliza grande de vida entera.",
				"Si la prima de una póliza completa de vida entera es mucho para su presupuesto, compre hoy un seguro a término y pregunte hasta cuándo puede convertirlo.",
			],
		},
	],
	checklist: {
		title: "Antes de presentar la solicitud",
		items: [
			"Necesito una cobertura que no termine en una fecha fija.",
			"Tengo dinero apartado para emergencias.",
			"Puedo pagar esta prima por décadas, incluso en un año malo.",
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
			"¿Cuánto recibiría si dejara de pagar después de 1, 5 y 10 años?",
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
			"Todos los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los dividendos no están garantizados. Los préstamos y retiros reducen el valor en efectivo y el beneficio por fallecimiento, y pueden hacer que la póliza caduque.",
			"<licensedStates>{agency} tiene licencia en {licensedStates} {statesNoun}.</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora. Su póliza indica su período exacto de revisión gratuita.",
		],
	},
} satisfies GuideContent;
