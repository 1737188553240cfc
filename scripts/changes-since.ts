/**
 * What a list of changes says about the versions after this one. Its sections begin with `## VERSION`, the newest first.
 * @param version null: the newest section
 */
export function changesSince(changes: string, version: string | null): string {
	const [, ...sections] = `\n${changes}`.split(/\n(?=## )/);
	const known = sections.findIndex((section) => version !== null && section.startsWith(`## ${version}\n`));
	return sections
		.slice(0, known === -1 ? 1 : known)
		.join("\n")
		.trim();
}
