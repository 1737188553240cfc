/** A button or a link at the end of a row, as large as a thumb. */
export const rowButton =
	"button inline-flex min-h-11 items-center justify-center gap-2 rounded-full border-2 border-ink-200 bg-white px-4 leading-tight font-semibold text-ink-900 transition-colors hover:border-ink-800 disabled:opacity-60";
