import { Icon } from "#app/components/ui/icon.tsx";

const badge = "inline-flex items-center gap-1 rounded-full px-3 py-0.5 text-xs font-semibold";

/** Shows a post's category, and its language if that isn't the reader's. */
export function PostBadges({
	category,
	state,
	language,
}: {
	category: string;
	state: string | null;
	language?: string;
}) {
	return (
		<ul className="flex flex-wrap gap-2">
			<li className={`${badge} bg-ink-100 text-ink-800`}>{category}</li>
			{state && (
				<li className={`${badge} bg-sun-100 text-ink-800`}>
					<Icon name="pin" className="size-3.5" />
					{state}
				</li>
			)}
			{language && <li className={`${badge} border border-ink-300 text-ink-800`}>{language}</li>}
		</ul>
	);
}
