/** True if the browser sends Global Privacy Control: globalprivacycontrol.org. */
export function sendsPrivacySignal(headers: Headers): boolean {
	return headers.get("sec-gpc")?.trim() === "1";
}
