import { LogoMark } from "#app/components/ui/logo.tsx";
import { agency } from "#content/agency.ts";

/** An illustration of the guide's cover. Its text is repeated next to it. */
export function GuideCover({ title, subtitle }: { title: string; subtitle: string }) {
	return (
		<div
			aria-hidden="true"
			className="relative w-full max-w-60 rotate-[-2deg] before:absolute before:inset-0 before:translate-x-2 before:translate-y-2 before:rotate-2 before:rounded-md before:bg-sand-300 max-sm:mx-auto"
		>
			<div className="relative flex min-h-72 flex-col overflow-hidden rounded-md bg-white shadow-lg">
				<svg aria-hidden="true" viewBox="0 0 240 96" className="block h-auto w-full bg-ink-900">
					<circle cx="120" cy="96" r="58" className="fill-coral-600" />
					<circle cx="120" cy="96" r="40" className="fill-sun-300" />
					<path d="M0 78Q60 66 120 80T240 74V96H0Z" className="fill-sand-200" />
				</svg>
				<div className="flex grow flex-col p-4">
					<p className="font-serif text-lg leading-tight font-semibold text-ink-900">{title}</p>
					<p className="mt-2 mb-4 text-xs">{subtitle}</p>
					<p className="mt-auto flex items-center gap-2 text-xs font-semibold text-ink-900">
						<LogoMark className="size-6" />
						{agency.name}
					</p>
				</div>
			</div>
		</div>
	);
}
