/** A server-sent event, or only the id to continue from. */
export interface ServerEvent {
	/** Empty if it is only an id. */
	name: string;
	data: string;
	/** Null if the server gave none. */
	id: string | null;
}

/** Reads events from text that comes in pieces of any size. The server ends lines with a line feed only. */
export function eventParser(onEvent: (event: ServerEvent) => void): (text: string) => void {
	let rest = "";
	return (text) => {
		const blocks = (rest + text).split("\n\n");
		rest = blocks.pop() ?? "";
		for (const block of blocks) {
			const fields = new Map(
				block.split("\n").map((line) => {
					const [name = "", ...value] = line.split(": ");
					return [name, value.join(": ")];
				}),
			);
			const id = fields.get("id") ?? null;
			if (id !== null || fields.has("event"))
				onEvent({ name: fields.get("event") ?? "", data: fields.get("data") ?? "", id });
		}
	};
}
