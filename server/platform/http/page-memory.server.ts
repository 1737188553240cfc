import type { StaticFile } from "./static-files.server.ts";

/** A cached page, and the version of its content. */
export interface KeptPage {
	file: StaticFile;
	version: string;
}

/** Pages by path. Beyond the limit, the least recently used ones are dropped. */
export class PageMemory {
	readonly #pages = new Map<string, KeptPage>();
	readonly #maxBytes: number;
	#bytes = 0;

	constructor(maxBytes: number) {
		this.#maxBytes = maxBytes;
	}

	get(path: string): KeptPage | undefined {
		const page = this.#pages.get(path);
		if (page) {
			// The newest use has the last place.
			this.#pages.delete(path);
			this.#pages.set(path, page);
		}
		return page;
	}

	set(path: string, page: KeptPage): void {
		this.delete(path);
		this.#pages.set(path, page);
		this.#bytes += page.file.body.byteLength;
		for (const oldest of this.#pages.keys()) {
			if (this.#bytes <= this.#maxBytes) return;
			this.delete(oldest);
		}
	}

	delete(path: string): void {
		const page = this.#pages.get(path);
		if (!page) return;
		this.#pages.delete(path);
		this.#bytes -= page.file.body.byteLength;
	}

	/** Without counting as a use. */
	entries(): [path: string, page: KeptPage][] {
		return [...this.#pages];
	}
}
