import { Icon } from "#app/components/ui/icon.tsx";
import { Menu } from "#app/components/ui/menu.tsx";
import { Island } from "#app/islands/island.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import { SearchBox } from "./search-box.tsx";
import type { SearchCopy } from "./search-form.tsx";

/** The search in the header. The `/` key opens it. */
export function SearchMenu({ locale, copy }: { locale: Locale; copy: SearchCopy }) {
	return (
		<Menu
			kind="search"
			align="end"
			className="group relative max-xs:hidden"
			label={
				<>
					<Icon name="search" />
					<span className="sr-only">{copy.title}</span>
				</>
			}
		>
			<Island
				name="search-box"
				when="interaction"
				component={SearchBox}
				props={{ locale, copy }}
				className="w-[min(36rem,calc(100vw-2.5rem))] p-2"
			/>
		</Menu>
	);
}
