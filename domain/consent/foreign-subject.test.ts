import { expect, test } from "vitest";
import type { Locale } from "../locale/locales.ts";
import { type ForeignSubject, foreignSubject } from "./foreign-subject.ts";

const contact = "consent.request.contact";

test("a form that is answered by email asks for email alone", () => {
	const report = "consent.request.report";
	const email = "I agree that {agency} may email me this report. I can unsubscribe. I can buy a policy without it.";
	expect(foreignSubject(email, report, "en")).toBeNull();
	expect(foreignSubject(`${email} You may also call me.`, report, "en")).toBe("calls");
	expect(foreignSubject(`${email} My phone number is right.`, report, "en"), "a number is no call").toBeNull();
	expect(foreignSubject(`${email} Send promotions, too.`, report, "en")).toBe("marketing");
});

test.each<[Locale, ForeignSubject, ...texts: string[]]>([
	[
		"en",
		"marketing",
		"As part of your request, you agree to receive offers from {agency}.",
		"By continuing, you also accept sales calls.",
		"We may also tell you about other insurance products.",
		"You agree that {agency} may contact you about its products and services.",
		"You agree to get our newsletter.",
	],
	[
		"en",
		"partners",
		"You agree that {agency} and its partners may call you about this request.",
		"Third parties may text you, not only we.",
		"You authorize {agency} and up to four insurance companies to call you.",
	],
	[
		"en",
		"purchase",
		"You must agree in order to buy a policy.",
		"Your consent is required for any purchase.",
		"You will not be able to buy without this consent.",
	],
	[
		"en",
		"more",
		"By continuing, you also accept a review of your policies.",
		"As part of your request, you agree that we may write to you.",
		"As a condition of your quote, you agree that {agency} may call you.",
	],
	[
		"es",
		"marketing",
		"Como parte de su solicitud, usted acepta recibir ofertas de {agency}.",
		"Al continuar, también acepta comunicaciones comerciales.",
		"Podemos escribirle sobre nuestros productos y servicios.",
	],
	[
		"es",
		"partners",
		"Usted acepta que {agency} y sus socios le llamen acerca de esta solicitud.",
		"Usted acepta que {agency} y hasta cuatro aseguradoras le llamen.",
	],
	[
		"es",
		"purchase",
		"Para comprar una póliza, debe aceptar este texto.",
		"Su consentimiento es obligatorio para contratar un seguro.",
		"No podrá comprar un seguro si no acepta.",
	],
	[
		"es",
		"more",
		"Al continuar, usted también acepta una revisión de sus pólizas.",
		"Como parte de su solicitud, acepta que le escribamos.",
	],
	[
		"pt",
		"marketing",
		"Como parte do seu pedido, você concorda em receber ofertas da {agency}.",
		"Ao continuar, você também aceita mensagens comerciais.",
		"Podemos escrever sobre outros seguros.",
	],
	[
		"pt",
		"partners",
		"Você concorda que a {agency} e seus parceiros liguem sobre este pedido.",
		"Você concorda que a {agency} e até quatro seguradoras liguem.",
	],
	[
		"pt",
		"purchase",
		"Para comprar uma apólice, você precisa aceitar este texto.",
		"Seu consentimento é obrigatório para contratar um seguro.",
		"Não é possível comprar um seguro sem este consentimento.",
	],
	[
		"pt",
		"more",
		"Ao continuar, você também aceita uma revisão das suas apólices.",
		"Como parte do seu pedido, você concorda que escrevamos para você.",
	],
	[
		"ht",
		"marketing",
		"Nan demann ou an, ou dakò resevwa òf nan men {agency}.",
		"Lè w kontinye, ou dakò tou resevwa mesaj komèsyal.",
		"Nou ka ekri w sou lòt asirans.",
	],
	[
		"ht",
		"partners",
		"Ou dakò pou {agency} ak patnè li yo rele w konsènan demann sa a.",
		"Ou dakò pou lòt konpayi kontakte w pa telefòn.",
		"Ou dakò pou {agency} ak kat konpayi asirans rele w.",
	],
	[
		"ht",
		"purchase",
		"Ou dwe dakò pou w achte yon polis.",
		"Konsantman sa a obligatwa pou w achte.",
		"Ou pa ka achte asirans si ou pa dakò.",
	],
	[
		"ht",
		"more",
		"Lè w kontinye, ou dakò tou pou nou revize polis ou yo.",
		"Kòm yon pati nan demann ou an, ou dakò pou nou ekri w.",
	],
])("in %s, a form may not ask for %s along with its own subject", (locale, subject, ...texts) => {
	expect(texts.map((text) => foreignSubject(text, contact, locale))).toEqual(texts.map(() => subject));
});

test.each<[Locale, ...texts: string[]]>([
	[
		"en",
		"Consent is not a condition of buying other products or services.",
		"You don’t have to agree in order to buy a policy.",
		"You don’t have to agree as a condition of your quote.",
		"We never share your number with third parties.",
		"Phone companies may charge for messages.",
		"You also agree that {agency} may text you about this request.",
		"You also agree to our terms of use and privacy policy.",
		"{agency} may contact you about the products you asked about.",
	],
	[
		"es",
		"No es obligatorio aceptar para contratar otros seguros.",
		"Su consentimiento no es condición para comprar nuestros productos.",
		"Nunca compartimos su número con terceros.",
		"Usted también acepta que {agency} le llame acerca de esta solicitud.",
		"También acepta los términos de uso.",
		"Nos comunicaremos acerca de los productos que pidió.",
	],
	[
		"pt",
		"Você pode contratar outros seguros sem aceitar.",
		"Nunca vendemos os seus dados a terceiros.",
		"Você também concorda que a {agency} escreva sobre este pedido.",
		"Você também aceita a política de privacidade.",
		"Escrevemos sobre os serviços que você pediu.",
	],
	[
		"ht",
		"Ou pa oblije dakò pou w achte lòt asirans.",
		"Nou pa janm bay lòt konpayi nimewo w.",
		"Ou dakò tou pou {agency} rele w konsènan demann sa a.",
		"Ou dakò tou ak kondisyon pou sèvi ak sit la.",
		"Nou kontakte w sou sèvis ou mande yo.",
	],
])("in %s, what denies such a thing or is about the request passes", (locale, ...texts) => {
	expect(texts.filter((text) => foreignSubject(text, contact, locale))).toEqual([]);
});

test("a box that nobody has to tick may be the second one, and its own subject is no other one", () => {
	expect(foreignSubject("Optional: I also agree that {agency} may call me.", "consent.calls", "en")).toBeNull();
	const marketing = "Optional: I also agree that {agency} may call me about its products and special offers.";
	expect(foreignSubject(marketing, "consent.marketing", "en")).toBeNull();
	expect(foreignSubject(marketing, "consent.calls", "en")).toBe("marketing");
	expect(foreignSubject(`${marketing} Its partners may call me, too.`, "consent.marketing", "en")).toBe("partners");
});
