import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Funeral em Daytona Beach: quanto custa e como pagar",
		description:
			"O que entra no preço de um funeral em Daytona Beach, como comparar por telefone, o que veteranos podem receber e de quanta cobertura você precisa.",
	},
	title: "Planejar um funeral em Daytona Beach: preços, direitos e quanto separar",
	excerpt:
		"Duas funerárias a poucas milhas uma da outra podem cobrar preços bem diferentes pelo mesmo serviço. Veja como descobrir isso antes do luto e, com as respostas, calcular de quanta cobertura de despesas finais você precisa.",
	imageAlt: "Uma praia tranquila ao nascer do sol, com um assento vazio e, sobre ele, uma lista de preços dobrada",
	body: `
Um funeral precisa ser organizado em poucos dias, por gente de luto. É uma semana difícil para comparar preços. Se você mora em Daytona Beach, ou se seus pais moram, dá para comparar agora, por telefone, em uma manhã.

Este artigo mostra pelo que você paga, o que a lei permite perguntar e como transformar as respostas em um valor. O seguro é uma das maneiras de pagar, e nem sempre a certa.

## Quanto custa um funeral

Os números mais citados são as medianas nacionais da Associação Nacional de Diretores Funerários (NFDA). Metade dos funerais da pesquisa custou mais, e metade custou menos.

| Tipo de funeral, 2023 | Mediana nacional |
| --- | ---: |
| Velório e enterro | US$ 8.300 |
| Velório e enterro, com a caixa de concreto do caixão (vault) | US$ 9.995 |
| Velório e cremação | US$ 6.280 |

A caixa de concreto acrescenta US$ 1.695 (US$ 9.995 menos US$ 8.300). Nenhum desses números inclui o cemitério, a lápide ou as flores.

<funeralRanges>Pela nossa própria estimativa, um funeral na região de Daytona Beach custa de US$ 8.000 a US$ 12.000.</funeralRanges><funeralRangesShown> É um ponto de partida para o orçamento, não uma tabela de preços nem uma pesquisa.</funeralRangesShown><funeralRangesWithheld>Não publicamos uma faixa de preços para Daytona Beach, porque não conhecemos nenhuma pesquisa pública de preços de funerais no condado de Volusia.</funeralRangesWithheld> Só as listas de preços das funerárias locais dizem quanto você pagaria.

## Um funeral, duas listas de preços

Estas duas listas são inventadas, mas nas de verdade você vai encontrar itens como estes.

| Item | Funerária A | Funerária B |
| --- | ---: | ---: |
| Taxa de serviços básicos | US$ 2.495 | US$ 1.895 |
| Transporte até a funerária | US$ 390 | US$ 350 |
| Embalsamamento e preparação | US$ 1.150 | US$ 995 |
| Salas e equipe para o velório e a cerimônia | US$ 1.200 | US$ 1.450 |
| Carro funerário | US$ 400 | US$ 350 |
| Caixão | US$ 3.200 | US$ 2.100 |
| **Total** | **US$ 8.835** | **US$ 7.140** |

A diferença é de US$ 1.695. Agora suponha que a família escolha a funerária A, mas compre em outro lugar um caixão de US$ 1.600. O total cai para US$ 7.235 (US$ 8.835 menos US$ 3.200, mais US$ 1.600). A funerária A não pode cobrar nenhuma taxa por usar esse caixão.

## O que a lei permite perguntar

A Funeral Rule é a regra federal sobre funerais (16 CFR Part 453). Ela dá a você estes direitos, tanto antes de uma morte como depois:

- **Preços por telefone.** A funerária precisa responder sobre preços a qualquer pessoa que ligue.
- **Uma lista para levar.** Quando você pergunta pessoalmente, a funerária precisa entregar em papel a lista geral de preços.
- **Itens separados.** Você escolhe o que quer. A única taxa que não dá para recusar é a de serviços básicos.
- **Seu próprio caixão ou urna.** A funerária precisa aceitar e não pode cobrar por isso.
- **Cremação direta sem caixão.** A funerária que faz cremações diretas, sem velório, precisa oferecer um recipiente simples no lugar do caixão.
- **Um demonstrativo por escrito** do que você escolheu e do preço de cada item.

A Flórida acrescenta duas regras que vale a pena conhecer:

- Um corpo que não foi embalsamado precisa ficar refrigerado a 40 graus Fahrenheit (cerca de 4 °C) ou menos depois de 24 horas (seção 497.386 das leis da Flórida, as Florida Statutes). Então, se alguém disser que é obrigatório embalsamar, pergunte se a refrigeração não basta.
- A regra federal não vale para um cemitério que não tem funerária. Mas um cemitério com licença do estado precisa informar seus preços por telefone e dar uma estimativa de boa-fé de todos os custos (seção 497.282). Alguns cemitérios, como os de igrejas, podem estar isentos.

> [!NOTE]
> Nenhum estado exige a caixa de concreto. Muitos cemitérios exigem, para que o solo não afunde. Pergunte ao cemitério, não a quem vende o caixão.

## Um roteiro para três ligações

Faça as mesmas perguntas a três funerárias e anote as respostas em uma só tabela.

1. Qual é a sua taxa de serviços básicos?
2. Quanto custaria, item por item e sem o caixão, um funeral com uma noite de velório e enterro?
3. Qual é o seu caixão mais barato, e qual é o preço da cremação direta?
4. O que não está incluído nos seus preços: o cemitério, as certidões de óbito, o anúncio de falecimento?
5. Quando é preciso pagar, e vocês aceitam a cessão de um seguro de vida?

Na cessão, o beneficiário autoriza a seguradora a pagar direto à funerária. As duas empresas precisam concordar.

## Se há um veterano na família

Um veterano das Forças Armadas que cumpra os requisitos pode ser enterrado em um cemitério nacional. A sepultura, a abertura e o fechamento, uma caixa de concreto simples (liner), uma lápide e o cuidado da sepultura não têm custo para a família. O cônjuge também pode ter direito, mesmo que morra primeiro. O Cape Canaveral National Cemetery fica em Mims, no condado logo ao sul de Volusia.

A conta da funerária não faz parte desse benefício. O Departamento de Assuntos de Veteranos (VA) paga um auxílio-funeral por alguns veteranos. Para uma morte sem relação com o serviço militar, o valor era de até US$ 978 a partir de outubro de 2024. Pergunte o valor de hoje. Nem todos os veteranos têm direito, e o pedido em geral precisa ser feito em até dois anos depois do enterro. Se você pedir, o VA decide com antecedência se alguém tem direito a um cemitério nacional.

O Social Security, a previdência social dos EUA, paga US$ 255 uma única vez, ao cônjuge ou a certos filhos. Esse dinheiro não é pago à funerária. O prazo para pedir é de dois anos.

## De quanta cobertura estamos falando?

Some quatro linhas e subtraia uma. Os valores são inventados; o primeiro é o total da funerária B.

| Linha | Exemplo |
| --- | ---: |
| Funerária | US$ 7.140 |
| Cemitério: sepultura, abertura e fechamento, caixa de concreto, placa | US$ 4.800 |
| Todo o resto: certidões, anúncio, refeição, viagens | US$ 900 |
| Últimas contas: aluguel, médico, cartões | US$ 2.000 |
| **O que a família precisaria** | **US$ 14.840** |
| Dinheiro já separado e ao alcance da família | −US$ 5.000 |
| **O que falta** | **US$ 9.840** |

Os preços sobem, e o benefício de uma apólice em geral não. Se os preços subissem 3% ao ano, os US$ 14.840 seriam cerca de US$ 19.944 em 10 anos (14.840 × 1,03, dez vezes seguidas). Os 3% são só uma suposição. Reveja o valor a cada poucos anos.

## Quando o seguro de despesas finais serve, e quando não

O [seguro de despesas finais](/services/final-expense) é um seguro de vida inteira com um benefício pequeno. O dinheiro vai para a pessoa que você indicar, não para a funerária. Pode valer a pena se você não tem dinheiro separado, se seus filhos moram longe e teriam de pedir emprestado, ou se a sua saúde não permite uma apólice maior.

Ele tem limites, e é bom que você os conheça antes do preço:

- **A carência.** Se a sua saúde não permite uma apólice que pague tudo desde o primeiro dia, podem lhe oferecer uma gradual. Nos dois ou três primeiros anos, se você morrer de doença, ela devolve os prêmios, muitas vezes com alguns juros, ou paga uma parte do benefício.
- **O longo prazo.** Divida o benefício pelo prêmio de um ano. O resultado é o número de anos depois dos quais você terá pago tanto quanto a apólice paga. Se é bem possível que você viva mais do que isso, compare com a opção de guardar o dinheiro.
- **A perda da vigência.** Uma apólice que perde a vigência não paga nada. Escolha um prêmio que você consiga pagar também nos meses fracos. Se o prêmio disputar espaço com a comida ou os remédios, não compre.
- **A proposta.** As seguradoras podem perguntar sobre corridas, voos ou mergulho, além da sua saúde. Responda tudo. Nos dois primeiros anos, uma resposta errada pode custar a indenização à sua família (seção 627.455).

Se você tem boa saúde e alguém depende da sua renda, o [seguro de vida temporário](/services/term-life) dá mais cobertura por dólar. Se você tem o dinheiro em uma conta que a família possa usar logo, talvez nem precise de uma apólice.

## Seus direitos depois da compra

<stateFacts>Na Flórida, você tem pelo menos 14 dias para devolver uma apólice nova de seguro de vida e receber de volta o que pagou (seção 626.99).</stateFacts><stateFactsWithheld>Em geral, você pode devolver uma apólice nova de seguro de vida dentro de certo número de dias e receber de volta o que pagou.</stateFactsWithheld> A sua apólice informa o seu prazo exato. Se um pagamento atrasar, as apólices da Flórida têm um prazo de tolerância de pelo menos 30 dias (seção 627.453). <stateFacts>Quando a pessoa segurada tem 64 anos ou mais e a apólice já completou um ano, a seguradora precisa enviar um aviso pelo menos 21 dias antes da perda da vigência, e você pode indicar uma segunda pessoa para receber uma cópia (seção 627.4555).</stateFacts><stateFactsShown> Isso não vale para a maioria das apólices pagas automaticamente todo mês.</stateFactsShown>

## Uma lista para uma manhã

- Liguei para três funerárias e anotei as mesmas cinco respostas.
- Perguntei ao cemitério os preços e se ele exige a caixa de concreto.
- Sei se alguém da família tem direito a um cemitério nacional.
- Preenchi a tabela acima com os meus próprios números.
- Alguém de confiança sabe onde estão os números, a apólice e os papéis da baixa militar.

## O que não sabemos

Os números da NFDA são nacionais e de 2023. Não conhecemos nenhuma lista pública de preços locais. Se você pode ter uma apólice, e a que preço, quem decide é a seguradora.

A {agency} é uma agência de seguros. As seguradoras nos pagam uma comissão quando você compra uma apólice. As apólices são emitidas por companhias de seguros, e o pagamento dos benefícios depende da capacidade da seguradora emissora de pagar indenizações. Este artigo é informação geral, não uma oferta nem orientação jurídica. Para saber como podemos ajudar, veja a página de [Daytona Beach](/locations/daytona-beach) ou ligue para {phone}.

## Fontes

Os links das leis levam à edição de 2024. Leis e valores mudam, então confira a versão atual.

- [Estatísticas da NFDA](https://nfda.org/news/statistics): custos medianos de funerais em 2023.
- [Funeral Rule, 16 CFR Part 453](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-453), com as alterações de 1994. Comissão Federal de Comércio (FTC): [resumo da regra](https://www.ftc.gov/legal-library/browse/rules/funeral-industry-practices-rule) e [conselhos para quem compra](https://consumer.ftc.gov/articles/ftc-funeral-rule).
- Leis da Flórida (Florida Statutes): [seção 497.282](https://www.flsenate.gov/Laws/Statutes/2024/497.282) (preços de cemitérios), [497.386](https://www.flsenate.gov/Laws/Statutes/2024/497.386) (refrigeração), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99) (análise gratuita), [627.453](https://www.flsenate.gov/Laws/Statutes/2024/627.453) (prazo de tolerância), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455) (dois primeiros anos), [627.4555](https://www.flsenate.gov/Laws/Statutes/2024/627.4555) (aviso antes da perda da vigência).
- Departamento de Assuntos de Veteranos (VA): [o que inclui o enterro em um cemitério nacional](https://www.va.gov/resources/what-does-burial-in-a-va-national-cemetery-include/) (2021), [Cape Canaveral National Cemetery](https://www.cem.va.gov/cems/nchp/capecanaveral.asp), [auxílio-funeral](https://www.va.gov/burials-memorials/veterans-burial-allowance/) (valor para mortes a partir de 1º de outubro de 2024).
- Social Security: [20 CFR 404.390](https://www.law.cornell.edu/cfr/text/20/404.390) e as seções seguintes, sobre o pagamento único por morte.
- Perguntas ou reclamações sobre seguros: [Departamento de Serviços Financeiros da Flórida (Florida Department of Financial Services)](https://myfloridacfo.com/division/consumers), 877-693-5236.
`,
} satisfies BlogPostContent;
