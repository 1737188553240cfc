import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Cargos por rescate de una anualidad indexada, en dólares",
		description:
			"Cuánto cuesta cancelar pronto una anualidad indexada: tabla, monto libre, ajuste por valor de mercado, impuestos y límites de Florida desde los 65 años.",
	},
	title: "Cargos por rescate de una anualidad fija indexada: lo que cuesta cancelarla antes de tiempo",
	excerpt:
		"Es fácil pasar por alto un porcentaje en un contrato. Aquí lo tiene en dólares, con los impuestos, el ajuste por valor de mercado y los límites que fija Florida para quienes compran a los 65 años o más.",
	imageAlt:
		"Una escalera que baja año por año hasta una reja abierta, con una puerta lateral más pequeña junto a los primeros escalones",
	body: `
Una anualidad fija indexada (FIA) es un contrato con una compañía de seguros para dinero que usted puede dejar sin tocar durante años. El precio no viene en una factura. Durante cierto número de años, usted paga si cancela el contrato.

Este artículo muestra en dólares lo que cuesta cancelarlo. Todas las tablas y los montos son inventados, para que usted pueda comprobar las cuentas. Lo único que cuenta es su contrato.

## En pocas palabras

- Los cargos por rescate duran años, de 7 a 10 en muchos contratos, y bajan con el tiempo.
- La mayoría de los contratos le permite sacar cada año hasta el 10% del valor sin cargo. Ese es el monto libre.
- El ajuste por valor de mercado, la tarifa de una cláusula adicional y los impuestos pueden llevarse algo más cada uno. Son aparte del cargo por rescate.
- Florida le da tiempo para devolver una anualidad nueva y limita los cargos por rescate para muchos compradores de 65 años o más.<stateFacts> Usted tiene al menos 21 días para devolverla. Los límites son un 10% y 10 años, con una excepción para algunos compradores de ingresos o patrimonio altos.</stateFacts>

## Lo que le pueden descontar cuando saca dinero

| Qué | Cuándo se aplica | Dónde encontrarlo |
| --- | --- | --- |
| Cargo por rescate | Si saca más del monto libre durante el período de cargos por rescate | La tabla del contrato |
| Ajuste por valor de mercado | En algunos contratos, con los mismos retiros; puede aumentar o reducir lo que usted recibe | Su propia sección y fórmula |
| Devolución del bono | En algunos contratos con bono, si usted cancela pronto | La sección del bono o de cuándo pasa a ser suyo (vesting) |
| Tarifa de una cláusula adicional | Cada año que conserve la cláusula, incluso si se acredita 0% | Las páginas de la cláusula |
| Impuesto sobre la renta | Si saca ganancia; fuera de una cuenta IRA (de jubilación individual), la ganancia sale primero | Su declaración de impuestos |
| Impuesto federal adicional del 10% | Por lo general, si saca ganancia antes de los 59½ años | Su declaración de impuestos |

## La tabla en dólares

Suponga que pagó $100,000 y todavía no se ha acreditado nada. El contrato tiene esta tabla inventada y un monto libre del 10% al año. Algunos contratos aplican el monto libre cuando usted cancela el contrato del todo. Otros no. Pregunte de qué tipo es el suyo.

| Año del contrato | Cargo | Si los primeros $10,000 son libres | Si nada es libre |
| --- | --- | --- | --- |
| 1 | 8% | $7,200 | $8,000 |
| 2 | 8% | $7,200 | $8,000 |
| 3 | 7% | $6,300 | $7,000 |
| 4 | 6% | $5,400 | $6,000 |
| 5 | 5% | $4,500 | $5,000 |
| 6 | 4% | $3,600 | $4,000 |
| 7 | 3% | $2,700 | $3,000 |
| 8 y siguientes | 0% | $0 | $0 |

La cuenta del año 5 es $90,000 × 5% = $4,500.

Dos detalles cambian el resultado. Un **año del contrato** empieza en la fecha del contrato, no el 1 de enero. Y si usted agrega dinero después, algunos contratos empiezan una tabla nueva con cada pago.

### Un techo nuevo en el año 2

Necesita $35,000. Los primeros $10,000 son libres. El cargo sobre el resto es $25,000 × 8% = **$2,000**. Ahora suponga que el monto libre es el 10% de la primera prima cada año y que el techo puede esperar. Usted saca $10,000 al final del año 2 y $25,000 al comienzo del año 3. El cargo es $15,000 × 7% = **$1,050**. Las fechas importan tanto como el porcentaje.

## El ajuste por valor de mercado

Algunos contratos ajustan un retiro anticipado según las tasas de interés.

| Tasas de interés desde que compró | Lo que suele hacer el ajuste |
| --- | --- |
| Más altas | Reduce lo que usted recibe |
| Casi iguales | Cambia poco |
| Más bajas | Aumenta lo que usted recibe |

Suponga que el ajuste es de menos 3% sobre los mismos $25,000. Son otros $750, así que el techo cuesta $2,750 en cargos. Si las tasas hubieran bajado, un ajuste de más 3% le devolvería $750. Pida la fórmula, y un ejemplo en el que las tasas suban un punto porcentual.

## La cláusula que cobra en un año al 0%

Una cláusula adicional de ingresos tiene su propia tarifa y su propio número, la base de ingresos. Ese número solo sirve para calcular pagos. Usted no puede retirarlo.

Suponga que una cláusula cuesta el 1% del valor del contrato al año. En el primer año son $1,000 sobre $100,000. Después de siete años en que se acredita 0%, quedan $93,206.53, antes de cualquier cargo por rescate. La pérdida del índice no le llegó. La tarifa sí. Si no necesita que este dinero le dé un ingreso, pida el contrato sin la cláusula.

## Los impuestos van aparte

Suponga que pagó $100,000 fuera de una cuenta IRA y que el contrato vale $112,000. Usted saca $10,000. La ganancia de $12,000 sale primero, así que los $10,000 completos pagan impuestos como ingreso ordinario.

| Concepto | A los 62 años | A los 57 años |
| --- | --- | --- |
| Retiro, dentro del monto libre | $10,000 | $10,000 |
| Cargo por rescate | $0 | $0 |
| Impuesto sobre la renta, si su tasa es del 22% | $2,200 | $2,200 |
| Impuesto federal adicional del 10% | $0 | $1,000 |
| Lo que le queda | $7,800 | $6,800 |

Cuando la aseguradora dice “libre”, quiere decir libre de su propio cargo. No quiere decir libre de impuestos. El impuesto del 10% tiene excepciones, como la discapacidad y ciertos pagos de por vida. Un asesor de impuestos puede decirle cuáles se aplican a usted.

## Lo que le da la ley de Florida

| Derecho | Qué dice |
| --- | --- |
| Revisión gratuita | <stateFacts>Al menos 21 días para devolver una anualidad fija o variable nueva, a cualquier edad. Desde octubre de 2013, el período más largo no es solo para compradores mayores.</stateFacts><stateFactsWithheld>Cierto número de días para devolver una anualidad nueva. Su contrato indica cuántos.</stateFactsWithheld> |
| Límite desde los 65 años | <stateFacts>Un cargo por rescate no puede ser mayor del 10% de lo que usted saque ni durar más de 10 años. Si paga en más de una ocasión, pregunte cuándo empiezan los 10 años de cada pago. No se protege a compradores con ingresos o patrimonio por encima de ciertos límites.</stateFacts><stateFactsWithheld>Un límite al porcentaje y a los años de un cargo por rescate, con excepciones. Pregunte al estado cuál es el vigente.</stateFactsWithheld> |
| Mejor interés | Un agente solo puede recomendar una anualidad si responde a su mejor interés como cliente, según sus necesidades y toda su situación. |
| Si le aconsejan rescatarla | Un agente que recomienda renunciar a una anualidad, sin poner el dinero en otra ni en un seguro de vida, debe darle antes información por escrito, con el cargo por rescate estimado y los posibles impuestos. |
| Portada | La portada del contrato debe indicar su período de reembolso y cómo comunicarse con la aseguradora, el agente y el Departamento de Servicios Financieros. |

> [!NOTE]
> Su contrato indica su período exacto de revisión gratuita. Cuando llegue, anote el último día en su calendario. Para una queja o una pregunta, la División de Servicios al Consumidor del estado atiende en el 877-693-5236.

## Antes de reemplazar una anualidad que ya tiene

Un contrato nuevo suele venir con un bono. Haga la cuenta completa antes de decidir.

| Paso | Monto |
| --- | --- |
| Valor del contrato anterior | $80,000 |
| Cargo por rescate: 4% sobre $72,000, porque el 10% es libre | −$2,880 |
| Lo que pasa al contrato nuevo | $77,120 |
| Bono del 5% | +$3,856 |
| Valor en la primera página del contrato nuevo | $80,976 |
| Cargo por rescate al dejar el contrato nuevo en el año 1: 8% sobre el 90% de $80,976 | −$5,830 |

En el papel, usted sale ganando $976. Pero su dinero vuelve a quedar inmovilizado. Cancelar ahora le costaría $5,830. Según la tabla de arriba, un cargo de 4% significa que es el año 6, así que al contrato anterior le quedaban menos de dos años de cargos. La aseguradora también puede recuperar el bono con topes más bajos o con cargos que duran más. Y los beneficios que tuviera el contrato anterior pueden perderse. Por eso, pida los dos contratos lado a lado, por escrito.

A veces un reemplazo sí tiene sentido, por ejemplo cuando el contrato anterior cobra por una cláusula adicional que usted ya no necesita. El agente debe dejar por escrito por qué el reemplazo responde a su interés como cliente. Pida una copia.

## Una lista antes de firmar

- Tengo la tabla de cargos por rescate en dólares para mi monto.
- Sé si el monto libre empieza en el año 1 y si se aplica cuando cancele el contrato del todo.
- Sé si hay un ajuste por valor de mercado, y he visto un ejemplo.
- Sé cuánto cuesta una cláusula adicional en un año al 0%.
- Sé qué pasa con los cargos si entro en un hogar de ancianos, si me diagnostican una enfermedad terminal o si muero.
- Tengo fuera de este contrato dinero para al menos un año de gastos.
- Anoté en mi calendario el último día del período de cargos por rescate.
- Le mostré los papeles a alguien de mi confianza.

## Preguntas para hacer

1. ¿Cuánto recibiría en efectivo después de 1, 3, 5 y 7 años si se acreditara 0% cada año?
2. ¿Cuándo termina cada cargo, con fecha?
3. ¿Cada pago nuevo empieza una tabla nueva?
4. ¿Hay una versión con una tabla más corta, y cuáles son sus topes?
5. ¿Cómo le pagan a usted, y depende de lo que dure la tabla?

Una FIA puede servirle si tiene dinero que no necesitará durante varios años y, aparte, dinero disponible para emergencias. Si este dinero es toda su reserva, busque otra opción. Nuestra página sobre las [anualidades fijas indexadas](/services/fia) tiene la lista completa de costos.

> [!NOTE]
> {agency} es una agencia de seguros. Las aseguradoras nos pagan una comisión cuando usted compra una anualidad. Este artículo es información general. No es una oferta, una recomendación ni asesoría legal o de impuestos. Una anualidad es un contrato de seguro. No es un depósito y no está asegurada por la FDIC ni por ninguna agencia federal. Los pagos dependen de la capacidad de la aseguradora emisora para pagar reclamaciones.

## Lo que no sabemos

No conocemos su contrato. Las tablas, los montos libres y las exenciones de cargos varían de un contrato a otro, y los contratos antiguos siguen reglas anteriores. Leímos el límite desde los 65 años en el resumen que un bufete de abogados hizo de la ley de 2010. El resumen del Senado sobre la ley de 2013 dice que el límite se mantiene. Lea la sección vigente o pregunte al estado antes de basarse en ese límite.

## Fuentes

Consultadas en noviembre de 2026. El año que sigue a una sección de la ley es el de la versión que leímos. Cuando una sección no tiene año, leímos resúmenes y otras páginas oficiales, no el texto mismo.

- Revisión gratuita, y el límite que se mantiene para compradores mayores: [Senado de Florida, resumen del proyecto CS/CS/SB 166, 2013](https://www.flsenate.gov/Committees/BillSummaries/2013/html/536); capítulo 2013-163 de las Leyes de Florida (Laws of Florida)
- El límite desde los 65 años: [Buchanan Ingersoll & Rooney sobre el capítulo 2010-175](https://bipc.com/florida-legislature-passes-bill-on-suitability-of-annuities) de las Leyes de Florida
- Deberes de los agentes, y el límite vigente: [sección 627.4554 de los Estatutos de Florida (Florida Statutes)](https://www.flsenate.gov/Laws/Statutes/2024/0627.4554)
- Período de reembolso y portada: [sección 626.99](https://www.flsenate.gov/Laws/Statutes/2024/0626.99), y [Lexology sobre la portada, 2010](https://www.lexology.com/library/detail.aspx?g=43b3305c-e1a1-4903-ad5a-3dfeacd7f712)
- Consejo de rescatar una anualidad: [sección 627.4553](https://www.flsenate.gov/Laws/Statutes/2023/0627.4553), texto de 2023
- Impuesto adicional antes de los 59½ años: [26 U.S.C. 72(q)](https://www.law.cornell.edu/uscode/text/26/72), y [Publicación 575 del IRS](https://www.irs.gov/publications/p575)
- Quejas: [Florida Division of Consumer Services](https://myfloridacfo.com/division/consumers) (División de Servicios al Consumidor de Florida)
- Nuestras propias cuentas: las tablas en dólares. Ninguna tabla de cargos viene de una aseguradora.
`,
} satisfies BlogPostContent;
