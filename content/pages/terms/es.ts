import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Términos de uso de este sitio web",
		description:
			"Qué puede esperar de este sitio y qué no puede hacer por usted: información, no una oferta; estimaciones, no cotizaciones; y reglas justas para ambas partes.",
	},
	title: "Términos de uso",
	lead: "Estos términos son breves a propósito. Dicen para qué sirve este sitio, para qué no, y qué esperamos unos de otros.",
	updated: "2026-11-22",
	sections: [
		{
			id: "agreement",
			title: "A quiénes se aplican estos términos",
			paragraphs: [
				"Este sitio lo administra {agency}, una agencia de seguros independiente en {address}. Las aseguradoras nos pagan una comisión cuando usted compra una póliza. Al usar el sitio, usted acepta estos términos. Los formularios son para personas de 18 años o más. Si no está de acuerdo, llámenos al {phone} en lugar de usar los formularios.",
				"Los términos cubren solo el sitio web. La póliza que usted compre es un contrato entre usted y la aseguradora, y ese contrato decide qué está cubierto.",
			],
		},
		{
			id: "information-only",
			title: "Información, no una oferta",
			layout: "checklist",
			paragraphs: [
				"Las páginas explican los productos en general. No son una oferta de venta de seguros ni una promesa de que le aceptarán.",
			],
			items: [
				{
					text: "La cobertura y los requisitos dependen de las reglas del estado y de la evaluación de riesgo de la aseguradora.",
				},
				{
					text: "No todos los productos están disponibles en todos los estados. <licensedStates>La agencia tiene licencia en {licensedStates} {statesNoun}.</licensedStates>",
				},
				{ text: "En Nueva York solo reclutamos agentes. No vendemos seguros a quienes viven allí." },
				{
					text: "La cobertura empieza solo cuando la aseguradora emite la póliza y se cumplen sus condiciones, incluida la primera prima. Un formulario o una estimación de este sitio nunca inicia una cobertura.",
				},
			],
		},
		{
			id: "estimates",
			title: "Calculadoras y estimaciones",
			paragraphs: [
				"Los resultados de las calculadoras son hipotéticos. Salen de los números que usted escribe y de supuestos que se indican al lado. No son una cotización **ni una ilustración de póliza**, y no muestran todos los cargos que una póliza puede tener.",
				"Su precio puede ser mayor o menor después de la evaluación de riesgo. Los valores que dependen de un índice o de dividendos pueden ser menores que los mostrados, e incluso no crecer nada. Antes de decidir, pida la ilustración de la propia aseguradora y lea la parte que muestra los valores mínimos.",
			],
		},
		{
			id: "no-advice",
			title: "Sin asesoría legal ni de impuestos",
			paragraphs: [
				"Somos agentes de seguros. Lo que escribimos sobre impuestos, herencias o deudas es información general. Su caso puede ser distinto: consulte a un asesor de impuestos o a un abogado antes de actuar.",
			],
		},
		{
			id: "languages",
			title: "Idiomas",
			paragraphs: [
				"Publicamos cada página en {siteLanguages}. Si dos versiones difieren, avísenos y las corregiremos. Las pólizas, las solicitudes y los documentos de los reguladores muchas veces se emiten solo en inglés, y el documento que cuenta es el de la aseguradora. Pídanos que lo repasemos con usted antes de que firme.",
			],
		},
		{
			id: "contact-consent",
			title: "Cuando nos envía un mensaje",
			paragraphs: [
				"Por favor, dé solo sus propios datos y verifique que sean correctos. Un agente con licencia los usará para responder a su solicitud, como describe la [política de privacidad](/privacy). El consentimiento para llamadas o textos de publicidad se pide aparte, es opcional y nunca es condición de compra. Responda STOP para no recibir más textos, y díganos que no le llamemos para no recibir más llamadas.",
				"Enviar un mensaje no crea una relación entre agente y cliente ni sustituye un aviso que su aseguradora exija por escrito. Para cambiar o cancelar una póliza que ya tiene, comuníquese con la aseguradora o llámenos.",
			],
		},
		{
			id: "text-messages",
			title: "Mensajes de texto",
			layout: "checklist",
			paragraphs: [
				"Nuestro programa de mensajes de texto se llama “Mensajes de {agency}”. Con él respondemos a su solicitud y coordinamos su cita. Enviamos textos publicitarios, y usamos un sistema automatizado o una voz artificial o pregrabada, solo si usted marcó la casilla para eso.",
			],
			items: [
				{ text: "La frecuencia de los mensajes varía. Pueden aplicarse tarifas de mensajes y datos." },
				{
					text: "Responda **STOP** a cualquier texto para no recibir más.",
				},
				{ text: "Responda **HELP** o **AYUDA** para recibir ayuda, o escriba a {email} o llame al {phone}." },
				{
					text: "Las compañías telefónicas entregan los textos. No son responsables de los que lleguen tarde o no lleguen.",
				},
				{
					text: "No compartimos su número, ni su consentimiento para recibir textos, con otras empresas para la publicidad de esas empresas. Vea la [política de privacidad](/privacy).",
				},
			],
		},
		{
			id: "electronic-records",
			title: "Registros y firmas electrónicos",
			paragraphs: [
				"Cuando usted marca una casilla de consentimiento o envía un formulario, esa es su firma electrónica y vale como una en papel (ley federal E-SIGN). Usted acepta recibir por medios electrónicos, en la pantalla o por correo electrónico, nuestros avisos sobre el sitio y una copia de lo que aceptó. Para eso necesita un dispositivo con un navegador actual y una dirección de correo electrónico.",
				"En cualquier momento puede pedir una copia en papel sin costo, darnos otra dirección de correo electrónico o retirar este acuerdo: escriba a {email} o llame al {phone}. Retirarlo no cambia lo que se firmó antes. Antes de enviarle documentos de una póliza por medios electrónicos, la propia aseguradora se lo preguntará.",
			],
		},
		{
			id: "acceptable-use",
			title: "Lo que le pedimos",
			layout: "checklist",
			items: [
				{ text: "No envíe datos de otra persona sin el permiso de esa persona." },
				{ text: "No intente entrar sin autorización, sobrecargar el sitio ni esquivar sus protecciones." },
				{ text: "No copie páginas enteras ni recoja datos con robots para vender contactos." },
				{ text: "No se presente como agente nuestro ni diga que trabaja para nosotros." },
			],
		},
		{
			id: "content",
			title: "Textos, imágenes y nombres",
			paragraphs: [
				"Puede leer, imprimir y compartir páginas para usted, su familia y sus asesores. Para otros usos, pregúntenos antes. Los nombres y marcas de otras empresas pertenecen a esas empresas.",
				"Si algo de este sitio copia una obra suya sin permiso, escriba a {email}. Indique la obra y la página, díganos cómo comunicarnos con usted, declare de buena fe que el uso no está permitido y que usted es titular de los derechos o actúa en nombre de quien lo es, y firme. Lo revisaremos y retiraremos lo que no deba estar aquí.",
			],
		},
		{
			id: "other-sites",
			title: "Otros sitios web",
			paragraphs: [
				"Algunos enlaces llevan a reguladores, a un servicio para agendar citas y a otros sitios que no controlamos. No somos responsables de su contenido. Un enlace a una agencia estatal no significa que el estado nos respalde.",
			],
		},
		{
			id: "responsibility",
			title: "Nuestra responsabilidad",
			paragraphs: [
				"Revisamos las páginas con cuidado, pero pueden tener errores o quedar desactualizadas, y el sitio puede no estar disponible en algún momento. Hable con un agente con licencia y lea la póliza antes de decidir. Hasta donde la ley lo permite, no somos responsables de una pérdida que se deba únicamente a haber confiado en una página web o a que el sitio no funcione.",
				"Esto no reduce nuestros deberes con usted como agentes con licencia, ni nuestra responsabilidad por fraude, negligencia grave o daño intencional, ni ningún derecho al que la ley no le permite renunciar.",
			],
		},
		{
			id: "law",
			title: "Ley y disputas",
			paragraphs: [
				"A estos términos se aplica la ley de {homeState}, y las disputas sobre el sitio web se resuelven en los tribunales de {homeState}. Si usted vive en otro estado, conserva la protección de las leyes de seguros y del consumidor de ese estado. Nada de esto le impide presentar una queja ante un [regulador](/compliance).",
			],
		},
		{
			id: "changes",
			title: "Cambios y contacto",
			paragraphs: [
				"Podemos cambiar estos términos. La fecha de arriba muestra el último cambio importante, y un cambio vale solo desde ese momento. Si una parte resulta inválida, el resto sigue vigente.",
				"Si tiene preguntas, escriba a {email} o llame al {phone} o al {tollFreePhone}.",
			],
		},
	],
} satisfies ArticlePageContent;
