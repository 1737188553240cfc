/** Where a form stood when it was sent, as the intake wants to know it. */
export interface PageContext {
	path: string;
	url: string;
	referrer: string;
	userAgent: string;
	screenResolution: string;
	timeZone: string;
}

export function currentPage(): PageContext {
	return {
		path: window.location.pathname,
		url: window.location.href,
		referrer: document.referrer,
		userAgent: navigator.userAgent,
		screenResolution: `${window.screen.width}x${window.screen.height}`,
		timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
	};
}
