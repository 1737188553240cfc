import { NetworkError } from "#app/browser/fetch-with-timeout.ts";

/** What the server asks of a browser before it accepts a lead. Everything but the name is the provider's own. */
export interface CaptchaOffer {
	provider: string;
}

export interface ReceivedOffer {
	offer: CaptchaOffer;
	/** When it was requested, by the visitor's clock. */
	requestedAt: number;
	/** When it was sent, by the server's clock, where the server says so. */
	serverDate: number | null;
}

/** A check that is done as far as it can be before the lead is sent. */
export interface PreparedCheck {
	/** Null when the check could not be passed. */
	token(): Promise<string | null>;
	/** When the token expires, by the visitor's clock. */
	expiresAt: number;
}

/** Prepares the check that an offer asks for; null when it can't be passed. */
export type CaptchaProvider = (received: ReceivedOffer) => Promise<PreparedCheck | null>;

export interface CaptchaParts {
	requestOffer(): Promise<Omit<ReceivedOffer, "requestedAt">>;
	/** Those that can run here, by the name the server gives them. */
	providers: Readonly<Record<string, CaptchaProvider>>;
	now(): number;
}

export interface Captcha {
	/** Begins early, so that the token is there when the visitor has finished typing. May be called at every focus. */
	prepare(): void;
	/**
	 * A token for one submission, or null when the check could not be passed.
	 * @throws NetworkError when the server could not be asked
	 */
	take(): Promise<string | null>;
}

/** A token must still be valid when it arrives over a slow line. */
const networkMarginMs = 20_000;
/** After a failure nothing is prepared for a while: a server in trouble is not asked again at every field. */
const cooldownMs = 30_000;

export function createCaptcha(parts: CaptchaParts): Captcha {
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
