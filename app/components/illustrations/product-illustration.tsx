import type { ReactNode } from "react";
import { Illustration } from "./scenery.tsx";

/** All product illustrations share one size, one horizon and one shore. */
export function ProductIllustration({
	scene,
	sky,
	sea = "fill-ink-400",
	shore = "M0 178Q120 160 240 174T400 168V220H0Z",
	sun,
	children,
}: {
	scene: string;
	sky: string;
	sea?: string;
	shore?: string | null;
	sun?: { x: number; y: number; r: number };
	children: ReactNode;
}) {
	return (
		<Illustration scene={scene} width={400} height={220} className="h-auto w-full">
			<path d="M0 0H400V220H0Z" className={sky} />
			{sun && (
				<>
					<circle cx={sun.x} cy={sun.y} r={sun.r * 1.5} className="fill-sun-200" opacity=".6" />
					<circle cx={sun.x} cy={sun.y} r={sun.r} className="fill-sun-300" />
				</>
			)}
			<path d="M0 132H400V220H0Z" className={sea} />
			{shore && <path d={shore} className="fill-sand-200" />}
			{children}
		</Illustration>
	);
}
