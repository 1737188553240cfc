/** The circumstances in which a form is sent, as the server expects them. */
export interface CurrentPage {
	path: string;
	url: string;
	referrer: string;
	userAgent: string;
	screenResolution: string;
	timeZone: string;
}

export function currentPage(): CurrentPage {
	return {
		path: window.location.pathname,
		url: window.location.href,
		referrer: document.referrer,
		userAgent: navigator.userAgent,
		screenResolution: `${window.screen.width}x${window.screen.height}`,
		timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
	};
}
