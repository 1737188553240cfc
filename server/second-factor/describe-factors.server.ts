import { encode } from "uqr";
import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { mayOpenDashboard } from "#domain/staff/roles.ts";
import { type FactorNotice, needsSecondFactor } from "#domain/staff/second-factor.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import type { FactorOutcome } from "./change-factors.server.ts";
import { factorNotice } from "./factor-notice.server.ts";
import { recoveryCodesLeft } from "./factor-row.server.ts";
import { readFactors } from "./prove-again.server.ts";
import { secretToType, totpAddress } from "./totp.server.ts";

/** The content of the page about one's own second factor. */
export async function describeFactors(services: Services, signedIn: SignedIn, locale: Locale) {
	const { hasApp, passkeys, isFresh } = await readFactors(services, signedIn);
	const hasFactor = hasApp || passkeys.length > 0;
	const t = translator(locale, "secondFactor");
	const count = hasFactor ? ((await recoveryCodesLeft(services, signedIn.userId)) ?? 0) : 0;
	const { role } = signedIn;
	return {
		copy: copyFor(locale, "secondFactor", { count, date: "", name: "" }),
		hasApp,
		passkeys: passkeys.map((passkey) => {
			const name = passkey.name ?? t("passkeys.unnamed");
			return {
				id: passkey.id,
				name,
				added: t("passkeys.added", { date: formatDate(locale, passkey.createdAt, agency.timeZone) }),
				removeLabel: t("passkeys.removeOf", { name }),
				nameLabel: t("passkeys.nameOf", { name }),
			};
		}),
		recoveryCodesLeft: hasFactor ? t("codes.left", { count }) : null,
		mayChange: isFresh,
		isStaff: mayOpenDashboard(role),
		isRequired: !hasFactor && needsSecondFactor(role, services.env.requiresSecondFactor),
	};
}

/** The result of a change, in words. The secret of a new app is shown only in the answer to its own request. */
export function describeOutcome({ email }: SignedIn, locale: Locale, outcome: FactorOutcome) {
	const { notice, secret, recoveryCodes } = outcome;
	const said = notice && factorNotice(locale, notice);
	return {
		notice: said,
		/** Belongs to a field. */
		refused: notice as FactorNotice | null,
		recoveryCodes: recoveryCodes ?? null,
		newApp: secret
			? {
					secret: secretToType(secret).replace(/.{4}(?=.)/g, "$& "),
					qr: drawQrCode(totpAddress(secret, email)),
					error: said?.text,
				}
			: null,
	};
}

/** A QR code as the path of an SVG, each module one unit wide, with the empty border that readers need. */
function drawQrCode(text: string): { size: number; path: string } {
	const { data, size } = encode(text, { ecc: "M", border: 4 });
	const runs = data.flatMap((row, y) =>
		[
			...row
				.map((isDark) => (isDark ? "#" : " "))
				.join("")
				.matchAll(/#+/g),
		].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
	);
	return { size, path: runs.join("") };
}
