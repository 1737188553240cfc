import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "¿Seguro de gastos finales o funeral prepagado en Florida?",
		description:
			"Qué debe ir al fideicomiso en un funeral prepagado de Florida, qué recupera si cancela, en qué se diferencia una póliza y cuándo basta con ahorrar.",
	},
	title: "¿Seguro de gastos finales o funeral prepagado? Una comparación en Florida",
	excerpt:
		"Uno paga un servicio a una funeraria. El otro paga dinero a su familia. La ley de Florida los trata de manera muy distinta, y lo que conviene depende de lo que más le preocupe a usted.",
	imageAlt: "Dos sobres en una mesa de cocina, uno con la llave de una casa y otro con un contrato firmado",
	body: `
Una funeraria le ofrece un contrato prepagado para su funeral, que la ley de Florida llama “preneed contract”. Un agente de seguros le ofrece una póliza de vida pequeña. Los dos pueden decirle que sus hijos no tendrán que pagar. Pero no venden lo mismo.

Nosotros somos una agencia de seguros, y las aseguradoras nos pagan una comisión cuando usted compra una póliza. Las funerarias no nos pagan nada. Téngalo en cuenta al leer.

## La diferencia en una tabla

| Qué comparar | Funeral prepagado | Seguro de gastos finales | Ahorros para un funeral |
| --- | --- | --- | --- |
| Qué compra | Servicios y artículos de un solo vendedor | Un beneficio en dinero | Nada todavía |
| Quién recibe el dinero | El vendedor, cuando cumple su parte | La persona que usted nombra | El titular de la cuenta o quien la hereda |
| Si usted muere el mes próximo | Depende del contrato y de cuánto haya pagado | El beneficio completo, o uno reducido si hay período de espera | Lo que haya ahorrado hasta ese momento |
| Si los precios suben | El contrato puede fijar el precio de algunas cosas | El beneficio por lo general sigue igual | Depende de lo que gane la cuenta |
| Si usted se muda | Pregunte si se puede transferir | Se muda con usted | Se muda con usted |
| Si deja de pagar | Lo que diga el contrato sobre la falta de pago | La póliza puede caducar y no pagar nada | No pasa nada |
| Preguntas de salud | Por lo general ninguna, si paga el total | Por lo general sí | Ninguna |

Si le preocupa que suban los precios, considere el contrato prepagado. Si le preocupa un gasto que llegue el año próximo y que nadie pueda pagar, considere el seguro. Si ya tiene el dinero, puede bastar con guardarlo en una cuenta.

## Lo que Florida exige a quien vende por adelantado

El capítulo 497 de los Estatutos de Florida rige estos contratos. El vendedor necesita una licencia para vender funerales por adelantado (preneed license), y el contrato debe detallar cada cosa que usted paga.

### No todos los dólares van al fideicomiso

La sección 497.458 fija el mínimo que el vendedor debe depositar en un fideicomiso (trust), un fondo que se guarda aparte:

- el **70%** del precio de los servicios y las instalaciones alquiladas
- el **100%** de los pagos a terceros (cash advance items), como un obituario que la funeraria paga por usted
- por cada artículo, como el ataúd, el **30%** del precio o el **110%** de lo que le costó al vendedor al por mayor, lo que sea más

Así se aplica esa regla a un contrato inventado que está pagado por completo. Para abreviar, contamos el ataúd y la bóveda (la caja exterior que rodea el ataúd en la tumba) como un solo artículo que le costó al vendedor $2,000 al por mayor.

| Parte del contrato | Precio | Regla | En fideicomiso |
| --- | ---: | --- | ---: |
| Servicios e instalaciones | $4,000 | 70% | $2,800 |
| Ataúd y bóveda | $4,500 | El mayor de $1,350 (30%) y $2,200 (110% de $2,000) | $2,200 |
| Pagos a terceros | $800 | 100% | $800 |
| **Total** | **$9,300** | Suma | **$5,800** |

En este ejemplo, cerca del 62% está en fideicomiso ($5,800 divididos entre $9,300). El vendedor puede usar los otros $3,500, pero le sigue debiendo el funeral completo. Por eso, la solidez de la empresa le importa a usted tanto como la de una aseguradora. El cargo por preparar y tramitar el contrato no va al fideicomiso (sección 497.4555). Algunos vendedores, en cambio, respaldan el contrato con una póliza de seguro de vida. Pregunte de qué tipo es el suyo.

### Hay un fondo para cuando un vendedor quiebra, con límites

Cada contrato aporta $2.50 o $5 a un fondo estatal de protección al consumidor, y algunos aportan hasta $10 (sección 497.456). El fondo puede usarse cuando un vendedor quiebra. No es una promesa de que se pagará toda pérdida.

### Usted puede cancelar, pero no todo se recupera

La sección 497.459 tiene dos reglas que conviene conocer:

- **En los primeros 30 días**, puede cancelar por escrito y recuperar todo su dinero, salvo lo que ya se haya usado.
- **Después**, puede cancelar en cualquier momento los servicios, las instalaciones y los pagos a terceros, y recuperar lo que pagó por ellos. Lo que el fideicomiso haya ganado entretanto se lo queda el vendedor.

Los artículos, como el ataúd, siguen otras reglas, y también los contratos alternativos de la sección 497.464. La página de las firmas debe mostrar, en negrita, el monto que va al fideicomiso y el monto que usted recuperaría si cancelara (sección 497.468). Lea primero esas dos cifras.

> [!NOTE]
> El proyecto de ley 598 del Senado de 2026 (Senate Bill 598) se redactó para cambiar partes del capítulo 497 a partir del 1 de julio de 2026, entre ellas los avisos para los contratos que se cancelan. Solo lo conocemos por un resumen. Lea el texto vigente de la sección 497.459 antes de firmar.

## Lo que promete una póliza de vida pequeña

El [seguro de gastos finales](/services/final-expense) es un seguro de vida entera con un beneficio pequeño. La aseguradora le paga a su beneficiario, que puede gastar el dinero en lo que quiera. Puede cubrir lo que no cubre un contrato funerario: viajes, alquiler, la última cuenta del hospital. Pero usted debe confiar en que la persona que nombre va a pagar el funeral.

Tiene otros puntos débiles:

- **Períodos de espera.** Con pocas preguntas de salud, o sin ninguna, la póliza suele ser gradual. Si usted muere por enfermedad en los primeros dos o tres años, esa póliza devuelve las primas con algo de interés o paga una parte del beneficio.
- **Los primeros dos años.** Si usted muere en ese tiempo, la aseguradora puede revisar la solicitud, y por una respuesta incorrecta puede negar el pago (sección 627.455).
- **Caducidad.** Si acumula demasiados pagos atrasados, la cobertura termina. Las pólizas de Florida tienen un período de gracia de al menos 30 días (sección 627.453).
- **Una vida larga.** Puede llegar a pagar más de lo que entrega la póliza. Divida el beneficio entre la prima de un año para ver después de cuántos años.
- **Un monto fijo.** Al 3% anual, un precio de $9,300 llega a unos $12,498 después de 10 años (9,300 × 1.03, diez veces seguidas). El 3% es un supuesto. En la mayoría de las pólizas, el beneficio no sube con los precios.

El seguro tiene una ventaja clara en la ley: si usted nombra a una persona como beneficiaria, en Florida los acreedores de quien falleció por lo general no pueden tocar ese dinero (sección 222.13). <stateFacts>Además, usted tiene al menos 14 días desde que llega la póliza para devolverla y recibir un reembolso (sección 626.99).</stateFacts> Su póliza indica su período exacto de revisión gratuita.

## Si Medicaid o el SSI entran en juego

Medicaid es el programa público de atención médica para personas de pocos recursos, y el SSI (Seguridad de Ingreso Suplementario) es una ayuda mensual que administra el Seguro Social. Aquí un error sale caro.

- **SSI.** No se cuentan entre sus bienes hasta $1,500 apartados para su entierro, y otro tanto para el de su cónyuge. Ese monto se reduce según el valor nominal (el monto de cobertura) de los seguros de vida que ya quedan fuera del cálculo, y según el dinero puesto en un contrato funerario irrevocable.
- **Medicaid de Florida para personas mayores o con discapacidad.** La regla del estado tiene sus propios límites. No cuenta el valor en efectivo de los seguros de vida si todas las pólizas juntas tienen un valor nominal de $2,500 o menos, ni un máximo de $2,500 apartados para el entierro (regla 65A-1.712).
- **Contratos irrevocables.** Según abogados de Florida especializados en asuntos de personas mayores, un contrato prepagado que no se puede cancelar por lo general no se cuenta, aunque haya costado más de $2,500. A cambio, ese dinero no se puede recuperar.

Por eso, si pronto puede hacer falta un hogar de ancianos, un contrato prepagado irrevocable puede lograr lo que una póliza no puede. Antes de firmar, consulte a un abogado especializado en asuntos de personas mayores o al Departamento de Niños y Familias (Department of Children and Families).

## Cuatro personas, cuatro respuestas

- **Ruth, de 82 años, está por solicitar Medicaid y tiene $9,000.** Vale la pena que le pregunte a un abogado por un contrato prepagado irrevocable. El valor en efectivo de una póliza nueva podría contar en su contra.
- **Luis, de 66, vive del Seguro Social y tiene $800.** Pagar todo por adelantado no está a su alcance. Si puede pagar la prima y una aseguradora acepta su solicitud, una póliza que pague el monto completo desde el primer día puede cubrir lo que falta más pronto que el ahorro.
- **Ann, de 70, tiene $30,000 disponibles.** Quizás no necesite ninguno de los dos. Una cuenta conjunta con su hija, o que ella herede directamente, puede cubrir los gastos, y los intereses que gane son de Ann.
- **Walter, de 75, quiere su servicio en cierta iglesia y cierto cementerio, y sin discusiones.** El contrato prepagado deja escritos sus deseos. Pero quizás baste una carta de una página, que no cuesta nada.

A estas personas las inventamos. Algunas familias usan las dos cosas: un contrato para el servicio y una póliza para lo demás.

## Preguntas para quien vende el funeral

1. ¿Cuál es el número de su licencia para vender funerales por adelantado (preneed license), y quién guarda el dinero?
2. ¿Qué precios quedan fijos, y cuáles le podrían cobrar todavía a mi familia?
3. ¿Qué parte de mi pago va al fideicomiso? ¿Cuánto recuperaría si cancelara en el quinto año?
4. ¿Qué pasa si me mudo a otro estado, o si ustedes cierran o venden el negocio?
5. Si pago a plazos y muero antes de terminar, ¿qué debe mi familia?

## Preguntas para el agente de seguros

1. ¿La póliza paga el beneficio completo desde el primer día?
2. ¿La prima puede subir o el beneficio bajar?
3. ¿Cuánto habré pagado después de 10, 15 y 20 años?
4. ¿Cuánto gana usted si compro esto? ¿Qué me sugeriría si no ganara nada?

Para verificar una de esas licencias o presentar una queja, comuníquese con la División de Servicios Funerarios, de Cementerios y al Consumidor del estado. Para los seguros, llame a la División de Servicios al Consumidor.

## Lo que no sabemos

No sabemos qué le ofrecerá una funeraria. Describimos los mínimos de la ley, que pueden haber cambiado desde las ediciones que se nombran abajo. Las reglas de Medicaid y del SSI tienen más excepciones que estas.

Las pólizas las emiten compañías de seguros, no {agency}, y el pago de los beneficios depende de la capacidad de la aseguradora emisora para pagar reclamaciones. El seguro de gastos finales no es un contrato funerario prepagado ni está relacionado con ningún programa del gobierno. Este artículo es información general, no una oferta ni asesoría legal.

## Fuentes

Los enlaces a las leyes llevan a la edición de 2024. Un año entre paréntesis es el del texto que usamos.

- Estatutos de Florida (Florida Statutes): [sección 497.456](https://www.flsenate.gov/Laws/Statutes/2024/497.456) (fondo del consumidor, 2019), [497.458](https://www.flsenate.gov/Laws/Statutes/2024/497.458) (depósitos en fideicomiso, 2023), [497.459](https://www.flsenate.gov/Laws/Statutes/2024/497.459) (cancelación, 2019), [497.4555](https://www.flsenate.gov/Laws/Statutes/2024/497.4555) y [497.468](https://www.flsenate.gov/Laws/Statutes/2024/497.468) (cargos e información obligatoria, 2024), [497.464](https://www.flsenate.gov/Laws/Statutes/2024/497.464) (contratos alternativos, 2024).
- [Senate Bill 598 de 2026](https://www.flsenate.gov/Session/Bill/2026/598), según un resumen publicado.
- Estatutos de Florida: [sección 222.13](https://www.flsenate.gov/Laws/Statutes/2024/222.13), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99), [627.453](https://www.flsenate.gov/Laws/Statutes/2024/627.453), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455).
- Seguro Social: [POMS SI 01130.410](https://secure.ssa.gov/poms.nsf/lnx/0501130410), fondos para el entierro (septiembre de 2024).
- [Regla 65A-1.712 del Código Administrativo de Florida](https://www.flrules.org/gateway/RuleNo.asp?ID=65A-1.712), recursos para Medicaid (2024).
- [Division of Funeral, Cemetery, and Consumer Services](https://www.myfloridacfo.com/division/funeralcemetery/) (División de Servicios Funerarios, de Cementerios y al Consumidor), 850-413-3039.
- [Division of Consumer Services](https://myfloridacfo.com/division/consumers) (División de Servicios al Consumidor), 877-693-5236.
`,
} satisfies BlogPostContent;
