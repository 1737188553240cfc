import type { ListPage } from "./list-props.ts";

/** Says why the list is empty, and what to do. */
export function EmptyList({ copy }: { copy: ListPage["empty"] }) {
	return (
		<div className="rounded-lg border border-sand-200 bg-white px-5 py-12 text-center">
			<h3 className="text-xl">{copy.title}</h3>
			<p className="mx-auto mt-2 max-w-prose">{copy.text}</p>
		</div>
	);
}
