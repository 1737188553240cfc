import { useEffect } from "react";

/** Which button of a row each key presses. */
const buttons: Readonly<Record<string, string>> = { n: "release", s: "spam" };

/** With J and K staff go through the rows of the quarantine, and with one key they judge the row that they are at. */
export function useJudgingKeys(): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const isTyping =
				event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
			if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
			const rows = [...document.querySelectorAll<HTMLElement>("#judged-rows > ul > li")];
			const here = rows.findIndex((row) => row.contains(document.activeElement));
			const key = event.key.toLowerCase();
			if (key === "j") rows[Math.min(here + 1, rows.length - 1)]?.focus();
			else if (key === "k") rows[Math.max(here - 1, 0)]?.focus();
			else if (buttons[key]) rows[here]?.querySelector<HTMLElement>(`button[name=${buttons[key]}]`)?.click();
			else return;
			event.preventDefault();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, []);
}
