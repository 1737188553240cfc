import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { DeskIcon } from "#app/features/staff/desk-icon.tsx";
import { StaffDisclaimer } from "#app/layouts/disclaimer-bar.tsx";
import { signOutPath } from "../session/sign-out-path.ts";
import { type DeskFrameCopy, DeskNav, type DeskPages, navId, PhoneNav } from "./desk-nav.tsx";
import { Finder } from "./finder.tsx";
import { keepFolded } from "./keep-folded.ts";
import { StaffFrame, type StaffShellData } from "./staff-shell.tsx";
import { StatusBadge } from "./status-badge.tsx";

export interface DeskShellData {
	frame: StaffShellData;
	copy: DeskFrameCopy;
	pages: DeskPages;
	/** How many leads are suspected spam. Empty if there are none. */
	suspectedCount: string;
	/** Something is wrong with the site. */
	isUnwell: boolean;
	isFolded: boolean;
	isDemo: boolean;
	email: string;
	roleName: string;
}

/** The frame of all pages where staff work: where they can go, who they are, and what they look for. */
export function DeskShell({
	data: { frame, copy, pages, suspectedCount, isUnwell, isFolded: wasFolded, isDemo, email, roleName },
	hasHeading,
	hasBar,
	children,
}: {
	data: DeskShellData;
	/** The page has the main heading. */
	hasHeading: boolean;
	/** The page has a bar at the bottom of a phone. */
	hasBar: boolean;
	children: ReactNode;
}) {
	const [isFolded, setFolded] = useState(wasFolded);
	const signingOut = useNavigation().formAction === signOutPath;
	const { header, nav } = copy;
	const Title = hasHeading ? "p" : "h1";
	return (
		<StaffFrame data={frame}>
			<div
				data-menu={isFolded ? "folded" : undefined}
				className="staff-desk bg-sand-50 [--line:1.75rem] md:grid md:grid-cols-[auto_minmax(0,1fr)] [@media(height<30rem)]:[--line:0px] print:block print:bg-white"
			>
				<DeskNav
					pages={pages}
					count={suspectedCount}
					isUnwell={isUnwell}
					copy={copy}
					isFolded={isFolded}
					onFold={() => {
						keepFolded(!isFolded);
						setFolded(!isFolded);
					}}
				/>
				<div className="flex min-h-dvh min-w-0 flex-col">
					<header className="flex flex-wrap items-center py-1.5 gap-x-3 border-b border-sand-200 bg-white px-gutter text-sm md:px-6 print:hidden">
						<button
							type="button"
							popoverTarget={navId}
							aria-label={nav.menu}
							className="-ml-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sand-100 md:hidden"
						>
							<DeskIcon name="menu" />
						</button>
						<Title className="font-serif font-semibold whitespace-nowrap text-ink-900 max-sm:sr-only">
							{header.title}
						</Title>
						<StatusBadge variant="secondary">{roleName}</StatusBadge>
						<p
							title={email}
							className="min-w-0 grow basis-0 truncate max-[26rem]:order-last max-[26rem]:basis-full max-[26rem]:pb-1"
						>
							<span className="sr-only">{header.signedInAs} </span>
							{email}
						</p>
						{isDemo && (
							<span className="max-lg:hidden">
								<StatusBadge variant="warning">{header.demo}</StatusBadge>
							</span>
						)}
						<div className="flex shrink-0 items-center gap-2 max-[26rem]:ml-auto">
							<Finder pages={pages} copy={copy} />
							<Form method="post" action={signOutPath}>
								<Button type="submit" variant="secondary" disabled={signingOut} className="whitespace-nowrap">
									{signingOut ? header.signingOut : header.signOut}
								</Button>
							</Form>
						</div>
					</header>
					<main id="main" tabIndex={-1} className="grow px-gutter pt-3 pb-6 outline-none md:px-6 print:p-0">
						<div className="max-w-[100rem]">{children}</div>
					</main>
					<div className="pinned-bottom z-20">
						{!hasBar && <PhoneNav pages={pages} copy={copy} />}
						<StaffDisclaimer />
					</div>
				</div>
			</div>
		</StaffFrame>
	);
}
