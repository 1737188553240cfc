import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-ibc-2026-11",
	title: "IBC: préstamos sobre su seguro de vida entera, sin eslóganes",
	subtitle: "Cómo funcionan de verdad los préstamos sobre la póliza, con los números y las condiciones",
	intro: [
		"El IBC (Infinite Banking Concept®) es una manera de usar una póliza de vida entera: usted acumula valor en efectivo y pide préstamos sobre él para sus compras. Es un seguro de vida y no un banco. La póliza no recibe depósitos, y usted paga interés por lo que pide prestado.",
		"Los videos sobre el tema prometen mucho. Esta guía muestra cómo funciona, para que usted juzgue si el método se ajusta a sus hábitos.",
	],
	chapters: [
		{
			title: "Lo que pasa en realidad",
			paragraphs: [
				"Usted tiene una póliza de vida entera que puede pagar dividendos, por lo general con aportes adicionales a la prima base. Después de algunos años tiene un valor en efectivo. La aseguradora le presta dinero que es de ella, no de usted, y toma ese valor como respaldo. El valor en efectivo se queda en la póliza y gana intereses según el contrato.",
				"De la aseguradora depende que un préstamo cambie el dividendo o no. Usted paga el préstamo a su ritmo. Lo que no pague se resta del beneficio por fallecimiento.",
			],
		},
		{
			title: "Eso de que los intereses son para usted",
			paragraphs: [
				"No es así. El interés es para la aseguradora. Lo que usted puede tener es un valor en efectivo que sigue creciendo mientras el préstamo está pendiente. El método conviene solo cuando ese crecimiento y la cobertura valen para usted más que el interés y los costos. Algunos años eso no se cumple.",
			],
		},
		{
			title: "Un año de cuentas",
			paragraphs: [
				"Suponga que, para comprar un auto, pide un préstamo de $10,000 sobre la póliza al 6% anual y paga $200 al mes. Al cabo de un año ha pagado $2,400 y todavía debe unos $8,150. De lo que pagó, unos $550 fueron intereses.",
				"<ibcFiguresShown>Suponga que ese año se acreditó un 4% sobre $10,000 de valor en efectivo: $400. El préstamo le costó entonces unos $150 más de lo acreditado, y usted conservó su cobertura. Un préstamo de auto con menor tasa habría podido salir más barato. Haga esta cuenta cada vez que pida un préstamo. Es un ejemplo con tasas supuestas, no una ilustración de póliza.</ibcFiguresShown>",
			],
		},
		{
			title: "Los primeros años son lentos",
			paragraphs: [
				"Primero van los cargos y el costo del seguro. En la mayoría de las pólizas no se puede pedir prestado mucho en los primeros dos o tres años, y el valor en efectivo queda por debajo de lo pagado durante más tiempo. Si cancela la póliza entonces, pierde dinero.",
				"Pagar demasiado y muy rápido convierte la póliza en un contrato dotal modificado (MEC). Entonces, cuando usted pide un préstamo, primero sale la ganancia, que está sujeta a impuestos y, antes de los 59½ años, por lo general también a un impuesto federal adicional del 10%. El diseño debe respetar ese límite desde el primer día.",
			],
		},
		{
			title: "Los hábitos pesan más que la póliza",
			paragraphs: ["El método les funciona a quienes ya hacen esto, con póliza o sin ella:"],
			items: [
				"Gastan menos de lo que ganan, mes tras mes.",
				"Pueden mantener un pago fijo durante décadas sin apuros.",
				"Anotan cada préstamo, con un plan y una fecha.",
				"Tratan el pago del préstamo como cualquier otra factura.",
			],
		},
		{
			title: "Cuándo sale mal",
			paragraphs: [
				"Se piden préstamos y nunca se pagan. Se acumulan intereses sobre intereses. El préstamo supera el valor en efectivo y la póliza caduca: se acaba la cobertura y puede haber impuestos por una ganancia que usted gastó hace tiempo. O la prima se fijó muy alta, y la póliza se cancela con pérdida a los tres años.",
				"Si tiene deudas de tarjetas, páguelas primero. Ninguna póliza acredita tanto interés como cobra una tarjeta.",
			],
		},
	],
	checklist: {
		title: "Antes de empezar",
		items: [
			"Necesito un seguro de por vida, incluso sin los préstamos.",
			"No tengo deudas de tarjetas.",
			"Tengo efectivo para emergencias fuera de la póliza.",
			"Puedo pagar la prima base durante décadas.",
			"He visto los valores sin dividendos.",
			"Tengo un plan escrito para pagar el primer préstamo.",
		],
	},
	questions: {
		title: "Preguntas para un agente",
		intro: "Pida la página de la ilustración donde está cada respuesta.",
		items: [
			"¿Cuánto puedo pedir prestado en los años 1, 3, 5 y 10?",
			"¿Cuál es la tasa de los préstamos, y puede cambiar?",
			"¿Cambian los dividendos mientras hay un préstamo?",
			"¿Y si solo puedo pagar la prima base?",
			"¿Qué tan cerca está este diseño del límite del MEC?",
			"¿Cuánto menos ganaría usted si yo comprara un seguro a término?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"{ibcNotice}",
			"Esta guía es información general. No es una oferta, una ilustración de póliza ni asesoría legal o de impuestos. Las tasas de los ejemplos son supuestas.",
			"El IBC es una manera de usar el seguro de vida entera. No es un banco y no guarda depósitos. Los dividendos no están garantizados. Los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los préstamos reducen el valor en efectivo y el beneficio por fallecimiento, y pueden hacer que la póliza caduque.",
			"<licensedStates>{agency} tiene licencia en {licensedStates} {statesNoun}.</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora. Su póliza indica su período exacto de revisión gratuita.",
		],
	},
} satisfies GuideContent;
