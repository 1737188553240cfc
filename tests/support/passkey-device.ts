import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface Challenge {
	challenge: string;
}

/** A device with one passkey, for tests without a browser: what it answers is what a browser would send. */
export function createPasskeyDevice(origin = "http://localhost:3000") {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const jwk = publicKey.export({ format: "jwk" });
	const id = randomBytes(16);
	const rpIdHash = createHash("sha256").update(new URL(origin).hostname).digest();
	let counter = 0;

	const clientData = (type: string, { challenge }: Challenge) =>
		Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	/** Bits: the user is there, the user was checked, a new key follows. */
	const authenticatorData = (isChecked: boolean, key: Buffer = Buffer.alloc(0)) => {
		const count = Buffer.alloc(4);
		count.writeUInt32BE(++counter);
		return Buffer.concat([rpIdHash, Buffer.from([1 | (isChecked ? 4 : 0) | (key.length > 0 ? 64 : 0)]), count, key]);
	};
	const credential = (response: Record<string, unknown>) => ({
		id: id.toString("base64url"),
		rawId: id.toString("base64url"),
		type: "public-key",
		clientExtensionResults: {},
		response,
	});
	/** The key as COSE, in CBOR: a curve point of P-256 for ES256. */
	const coseKey = Buffer.concat([
		Buffer.from("a5010203262001215820", "hex"),
		Buffer.from(jwk.x ?? "", "base64url"),
		Buffer.from("225820", "hex"),
		Buffer.from(jwk.y ?? "", "base64url"),
	]);

	return {
		/** Makes the passkey. */
		create(options: Challenge, isChecked = true) {
			const length = Buffer.from([0, id.length]);
			const data = authenticatorData(isChecked, Buffer.concat([Buffer.alloc(16), length, id, coseKey]));
			const attestation = Buffer.concat([
				Buffer.from("a363666d74646e6f6e656761747453746d74a06861757468446174615900", "hex"),
				Buffer.from([data.length]),
				data,
			]);
			return credential({
				clientDataJSON: clientData("webauthn.create", options).toString("base64url"),
				attestationObject: attestation.toString("base64url"),
				transports: ["internal"],
			});
		},
		/** Signs in with it. */
		get(options: Challenge, isChecked = true) {
			const data = authenticatorData(isChecked);
			const client = clientData("webauthn.get", options);
			const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
			return credential({
				clientDataJSON: client.toString("base64url"),
				authenticatorData: data.toString("base64url"),
				signature: sign("sha256", signed, privateKey).toString("base64url"),
			});
		},
	};
}
