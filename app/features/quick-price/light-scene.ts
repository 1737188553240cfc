/** At these ages the sun is highest and lowest. */
const ages = { first: 20, last: 85 };

/** Lets the scenes beside the form answer: the sun sinks with age, and the tide retreats with the amount. */
export function lightScene(form: HTMLFormElement): void {
	const { style } = form.closest("section") ?? document.body;
	const data = new FormData(form);
	const age = Number(data.get("age"));
	// While the first of two digits is typed, the sun stays.
	if (age >= ages.first) style.setProperty("--age", String(Math.min(1, (age - ages.first) / (ages.last - ages.first))));
	const service = String(data.get("service"));
	const offered = [...form.querySelectorAll<HTMLInputElement>("[data-products]")].filter(({ dataset }) =>
		dataset.products?.split(" ").includes(service),
	);
	const chosen = offered.findIndex(({ checked }) => checked);
	if (chosen >= 0) style.setProperty("--amount", String(chosen / (offered.length - 1)));
}
