/** Whether the browser objects to being measured: globalprivacycontrol.org. */
export function sendsPrivacySignal(headers: Headers): boolean {
	return headers.get("sec-gpc")?.trim() === "1";
}
