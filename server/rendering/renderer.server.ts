import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { currentClaims } from "#content/current-claims.server.ts";
import { logoWidths } from "#domain/blog/image-address.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { setLogoFile } from "../drawn-logo.server.ts";
import { type TaskThread, taskThread } from "../platform/task-thread.server.ts";
import type { Services } from "../services.server.ts";
import type { SocialImage } from "../social-images/social-image-svg.server.ts";
import type { GuideRequest, renderings, SentEmail } from "./renderings.server.ts";

/** Draws emails, PDFs and social images without delaying responses. */
export interface Renderer {
	email(content: SentEmail): Promise<{ html: string; text: string }>;
	report(request: Parameters<typeof renderings.report>[0]): Promise<Buffer>;
	guide(request: GuideRequest): Promise<Buffer>;
	dataCopy(copy: Parameters<typeof renderings.dataCopy>[0]): Promise<Buffer>;
	certificate(document: Parameters<typeof renderings.certificate>[0]): Promise<Buffer>;
	evidence(document: Parameters<typeof renderings.evidence>[0]): Promise<Buffer>;
	/** As SVG. */
	socialImage(image: SocialImage): Promise<string>;
	close(): Promise<void>;
}

/** The thread has claims of its own: those that were in effect when it started. */
export interface Drawing {
	claims: Claims;
	/** The agency's logo as a PNG. Undefined: what is drawn doesn't contain it. */
	logo?: Uint8Array | null;
	input: unknown;
}

const deadlineMs = 60_000;
/** A thread starts in a tenth of a second, and takes 50 to 150 MB as long as it is there. */
const idleMs = 5_000;

/**
 * @param serverBuild the folder with the built file of the thread. Undefined in development and in tests: then everything is
 * drawn in this thread.
 */
export function createRenderer(
	serverBuild: string | undefined,
	{ siteOrigin, images }: { siteOrigin: string; images: Pick<Services["images"], "read"> },
): Renderer {
	async function run(name: string, input: unknown): Promise<unknown> {
		const claims = currentClaims();
		const { image = null } = claims.facts?.brand?.logo ?? {};
		// An email says where the logo is, and leaves the file of a PDF that is being drawn.
		if (name === "email") return thread.run(name, { claims, input } satisfies Drawing);
		const reading = image ? images.read({ id: image, width: logoWidths[1], format: "png" }) : null;
		// Somebody waits for a PDF, so without its database a site draws it without the logo. An image is kept, so it waits.
		const logo = name === "socialImage" ? await reading : await reading?.catch(() => null);
		return thread.run(name, { claims, logo: logo ?? null, input } satisfies Drawing);
	}
	const thread = serverBuild
		? taskThread(() => new Worker(join(serverBuild, "renderings.js"), { name: "rendering" }), { deadlineMs, idleMs })
		: thisThread;
	return {
		email: async (content) => (await run("email", { ...content, siteOrigin })) as { html: string; text: string },
		report: async (request) => Buffer.from((await run("report", request)) as Uint8Array),
		guide: async (request) => Buffer.from((await run("guide", request)) as Uint8Array),
		dataCopy: async (copy) => Buffer.from((await run("dataCopy", copy)) as Uint8Array),
		certificate: async (document) => Buffer.from((await run("certificate", document)) as Uint8Array),
		evidence: async (document) => Buffer.from((await run("evidence", document)) as Uint8Array),
		socialImage: async (image) => (await run("socialImage", image)) as string,
		close: () => thread.close(),
	};
}

/** Copies inputs as a thread would, so that tests find those that can't be copied. */
const thisThread: TaskThread = {
	async run(name, drawing) {
		const { logo, input } = structuredClone(drawing as Drawing);
		const { renderings } = await import("./renderings.server.ts");
		if (logo !== undefined) setLogoFile(logo);
		return renderings[name as keyof typeof renderings](input as never);
	},
	async close() {},
};
