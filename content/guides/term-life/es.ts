import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-term-life-2026-11",
	title: "¿Cuánto seguro de vida a término, y por cuántos años?",
	subtitle: "Un cuaderno de trabajo para familias que quieren saber antes de comprar",
	intro: [
		"La mayoría de la gente compra el seguro de vida a término a ojo: un monto redondo, un número redondo de años. Esta guía cambia la corazonada por cuatro cantidades y una fecha. Usted necesita un lápiz, veinte minutos y una idea de lo que gasta su familia.",
		"No tiene que comprar nada. Si al terminar ve que no necesita cobertura, la guía también habrá cumplido.",
	],
	chapters: [
		{
			title: "Empiece por las personas, no por la póliza",
			paragraphs: [
				"El seguro a término responde a una pregunta: ¿a quién le faltaría dinero si usted muriera este año? Escriba cada nombre y hasta cuándo necesitaría ayuda esa persona. Un hijo suele ser independiente en algún momento. Su pareja, si tiene buenos ingresos, quizás necesite ayuda solo unos años. Un padre o una madre a quien usted mantiene puede necesitarla de por vida.",
				"Si nadie depende de sus ingresos y no deja deudas compartidas, tal vez todavía no necesite un seguro de vida. Vuelva a pensarlo cuando tenga un hijo, compre una casa o se case.",
			],
		},
		{
			title: "Cuatro cantidades: deudas, ingresos, hipoteca, estudios",
			paragraphs: [
				"Sume las cuatro cantidades de abajo y reste lo que ya existe: los ahorros que su familia podría usar y la cobertura que ya tiene. En inglés, las iniciales de las cuatro forman la palabra DIME, fácil de recordar.",
			],
			items: [
				"**Deudas:** tarjetas, préstamos de auto y cuentas médicas, sin la hipoteca.",
				"**Ingresos:** lo que su familia dejaría de recibir en un año, multiplicado por los años que lo necesitaría.",
				"**Hipoteca:** lo que aún se debe de la casa.",
				"**Estudios:** lo que querría apartar para cada hijo.",
			],
		},
		{
			title: "Un ejemplo resuelto",
			paragraphs: [
				"Rosa gana $60,000. Debe $20,000 de tarjetas y del auto, y $250,000 de la casa. Quiere diez años de ingresos para su familia y $100,000 para cada uno de sus dos hijos.",
				"$20,000 + $600,000 + $250,000 + $200,000 = $1,070,000. En el trabajo tiene $70,000 de cobertura. No cuenta con ella, porque puede terminar junto con el empleo. Empieza a buscar con $1,070,000.",
			],
		},
		{
			title: "Por cuántos años",
			paragraphs: [
				"Tome la fecha más lejana de su lista. Si el hijo menor tiene 3 años y debe estar cubierto hasta los 23, necesita 20 años. Si a la hipoteca le quedan 27 años, el plazo de 30 es el primero que alcanza.",
				"Las necesidades suelen disminuir. Con dos pólizas, la cobertura puede disminuir al mismo ritmo: por ejemplo, una de 30 años para la hipoteca y otra de 15 para los hijos. La segunda termina cuando ya no hace falta, y su prima también.",
			],
		},
		{
			title: "De qué depende el precio",
			paragraphs: [
				"Las aseguradoras toman en cuenta la edad, la salud, el consumo de tabaco, el trabajo, los pasatiempos, el monto y la duración del plazo. Cada una les da un peso distinto, y por eso los precios para una misma persona difieren. Solo una aseguradora fija su prima, después de revisar la solicitud.",
				"Algunas deciden solo con sus respuestas y sus registros; otras piden un examen. Todas hacen preguntas de salud. Responda sin omitir nada: en los primeros dos años una aseguradora puede impugnar una reclamación si se omitió algo importante.",
			],
		},
		{
			title: "Tres líneas que debe buscar en toda póliza",
			paragraphs: ["Antes de firmar, ponga el dedo sobre estas tres líneas. Si no encuentra una, pregunte."],
			items: [
				"**Conversión:** hasta qué fecha, y a qué pólizas, puede cambiar a una cobertura permanente sin nuevas preguntas de salud.",
				"**Después del plazo:** cuánto pagará de prima si conserva la póliza. Suele dar un salto y luego subir cada año.",
				"**Beneficios en vida:** si una parte del monto puede pagarse antes por una enfermedad grave, y cuánto le quedaría entonces a su familia.",
			],
		},
	],
	checklist: {
		title: "Antes de presentar la solicitud",
		items: [
			"Escribí quién depende de mí y hasta cuándo.",
			"Sumé las cuatro cantidades y resté lo que ya existe.",
			"Sé qué prima puedo pagar incluso en un mes malo.",
			"Elegí un beneficiario, y un segundo por si el primero muere antes que yo.",
			"Tengo a mano la lista de mis medicinas y médicos.",
			"Conservaré la póliza anterior hasta que la nueva esté vigente.",
		],
	},
	questions: {
		title: "Preguntas para un agente",
		intro: "A un buen agente le alegra oírlas. Anote las respuestas.",
		items: [
			"¿Qué aseguradoras comparó para mí, y por qué estas?",
			"¿Qué calificaciones de solidez financiera tienen, y quién se las dio?",
			"¿Hasta cuándo puedo convertir mi póliza, y a cuáles puedo cambiar?",
			"¿Qué pasa con mi prima cuando termina el plazo?",
			"¿Cómo le pagan a usted si compro, y si no compro?",
			"¿Cuántos días tengo para devolver la póliza y recibir un reembolso?",
		],
	},
	disclosures: {
		title: "Lea esto, por favor",
		items: [
			"Esta guía es información general. No es una oferta, una cotización ni asesoría legal o de impuestos. Las cifras son ejemplos.",
			"El seguro de vida a término no tiene valor en efectivo y termina con su plazo, salvo que se continúe o se convierta según el contrato. Los beneficios dependen de la capacidad de la aseguradora emisora para pagar reclamaciones.",
			"<licensedStates>{agency} tiene licencia en {licensedStates} {statesNoun}.</licensedStates> Los productos, sus características y los requisitos varían según el estado y la aseguradora. Su póliza indica su período exacto de revisión gratuita.",
		],
	},
} satisfies GuideContent;
