import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Accesibilidad de este sitio web",
		description:
			"La norma a la que aspiramos, qué funciona con teclado, lector de pantalla o letra grande, qué aún no funciona bien y otras formas de contactarnos.",
	},
	title: "Accesibilidad",
	lead: "Toda persona debe poder leer este sitio, usar sus calculadoras y hablar con alguien. Esto es lo que hemos hecho, lo que aún falta y cómo avisarnos.",
	updated: "2026-11-21",
	sections: [
		{
			id: "standard",
			title: "La norma a la que aspiramos",
			paragraphs: [
				"Diseñamos el sitio según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, en todos los idiomas del sitio. No agregamos barras ni capas que prometen reparar una página. Las páginas mismas deben funcionar.",
			],
		},
		{
			id: "what-works",
			title: "Lo que hemos hecho",
			layout: "checklist",
			items: [
				{
					text: "Cada paso, desde el menú hasta enviar un formulario, se puede hacer con el teclado. Siempre se ve en qué punto está usted.",
				},
				{
					text: "Los menús y las barras fijas están hechos para no tapar el enlace, el botón o el campo que usted está usando.",
				},
				{ text: "El texto se puede ampliar hasta el 400% sin tener que desplazar los párrafos hacia los lados." },
				{
					text: "Títulos, listas, tablas y campos están marcados para que un lector de pantalla pueda anunciarlos en el idioma de la página.",
				},
				{ text: "Los errores de un formulario se explican con palabras, y la página le lleva al primero." },
				{ text: "Cada control deslizante tiene un campo para escribir el número." },
				{ text: "El color nunca es la única señal, y comprobamos el contraste." },
				{ text: "El control de spam no muestra acertijos ni letras que descifrar." },
				{ text: "Las páginas se pueden leer y el formulario de contacto se puede enviar sin JavaScript." },
			],
		},
		{
			id: "how-tested",
			title: "Cómo hacemos las pruebas",
			paragraphs: [
				"Cada vez que el sitio cambia se ejecutan pruebas automáticas, y recorremos las tareas principales con teclado y con la página muy ampliada. Esas pruebas encuentran solo una parte de los problemas. Todavía no se ha hecho una auditoría externa, y las personas que usan tecnología de apoyo todos los días aún no han probado el sitio para nosotros.",
			],
		},
		{
			id: "known-limits",
			title: "Límites conocidos",
			items: [
				{
					title: "Reservar una cita",
					text: "La página de citas es de una empresa externa y se abre en una pestaña nueva. Si no le funciona, llame o escriba y acordaremos la hora con usted.",
				},
				{
					title: "Informes en PDF",
					text: "Nuestros informes y guías están etiquetados para lectores de pantalla: títulos, listas, tablas y enlaces. Los gráficos solo tienen un título. Podemos enviarle sus cifras como texto simple o leérselas.",
				},
				{
					title: "Documentos de aseguradoras y reguladores",
					text: "Las pólizas y los sitios oficiales no son nuestros, y muchos están solo en inglés. Los repasaremos con usted.",
				},
				{
					title: "Mapas y videos",
					text: "Vienen de otras empresas y se cargan solo cuando usted lo pide. Por teléfono le daremos la dirección y le explicaremos cómo llegar.",
				},
			],
		},
		{
			id: "report",
			title: "Avísenos si encuentra una barrera",
			layout: "steps",
			items: [
				{
					title: "Escriba o llame",
					text: "{email} o {phone}<spokenLanguages>, en cualquiera de nuestros cuatro idiomas</spokenLanguages>.",
				},
				{
					title: "Cuéntenos qué pasó",
					text: "La página, lo que quería hacer y, si quiere, el dispositivo, el navegador o la tecnología de apoyo que usa.",
				},
				{
					title: "Qué haremos",
					text: "Una persona lo leerá y le responderá. Le ayudaremos enseguida por otra vía; luego arreglaremos la página y le avisaremos cuando esté lista.",
				},
			],
		},
		{
			id: "other-ways",
			title: "Otras formas de contactarnos",
			layout: "cards",
			items: [
				{
					title: "Teléfono",
					text: "{phone}, o gratis al {tollFreePhone}, de {officeHours}, {timeZone}.",
				},
				{
					title: "Servicio de retransmisión",
					text: "Aceptamos llamadas por el Servicio de Retransmisión de Telecomunicaciones. Marque 711.",
				},
				{ title: "Correo electrónico", text: "{email}, a cualquier hora." },
				{
					title: "En persona o por carta",
					text: "{address}. Antes de venir, díganos qué le haría más fácil la visita.",
				},
			],
		},
	],
} satisfies ArticlePageContent;
