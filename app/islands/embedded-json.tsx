/** Data for the page's scripts. It is not executed, so the content security policy need not list it. */
export function EmbeddedJson({ id, data }: { id: string; data: unknown }) {
	// Without `<` the JSON can't end its element.
	const json = JSON.stringify(data).replaceAll("<", "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
	return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
