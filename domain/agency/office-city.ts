let city: string | null = null;

/** The city of the office, if an admin has set its address. */
export function officeCity(): string | null {
	return city;
}

/** From now on, the office is there. On the server and in the browser with the facts in effect (`replaceFacts`). */
export function moveOffice(to: string | null): void {
	city = to;
}
