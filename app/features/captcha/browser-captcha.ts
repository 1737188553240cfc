import { NetworkError } from "#app/browser/fetch-with-timeout.ts";

/** The check that the server requires before it accepts a lead. All other properties belong to the provider. */
export interface CaptchaOffer {
	provider: string;
}

export interface ReceivedOffer {
	offer: CaptchaOffer;
	/** When it was requested, by the visitor's clock. */
	requestedAt: number;
	/** The response's `Date`, by the server's clock. */
	serverDate: number | null;
}

/** A check that has been completed as far as possible before the lead is sent. */
export interface PreparedCheck {
	/** Null when the check failed. */
	token(): Promise<string | null>;
	/** When the token expires, by the visitor's clock. */
	expiresAt: number;
}

/** Prepares the check that an offer requires; null when it failed. */
export type CaptchaProvider = (received: ReceivedOffer) => Promise<PreparedCheck | null>;

export interface CaptchaParts {
	requestOffer(): Promise<Omit<ReceivedOffer, "requestedAt">>;
	/** The providers that can run here, by the server's name for them. */
	providers: Readonly<Record<string, CaptchaProvider>>;
	now(): number;
}

export interface BrowserCaptcha {
	/** Starts early, so that the token is ready when the visitor has finished typing. Safe to call at every focus. */
	prepare(): void;
	/**
	 * A token for one submission, or null when the check failed.
	 * @throws NetworkError when the server can't be reached
	 */
	take(): Promise<string | null>;
}

/** A token must still be valid when it arrives over a slow connection. */
const networkMarginMs = 20_000;
/** After a failure nothing is prepared for a while, to spare a failing server a request at every focus. */
const cooldownMs = 30_000;

export function createBrowserCaptcha(parts: CaptchaParts): BrowserCaptcha {
	let prepared: Promise<PreparedCheck> | null = null;
	let usableUntil = 0;
	let pausedUntil = 0;

	function current(): Promise<PreparedCheck> {
		if (prepared && parts.now() < usableUntil) return prepared;
		usableUntil = Number.POSITIVE_INFINITY;
		const attempt = prepareCheck(parts).then(
			(check) => {
				usableUntil = check.expiresAt - networkMarginMs;
				if (check === failed) pausedUntil = parts.now() + cooldownMs;
				return check;
			},
			(error) => {
				if (prepared === attempt) prepared = null;
				pausedUntil = parts.now() + cooldownMs;
				throw error;
			},
		);
		prepared = attempt;
		return attempt;
	}

	return {
		prepare() {
			if (parts.now() >= pausedUntil) void current().catch(() => null);
		},
		async take() {
			let check = await current();
			if (parts.now() >= check.expiresAt - networkMarginMs) check = await current();
			prepared = null;
			return check.token();
		},
	};
}

const failed: PreparedCheck = { token: async () => null, expiresAt: 0 };

async function prepareCheck({ requestOffer, providers, now }: CaptchaParts): Promise<PreparedCheck> {
	const requestedAt = now();
	try {
		const received = await requestOffer();
		return (await providers[received.offer.provider]?.({ ...received, requestedAt })) ?? failed;
	} catch (error) {
		if (error instanceof NetworkError) throw error;
		return failed;
	}
}
