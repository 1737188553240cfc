import type { ReactNode } from "react";
import { BottleScene } from "#app/components/illustrations/bottle-scene.tsx";

/** A message and what to do next. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<div className="mx-auto grid max-w-[64rem] items-center gap-10 px-gutter py-section md:grid-cols-2 md:gap-16">
			<BottleScene />
			<div>
				<h1 className="text-3xl">{title}</h1>
				<p className="mt-4 text-lg">{text}</p>
				<div className="mt-8 flex flex-wrap gap-3">{children}</div>
			</div>
		</div>
	);
}
