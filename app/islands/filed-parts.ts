import type { PageContext } from "#app/browser/page-context.ts";
import type { IslandName, IslandProps } from "./registry.ts";

/** What a file has for the islands of all pages in one language, so that no page repeats it. */
export interface FiledParts {
	messages: object;
	/** The props that an island's page leaves out. */
	props: { [N in IslandName]?: Partial<IslandProps<N>> };
}

/** The messages in the file. They are long, and only islands and the check of a form use them. */
export const filedNamespaces = ["calculator", "questions", "withheld"] as const;

let fetched: Promise<FiledParts> | undefined;

/** Fetches the file once; empty on a page that needs none. */
export async function fetchFiledParts({ filedAt }: PageContext): Promise<FiledParts> {
	if (!filedAt) return { messages: {}, props: {} };
	fetched ??= fetchParts(filedAt);
	try {
		return await fetched;
	} catch (error) {
		fetched = undefined;
		throw error;
	}
}

async function fetchParts(address: string): Promise<FiledParts> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`Loading ${address} failed with status ${response.status}`);
	return response.json();
}
