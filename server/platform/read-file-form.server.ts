const maxFieldBytes = 16 * 1024;
const maxHeadBytes = 4096;

/** Receives the file of a form, piece by piece. */
export interface FileReceiver {
	push(bytes: Uint8Array): void;
}

export type FileForm = { fields: Record<string, string>; fileName: string | null };

/**
 * Reads a posted form with a file that is too large for memory. Its fields come before the file, as in the page.
 * @param begin is called when the file begins, with the fields before it
 * @returns null if it isn't a complete form
 */
export async function readFileForm(
	request: Request,
	begin: (fields: Readonly<Record<string, string>>) => FileReceiver,
): Promise<FileForm | null> {
	const boundary = /^multipart\/form-data;.*boundary="?([^";]{1,100})"?/i.exec(
		request.headers.get("content-type") ?? "",
	);
	if (!boundary || !request.body) return null;
	const parts = formParts(`\r\n--${boundary[1]}`, begin);
	for await (const chunk of request.body) {
		// A refused request is read to its end. Otherwise the browser shows no answer.
		parts.push(chunk);
	}
	return parts.end();
}

/** Divides the bytes of a form at its delimiter. */
function formParts(delimiterText: string, begin: (fields: Readonly<Record<string, string>>) => FileReceiver) {
	const delimiter = Buffer.from(delimiterText);
	const form: FileForm = { fields: {}, fileName: null };
	let rest = Buffer.from("\r\n");
	let place: "before" | "delimiter" | "head" | "body" | "after" = "before";
	let isBroken = false;
	let receive: (bytes: Buffer) => void = () => {};

	/** @returns whether it made progress */
	function step(): boolean {
		if (place === "before" || place === "body") {
			const at = rest.indexOf(delimiter);
			const end = at === -1 ? Math.max(0, rest.length - delimiter.length) : at;
			if (place === "body") receive(rest.subarray(0, end));
			rest = rest.subarray(at === -1 ? end : at + delimiter.length);
			if (at !== -1) place = "delimiter";
			return at !== -1;
		}
		if (place === "delimiter") {
			if (rest.length < 2) return false;
			place = rest.toString("latin1", 0, 2) === "--" ? "after" : "head";
			return true;
		}
		if (place !== "head") return false;
		const at = rest.indexOf("\r\n\r\n");
		if (at === -1) {
			isBroken ||= rest.length > maxHeadBytes;
			return false;
		}
		open(rest.toString("utf8", 0, at));
		rest = rest.subarray(at + 4);
		place = "body";
		return true;
	}

	function open(head: string): void {
		const [, name = ""] = /[; ]name="([^"]*)"/i.exec(head) ?? [];
		const [, fileName] = /filename="([^"]*)"/i.exec(head) ?? [];
		if (fileName !== undefined) {
			form.fileName = fileName;
			const receiver = begin(form.fields);
			receive = (bytes) => receiver.push(bytes);
			return;
		}
		const pieces: Buffer[] = [];
		let length = 0;
		receive = (bytes) => {
			length += bytes.length;
			isBroken ||= length > maxFieldBytes;
			if (isBroken) return;
			pieces.push(Buffer.from(bytes));
			form.fields[name] = Buffer.concat(pieces).toString("utf8");
		};
	}

	return {
		push(bytes: Uint8Array): void {
			if (isBroken || place === "after") return;
			rest = Buffer.concat([rest, bytes]);
			while (!isBroken && step());
		},
		end: (): FileForm | null => (place === "after" && !isBroken ? form : null),
	};
}
