import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-ibc-2026-11",
	title: "IBC: préstamos sobre su seguro de vida entera, sin eslóganes",
	subtitle: "Cómo funcionan de verdad los préstamos sobre la póliza, con cuentas y condiciones",
	intro: [
		"El IBC (Infinite Banking Concept®) es una manera de usar una póliza de vida entera: usted forma valor en efectivo y pide préstamos sobre él para sus compras. Es un seguro de vida y no un banco. La póliza no recibe depósitos, y usted paga interés por lo que pide prestado.",
		"Los videos sobre el tema prometen mucho. Esta guía muestra el mecanismo, para que usted juzgue si el método va con sus hábitos.",
	],
	chapters: [
		{
			title: "Lo que pasa en realidad",
			paragraphs: [
				"Usted tiene una póliza de vida entera que puede pagar dividendos, por lo general con primas adicionales a la base. Después de algunos años tiene un valor en efectivo. La aseguradora le presta dinero de ella y toma ese valor como respaldo. El valor en efectivo se queda en la póliza y se le acredita lo que dice el contrato.",
				"Que un préstamo cambie el dividendo depende de la aseguradora. Usted devuelve a su ritmo. Lo que no devuelva se resta del beneficio por fallecimiento.",
			],
		},
		{
			title: "Eso de que el interés se lo paga a usted mismo",
			paragraphs: [
				"No es así. El interés es para la aseguradora. Lo que usted puede tener es un valor en efectivo que sigue creciendo mientras el préstamo está pendiente. El método gana solo cuando ese crecimiento y la cobertura valen para usted más que el interés y los costos. Algunos años no es así.",
			],
		},
		{
			title: "Un año de cuentas",
			paragraphs: [
				"Suponga que pide $10,000 sobre la póliza para un auto al 6% anual y devuelve $200 al mes. En un año ha pagado $2,400 y todavía debe unos $8,150. De eso, unos $550 fueron interés.",
				"<ibcGrowth>Suponga que ese año se acreditó un 4% sobre $10,000 de valor en efectivo: $400. El préstamo le costó entonces unos $150 más de lo acreditado, y conservó su cobertura. Un préstamo de auto con menor tasa pudo salir más barato. Haga esta cuenta cada vez. Es un ejemplo con tasas supuestas, no una ilustración de póliza.</ibcGrowth>",
			],
		},
		{
			title: "Los primeros años son lentos",
			paragraphs: [
				"Primero van los cargos y el costo del seguro. En la mayoría de las pólizas no se puede pedir mucho en los primeros dos o tres años, y el valor en efectivo queda por debajo de lo pagado durante más tiempo. Si lo deja entonces, pierde dinero.",
				"Pagar demasiado y muy rápido convierte la póliza en un contrato dotal modificado (MEC). Los préstamos pagan entonces impuestos empezando por la ganancia, por lo general con un 10% más antes de los 59½ años. El diseño debe respetar ese límite desde el primer día.",
			],
		},
		{
			title: "Los hábitos pesan más que la póliza",
			paragraphs: ["El método les funciona a quienes ya hacen esto, con póliza o sin ella:"],
			items: [
				"Gastan menos de lo que ganan, mes tras mes.",
				"Pagan primas durante décadas sin apuros.",
				"Anotan cada préstamo, con un plan y una fecha.",
				"Tratan la devolución como cualquier otra cuenta.",
			],
		},
		{
			title: "Dónde sale mal",
			paragraphs: [
				"Se piden préstamos y nunca se devuelven. El interés se suma al interés. El préstamo alcanza al valor en efectivo y la póliza caduca: se acaba la cobertura y puede deberse impuesto por una ganancia gastada hace tiempo. O la prima se fijó muy alta, y la póliza se deja con pérdida a los tres años.",
				"Si tiene deudas de tarjetas, páguelas primero. Ninguna póliza acredita lo que una tarjeta cobra.",
			],
		},
	],
	checklist: {
		title: "Antes de empezar",
		items: [
			"Necesito seguro de por vida, aparte de cualquier préstamo.",
			"No tengo deudas de tarjetas.",
			"Tengo efectivo para emergencias fuera de la póliza.",
			"Puedo pagar la prima base durante décadas.",
			"He visto los valores sin dividendos.",
			"Tengo un plan escrito para devolver el primer préstamo.",
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
			"¿Cuánto menos ganaría usted si compro un seguro a término?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"{ibcNotice}",
			"Esta guía es información general. No es una oferta, una ilustración de póliza ni asesoría legal o de impuestos. Las tasas de los ejemplos son supuestas.",
			"El IBC es una manera de usar el seguro de vida entera. No es un banco y no guarda depósitos. Los dividendos no se prometen. Los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones. Los préstamos reducen el valor en efectivo y el beneficio por fallecimiento, y pueden hacer que la póliza caduque.",
			"<licensedStates>{agency} tiene licencia en {licensedStates} estados.</licensedStates> Los productos, las condiciones y los requisitos varían según el estado y la aseguradora. En Nueva York solo reclutamos agentes y no vendemos seguros. Su póliza indica su período exacto de revisión gratuita.",
		],
	},
} satisfies GuideContent;
