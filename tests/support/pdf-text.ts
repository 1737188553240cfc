import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** What a person reads in a PDF, page by page with form feeds between, and with every kind of space as a plain one. */
export async function pdfText(pdf: Buffer): Promise<string> {
	const { text } = await extractText(await open(pdf));
	return text.join("\f").replace(/[\u00a0\u202f]/g, " ");
}

/** The typefaces that a PDF uses, by the names they were cut under. */
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
