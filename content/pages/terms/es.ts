import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Términos de uso de este sitio web",
		description:
			"Qué puede esperar de este sitio y qué no puede hacer por usted: información, no una oferta; estimaciones, no cotizaciones; y reglas justas para ambas partes.",
	},
	title: "Términos de uso",
	lead: "Estos términos son breves a propósito. Dicen para qué sirve este sitio, para qué no, y qué nos pedimos unos a otros.",
	updated: "2026-11-21",
	sections: [
		{
			id: "agreement",
			title: "Entre quiénes valen estos términos",
			paragraphs: [
				"Este sitio lo maneja {agency}, una agencia de seguros independiente en {address}. Al usarlo, usted acepta estos términos. Si no está de acuerdo, llámenos al {phone} en lugar de usar los formularios.",
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
					text: "No todos los productos están disponibles en todos los estados. La agencia tiene licencia en {licensedStates} estados.",
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
				"Su precio puede ser mayor o menor después de la evaluación de riesgo. Los valores que dependen de un índice o de dividendos pueden ser menores que los mostrados, hasta no crecer nada. Antes de decidir, pida la ilustración de la propia aseguradora y lea la parte que muestra los valores mínimos.",
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
			title: "Cuatro idiomas",
			paragraphs: [
				"Escribimos cada página en inglés, español, portugués y criollo haitiano con el mismo cuidado. Si dos versiones difieren, avísenos y las corregiremos. Las pólizas, las solicitudes y los documentos de los reguladores muchas veces se emiten solo en inglés, y el documento que cuenta es el de la aseguradora. Pídanos repasarlo con usted antes de firmar.",
			],
		},
		{
			id: "contact-consent",
			title: "Cuando nos envía un mensaje",
			paragraphs: [
				"Por favor, dé datos propios y correctos. Un agente con licencia los usa para responder a su solicitud, como describe la [política de privacidad](/privacy). El consentimiento para llamadas o textos de publicidad se pide aparte, es opcional y nunca es condición de compra. Responda STOP para dejar de recibir mensajes.",
				"Enviar un mensaje no crea una relación de cliente ni sustituye un aviso que su aseguradora exija por escrito. Para cambiar o cancelar una póliza que ya tiene, comuníquese con la aseguradora o llámenos.",
			],
		},
		{
			id: "acceptable-use",
			title: "Lo que le pedimos",
			layout: "checklist",
			items: [
				{ text: "No envíe datos de otra persona sin su permiso." },
				{ text: "No intente entrar sin autorización, sobrecargar el sitio ni esquivar sus protecciones." },
				{ text: "No copie páginas enteras ni recoja datos con robots para vender contactos." },
				{ text: "No se presente como agente nuestro ni diga que trabaja para nosotros." },
			],
		},
		{
			id: "content",
			title: "Textos, imágenes y nombres",
			paragraphs: [
				"Puede leer, imprimir y compartir páginas para usted, su familia y sus asesores. Para otros usos, pregúntenos antes. Los nombres y marcas de otras empresas pertenecen a ellas.",
			],
		},
		{
			id: "other-sites",
			title: "Otros sitios web",
			paragraphs: [
				"Algunos enlaces llevan a reguladores, a un servicio de citas y a otros sitios que no controlamos. No respondemos de su contenido. Un enlace a una agencia estatal no significa que el estado nos respalde.",
			],
		},
		{
			id: "responsibility",
			title: "Nuestra responsabilidad",
			paragraphs: [
				"Revisamos las páginas con cuidado, pero pueden tener errores o quedar desactualizadas, y el sitio puede no estar disponible en algún momento. Hable con un agente con licencia y lea la póliza antes de decidir. Hasta donde la ley lo permite, no respondemos de una pérdida que venga solo de confiar en una página web o de que el sitio no funcione.",
				"Esto no reduce nuestros deberes con usted como agentes con licencia, ni nuestra responsabilidad por fraude, negligencia grave o daño intencional, ni ningún derecho al que la ley no le permite renunciar.",
			],
		},
		{
			id: "law",
			title: "Ley y disputas",
			paragraphs: [
				"A estos términos se aplica la ley de {homeState}, y las disputas sobre el sitio web van a los tribunales de {homeState}. Si usted vive en otro estado, conserva la protección de las leyes de seguros y del consumidor de ese estado. Nada de esto le impide quejarse ante un [regulador](/compliance).",
			],
		},
		{
			id: "changes",
			title: "Cambios y contacto",
			paragraphs: [
				"Podemos cambiar estos términos. La fecha de arriba muestra el último cambio importante, y un cambio vale solo desde ese momento. Si una parte resulta inválida, el resto sigue en pie.",
				"Sus preguntas son bienvenidas en {email}, {phone} o {tollFreePhone}.",
			],
		},
	],
} satisfies ArticlePageContent;
