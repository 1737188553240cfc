/** Data of the page for its scripts. It runs nothing, so no policy needs to know of it. */
export function EmbeddedJson({ id, data }: { id: string; data: unknown }) {
	// JSON that can't end the element it stands in.
	const json = JSON.stringify(data).replaceAll("<", "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
	return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
