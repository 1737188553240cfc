/**
 * A download that is made while it is sent: the next piece when the reader has taken the one before, and none once the
 * reader is gone.
 */
export function fileResponse(pieces: AsyncGenerator<string>, { name, type }: { name: string; type: string }): Response {
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { value, done } = await pieces.next();
				if (done) controller.close();
				else controller.enqueue(encoder.encode(value));
			},
			async cancel() {
				await pieces.return(undefined);
			},
		},
		{ highWaterMark: 0 },
	);
	return new Response(body, {
		headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
	});
}
