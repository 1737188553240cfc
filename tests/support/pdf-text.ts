import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** The text of a PDF, with form feeds between pages and no-break spaces as ordinary ones. */
export async function pdfText(pdf: Buffer): Promise<string> {
	const { text } = await extractText(await open(pdf));
	return text.join("\f").replace(/[\u00a0\u202f]/g, " ");
}

/** The names of the typefaces in a PDF, without their subset prefixes. */
export async function pdfFonts(pdf: Buffer): Promise<string[]> {
	const { OPS } = await getResolvedPDFJS();
	const document = await open(pdf);
	const names = new Set<string>();
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { fnArray, argsArray } = await page.getOperatorList();
		for (const [index, operation] of fnArray.entries()) {
			if (operation !== OPS.setFont) continue;
			const { name } = page.commonObjs.get(argsArray[index][0]) as { name: string };
			names.add(name.replace(/^[A-Z]{6}\+/, ""));
		}
	}
	return [...names];
}

function open(pdf: Buffer) {
	return getDocumentProxy(new Uint8Array(pdf));
}
