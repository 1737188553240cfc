/** Sends the answer to a question that the thanks for a lead ask. @returns true if it was stored */
export async function sendAnswer(address: string, body: Record<string, string>): Promise<boolean> {
	const response = await fetch(address, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});
	return response.ok;
}
