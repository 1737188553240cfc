import type { Testimonial } from "#domain/agency/testimonial.ts";

/**
 * Statements of clients, until an admin adds one on the settings page (decision 133). Production shows those with a written
 * permission that the client confirmed within the last year (decision 033). These two are samples of people who do not exist.
 * An example of a permission: `{ document: "Release of 2026-10-01, in the compliance folder", confirmedOn: "2026-10-01",
 * until: "2027-10-01", file: "" }`
 */
export const testimonials: readonly Testimonial[] = [
	{
		id: "maria-g",
		name: "Maria G.",
		city: "Tampa",
		state: "FL",
		rating: 5,
		language: "en",
		review: {
			en: "They explained everything to my parents in Spanish, twice, and never rushed us. Now I know exactly what we’re paying for.",
			es: "Les explicaron todo a mis padres en español, dos veces, y nunca nos apuraron. Ahora sé exactamente qué estamos pagando.",
			pt: "Explicaram tudo aos meus pais em espanhol, duas vezes, sem nos apressar. Hoje eu sei exatamente o que estamos pagando.",
			ht: "Yo te esplike paran m yo tout bagay an panyòl, de fwa, epi yo pa janm prese nou. Kounye a mwen konnen egzakteman pou kisa n ap peye.",
		},
		givenOn: null,
		isPaid: false,
		relation: "none",
		permission: null,
	},
	{
		id: "james-t",
		name: "James T.",
		city: "Sarasota",
		state: "FL",
		rating: 5,
		language: "en",
		review: {
			en: "I expected a sales pitch. I got three options on one page, and a straight answer about the one I didn’t need.",
			es: "Esperaba un discurso de venta. Recibí tres opciones en una página y un consejo honesto sobre la que no necesitaba.",
			pt: "Eu esperava conversa de vendedor. Recebi três opções em uma página e uma palavra honesta sobre a que eu não precisava.",
			ht: "Mwen t ap tann diskou vandè. Yo ban m twa chwa sou yon paj, ak yon pawòl onèt sou sa m pa t bezwen an.",
		},
		givenOn: null,
		isPaid: false,
		relation: "none",
		permission: null,
	},
];
