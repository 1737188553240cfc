/** The source of an email, followed by what its encoded parts and headers say. For searching. */
export function readableMail(latin1: string): string {
	const source = latin1.replace(/\r\n/g, "\n");
	const boundaries = [...source.matchAll(/boundary="?([^"\n;]+)"?/gi)].map(([, boundary = ""]) => `--${boundary}`);
	const isBoundary = (line: string) => boundaries.some((boundary) => line === boundary || line === `${boundary}--`);
	const parts: string[][] = [[]];
	for (const line of source.split("\n")) {
		if (isBoundary(line)) parts.push([]);
		else parts.at(-1)?.push(line);
	}
	return parts.map((lines) => readablePart(lines.join("\n"))).join("\n");
}

function readablePart(part: string): string {
	const end = part.indexOf("\n\n");
	const [headers, body] = end < 0 ? [part, ""] : [part.slice(0, end), part.slice(end + 2)];
	const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(headers)?.[1]?.toLowerCase();
	const decoded =
		encoding === "quoted-printable"
			? bytesOfQuoted(body.replace(/=\n/g, ""))
			: encoding === "base64"
				? bytesOfBase64(body)
				: body;
	const words = [...headers.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = "", text = ""]) =>
		kind.toLowerCase() === "b" ? bytesOfBase64(text) : bytesOfQuoted(text.replaceAll("_", " ")),
	);
	return [utf8(headers), utf8(words.join("")), utf8(decoded)].join("\n");
}

/** One character for each byte. */
function bytesOfQuoted(text: string): string {
	return text.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function bytesOfBase64(text: string): string {
	return Buffer.from(text, "base64").toString("latin1");
}

function utf8(latin1: string): string {
	return Buffer.from(latin1, "latin1").toString("utf8");
}
