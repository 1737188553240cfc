import { pipeline } from "node:stream/promises";

/** A source, or what changes what comes from it, or where it goes. */
export type Step =
	| AsyncIterable<Buffer>
	| NodeJS.ReadWriteStream
	| NodeJS.WritableStream
	| ((source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>);

/** A pipeline of a list of steps. The types of Node.js only know steps that are written out. */
export async function flow(steps: readonly Step[]): Promise<void> {
	await pipeline(steps as unknown as NodeJS.ReadWriteStream[]);
}
