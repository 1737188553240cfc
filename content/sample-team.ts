import type { TeamMember } from "#domain/claims/team-member.ts";

/** What a sample has none of. */
const unknown = { npn: "", isAway: false, permittedUntil: "" };

/**
 * People who do not exist. Home, /about, the panels after a form and emails show them in development, with "Sample" next to
 * each, until an admin shows somebody (decision 137).
 */
export const sampleTeam: readonly TeamMember[] = [
	{
		id: "elena-marin",
		name: "Elena Marín",
		title: "agentInCharge",
		ownTitle: {
			en: "Founder and licensed agent",
			es: "Fundadora y agente con licencia",
			pt: "Fundadora e agente licenciada",
			ht: "Fondatris ak ajan ki gen lisans",
		},
		portrait: portrait("elena-marin"),
		languages: ["es", "en"],
		licenses: licensedIn("W000000", "AL AZ CA FL GA IL IN IA KY LA MI MO NJ NC OH PA SC TN TX WA WI"),
		bio: {
			en: "I read the exclusions first. If I can’t explain a page to my mother, I don’t sell it.",
			es: "Lo primero que leo son las exclusiones. Si no puedo explicarle una página a mi mamá, no la vendo.",
			pt: "A primeira coisa que leio são as exclusões. Se não consigo explicar uma página para a minha mãe, não vendo.",
			ht: "Premye sa m li se sa kontra a pa kouvri. Si m pa ka esplike manman m yon paj, mwen pa vann li.",
		},
		...unknown,
	},
	{
		id: "marcus-bell",
		name: "Marcus Bell",
		title: "agent",
		ownTitle: {
			en: "Licensed agent, term and whole life",
			es: "Agente con licencia, seguros a término y de vida entera",
			pt: "Agente licenciado, seguros temporários e de vida inteira",
			ht: "Ajan ki gen lisans, asirans vi pou yon tèm ak pou tout lavi",
		},
		portrait: portrait("marcus-bell"),
		languages: ["en"],
		licenses: licensedIn("W000001", "FL GA NC OH SC TN TX"),
		bio: {
			en: "Half of my first calls end with “you need less than you think.” That’s a good call.",
			es: "La mitad de mis primeras llamadas termina con un “necesita menos de lo que piensa”. Esa es una buena llamada.",
			pt: "Metade das minhas primeiras ligações termina com “você precisa de menos do que imagina”. Para mim, foi uma boa ligação.",
			ht: "Mwatye nan premye apèl mwen yo fini ak “ou bezwen mwens pase sa ou panse”. Sa se yon bon apèl.",
		},
		...unknown,
	},
	{
		id: "camila-duarte",
		name: "Camila Duarte",
		title: "agent",
		ownTitle: {
			en: "Licensed agent, young families",
			es: "Agente con licencia, familias jóvenes",
			pt: "Agente licenciada, famílias jovens",
			ht: "Ajan ki gen lisans, jèn fanmi",
		},
		portrait: portrait("camila-duarte"),
		languages: ["pt", "en", "es"],
		licenses: licensedIn("W000002", "FL GA NJ PA"),
		bio: {
			en: "I moved here with two suitcases, so I know how the paperwork feels. We’ll go through it line by line.",
			es: "Llegué aquí con dos maletas y sé lo que pesan los papeles. Los revisamos juntos, línea por línea.",
			pt: "Cheguei aqui com duas malas e sei como a papelada assusta. Vemos tudo juntos, linha por linha.",
			ht: "Mwen rive isit la ak de valiz, kidonk mwen konnen jan papye yo ka fè moun pè. Nou gade yo ansanm, liy pa liy.",
		},
		...unknown,
	},
	{
		id: "wideline-joseph",
		name: "Wideline Joseph",
		title: "agent",
		ownTitle: {
			en: "Licensed agent, final expense",
			es: "Agente con licencia, gastos finales",
			pt: "Agente licenciada, despesas finais",
			ht: "Ajan ki gen lisans, asirans pou depans fineray",
		},
		portrait: portrait("wideline-joseph"),
		languages: ["ht", "en"],
		licenses: licensedIn("W000003", "FL GA NJ"),
		bio: {
			en: "I was a nurse for 11 years. I take my time asking, and I listen to the whole answer.",
			es: "Fui enfermera durante once años. Pregunto con calma y escucho la respuesta completa.",
			pt: "Fui enfermeira por onze anos. Pergunto com calma e ouço a resposta inteira.",
			ht: "Mwen te enfimyè pandan onzan. Mwen poze kesyon dousman, epi mwen koute repons lan nèt.",
		},
		...unknown,
	},
	{
		id: "daniel-cho",
		name: "Daniel Cho",
		title: "care",
		ownTitle: {
			en: "Applications and client care",
			es: "Solicitudes y atención a clientes",
			pt: "Propostas e atendimento a clientes",
			ht: "Aplikasyon ak sèvis pou kliyan",
		},
		portrait: portrait("daniel-cho"),
		languages: ["en"],
		licenses: [],
		bio: {
			en: "I keep an eye on your application, and I tell you where it stands before you have to ask.",
			es: "Estoy pendiente de su solicitud y le digo en qué va antes de que tenga que preguntar.",
			pt: "Acompanho a sua proposta e digo em que pé ela está antes que você precise perguntar.",
			ht: "Mwen swiv aplikasyon ou an, epi mwen di ou kote l ye anvan ou bezwen mande.",
		},
		...unknown,
	},
];

/** A drawn portrait: as SVG for pages, and as PNG for emails. */
function portrait(id: string): TeamMember["portrait"] {
	return { web: `/team/${id}.svg`, email: `/team/${id}.png` };
}

/** @param states their codes. The number is a sample of all of them */
function licensedIn(number: string, states: string): TeamMember["licenses"] {
	return states.split(" ").map((state) => ({ state, number }));
}
