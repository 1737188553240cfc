import { defaultPalette } from "#domain/agency/brand-facts.ts";
import { colorsOf, paletteSteps } from "#domain/agency/palettes.ts";
import { pdfText } from "./pdf-text.ts";
import type { ReceivedMail } from "./read-mail.ts";

/** Something that people or programs read. */
export interface ReadText {
	/** The path of a page, or what else it is. */
	where: string;
	text: string;
}

/** A fact where it should not be. */
interface Trace {
	where: string;
	word: string;
	/** The text around it. */
	snippet: string;
}

/** What of these facts is in a text, also where markup or a line break divides the words. Each is named once. */
export function tracesIn({ where, text }: ReadText, facts: readonly RegExp[]): Trace[] {
	const readings = [text, text.replace(/<[^>]*>/g, ""), text.replace(/\s+/g, " ")];
	return facts.flatMap((fact) => {
		for (const reading of readings) {
			const found = fact.exec(reading);
			if (!found) continue;
			const snippet = reading.slice(Math.max(0, found.index - 60), found.index + found[0].length + 60);
			return [{ where, word: found[0], snippet: snippet.replace(/\s+/g, " ") }];
		}
		return [];
	});
}

/** A group for each word, with where it is. Empty if there is no trace. */
export function groupedTraces(traces: readonly Trace[]): string {
	const byWord = Map.groupBy(traces, ({ word }) => word.toLowerCase());
	return [...byWord]
		.map(([word, found]) =>
			[`“${word}” in ${found.length} texts:`, ...found.map(({ where, snippet }) => `  ${where}: …${snippet}…`)].join(
				"\n",
			),
		)
		.join("\n");
}

/** Any of the colors that a site has before its owner chooses another palette. */
export function defaultColors(): RegExp {
	const scales = Object.keys(paletteSteps) as (keyof typeof paletteSteps)[];
	const colors = scales.flatMap((scale) => colorsOf(defaultPalette, scale)).map((color) => color.slice(1));
	return new RegExp(`(?:#|%23)(?:${colors.join("|")})`, "i");
}

/** An email as everybody gets it, with the words of its PDFs and of what else is attached. */
export async function textsOfMail(mail: ReceivedMail): Promise<ReadText[]> {
	const { from, to, replyTo, subject, language, text, html, attachments } = mail;
	const where = `email “${subject}” (${language})`;
	const documents = await Promise.all(
		attachments.map(async ({ filename, contentType, content }) => ({
			where: `${filename} in ${where}`,
			text: contentType === "application/pdf" ? await pdfText(content) : content.toString("utf8"),
		})),
	);
	return [{ where, text: [from, to, replyTo, subject, text, html].join("\n") }, ...documents];
}
