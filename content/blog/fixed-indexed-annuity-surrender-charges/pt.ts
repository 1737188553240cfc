import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Taxas de resgate da anuidade fixa indexada, em dólares",
		description:
			"Quanto custa sair cedo de uma anuidade fixa indexada: tabela de taxas, parcela isenta, ajuste de mercado, impostos e limites da Flórida a partir dos 65.",
	},
	title: "Taxas de resgate da anuidade fixa indexada: quanto custa sair antes da hora",
	excerpt:
		"É fácil pular uma porcentagem em um contrato. Aqui ela aparece em dólares, com o imposto, o ajuste a valor de mercado e os limites que a Flórida define para quem compra aos 65 anos ou mais.",
	imageAlt:
		"Uma escada que desce ano a ano até um portão aberto, com uma porta lateral menor junto aos primeiros degraus",
	body: `
Uma anuidade fixa indexada (FIA) é um contrato com uma seguradora para dinheiro que você pode deixar parado por anos. O preço não vem em nenhuma fatura. Durante alguns anos, você paga para sair.

Este artigo mostra, em dólares, quanto custa sair. Todas as tabelas e todos os valores são inventados, para que você possa conferir os cálculos. Só o seu contrato vale.

## Em resumo

- As taxas de resgate duram anos, de 7 a 10 em muitos contratos, e diminuem com o tempo.
- A maioria dos contratos deixa você retirar até 10% do valor por ano sem taxa. Essa é a parcela isenta.
- Um ajuste a valor de mercado, a tarifa de uma cláusula adicional e os impostos podem, cada um, levar mais uma parte. São cobrados à parte da taxa de resgate.
- A Flórida dá um prazo para devolver uma anuidade nova e limita as taxas de resgate para muitos compradores de 65 anos ou mais.<stateFacts> Você tem pelo menos 21 dias para devolvê-la. Os limites são de 10% e de 10 anos, com uma exceção para alguns compradores de renda ou patrimônio alto.</stateFacts>

## O que pode ser descontado quando você retira dinheiro

| O quê | Quando se aplica | Onde encontrar |
| --- | --- | --- |
| Taxa de resgate | Você retira mais que a parcela isenta durante o período com taxa de resgate | A tabela do contrato |
| Ajuste a valor de mercado | Em alguns contratos, nas mesmas retiradas; pode aumentar ou diminuir o que você recebe | Uma seção e uma fórmula próprias |
| Estorno do bônus | Em alguns contratos com bônus, se você sair cedo | A seção sobre o bônus ou sobre vesting (quando o bônus passa a ser seu) |
| Tarifa de cláusula adicional | Todo ano em que você mantém a cláusula, mesmo que seja creditado 0% | As páginas da cláusula adicional |
| Imposto de renda | Você retira ganho; fora de uma conta IRA (conta individual de aposentadoria), o ganho sai primeiro | A sua declaração de imposto |
| Imposto federal adicional de 10% | Em geral, se você retirar ganho antes dos 59½ anos | A sua declaração de imposto |

## A tabela em dólares

Digamos que você pagou US$ 100.000 e que nada foi creditado ainda. O contrato tem esta tabela inventada e uma parcela isenta de 10% por ano. Alguns contratos aplicam a parcela isenta quando você sai de vez. Outros não. Pergunte como é o seu.

| Ano do contrato | Taxa | Se os primeiros US$ 10.000 são isentos | Se nada é isento |
| --- | --- | --- | --- |
| 1 | 8% | US$ 7.200 | US$ 8.000 |
| 2 | 8% | US$ 7.200 | US$ 8.000 |
| 3 | 7% | US$ 6.300 | US$ 7.000 |
| 4 | 6% | US$ 5.400 | US$ 6.000 |
| 5 | 5% | US$ 4.500 | US$ 5.000 |
| 6 | 4% | US$ 3.600 | US$ 4.000 |
| 7 | 3% | US$ 2.700 | US$ 3.000 |
| 8 em diante | 0% | US$ 0 | US$ 0 |

O cálculo do ano 5 é US$ 90.000 × 5% = US$ 4.500.

Dois detalhes mudam o resultado. Um **ano do contrato** começa na data do contrato, não em 1º de janeiro. E, se você colocar mais dinheiro depois, alguns contratos começam uma tabela nova para cada pagamento.

### Um telhado novo no ano 2

Você precisa de US$ 35.000. Os primeiros US$ 10.000 são isentos. A taxa sobre o resto é US$ 25.000 × 8% = **US$ 2.000**. Agora suponha que a parcela isenta seja de 10% do primeiro prêmio a cada ano e que o telhadista possa esperar. Você retira US$ 10.000 no fim do ano 2 e US$ 25.000 no começo do ano 3. A taxa é US$ 15.000 × 7% = **US$ 1.050**. As datas importam tanto quanto a porcentagem.

## O ajuste a valor de mercado

Alguns contratos ajustam uma retirada antecipada conforme as taxas de juros.

| Taxas de juros desde a sua compra | O que o ajuste costuma fazer |
| --- | --- |
| Mais altas | Diminui o que você recebe |
| Mais ou menos iguais | Muda pouco |
| Mais baixas | Aumenta o que você recebe |

Suponha que o ajuste seja de menos 3% sobre os mesmos US$ 25.000. São mais US$ 750, e o telhado custa US$ 2.750 em encargos. Depois de uma queda dos juros, um ajuste de mais 3% devolveria US$ 750 a você. Peça a fórmula e um exemplo em que os juros subam um ponto percentual.

## A cláusula adicional que cobra em um ano de 0%

Uma cláusula adicional de renda tem a sua própria tarifa e o seu próprio número, a base de renda. Esse número só serve para calcular os pagamentos. Você não pode retirá-lo.

Suponha que uma cláusula adicional custe 1% do valor do contrato por ano. No primeiro ano, são US$ 1.000 sobre US$ 100.000. Depois de sete anos com 0% de juros, restam US$ 93.206,53, antes de qualquer taxa de resgate. A perda do índice não foi repassada. A tarifa foi. Se você não precisa de uma renda com este dinheiro, peça o contrato sem cláusula adicional.

## Os impostos são à parte

Digamos que você pagou US$ 100.000 fora de uma conta IRA e que o contrato vale US$ 112.000. Você retira US$ 10.000. O ganho de US$ 12.000 sai primeiro, então os US$ 10.000 inteiros são tributados como renda comum.

| Item | Aos 62 anos | Aos 57 anos |
| --- | --- | --- |
| Retirada, dentro da parcela isenta | US$ 10.000 | US$ 10.000 |
| Taxa de resgate | US$ 0 | US$ 0 |
| Imposto de renda, se a sua alíquota é de 22% | US$ 2.200 | US$ 2.200 |
| Imposto federal adicional de 10% | US$ 0 | US$ 1.000 |
| O que fica com você | US$ 7.800 | US$ 6.800 |

Quando a seguradora diz “isento” (free, em inglês), quer dizer isento da taxa dela. Não quer dizer isento de imposto. Há exceções ao imposto de 10%, como a invalidez e certos pagamentos pela vida toda. Um consultor tributário pode dizer o que vale para você.

## O que a lei da Flórida dá a você

| Direito | O que diz |
| --- | --- |
| Análise gratuita | <stateFacts>Pelo menos 21 dias para devolver uma anuidade nova, fixa ou variável, em qualquer idade. Desde outubro de 2013, o prazo maior não é só para compradores mais velhos.</stateFacts><stateFactsWithheld>Certo número de dias para devolver uma anuidade nova. O seu contrato informa quantos.</stateFactsWithheld> |
| Limite a partir dos 65 anos | <stateFacts>A taxa de resgate não pode passar de 10% do valor que você retirar nem durar mais de 10 anos. Se você pagar em mais de uma vez, pergunte quando começam os 10 anos de cada pagamento. Compradores acima de certos limites de renda ou patrimônio não têm essa proteção.</stateFacts><stateFactsWithheld>Um limite para a porcentagem e para os anos de uma taxa de resgate, com exceções. Pergunte ao estado qual é o atual.</stateFactsWithheld> |
| Melhor interesse | Um agente só pode recomendar uma anuidade que atenda ao seu melhor interesse como cliente, com base nas suas necessidades e em toda a sua situação. |
| Conselho de resgatar | Um agente que recomenda abrir mão de uma anuidade, sem pôr o dinheiro em outra nem em um seguro de vida, precisa antes dar informações por escrito, com a taxa de resgate estimada e os possíveis impostos. |
| Folha de rosto | A folha de rosto do contrato precisa informar o prazo para devolução e como falar com a seguradora, com o agente e com o Departamento de Serviços Financeiros. |

> [!NOTE]
> O seu contrato informa o seu prazo exato de análise gratuita. Marque o último dia no calendário quando o contrato chegar. Para uma reclamação ou uma pergunta, a Divisão de Serviços ao Consumidor do estado atende pelo 877-693-5236.

## Antes de substituir uma anuidade que você já tem

Um contrato novo muitas vezes vem com um bônus. Faça o cálculo inteiro antes de decidir.

| Passo | Valor |
| --- | --- |
| Valor do contrato antigo | US$ 80.000 |
| Taxa de resgate: 4% sobre US$ 72.000, porque 10% são isentos | −US$ 2.880 |
| O que passa para o contrato novo | US$ 77.120 |
| Bônus de 5% | +US$ 3.856 |
| Valor na primeira página do contrato novo | US$ 80.976 |
| Taxa de resgate para sair do contrato novo no ano 1: 8% sobre 90% de US$ 80.976 | −US$ 5.830 |

No papel, você sai ganhando US$ 976. Mas o seu dinheiro fica preso de novo. Sair agora custaria US$ 5.830. Pela tabela acima, uma taxa de 4% corresponde ao ano 6, então faltavam ao contrato antigo menos de dois anos de taxas. A seguradora também pode recuperar o bônus com tetos mais baixos ou com taxas por mais tempo. E algum benefício do contrato antigo pode se perder. Por isso, peça os dois contratos lado a lado, por escrito.

Às vezes a substituição faz sentido, por exemplo quando o contrato antigo cobra por uma cláusula adicional de que você já não precisa. O agente precisa pôr por escrito por que a troca atende ao seu interesse como cliente. Peça uma cópia.

## Uma lista para antes de assinar

- Tenho a tabela de taxas de resgate em dólares para o meu valor.
- Sei se a parcela isenta começa no ano 1 e se vale quando eu sair de vez.
- Sei se há ajuste a valor de mercado e já vi um exemplo.
- Sei quanto custa uma cláusula adicional em um ano de 0%.
- Sei o que acontece com as taxas se eu for para uma casa de repouso, tiver uma doença terminal ou morrer.
- Mantenho fora deste contrato pelo menos um ano de despesas.
- Marquei no calendário o último dia do período com taxa de resgate.
- Mostrei os papéis a alguém de confiança.

## Perguntas a fazer

1. Quanto eu receberia em dinheiro depois de 1, 3, 5 e 7 anos se fosse creditado 0% todo ano?
2. Em que data acaba cada encargo?
3. Cada pagamento novo começa uma tabela nova?
4. Existe uma versão com uma tabela mais curta, e quais são os tetos dela?
5. Como funciona o seu pagamento, e ele depende da duração da tabela?

Uma FIA pode servir se você tem dinheiro de que não vai precisar por vários anos e uma reserva separada para emergências. Se este dinheiro é toda a sua reserva, procure outra opção. A nossa página sobre [anuidades fixas indexadas](/services/fia) tem a lista completa de custos.

> [!NOTE]
> A {agency} é uma agência de seguros. As seguradoras nos pagam uma comissão quando você compra uma anuidade. Este artigo é informação geral. Não é uma oferta, uma recomendação nem orientação tributária ou jurídica. Uma anuidade é um contrato de seguro. Não é um depósito e não é segurada pela FDIC nem por nenhuma agência federal. Os pagamentos dependem da capacidade da seguradora emissora de pagar indenizações.

## O que não sabemos

Não conhecemos o seu contrato. Tabelas, parcelas isentas e dispensas de taxa variam de um contrato para outro, e contratos mais antigos seguem regras mais antigas. Lemos o limite a partir dos 65 anos no resumo da lei de 2010 feito por um escritório de advocacia. O resumo que o Senado fez da lei de 2013 diz que o limite continua. Leia a seção atual ou pergunte ao estado antes de contar com ele.

## Fontes

Consulta feita em novembro de 2026. O ano depois de uma seção de lei é o da versão que lemos. Quando a seção não traz ano, lemos resumos e outras páginas oficiais, não o próprio texto.

- Análise gratuita, e o limite mantido para compradores mais velhos: [Senado da Flórida, resumo da CS/CS/SB 166, 2013](https://www.flsenate.gov/Committees/BillSummaries/2013/html/536); capítulo 2013-163, Laws of Florida (as leis aprovadas em cada ano)
- O limite a partir dos 65 anos: [Buchanan Ingersoll & Rooney sobre o capítulo 2010-175](https://bipc.com/florida-legislature-passes-bill-on-suitability-of-annuities), Laws of Florida
- Deveres dos agentes, e o limite atual: [seção 627.4554, leis da Flórida (Florida Statutes)](https://www.flsenate.gov/Laws/Statutes/2024/0627.4554)
- Prazo para devolução e folha de rosto: [seção 626.99](https://www.flsenate.gov/Laws/Statutes/2024/0626.99), e [Lexology sobre a folha de rosto, 2010](https://www.lexology.com/library/detail.aspx?g=43b3305c-e1a1-4903-ad5a-3dfeacd7f712)
- Conselho de resgatar: [seção 627.4553](https://www.flsenate.gov/Laws/Statutes/2023/0627.4553), texto de 2023
- Imposto adicional antes dos 59½ anos: [26 U.S.C. 72(q)](https://www.law.cornell.edu/uscode/text/26/72), e [Publicação 575 da Receita Federal dos EUA (IRS)](https://www.irs.gov/publications/p575)
- Reclamações: [Divisão de Serviços ao Consumidor da Flórida (Florida Division of Consumer Services)](https://myfloridacfo.com/division/consumers)
- Nossos próprios cálculos: as tabelas em dólares. Nenhuma tabela vem de uma seguradora.
`,
} satisfies BlogPostContent;
