import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Flórida: análise gratuita e beneficiários do seguro de vida",
		description:
			"Como devolver uma apólice na Flórida, o que o divórcio faz com um beneficiário, como se dividem as partes e o que a família deve enviar.",
	},
	title: "Análise gratuita e beneficiários na Flórida: dois papéis que merecem uma noite",
	excerpt:
		"Os primeiros dias com uma apólice nova e uma linha em um formulário importam mais do que parece. Veja o que a lei da Flórida diz sobre as duas coisas.",
	imageAlt:
		"Uma mesa de cozinha com uma apólice aberta, um calendário com um dia circulado e um formulário com dois nomes",
	body: `
Duas coisas em uma apólice de seguro de vida não custam nada e têm muita importância. Uma é a análise gratuita: os dias em que você pode devolver a apólice. A outra é o formulário de beneficiários, que decide quem recebe.

A Flórida tem regras próprias para as duas. Aqui estão elas, com as seções da lei para você conferir.

## Os prazos da Flórida em uma tabela

| O quê | Quanto tempo | Lei |
| --- | --- | --- |
| Devolver uma apólice nova de seguro de vida | <stateFacts>Pelo menos 14 dias</stateFacts><stateFactsWithheld>Veja a sua apólice</stateFactsWithheld> | seção 626.99(4) |
| Devolver uma anuidade nova | <stateFacts>Pelo menos 21 dias, em qualquer idade</stateFacts><stateFactsWithheld>Veja o seu contrato</stateFactsWithheld> | seção 626.99(4); cap. 2013-163 |
| Pagar um prêmio atrasado | Pelo menos 30 dias | seção 627.453 |
| Aviso antes da perda da vigência | <stateFacts>Pelo menos 21 dias, se a pessoa segurada tem 64 anos ou mais</stateFacts><stateFactsWithheld>Pergunte à seguradora</stateFactsWithheld> | seção 627.4555 |
| Prazo em que a seguradora pode contestar a apólice | Em geral os dois primeiros anos | seção 627.455 |
| Juros sobre uma indenização por morte | A partir do dia em que a seguradora recebe a prova da morte | seção 627.4615 |
| Verificação da seguradora para saber se algum segurado morreu | Pelo menos uma vez por ano | seção 717.107 |

> [!NOTE]
> A sua apólice informa os seus prazos exatos. Eles podem ser maiores, por exemplo quando uma apólice nova substitui uma antiga. A tabela é para contratos individuais. A cobertura por meio do empregador segue outras regras.

## Como usar a análise gratuita

O prazo começa quando a apólice é entregue a você, não quando você faz a proposta nem quando paga. <stateFacts>Digamos que uma apólice de seguro de vida chegue na terça-feira, 1º de dezembro de 2026. Se você contar o dia seguinte como o primeiro, os 14 dias acabam na terça-feira, 15 de dezembro. Para uma anuidade que chega no mesmo dia, os 21 dias acabam na terça-feira, 22 de dezembro.</stateFacts> Pergunte à seguradora como ela conta, e não espere o último dia.

1. Escreva a data da entrega na primeira página e guarde o envelope ou o e-mail.
2. Leia a apólice de uma vez só, com a proposta ao lado.
3. Se quiser devolvê-la, siga o aviso da folha de rosto. Mande a apólice de volta com uma carta assinada, por um meio que deixe comprovante.
4. Peça a devolução do dinheiro por escrito e anote o dia.
5. Se nada acontecer, ligue para a Divisão de Serviços ao Consumidor do estado: 877-693-5236.

Não cancele uma apólice antiga antes que a nova tenha chegado e você a tenha lido e decidido ficar com ela. Quando você substitui uma apólice, começa um novo período em que a seguradora pode contestá-la.

### O que conferir enquanto os dias correm

- O nome, a data de nascimento e o valor da cobertura estão certos.
- O prêmio é o que disseram a você, e você sabe por quanto tempo ele vale.
- As respostas da proposta sobre saúde e tabaco são as que você deu. Nos dois primeiros anos, a seguradora pode contestar um pedido de indenização se uma resposta importante era falsa.
- Você sabe se o benefício completo vale desde o primeiro dia. Algumas apólices com poucas perguntas de saúde só devolvem os prêmios, com alguns juros, se a morte for por doença nos primeiros anos.
- Os nomes dos beneficiários estão escritos como nos documentos deles, com partes que somam 100%.
- Há um segundo beneficiário.

## O formulário de beneficiários

É a apólice, não o testamento, que decide quem recebe. O beneficiário **principal** (primary) vem primeiro. O **contingente** (contingent) recebe se nenhum beneficiário principal estiver vivo. Indique pelo menos um de cada.

Digamos que uma apólice pague US$ 50.000. Ana deve receber 50%, Luis 30% e Marie 20%.

| Caso | Ana | Luis | Marie |
| --- | --- | --- | --- |
| Os três estão vivos | US$ 25.000 | US$ 15.000 | US$ 10.000 |
| Marie morreu antes, e a parte dela vai para os outros conforme as partes deles | US$ 31.250 | US$ 18.750 | US$ 0 |
| Marie morreu antes, e a parte dela vai para os filhos dela | US$ 25.000 | US$ 15.000 | US$ 10.000 para os filhos dela |

A segunda linha divide os US$ 10.000 de Marie na proporção de 50 para 30: Ana recebe US$ 6.250 a mais, e Luis, US$ 3.750. A linha que vale depende do texto da apólice e do formulário. Os formulários costumam dizer **per stirpes** (por estirpe) se a parte deve ir para os filhos da pessoa. Peça à seguradora que explique o formulário dela.

## O que o divórcio faz na Flórida

Pela seção 732.703, o divórcio em geral anula a indicação do ex-cônjuge feita antes dele. O bem é transmitido como se o ex-cônjuge tivesse morrido primeiro. Isso vale para seguro de vida, anuidades, contas IRA (contas individuais de aposentadoria) e outros bens de quem morrer a partir de 1º de julho de 2012.

Não conte só com isso. Há exceções, e a lei estadual cede onde a lei federal decide:

- O 401(k), a conta de aposentadoria do empregador, ainda pode pagar à pessoa que está no formulário.
- O seguro de vida em grupo dos funcionários federais também. No caso *Hillman v. Maretta* (2013), a Suprema Corte dos EUA deixou o dinheiro com a ex-esposa, porque a lei federal manda pagar à pessoa que está no formulário.

A lei só tira um nome. Não acrescenta ninguém. Se você **quer** que um ex-cônjuge receba, por exemplo para a pensão dos filhos, assine um formulário novo depois do divórcio e pergunte ao seu advogado como escrever isso.

## Dívidas, espólio e filhos

**Indique uma pessoa, não “meu espólio”.** Pela seção 222.13, quando um morador da Flórida morre, o dinheiro vai para a pessoa indicada na apólice e fica isento das cobranças dos credores da pessoa segurada, a menos que a apólice ou uma cessão diga outra coisa. Se a apólice indica o espólio, o dinheiro passa a fazer parte dele e vai para o inventário na Justiça (probate), como o resto.

**Não indique uma criança pequena diretamente, sem um plano.** Uma criança não pode receber o dinheiro por conta própria. A seção 744.301 permite que os pais recebam o dinheiro pelo filho só até um limite em dólares. Acima dele, talvez um juiz precise nomear um tutor para os bens (guardian of the property). Um trust (fundo fiduciário) criado com antecedência pode evitar isso.

**Não indique alguém que recebe SSI ou Medicaid antes de consultar um advogado.** O SSI é uma ajuda mensal federal, e o Medicaid, o plano público de saúde para quem tem poucos recursos. Dinheiro pago diretamente pode custar o benefício a essa pessoa. As famílias costumam usar um trust para pessoas com necessidades especiais (special needs trust).

**Um beneficiário no exterior em geral é possível.** O nome precisa ser igual ao dos documentos. Dê à seguradora um endereço e um telefone atuais nesse país.

## Quando rever o formulário

| O que aconteceu | O que fazer |
| --- | --- |
| Casamento | Inclua o cônjuge, se quiser. Isso não acontece sozinho. |
| Divórcio | Assine um formulário novo e confira um por um os planos do empregador. |
| Nascimento ou adoção | Pergunte a um advogado como incluir a criança. |
| Um beneficiário morreu | Indique outro e defina as partes de novo. |
| Você ou os beneficiários se mudaram | Atualize endereços e telefones. |
| Nada, durante um ano | Peça à seguradora que confirme os nomes por escrito. |

Um formulário na gaveta que a seguradora nunca recebeu pode não valer.

## Se um prêmio atrasar

A Flórida exige um prazo de tolerância de pelo menos 30 dias. <stateFacts>Se a pessoa segurada tem 64 anos ou mais e a apólice está em vigor há um ano, a seguradora também precisa enviar um aviso pelo menos 21 dias antes da perda da vigência, e você pode indicar uma **segunda pessoa** para recebê-lo. Isso não vale para a maioria das apólices pagas automaticamente todo mês.</stateFacts><stateFactsWithheld>Pergunte à seguradora se você pode indicar uma **segunda pessoa** para ser avisada antes da perda da vigência.</stateFactsWithheld> Escolha alguém que sempre abra as cartas que recebe.

## O que a sua família faz depois

1. Ligar para a seguradora, ou para o agente, e pedir o formulário do pedido de indenização.
2. Pedir cópias autenticadas da certidão de óbito.
3. Enviar o formulário e uma certidão, e guardar cópias.
4. Perguntar como o dinheiro será pago e quais são as opções.
5. Conferir os juros. A Flórida os exige a partir do dia em que a seguradora recebe por escrito a prova da morte. Com uma taxa inventada de 5%, US$ 50.000 durante 45 dias dão US$ 50.000 × 5% × 45 ÷ 365 = US$ 308,22. A lei vincula a taxa real a um índice de títulos de dívida de empresas.

Os juros são tributáveis. O benefício por morte em geral é isento do imposto de renda federal.

**Se ninguém achar a apólice,** é preciso procurar pagamentos de prêmios nos extratos da conta e na correspondência, e perguntar a antigos empregadores. A Associação Nacional de Comissários de Seguros (NAIC) tem um localizador de apólices gratuito, e o estado guarda o dinheiro que as seguradoras não conseguiram entregar. Por uma lei de 2016, as seguradoras de vida precisam comparar todo ano os seus registros com a lista federal de mortes, com algumas exceções. Depois de saber de uma morte dessa forma, elas têm 120 dias para tentar encontrar o beneficiário.

## Uma página para a gaveta da cozinha

- Seguradora, número da apólice e telefone
- Onde está a apólice
- Beneficiários principais e contingentes, com as partes de cada um
- A segunda pessoa que recebe os avisos de perda da vigência
- Nome e telefone do agente
- O dia em que você conferiu tudo isto pela última vez

Dê uma cópia a duas pessoas. A nossa página sobre o [seguro de despesas finais na Flórida](/services/final-expense/florida) tem uma lista para a temporada de furacões, e a [tabela dos estados](/state-compliance) tem as regras de análise gratuita de outros lugares.

> [!NOTE]
> A {agency} é uma agência de seguros. As seguradoras nos pagam uma comissão quando você compra uma apólice. Este artigo é informação geral, não orientação jurídica nem tributária. Leve a um advogado da Flórida as dúvidas sobre beneficiários depois de um divórcio, em uma família com filhos de outras uniões ou com um filho com deficiência.

## O que não sabemos

Não listamos todas as exceções. A seção 626.99 trata da análise gratuita do seguro de vida junto com regras sobre o guia do comprador e o resumo da apólice, então siga o aviso da folha de rosto da sua apólice. Deixamos de fora o limite em dólares da seção 744.301 porque não conseguimos confirmar o valor deste ano. Apólices mais antigas e apólices de outros estados podem seguir outras regras.

## Fontes

Consulta feita em novembro de 2026. O ano depois de uma seção de lei é o da versão que lemos. Quando a seção não traz ano, lemos resumos e outras páginas oficiais, não o próprio texto.

- Análise gratuita: [seção 626.99(4), leis da Flórida (Florida Statutes)](https://www.flsenate.gov/Laws/Statutes/2024/0626.99), e [Senado da Flórida, resumo da CS/CS/SB 166, 2013](https://www.flsenate.gov/Committees/BillSummaries/2013/html/536)
- Prazo de tolerância e contestação: [seção 627.453](https://www.flsenate.gov/Laws/Statutes/2024/0627.453) e [seção 627.455](https://www.flsenate.gov/Laws/Statutes/2024/0627.455)
- Aviso antes da perda da vigência: [seção 627.4555](https://www.flsenate.gov/Laws/Statutes/2024/0627.4555)
- Divórcio: [seção 732.703](https://www.flsenate.gov/Laws/Statutes/2024/0732.703), texto de 2024, e *Hillman v. Maretta*, 569 U.S. 483 (2013)
- Credores e espólio: [seção 222.13](https://www.flsenate.gov/Laws/Statutes/2024/0222.13), texto de 2024
- Filhos: [seção 744.301](https://www.flsenate.gov/Laws/Statutes/2023/0744.301), texto de 2023
- Juros sobre indenizações: [seção 627.4615](https://www.flsenate.gov/Laws/Statutes/2023/0627.4615), texto de 2023
- Apólices perdidas: [Senado da Flórida, resumo da CS/SB 966, 2016](https://www.flsenate.gov/Committees/billsummaries/2016/html/1366), [OPPAGA sobre o órgão regulador de seguros (Office of Insurance Regulation)](https://oppaga.fl.gov/ProgramSummary/ProgramDetail?programNumber=4102), e a [página da NAIC para consumidores](https://content.naic.org/consumer)
- Ajuda e reclamações: [Divisão de Serviços ao Consumidor da Flórida (Florida Division of Consumer Services)](https://myfloridacfo.com/division/consumers)
- Nossos próprios cálculos: as partes, as datas e os juros.
`,
} satisfies BlogPostContent;
