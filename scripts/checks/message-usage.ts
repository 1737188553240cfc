/** Finds the messages that the code uses, from the text of its source files. */
export function unusedKeys(keys: Iterable<string>, sources: readonly string[]): string[] {
	const code = sources.join("\n");
	const literals = new Set([...code.matchAll(/(["'`])((?:[\w-]+\.)*[\w-]+)\1/g)].map((match) => match[2] as string));
	const patterns = [...code.matchAll(/`([\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`/g)]
		.map((match) => match[1] as string)
		.filter((template) => /\w\.\$|\}\.\w/.test(template))
		.map(pattern);
	const copied = new Set(
		[...code.matchAll(/copyFor\(\s*[^,]+,\s*["']([\w-]+)["']/g)].map((match) => match[1] as string),
	);
	const identifiers = new Set(code.match(/[\w$]+(?:-[\w$]+)*/g));

	/** Used by the full key, or in two parts: `useTranslations("contact.toasts")`, then `t("title")`. */
	const isUsed = (path: readonly string[]) =>
		path.some((_, cut) => {
			const scope = path.slice(0, cut).join(".");
			const rest = path.slice(cut).join(".");
			if (cut > 0 && !literals.has(scope)) return false;
			return literals.has(rest) || patterns.some((candidate) => candidate.test(rest));
		});
	/** A page gets the whole namespace and reads the property. */
	const isCopied = ([namespace = "", ...path]: readonly string[]) =>
		copied.has(namespace) && (identifiers.has(path.at(-1) ?? "") || enumerated(code, path.at(-2)));

	return [...keys].filter((key) => {
		const path = key.split(".");
		return !isUsed(path) && !isCopied(path);
	});
}

/** `copy.steps` read without naming its entries: `copy.steps[name]`, `Object.values(copy.steps)`. */
function enumerated(code: string, parent: string | undefined): boolean {
	if (!parent) return false;
	const name = parent.replace(/\W/g, "\\$&");
	return new RegExp(`\\b${name}\\[|Object\\.(?:values|entries|keys)\\([^)]*\\b${name}\\)`).test(code);
}

function pattern(template: string): RegExp {
	const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/\W/g, "\\$&"));
	return new RegExp(`^${parts.join("[\\w-]+(?:\\.[\\w-]+)*")}$`);
}
