import type { LocationsContent } from "../schema.ts";

export default {
	meta: {
		title: "Seguro de vida por ciudad en Florida",
		description:
			"Ayuda con seguros de vida, gastos finales y anualidades en diez ciudades de Florida, por teléfono o video desde {city}<spokenLanguages> y en cuatro idiomas</spokenLanguages>.",
	},
	cities: {
		sarasota: {
			meta: {
				title: "Seguro de vida en Sarasota, Florida",
				description:
					"Nuestra oficina está en Sarasota. Hable de seguros de vida, gastos finales o anualidades en persona con cita, por teléfono o por video<spokenLanguages>, en cuatro idiomas</spokenLanguages>.",
			},
			title: "Seguro de vida en Sarasota, con gente que trabaja aquí",
			lead: "Sarasota es nuestra casa. Nuestra única oficina está aquí, en {address}, y muchas de las familias a las que ayudamos viven frente a la misma bahía.",
			paragraphs: [
				"El condado de Sarasota tiene una de las poblaciones de más edad de Florida, con muchas parejas jubiladas y personas que se mudaron al sur ya mayores. A su alrededor viven las enfermeras, los albañiles, los cocineros y los maestros que sostienen el condado, muchos de ellos con hijos pequeños.",
				"Por eso las preguntas cambian de una calle a otra. Las parejas jubiladas preguntan qué pasa con los ingresos de quien queda cuando deja de llegar un cheque del Seguro Social, y si una póliza antigua todavía vale lo que se paga por ella. Muchas veces sí. Las familias jóvenes preguntan cuánto [seguro a término](/services/term-life) pueden pagar además de un alquiler o una hipoteca alta.",
				"Quienes tienen dinero que no van a necesitar en años preguntan por una [anualidad fija indexada](/services/fia). Empezamos por la desventaja: el dinero queda inmovilizado, y sacarlo antes de tiempo puede tener un cargo. Si se trata solo del funeral, puede bastar una póliza pequeña de [gastos finales](/services/final-expense), o el dinero que ya tiene apartado.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Sarasota. También ayudamos a familias de Bradenton, Venice, North Port y el resto de la costa del Golfo.",
				},
				{
					title: "Cómo vernos",
					text: "En la oficina con cita, o por teléfono o video. Llame al {phone}, de {officeHours}",
				},
				{
					title: "Costo del funeral",
					text: "<funeralCosts>En Florida estimamos unos {homeFuneralCost} por un servicio con velorio y entierro, sin bóveda.</funeralCosts> La cremación suele costar menos que un entierro.<funeralCostsWithheld> Pida en cada funeraria la lista de precios detallada.</funeralCostsWithheld>",
				},
			],
		},
		tampa: {
			meta: {
				title: "Seguro de vida en Tampa, Florida",
				description:
					"Seguro de vida para familias de Tampa: qué hacer al dejar la cobertura militar, cómo proteger la hipoteca y a los padres. Por teléfono o video<spokenLanguages>, en español</spokenLanguages>.",
			},
			title: "Seguro de vida para las familias de Tampa",
			lead: "Puerto, base, hospitales, oficinas: en Tampa se trabaja con toda clase de uniformes. El seguro que viene con un empleo muchas veces termina con el empleo, y ahí empiezan muchas de nuestras conversaciones.",
			paragraphs: [
				"Tampa es la cabecera del condado de Hillsborough y la sede de la base aérea MacDill. Quien deja las fuerzas armadas tiene plazos para conservar o convertir su cobertura. Primero revisamos esas fechas y después comparamos un [seguro a término](/services/term-life) privado con lo que ofrece el servicio militar. A veces conviene quedarse con la opción militar.",
				"Ybor City la levantaron familias de Cuba, España e Italia, y el español se sigue oyendo en toda la ciudad. En muchas casas viven tres generaciones. Los abuelos preguntan por [gastos finales](/services/final-expense), para que la cuenta no les caiga a los hijos. Los hijos preguntan cómo proteger la hipoteca.",
				"Quienes tienen casa aquí saben lo que es ver subir las cuentas del seguro. Una póliza de seguro de vida tiene que caber en el presupuesto junto con el seguro de la casa. Preferimos ayudarle a conservar durante treinta años una póliza más pequeña que venderle una grande que caduque al tercer año.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Hillsborough. También ayudamos a familias de Brandon, Riverview, St. Petersburg y Clearwater.",
				},
				{
					claim: "spokenLanguages",
					title: "Idiomas",
					text: "En Tampa nos piden sobre todo inglés y español. También hablamos portugués y criollo haitiano.",
				},
				{
					title: "Cómo nos reunimos",
					text: "Por teléfono o video desde nuestra oficina de {city}. No tenemos oficina en Tampa. Llame al {phone}. <funeralCosts>Nuestra estimación de un funeral en Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		orlando: {
			meta: {
				title: "Seguro de vida en Orlando, Florida",
				description:
					"Seguro de vida para quienes trabajan en hoteles, parques y hospitales de Orlando, y para familias puertorriqueñas y brasileñas. Por teléfono o video<spokenLanguages>, en español</spokenLanguages>.",
			},
			title: "Seguro de vida en Orlando, según sus turnos",
			lead: "Los visitantes ven los parques. Quienes los hacen funcionar trabajan de noche, los fines de semana y en dos empleos. Hablaremos cuando su turno lo permita<spokenLanguages>, en español, inglés, portugués o criollo haitiano</spokenLanguages>.",
			paragraphs: [
				"Orlando es la cabecera del condado de Orange. Hoteles, parques temáticos, hospitales y la universidad dan empleo a buena parte de la zona. El seguro de vida de grupo de esos trabajos vale la pena, pero suele ser pequeño y puede terminar cuando usted cambia de empleador. Un [seguro a término](/services/term-life) propio se va con usted.",
				"Muchas familias brasileñas viven en la ciudad y sus alrededores. Suelen preguntar, en portugués, si basta una visa o un ITIN, y si los padres en Brasil pueden ser beneficiarios. Muchas veces sí, según las condiciones de cada aseguradora. Las familias puertorriqueñas tienen la ciudadanía de Estados Unidos, así que la situación migratoria no es su duda. Preguntan más por los parientes en la isla y por el entierro allá.",
				"Si sus ingresos cambian con la temporada, elija una prima que pueda pagar en los meses flojos. Una prima sin pagar puede poner fin a la cobertura, y para empezar de nuevo hay que responder otra vez preguntas de salud, a una edad mayor.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Orange. También ayudamos a familias de Kissimmee, Winter Garden, Sanford y el resto de Florida central.",
				},
				{
					title: "Idiomas",
					text: "El español y el portugués son parte de la vida diaria. La póliza suele estar en inglés; la repasaremos con usted.",
				},
				{
					title: "Cómo nos reunimos",
					text: "Por teléfono o video desde {city}; no tenemos oficina en Orlando. Escriba a {email} a cualquier hora. <funeralCosts>Nuestra estimación de un funeral en Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		miami: {
			meta: {
				title: "Seguro de vida en Miami, Florida",
				description:
					"Seguro de vida para familias de Miami con parientes en otros países: beneficiarios en el exterior, situación migratoria y funerales.<spokenLanguages> En español y criollo haitiano.</spokenLanguages>",
			},
			title: "Seguro de vida en Miami, para familias de más de un país",
			lead: "En Miami una familia suele estar repartida en dos o tres países. Explicamos el seguro de vida<spokenLanguages> en español, criollo haitiano, portugués e inglés</spokenLanguages>, y preguntamos por lo que importa cuando la familia vive en otros países.",
			paragraphs: [
				"Miami-Dade es el condado más poblado de Florida, y la mayoría de su gente habla en casa un idioma que no es el inglés.<spokenLanguages> Las familias cubanas, venezolanas, colombianas y nicaragüenses pueden hablar con nosotros en español desde la primera llamada. Las familias de Little Haiti, North Miami y otros barrios pueden hacerlo en criollo haitiano.</spokenLanguages>",
				"Tres preguntas se repiten. ¿Puedo asegurarme sin tener la ciudadanía? Muchas veces sí, según la aseguradora, su situación y el tiempo que lleve aquí. ¿Mi madre en el exterior puede ser beneficiaria? Por lo general sí, si su nombre y sus documentos coinciden. ¿El dinero sirve para llevarme a enterrar a mi tierra? La familia puede usarlo así, pero el traslado es caro y hay que sumarlo al monto.",
				"Mucha gente participa también en una sociedad funeraria o en una tanda. Consérvela si le sirve. Una póliza de [gastos finales](/services/final-expense) es un contrato aparte con una aseguradora, y su precio depende de la edad y la salud.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Miami-Dade, con Hialeah, North Miami, Homestead y Miami Gardens.",
				},
				{
					claim: "spokenLanguages",
					title: "Idiomas",
					text: "Español, criollo haitiano, portugués e inglés. Nadie de la familia tiene que hacer de intérprete.",
				},
				{
					title: "Cómo nos reunimos",
					text: "Por teléfono o video desde {city}; no tenemos oficina en Miami. Llame al {phone}. <funeralCosts>Nuestra estimación de un funeral en Florida es {homeFuneralCost}, sin traslado al exterior.</funeralCosts>",
				},
			],
		},
		"fort-lauderdale": {
			meta: {
				title: "Seguro de vida en Fort Lauderdale, Florida",
				description:
					"Seguro de vida en Fort Lauderdale y Broward: gente del puerto y del mar, pequeños negocios, familias haitianas y brasileñas. Por teléfono o video.",
			},
			title: "Seguro de vida en Fort Lauderdale y Broward",
			lead: "Barcos, cruceros, tiendas pequeñas y restaurantes familiares: en Broward mucha gente trabaja por su cuenta. A esas personas nadie les da un seguro de grupo, así que tienen que conseguir uno propio.",
			paragraphs: [
				"Fort Lauderdale es la cabecera del condado de Broward. Port Everglades y los oficios del mar emplean a tripulantes, mecánicos y soldadores. Las aseguradoras preguntan qué hace usted exactamente: trabajar en cubierta, bucear o pasar meses en altamar puede cambiar el precio o la decisión de la aseguradora.<carriersCompared> Consultamos a varias compañías antes de que usted presente la solicitud.</carriersCompared>",
				"Quienes tienen un pequeño negocio muchas veces firman un préstamo a su nombre. Si mueren, la deuda puede recaer en la familia. Un [seguro a término](/services/term-life) que dure lo mismo que el préstamo es una solución sencilla. Pagar el préstamo más rápido es otra, y nuestro [plan de acción contra deudas](/services/debt-action) muestra cómo sería.",
				"Muchas familias haitianas viven en Lauderhill, Lauderdale Lakes y Pompano Beach, y muchas brasileñas en Pompano y Deerfield Beach. Preguntan por los padres que viven con ellas y por los parientes que mantienen en su país. Les explicamos<spokenLanguages> en criollo haitiano o en portugués</spokenLanguages> qué paga una póliza y cuándo no paga.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Broward, con Hollywood, Pompano Beach, Lauderhill, Coral Springs y Deerfield Beach.",
				},
				{
					claim: "spokenLanguages",
					title: "Idiomas",
					text: "Español, criollo haitiano, portugués e inglés, por teléfono y por escrito.",
				},
				{
					title: "Cómo nos reunimos",
					text: "Por teléfono o video desde {city}. No tenemos oficina en Broward. <funeralCosts>Nuestra estimación de un funeral en Florida: {homeFuneralCost}.</funeralCosts> Pida la lista de precios en las funerarias de la zona.",
				},
			],
		},
		"west-palm-beach": {
			meta: {
				title: "Seguro de vida en West Palm Beach, Florida",
				description:
					"Seguro de vida y anualidades en West Palm Beach: residentes de temporada, herencias, trabajadores y familias del campo. Por teléfono o por video.",
			},
			title: "Seguro de vida en West Palm Beach y su condado",
			lead: "Del mar a los campos de caña de Belle Glade, un solo condado reúne vidas muy distintas. También es distinto el monto de seguro que le conviene a cada quien.",
			paragraphs: [
				"West Palm Beach es la cabecera del condado de Palm Beach. Algunos residentes pasan aquí solo el invierno. Si tiene casa en dos estados, díganoslo al principio: el estado donde vive y firma decide qué producto podemos ofrecerle, qué dice su contrato y cuánto dura su período de revisión gratuita. En Nueva York, por ejemplo, no vendemos seguros.",
				"Quienes tienen un patrimonio mayor preguntan si el seguro de vida ayuda a los herederos a pagar impuestos o a repartir una casa de forma justa. Puede hacerlo, pero hay que definir bien quién es el dueño y quién el beneficiario. Trabajamos junto a su abogado y su contador, pero no los reemplazamos. Pregúntenos también por los [cargos de una anualidad fija indexada](/services/fia) antes de comparar tasas.",
				"En Lake Worth Beach, Riviera Beach y Belle Glade la gente pregunta por el alquiler, los hijos y las remesas.<spokenLanguages> Las familias que hablan español o criollo haitiano pueden hablar con nosotros en su idioma de una póliza que quepa en un sueldo semanal.</spokenLanguages>",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Palm Beach, de Jupiter a Boca Raton y al oeste hasta el lago.",
				},
				{
					title: "Residentes de temporada",
					text: "En la primera llamada, díganos qué estado emitió su licencia de conducir, dónde paga impuestos y qué planes de viaje tiene. Todo eso puede cambiar lo que podemos ofrecerle.",
				},
				{
					title: "Cómo nos reunimos",
					text: "Por teléfono o video desde nuestra oficina de {city}, la única que tenemos. Llame gratis al {tollFreePhone}. <funeralCosts>Nuestra estimación de un funeral en Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		jacksonville: {
			meta: {
				title: "Seguro de vida en Jacksonville, Florida",
				description:
					"Seguro de vida y gastos finales en Jacksonville<funeralRanges>, donde un funeral puede costar de $10,000 a $15,000</funeralRanges>. Para familias de la Marina, el puerto y las iglesias.",
			},
			title: "Seguro de vida y gastos finales en Jacksonville",
			lead: "<funeralRanges>Un funeral con entierro en la zona de Jacksonville puede costar de $10,000 a $15,000.</funeralRanges> Pregunte los precios cerca de usted antes de elegir un monto.",
			paragraphs: [
				"Jacksonville y el condado de Duval comparten un mismo gobierno y un territorio enorme. La estación aeronaval de Jacksonville y la base naval de Mayport marcan la ciudad, igual que el puerto, los trenes y los hospitales. Para quien deja el servicio militar, la cobertura que tenía tiene sus propios plazos. Revíselos antes de comparar cualquier otra cosa.",
				"Mucha gente aquí creció en iglesias donde un funeral reúne a todos: el velorio, el cortejo, la comida. Cada parte tiene su precio. Pida en dos o tres funerarias la lista general de precios, que por norma federal deben entregarle. Después decida cuánto de eso debe cubrir un seguro de [gastos finales](/services/final-expense).",
				"Una póliza que hace preguntas de salud cuesta menos y, si le aceptan, normalmente paga el monto completo desde el primer día. Una que no pregunta nada suele pagar solo una parte en los primeros años. Si tiene más de 75 años o mala salud, quizás le sirva igual de bien apartar dinero en una cuenta que su familia pueda usar.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Duval. También ayudamos a familias de Orange Park, St. Augustine y Fernandina Beach.",
				},
				{
					title: "Costo del funeral",
					text: "<funeralRanges>De $10,000 a $15,000 por un funeral con entierro en la zona, como estimación.</funeralRanges> La bóveda, el terreno y las flores pueden ir aparte. La cremación suele costar menos que un entierro.<funeralRangesWithheld> Pida en cada funeraria la lista de precios detallada.</funeralRangesWithheld>",
				},
				{
					title: "Cómo nos reunimos",
					text: "Por teléfono o video desde {city}. No tenemos oficina en Jacksonville. Un hijo, una hija o su pastor puede participar en la llamada.",
				},
			],
		},
		"daytona-beach": {
			meta: {
				title: "Seguro de vida en Daytona Beach, Florida",
				description:
					"Seguro de vida y gastos finales en Daytona Beach<funeralRanges>, donde un funeral puede costar de $8,000 a $12,000</funeralRanges>. Para jubilados, motociclistas y trabajadores de temporada.",
			},
			title: "Seguro de vida y gastos finales en Daytona Beach",
			lead: "<funeralRanges>Un funeral en la zona de Daytona Beach puede costar de $8,000 a $12,000.</funeralRanges> Mucha gente aquí vive de un ingreso fijo, así que conviene una prima que se pueda pagar todos los meses del año.",
			paragraphs: [
				"Daytona Beach está en el condado de Volusia. Los jubilados vienen por el mar y el costo de vida. También hay estudiantes que aquí aprenden a volar. Las semanas de carreras y de motos llenan los hoteles, y entre una y otra puede escasear el trabajo.",
				"Las aseguradoras preguntan por sus pasatiempos y su trabajo. Ir al trabajo en moto rara vez es un problema. Competir en carreras, volar como alumno piloto o bucear puede subir el precio, hacer que la aseguradora excluya la muerte por esa causa o llevar a un rechazo. Díganoslo antes de presentar la solicitud. Una actividad que no figura en la solicitud puede hacer que su familia pierda el beneficio en los primeros dos años.",
				"El deseo más común de una persona jubilada es sencillo: que los hijos no reciban la cuenta. Una póliza de [gastos finales](/services/final-expense) puede lograrlo. Compare el total de las primas de diez o quince años con el beneficio. Si usted vive mucho, puede pagar más de lo que su familia recibe, y a una persona más joven y sana quizás le sirva otro tipo de póliza.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Volusia, con Port Orange, Ormond Beach, DeLand y Deltona.",
				},
				{
					title: "Costo del funeral",
					text: "<funeralRanges>De $8,000 a $12,000 en la zona, como estimación.</funeralRanges> Pida en cada funeraria la lista de precios detallada.",
				},
				{
					title: "Cómo nos reunimos",
					text: "Por teléfono o video desde nuestra oficina de {city}. No tenemos oficina en Daytona Beach.<spokenLanguages> Aquí nos piden sobre todo inglés y español; hablamos cuatro idiomas.</spokenLanguages>",
				},
			],
		},
		"fort-myers": {
			meta: {
				title: "Seguro de vida en Fort Myers, Florida",
				description:
					"Seguro de vida en Fort Myers, Cape Coral y Lehigh Acres: oficios de la construcción, jubilados y papeles a salvo de las tormentas. Por teléfono o video.",
			},
			title: "Seguro de vida en Fort Myers y el condado de Lee",
			lead: "El condado de Lee ha reconstruido mucho en los últimos años. Aquí se sabe lo que es buscar el papel correcto después de una tormenta, y la póliza de seguro de vida es uno de esos papeles.",
			paragraphs: [
				"Fort Myers es la cabecera del condado de Lee, con Cape Coral al otro lado del río y Lehigh Acres al este. El huracán Ian golpeó aquí en 2022. Desde entonces solemos empezar con un consejo sencillo que no exige comprar nada: tome una foto de la primera página de cada póliza, anote la aseguradora y el número, y mande una copia a alguien fuera del condado.",
				"Techadores, electricistas, choferes y jardineros hacen buena parte del trabajo aquí, y muchos hablan español. Las aseguradoras preguntan por el trabajo en alturas, las máquinas y las lesiones pasadas. Antes de que usted presente la solicitud, averiguamos qué compañía evalúa su oficio de forma justa. Si cobra en efectivo o trabaja por cuenta propia, tenga a mano su declaración de impuestos: las aseguradoras la usan para decidir cuánta cobertura permiten.",
				"Las parejas jubiladas de la costa preguntan con qué ingresos quedará quien sobreviva. Un seguro de [vida entera](/services/whole-life), una anualidad o, sencillamente, ningún producto nuevo: cualquiera puede ser la respuesta correcta.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Lee, con Cape Coral, Lehigh Acres, Bonita Springs y Estero.",
				},
				{
					title: "Después de una tormenta",
					text: "Si el correo o el banco no funcionan, llame enseguida a la aseguradora para hablar de su prima. Los reguladores a veces ordenan plazos de pago más largos.",
				},
				{
					title: "Cómo nos reunimos",
					text: "Por teléfono o video desde {city}. No tenemos oficina en Fort Myers.<spokenLanguages> Hablamos inglés y español todos los días.</spokenLanguages> <funeralCosts>Nuestra estimación de un funeral en Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
		naples: {
			meta: {
				title: "Seguro de vida en Naples, Florida",
				description:
					"Seguro de vida y anualidades en Naples y Collier: herencias, segundos matrimonios, residentes de temporada y familias de Immokalee. Por teléfono o video.",
			},
			title: "Seguro de vida en Naples y el condado de Collier",
			lead: "En Naples la pregunta pocas veces es cómo pagar un funeral. Más bien es cómo dejar todo en orden: para un segundo cónyuge, para los hijos del primer matrimonio, para una causa benéfica.",
			paragraphs: [
				"Naples está en el condado de Collier, a orillas del Golfo. Muchos residentes están jubilados, tienen más de una casa y ya cuentan con pólizas. Lo primero que sugerimos es una revisión: quién es el dueño, quién el beneficiario, qué préstamos hay pendientes y si la póliza va a durar. Una póliza antigua de vida universal puede estar quedándose sin fondos sin que nadie lo haya notado.",
				"Los segundos matrimonios requieren cuidado. Un beneficiario nombrado hace treinta años puede seguir ahí, y es la póliza, no el testamento, la que decide quién cobra. Un fideicomiso puede ayudar. Lo redacta su abogado; nosotros cuidamos que la aseguradora tenga el formulario correcto.",
				"Tierra adentro, Immokalee cultiva tomates y otras verduras de invierno. Allí las familias hablan español y criollo haitiano, y preguntan por pólizas pequeñas y confiables y por sus padres en Guatemala, México o Haití. Reciben el mismo tiempo y el mismo cuidado que cualquier otra familia. El trabajo de temporada exige una prima que se pueda pagar cuando no hay cosecha, así que partimos del mes más flojo.",
			],
			facts: [
				{
					title: "Condado",
					text: "Condado de Collier, con Marco Island, Golden Gate e Immokalee.",
				},
				{
					title: "Anualidades",
					text: "Con sumas grandes, pregunte por los cargos, el acceso a su dinero y las calificaciones de la aseguradora antes de preguntar por tasas. Vea las [anualidades fijas indexadas](/services/fia).",
				},
				{
					title: "Cómo nos reunimos",
					text: "Por teléfono o video desde nuestra oficina de {city}; no tenemos ninguna en Naples. Llame al {phone}. <funeralCosts>Nuestra estimación de un funeral en Florida: {homeFuneralCost}.</funeralCosts>",
				},
			],
		},
	},
} satisfies LocationsContent;
