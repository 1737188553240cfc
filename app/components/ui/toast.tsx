import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { hasPopovers, isOpenPopover } from "#app/browser/popovers.ts";
import { currentToasts, dismissToast, onToast, type Toast } from "#app/browser/toast-queue.ts";
import { buttonStyle } from "./button-style.ts";
import { Icon } from "./icon.tsx";
import { LinkedPhone } from "./linked-phone.tsx";

const edges = { success: "border-ink-700", warning: "border-sun-500", error: "border-coral-600" } as const;

const liveRegions = [
	{ role: "alert", tones: ["warning", "error"] },
	{ role: "status", tones: ["success"] },
] as const satisfies { role: string; tones: Toast["tone"][] }[];

const readingTimeMs = 12_000;
const none: readonly Toast[] = [];

/**
 * Shows short notices above everything else. Its two live regions are in the page from the start (`flex` keeps the
 * closed popover rendered), because screen readers announce only changes in regions that they already know.
 */
export function Toaster({ copy }: { copy: { region: string; dismiss: string } }) {
	const toasts = useSyncExternalStore(onToast, currentToasts, () => none);
	const region = useRef<HTMLElement>(null);
	const [atBottom, setAtBottom] = useState(false);

	useEffect(() => {
		const element = region.current;
		if (!element || toasts.length === 0) return;
		if (isOpenPopover(element) && document.querySelector("dialog:modal")) element.hidePopover();
		// Without popovers it is a fixed part of the page.
		if (hasPopovers() && !isOpenPopover(element)) element.showPopover();
		const avoidFocus = () => setAtBottom((bottom) => (coversFocus(element) ? !bottom : bottom));
		avoidFocus();
		document.addEventListener("focusin", avoidFocus);
		return () => document.removeEventListener("focusin", avoidFocus);
	}, [toasts]);

	return (
		<section
			ref={region}
			popover="manual"
			aria-label={copy.region}
			className={`pointer-events-none fixed inset-x-0 mx-auto flex w-full max-w-[28rem] flex-col gap-3 overflow-visible border-0 bg-transparent px-4 sm:mr-4 ${
				atBottom ? "top-auto bottom-[var(--dock)]" : "top-[calc(var(--header)+1rem)] bottom-auto"
			}`}
		>
			{liveRegions.map(({ role, tones }) => (
				<div key={role} role={role} aria-atomic="false" className="flex flex-col gap-3 empty:hidden">
					{toasts
						.filter(({ tone }) => tones.some((known) => known === tone))
						.map((toast) => (
							<ToastCard key={toast.id} toast={toast} dismissLabel={copy.dismiss} />
						))}
				</div>
			))}
		</section>
	);
}

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
	const [attention, setAttention] = useState({ hover: false, focus: false });
	const isPaused = attention.hover || attention.focus;

	useEffect(() => {
		if (toast.tone !== "success" || isPaused) return;
		const timer = setTimeout(dismissToast, readingTimeMs, toast.id);
		return () => clearTimeout(timer);
	}, [toast, isPaused]);

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: no action here; hover and focus only pause the timer
		<div
			data-slot="toast"
			className={`pointer-events-auto flex max-h-[40vh] items-start gap-3 overflow-y-auto rounded-md border-l-4 bg-white p-4 text-ink-900 shadow-lg ring-1 ring-ink-200 ${edges[toast.tone]}`}
			onPointerEnter={() => setAttention((now) => ({ ...now, hover: true }))}
			onPointerLeave={() => setAttention((now) => ({ ...now, hover: false }))}
			onFocus={() => setAttention((now) => ({ ...now, focus: true }))}
			onBlur={() => setAttention((now) => ({ ...now, focus: false }))}
		>
			<div className="min-w-0 flex-1 wrap-anywhere">
				<p className="font-semibold">{toast.title}</p>
				<p className="mt-1">
					<LinkedPhone text={toast.text} />
				</p>
				{toast.action && <ToastButton toastId={toast.id} action={toast.action} />}
				{toast.dashboard && (
					// The role is known after the toast is shown. The style sheet follows it (`follow-session.ts`).
					<a
						href="/admin"
						rel="nofollow"
						className={buttonStyle("secondary", "mt-3 min-h-11! px-4! text-sm not-in-data-[signed-in=staff]:hidden!")}
					>
						{toast.dashboard}
					</a>
				)}
			</div>
			<button
				type="button"
				aria-label={`${dismissLabel}: ${toast.title}`}
				className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-ink-100"
				onClick={() => dismissToast(toast.id)}
				onKeyDown={(event) => {
					if (event.key === "Escape") dismissToast(toast.id);
				}}
			>
				<Icon name="close" />
			</button>
		</div>
	);
}

function ToastButton({ toastId, action }: { toastId: number; action: NonNullable<Toast["action"]> }) {
	return (
		<button
			type="button"
			className={buttonStyle("secondary", "mt-3 min-h-11! px-4! text-sm")}
			onClick={() => {
				dismissToast(toastId);
				action.run();
			}}
		>
			{action.label}
		</button>
	);
}

/** A notice must not hide the element with focus (WCAG 2.4.11). */
function coversFocus(region: HTMLElement): boolean {
	const focused = document.activeElement;
	if (!focused || focused === document.body || region.contains(focused)) return false;
	const a = region.getBoundingClientRect();
	const b = focused.getBoundingClientRect();
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
