import { useTranslations } from "use-intl";
import type { Route } from "./+types/home";

export function loader({ params }: Route.LoaderArgs) {
	return { hello: params.locale };
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("common");
	return (
		<main>
			<h1>
				{t("hello")} {loaderData.hello}
			</h1>
		</main>
	);
}
