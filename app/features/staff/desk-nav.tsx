import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { LogoMark } from "#app/components/ui/logo.tsx";
import { agency } from "#content/agency.ts";
import { accountPath } from "#domain/staff/return-path.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { deskPages } from "#server/lead-desk/desk-pages.server.ts";
import { currentLink } from "./current-link.ts";
import { DeskIcon } from "./desk-icon.tsx";

export type DeskPages = ReturnType<typeof deskPages>;

export type DeskFrameCopy = Pick<Messages["admin"], "header" | "nav" | "find">;

export const navId = "desk-nav";

const row =
	"flex min-h-8 items-center gap-2.5 rounded-md px-2.5 text-sm text-ink-800 hover:bg-sand-100 aria-[current]:bg-ink-100 aria-[current]:font-semibold aria-[current]:text-ink-900 max-md:min-h-11";

/** Hidden where the menu shows only icons, but not from screen readers. */
const word = "nav-folded:sr-only";

/**
 * All pages of the desk. On a wide screen it is beside each page, folded to its icons if somebody chose that or there is
 * little room. A phone opens it over the page, also without script.
 */
export function DeskNav({
	pages,
	count,
	isUnwell,
	copy,
	isFolded,
	onFold,
}: {
	pages: DeskPages;
	/** How many leads are suspected spam. */
	count: string;
	/** Something is wrong with the site. */
	isUnwell: boolean;
	copy: DeskFrameCopy;
	isFolded: boolean;
	onFold: () => void;
}) {
	const nav = useRef<HTMLElement>(null);
	const location = useLocation();
	const all = [...pages.main, ...pages.groups.flatMap((group) => group.pages)];
	const current = currentLink(all, location);
	const mark = (path: string) => (current?.link.path === path ? (current.isExact ? "page" : "true") : undefined);
	// On a phone, a page that was opened from it is seen at once.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page closes it
	useEffect(() => {
		if (nav.current?.matches(":popover-open")) nav.current.hidePopover();
	}, [location.key]);
	return (
		<nav
			ref={nav}
			id={navId}
			popover="auto"
			aria-label={copy.nav.label}
			className="m-0 h-dvh max-h-none w-64 max-w-[85vw] flex-col overflow-y-auto border-r border-sand-200 bg-white px-2 pb-3 text-ink-800 [scrollbar-width:thin] not-md:backdrop:bg-shade-50 open:flex md:sticky md:top-0 md:flex md:w-52 nav-folded:w-14 print:hidden"
		>
			<a href="/" className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-md px-1.5" title={copy.header.toSite}>
				<LogoMark height={28} className="size-7" room="min-w-0 nav-folded:max-w-8" />
				{!agency.logo?.hasName && (
					<span className={`font-serif text-base leading-tight font-semibold text-ink-900 ${word}`}>{agency.name}</span>
				)}
			</a>
			<ul className="grid gap-px pt-1">
				{pages.main.map(({ id, path, name }) => (
					<li key={id} className={id === "manage" ? "hidden nav-folded:block" : undefined}>
						<Link to={path} aria-current={mark(path)} title={name} className={row}>
							<DeskIcon name={id} className="shrink-0" />
							<span className={word}>{name}</span>
						</Link>
					</li>
				))}
			</ul>
			{pages.groups.map((group) => (
				<div key={group.name} className="pt-3 nav-folded:hidden">
					<p aria-hidden="true" className="px-2.5 pb-0.5 text-xs font-semibold text-ink-600">
						{group.name}
					</p>
					<ul aria-label={group.name} className="grid">
						{group.pages.map(({ id, path, name }) => (
							<li key={id}>
								<Link to={path} aria-current={mark(path)} className={`${row} leading-tight`}>
									{name}
									{id === "quarantine" && count && (
										<span className="ml-auto rounded-full bg-coral-100 px-1.5 text-xs font-semibold text-coral-800 tabular-nums">
											{count}
										</span>
									)}
									{id === "health" && isUnwell && (
										<span className="ml-auto size-2.5 rounded-full bg-coral-700">
											<span className="sr-only">{copy.nav.unwell}</span>
										</span>
									)}
								</Link>
							</li>
						))}
					</ul>
				</div>
			))}
			<ul className="mt-auto grid gap-px pt-3">
				<li>
					<Link
						to={accountPath}
						aria-current={location.pathname === accountPath ? "page" : undefined}
						title={copy.header.account}
						className={row}
					>
						<DeskIcon name="account" className="shrink-0" />
						<span className={word}>{copy.header.account}</span>
					</Link>
				</li>
				<li>
					<a href="/" title={copy.header.toSite} className={row}>
						<Icon name="external" className="size-5 shrink-0" />
						<span className={word}>{copy.header.toSite}</span>
					</a>
				</li>
				<li className="max-xl:hidden noscript:hidden">
					<button
						type="button"
						title={isFolded ? copy.nav.unfold : copy.nav.fold}
						onClick={onFold}
						className={`${row} w-full`}
					>
						<DeskIcon name="fold" className={`shrink-0 ${isFolded ? "-scale-x-100" : ""}`} />
						<span className={word}>{isFolded ? copy.nav.unfold : copy.nav.fold}</span>
					</button>
				</li>
			</ul>
		</nav>
	);
}

/** The pages that a phone reaches with one thumb. A page with a bar of its own has that instead. */
export function PhoneNav({ pages, copy }: { pages: DeskPages; copy: DeskFrameCopy }) {
	const location = useLocation();
	const links = pages.main.filter(({ id }) => id !== "manage");
	const current = currentLink(links, location)?.link;
	return (
		<nav
			aria-label={copy.nav.menu}
			className="flex border-t border-sand-200 bg-white md:hidden print:hidden [@media(height<30rem)]:hidden"
		>
			{links.map((link) => (
				<Link
					key={link.id}
					to={link.path}
					aria-current={link === current ? "page" : undefined}
					className="flex min-h-13 min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 px-0.5 text-center text-[0.75rem] leading-tight font-medium text-ink-700 aria-[current]:font-semibold aria-[current]:text-coral-700"
				>
					<DeskIcon name={link.id} />
					<span className="max-w-full truncate">{link.name}</span>
				</Link>
			))}
		</nav>
	);
}
