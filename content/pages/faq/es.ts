import type { FaqPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Preguntas sobre seguros de vida, sin rodeos",
		description:
			"Respuestas claras sobre seguros de vida y anualidades: costos, salud, reclamaciones, beneficiarios, impuestos, privacidad y familias inmigrantes.",
	},
	title: "Lo que nos preguntan las familias",
	lead: "Respuestas cortas, con las desventajas incluidas. Son generales: los detalles dependen de su póliza, su estado y su salud.",
	groups: [
		{
			id: "basics",
			title: "Lo básico",
			items: [
				{
					id: "what-is-life-insurance",
					question: "¿Qué es un seguro de vida?",
					answer:
						"Es un contrato. Usted paga primas y, cuando muere, la aseguradora paga una suma de dinero, el beneficio por fallecimiento, a las personas que usted nombró. Algunas pólizas terminan después de un plazo. Otras están hechas para durar toda la vida si se pagan las primas.",
				},
				{
					id: "do-i-need-it",
					question: "¿De verdad lo necesito?",
					answer:
						"No todo el mundo lo necesita. Si nadie depende de sus ingresos, sus deudas son pequeñas y su funeral está pagado, quizás le haga falta poco o nada. Vale la pena considerarlo cuando, sin usted, alguien tendría problemas para pagar el alquiler o el funeral.",
				},
				{
					id: "how-much",
					question: "¿Cuánta cobertura es suficiente?",
					answer:
						"Sume cuatro cosas: sus deudas, los ingresos que su familia necesitaría, la hipoteca y los estudios. Por ejemplo, $20,000 de deudas, diez años de un ingreso de $60,000, una hipoteca de $250,000 y $100,000 para cada uno de dos hijos suman $1,070,000. Después reste lo que ya tiene. La [calculadora](/calculator) le ayuda. Muchas familias eligen menos, porque la prima tiene que caber en el presupuesto.",
				},
				{
					id: "coverage-at-work",
					question: "¿Basta con el seguro de vida de mi trabajo?",
					answer:
						"Es un buen comienzo, y suele ser barato. Muchas veces equivale a uno o dos años de sueldo, y por lo general termina o se encarece cuando usted deja el empleo. Pregunte a su empleador qué podría conservar.",
				},
			],
		},
		{
			id: "products",
			title: "Los productos",
			items: [
				{
					id: "term-or-whole-life",
					question: "¿En qué se diferencian el seguro de vida a término y el de vida entera?",
					answer:
						"El [seguro a término](/services/term-life) cubre un plazo, como 10, 20 o 30 años. Cuesta menos y no acumula valor en efectivo. El de [vida entera](/services/whole-life) está hecho para durar toda la vida, tiene una prima fija y acumula valor en efectivo. Cuesta varias veces más por el mismo monto.",
				},
				{
					id: "final-expense",
					question: "¿Qué es el seguro de gastos finales?",
					answer:
						"Es una póliza pequeña de vida entera, pensada para un funeral y las últimas cuentas. La mayoría de las pólizas hacen preguntas de salud. Las pólizas que no preguntan nada cuestan más y, si la muerte es por enfermedad en los primeros años, suelen pagar solo una parte o devolver las primas. Más sobre [gastos finales](/services/final-expense).",
				},
				{
					id: "iul",
					question: "¿Cómo funciona una IUL?",
					answer:
						"La [vida universal indexada](/services/iul) es un seguro de vida cuyo valor en efectivo recibe intereses según una fórmula ligada a un índice de mercado, con un tope arriba y un piso abajo. Cada mes se descuentan el costo del seguro, que sube con la edad, y otros cargos. Si se aporta muy poco, la póliza puede caducar y la cobertura termina.",
				},
				{
					id: "fia",
					question: "¿Qué es una anualidad fija indexada?",
					answer:
						"Una [anualidad fija indexada](/services/fia) es un contrato con una aseguradora para el dinero que usted no va a necesitar durante años. El interés depende de un índice, dentro de ciertos límites. Más adelante, el contrato puede pagarle un ingreso. Sacar dinero antes de tiempo puede tener cargos por retiro. Las promesas del contrato dependen de la capacidad de la aseguradora para pagar reclamaciones.",
				},
				{
					id: "ibc",
					question: "¿El IBC es un banco?",
					answer:
						"No. El [Infinite Banking Concept® (IBC)](/services/ibc) consiste en pedir préstamos con el respaldo del valor en efectivo de una póliza de vida entera. Es un seguro de vida, no un banco. Requiere primas altas durante muchos años. Los préstamos generan intereses, reducen el beneficio por fallecimiento y pueden acabar con la póliza si crecen demasiado.",
				},
				{
					id: "debt-action-plan",
					question: "¿Qué es el plan de acción contra deudas?",
					answer:
						"Es un [plan por escrito](/services/debt-action) que dice qué deuda pagar primero, cuánto y por cuánto tiempo. No es un préstamo, y no negociamos con sus acreedores. No se ofrece en todos los estados; por ejemplo, en California no está disponible.",
				},
			],
		},
		{
			id: "costs-and-health",
			title: "Costos y salud",
			items: [
				{
					id: "what-sets-the-price",
					question: "¿De qué depende el precio?",
					answer:
						"De la edad, la salud, el tabaco, el monto, el producto y la duración de la cobertura. También de su trabajo, sus pasatiempos, su historial de manejo y el historial de salud de su familia. La aseguradora fija la prima después de revisar la solicitud.",
				},
				{
					claim: "priceFrom",
					id: "from-fifteen-dollars",
					question: "¿Quién paga apenas {priceFrom} al mes?",
					answer:
						"Los adultos jóvenes con buena salud que no usan tabaco, por un monto modesto de seguro de vida a término. <termLifeExample>Por ejemplo, nuestra calculadora estima {termAt25} al mes para una persona no fumadora de 25 años {inHomeState} que quiere $125,000 de seguro de vida a término por 20 años, con un rango de {termAt25Low} a {termAt25High}. Es una estimación, no una oferta.</termLifeExample> Pagan más las personas mayores, los fumadores, quienes tienen problemas de salud y quienes quieren cobertura de por vida.",
				},
				{
					id: "medical-exam",
					question: "¿Necesito un examen médico?",
					answer:
						"Muchas veces no. Pero casi todas las solicitudes hacen preguntas de salud, y la aseguradora puede revisar recetas e historia clínica con su permiso. Los montos grandes o ciertos problemas de salud todavía pueden requerir un examen, que paga la aseguradora.",
				},
				{
					id: "health-conditions",
					question: "¿Puedo obtener cobertura si tengo diabetes o un problema del corazón, o si tuve cáncer?",
					answer:
						"Muchas personas pueden. El precio y el período de espera dependen de la enfermedad, del tratamiento y de cuánto hace que empezó. A algunas personas las rechazarán. Responda todo con la verdad: una respuesta falsa puede hacer que su familia pierda el beneficio.",
				},
				{
					id: "missed-payments",
					question: "¿Y si no puedo pagar la prima por un tiempo?",
					answer:
						"Hay un período de gracia, indicado en la póliza. Pasado ese plazo, la cobertura puede terminar. Una póliza con valor en efectivo puede cubrir sus propias primas por un tiempo o reducirse. Llámenos, o llame a la aseguradora, antes de atrasarse. Si empieza de nuevo más adelante, será a mayor edad y con nuevas preguntas de salud.",
				},
			],
		},
		{
			id: "claims-and-beneficiaries",
			title: "Reclamaciones y beneficiarios",
			items: [
				{
					id: "how-to-claim",
					question: "¿Cómo presenta mi familia la reclamación?",
					answer:
						"Su familia llama a la aseguradora, o a nosotros, y envía un formulario de reclamación con un certificado de defunción oficial. El pago suele tardar algunas semanas; si la muerte ocurre en los primeros dos años, puede tardar más, porque la aseguradora puede revisar la solicitud. Diga hoy a su familia que la póliza existe y dónde está.",
				},
				{
					id: "contestability",
					question: "¿En qué casos puede una aseguradora negarse a pagar?",
					answer:
						"En los primeros dos años, la aseguradora puede revisar la solicitud y negar la reclamación si una respuesta importante era falsa. Casi ninguna póliza paga por suicidio en ese tiempo, o en uno más corto si así lo manda la ley del estado. La aseguradora tampoco paga si la cobertura ya había terminado por falta de pago.",
				},
				{
					id: "choosing-a-beneficiary",
					question: "¿A quién nombro beneficiario?",
					answer:
						"A un adulto de su confianza, a un fideicomiso o a varias personas con un porcentaje cada una. Nombre también a un suplente. Un niño pequeño no puede recibir el dinero directamente: quizás un tribunal deba designar a alguien que lo administre. Revise los nombres tras una boda, un divorcio o un nacimiento.",
				},
				{
					id: "lost-policy",
					question: "¿Cómo encuentro la póliza de alguien que murió?",
					answer:
						"Busque pagos de primas en papeles, estados de cuenta y correo. Pregunte a empleadores anteriores. La Asociación Nacional de Comisionados de Seguros (NAIC) tiene un localizador gratuito de pólizas, y el [departamento de seguros de su estado](/state-compliance) puede indicarle cómo usarlo.",
				},
			],
		},
		{
			id: "annuities-and-taxes",
			title: "Anualidades e impuestos",
			items: [
				{
					id: "is-money-in-the-market",
					question: "En un producto indexado, ¿mi dinero está en la bolsa?",
					answer:
						"No. Usted no posee acciones ni recibe dividendos. La aseguradora usa un índice solo para calcular el interés. Usted renuncia a una parte del crecimiento en los años buenos. En los años flojos, los cargos pueden reducir el valor de su contrato.",
				},
				{
					id: "taking-money-out",
					question: "¿Cuándo puedo sacar dinero de una anualidad?",
					answer:
						"La mayoría de los contratos permite sacar una parte cada año. Más allá de eso, por lo general hay un cargo durante los primeros años. Antes de los 59½ años suele haber un impuesto federal adicional del 10% sobre las ganancias, además del impuesto sobre la renta. No ponga en una anualidad dinero que pueda necesitar pronto.",
				},
				{
					id: "death-benefit-taxes",
					question: "¿Mi familia pagará impuestos por el beneficio por fallecimiento?",
					answer:
						"Por lo general, su familia no paga impuesto federal sobre la renta por ese dinero. Los intereses que se pagan junto con el beneficio sí están sujetos a impuestos, y los patrimonios muy grandes pueden deber impuesto sucesorio. No damos asesoría de impuestos; consulte su caso con un asesor de impuestos.",
				},
				{
					id: "policy-loans",
					question: "¿Están sujetos a impuestos los préstamos sobre la póliza?",
					answer:
						"Por lo general no, mientras la póliza siga vigente. Si la póliza caduca con un préstamo pendiente, usted puede deber impuesto sobre la renta. Si se aporta dinero demasiado rápido, la póliza se convierte en un contrato dotal modificado (MEC) y sus préstamos están sujetos a otras reglas de impuestos. Todo préstamo reduce el beneficio por fallecimiento hasta que se paga.",
				},
			],
		},
		{
			id: "working-with-us",
			title: "Cómo trabajamos con usted",
			items: [
				{
					id: "what-it-costs",
					question: "¿Cuánto cuesta la consulta y cómo les pagan?",
					answer:
						"La consulta es gratuita. Si usted compra, la aseguradora nos paga una comisión, que es parte del costo del producto. Pregúntenos cuánto es. En [Quiénes somos](/about) hay más detalles.",
				},
				{
					id: "how-fast",
					question: "¿Cuándo tendré noticias de ustedes?",
					answer:
						"Un agente revisará su mensaje<reviewTime> en un plazo de {reviewHours} horas hábiles</reviewTime>, y le llamaremos o le escribiremos por correo electrónico<contactTime> en un plazo de {contactHours} horas en días hábiles</contactTime>. Contestamos el teléfono de {officeHours} ({timeZone}), en el {phone}.",
				},
				{
					id: "which-states",
					question: "¿Dónde tienen licencia?",
					answer:
						"<licensedStates>En {licensedStates} {statesNoun}, que figuran en la [página de licencias](/licensing).</licensedStates> Los productos cambian según el estado.",
				},
				{
					id: "changing-my-mind",
					question: "¿Y si cambio de opinión después de comprar?",
					answer:
						"Desde el día en que recibe la póliza, usted tiene un período de revisión gratuita en el que puede devolverla y recuperar la prima. La duración depende de su [estado](/state-compliance), del producto y a veces de su edad; su póliza indica su período exacto. Más tarde, cancelarla puede costarle dinero, sobre todo en pólizas con valor en efectivo y anualidades.",
				},
				{
					id: "replacing-a-policy",
					question: "¿Debo reemplazar la póliza que tengo?",
					answer:
						"Muchas veces no. Cuando saca una póliza nueva, usted ya tiene más edad y responde nuevas preguntas de salud; además, empieza otro período de impugnación de dos años y quizás haya un nuevo cargo por rescate. Compare por escrito y no cancele nada hasta que la póliza nueva esté vigente.",
				},
			],
		},
		{
			id: "privacy-and-contact",
			title: "Privacidad y contacto",
			items: [
				{
					id: "what-happens-to-my-data",
					question: "¿Qué pasa con lo que les envío?",
					answer:
						"Llega a nuestro equipo, con la constancia de su consentimiento, y lo usamos para responderle. La [política de privacidad](/privacy) dice quién lo maneja y cómo pedir una copia o que se borre. Por favor, no envíe por el formulario su número de Seguro Social, números de cuentas bancarias ni detalles médicos.",
				},
				{
					id: "stopping-messages",
					question: "¿Cómo dejo de recibir llamadas, textos o correos?",
					answer:
						"Responda STOP a un texto o a un correo, use el enlace que está al pie de cada correo nuestro, o díganoslo por teléfono o por escrito. El enlace detiene los correos de inmediato; lo demás lo detenemos lo antes posible y a más tardar en {revocationBusinessDays} días hábiles. Su consentimiento nunca es condición para comprar.",
				},
				{
					id: "chat-and-ai",
					question: "¿El chat es una persona?",
					answer:
						"No. Es un guion corto que pregunta su estado, el producto y cuándo lo necesita. De ahí en adelante responde una persona. El [Centro de IA](/ai-hub) explica qué hacen aquí los programas.",
				},
				{
					id: "checking-your-license",
					question: "¿Cómo sé que tienen licencia?",
					answer:
						"Pida el nombre del agente y búsquelo en el departamento de seguros de su estado. En Florida, la [División de Servicios al Consumidor](https://myfloridacfo.com/division/consumers) también atiende preguntas por teléfono.",
				},
			],
		},
		{
			id: "families-and-borders",
			title: "Idioma, inmigración y familia en otro país",
			items: [
				{
					id: "other-languages",
					question: "¿Puedo hacer todo en mi idioma?",
					answer:
						"<spokenLanguages>Hablamos con usted en español, inglés, portugués o criollo haitiano. </spokenLanguages>Las solicitudes y las pólizas están casi siempre en inglés. Las repasamos con usted antes de que firme. No firme lo que no haya entendido.",
				},
				{
					id: "immigration-status",
					question: "No tengo la ciudadanía. ¿Puedo comprar un seguro de vida?",
					answer:
						"Muchas veces sí. A quien tiene tarjeta de residente se le suele tratar como a cualquier ciudadano. Con visa, permiso de trabajo o ITIN depende de la aseguradora, del monto y del tiempo que lleve aquí. Algunas aseguradoras dirán que no. Nuestros agentes lo conversan con cuidado y preguntan solo lo que pide la solicitud.",
				},
				{
					id: "beneficiary-abroad",
					question: "¿Mi beneficiario puede vivir en otro país?",
					answer:
						"Por lo general sí. Indique el nombre legal completo, la fecha de nacimiento, la dirección y el teléfono, tal como figuran en los documentos de esa persona. El pago puede tardar más, el banco puede cobrar comisiones y las normas de Estados Unidos pueden impedir pagos a ciertos países.",
				},
				{
					id: "death-abroad",
					question: "¿Y si muero fuera de Estados Unidos?",
					answer:
						"La mayoría de las pólizas paga sin importar dónde ocurra la muerte, si la solicitud fue veraz y la cobertura está vigente. La familia necesita documentos oficiales, muchas veces traducidos. Declare sus planes de viaje en la solicitud, porque viajar a ciertos países puede influir en la aceptación.",
				},
				{
					id: "bringing-a-body-home",
					question: "¿La póliza paga el traslado para que me entierren en mi tierra?",
					answer:
						"Puede pagarlo. Su familia puede usar el beneficio por fallecimiento para lo que quiera, también para eso. El traslado al extranjero es caro y se suma al funeral. Pida el precio en una funeraria y téngalo en cuenta al elegir el monto.",
				},
			],
		},
	],
	callToAction: {
		title: "¿Su pregunta no está aquí?",
		text: "[Escríbanos](/#contact) o llame al {phone}. Si no sabemos la respuesta, se lo diremos y la averiguaremos.",
	},
} satisfies FaqPageContent;
