import { foldTerm } from "../search/terms.ts";

/** The possible meanings of a column in an imported file. `fullName` is split; all others are a field of a lead. */
export const importFields = [
	"firstName",
	"lastName",
	"fullName",
	"email",
	"phone",
	"state",
	"language",
	"product",
	"message",
	"received",
	"owner",
	"status",
	"value",
	"referredBy",
	"carrier",
	"policyNumber",
	"policyProduct",
	"premium",
	"premiumEvery",
	"effectiveOn",
	"endedOn",
] as const;
export type ImportField = (typeof importFields)[number];

/** For each column of the file, what it is about. Null: it is left out. */
export type ImportMapping = readonly (ImportField | null)[];

export function isImportField(value: unknown): value is ImportField {
	return importFields.some((field) => field === value);
}

/** Names of columns in four languages, folded. Those of our own export and of usual address books are among them. */
const names: Readonly<Record<ImportField, string>> = {
	firstName:
		"first name|firstname|first|given name|forename|nombre|nombres|primer nombre|nome|primeiro nome|prenome|non|premye non|prenon",
	lastName:
		"last name|lastname|last|surname|family name|apellido|apellidos|sobrenome|ultimo nome|siyati|non fanmi|dezyem non",
	fullName:
		"name|full name|fullname|contact|contact name|client|client name|customer|nombre completo|nombre y apellido|nombre y apellidos|cliente|nome completo|non konple|kliyan",
	email:
		"email|e mail|mail|email address|e mail address|primary email|correo|correo electronico|direccion de correo|endereco de e mail|imel|adres imel|kouryel",
	phone:
		"phone|phone number|mobile|mobile phone|cell|cell phone|cellphone|primary phone|tel|telephone|telefono|numero de telefono|celular|movil|telefone|numero de telefone|telefon|nimewo telefon|selile",
	state: "state|st|province|state code|home state|estado|estado residencia|provincia|eta|leta",
	language: "language|lang|preferred language|locale|idioma|lengua|lingua|lang pale",
	product:
		"product|product interest|policy type|interest|coverage|insurance type|producto|tipo de seguro|produto|pwodui|kalite asirans",
	message:
		"message|notes|note|comment|comments|description|mensaje|notas|nota|comentarios|comentario|mensagem|notas observacoes|observacoes|mesaj|not|komante",
	received:
		"received|received utc|date|created|created at|created on|created date|date created|date added|lead date|fecha|fecha de creacion|data|data de criacao|criado em|dat|dat kreyasyon",
	owner:
		"owner|agent|assigned to|assigned agent|producer|lead owner|contact owner|responsable|agente|propietario|responsavel|corretor|ajan|responsab",
	status: "status|stage|lead status|lead stage|lifecycle stage|estado del prospecto|estatus|etapa|situacao|estati|etap",
	value:
		"value|annual value usd|value per year usd|deal value|annual value|amount|annual premium|valor|valor anual|valor del negocio|vale|vale pa ane",
	referredBy:
		"referred by|referral|referral source|referrer|recomendado por|referido por|indicado por|indicacao|rekomande pa|moun ki voye l ban nou",
	carrier:
		"carrier|insurer|insurance company|insurance carrier|company|aseguradora|compania de seguros|seguradora|konpayi asirans",
	policyNumber: "policy number|policy no|policy|numero de poliza|poliza|numero da apolice|apolice|nimewo polis|polis",
	policyProduct: "policy product|plan|plan name|producto de la poliza|produto da apolice|pwodui polis la",
	premium: "premium|premium usd|monthly premium|modal premium|prima|prima mensual|premio|prim",
	premiumEvery:
		"premium every|premium mode|payment mode|billing mode|mode|frequency|frecuencia|forma de pago|frequencia|frekans",
	effectiveOn:
		"effective date|policy effective date|issue date|policy date|start date|fecha de vigencia|fecha efectiva|inicio da vigencia|data de vigencia|dat polis la|dat efektif",
	endedOn:
		"policy ended|end date|ended on|termination date|lapse date|fecha de terminacion|terminada el|data de termino|dat li fini",
};

const fieldOfName = new Map(
	importFields.flatMap((field) => names[field].split("|").map((name): [string, ImportField] => [name, field])),
);

/** Guesses the meaning of columns from their names. No field appears twice: the first column gets it. */
export function guessMapping(header: readonly string[]): ImportMapping {
	const found = new Set<ImportField>();
	const guessed = header.map((name) => {
		const field = fieldOfName.get(foldedName(name)) ?? null;
		if (!field || found.has(field)) return null;
		found.add(field);
		return field;
	});
	// "Nombre" without "Apellido" has both names.
	if (found.has("firstName") && !found.has("lastName") && !found.has("fullName")) {
		return guessed.map((field) => (field === "firstName" ? "fullName" : field));
	}
	return guessed;
}

/** One spelling of the columns. It recognizes a file with the same columns. */
export function foldedName(name: string): string {
	return foldTerm(name)
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

export type MappingProblem = "noName" | "noContact" | "twice";

/** Why no row could be imported with this mapping. Null if some could. */
export function mappingProblem(mapping: ImportMapping): MappingProblem | null {
	const used = mapping.filter((field) => field !== null);
	if (new Set(used).size < used.length) return "twice";
	if (!used.includes("firstName") && !used.includes("fullName")) return "noName";
	return used.includes("email") || used.includes("phone") ? null : "noContact";
}
