import { type EvidencePack, packText } from "#domain/evidence/evidence-pack.ts";
import { sampleCertificate, signingKey } from "./sample-certificate.ts";

/** A pack that holds, with an entry of each kind. */
export function sampleEvidence(changes: Partial<EvidencePack> = {}): EvidencePack {
	const certificate = sampleCertificate();
	const { fields } = certificate.consent;
	const { keyId, publicKey, sign } = signingKey;
	const hash = "b".repeat(64);
	const at = "2026-11-24T14:05:07.250Z";
	const pack: EvidencePack = {
		format: "evidence-pack",
		version: 1,
		agency: { name: "Sunfield Financial", site: "https://sunfield.example", timeZone: "America/New_York" },
		lead: certificate.lead,
		made: certificate.made,
		madeBy: "olga@sunfield.example",
		state: "kept",
		since: null,
		request: {
			received: fields.recorded_at,
			form: "contact",
			product: "final-expense",
			subject: "Pri",
			words: "Bonjou!",
			name: fields.name,
			email: fields.email,
			phone: fields.phone,
			state: "FL",
			language: "ht",
			page: "/ht",
			address: "https://sunfield.example/ht",
			cameFrom: null,
			source: "direct",
			network: "203.0.113.7",
			browser: "Test",
			answers: { inputs: { age: "66" }, funnel: "x" },
			isNotOffered: false,
			spamReasons: ["filled_too_fast"],
			status: "contacted",
			importedFrom: null,
		},
		consent: {
			text: fields.text,
			version: fields.text_version,
			isPublished: true,
			language: "ht",
			page: fields.page,
			boxes: { calls: true, marketing: false },
			name: fields.name,
			email: fields.email,
			phone: fields.phone,
			recorded: fields.recorded_at,
			network: fields.ip_address,
			browser: fields.user_agent,
		},
		certificate,
		noCertificate: null,
		disclosures: [
			{ what: "consent", version: fields.text_version, language: "ht", words: fields.text },
			{ what: "promise", version: "0123456789abcdef", language: "ht", words: "N ap reponn nan 24 èdtan." },
			{ what: "figures", version: null, language: null, words: null },
			{ what: "notices", version: null, language: null, words: null },
			{ what: "privacyPolicy", version: null, language: null, words: null },
		],
		response: { promised: ["contact"], due: "2026-11-24T15:00:00.000Z", firstContact: at, outcome: "kept" },
		calls: [
			{
				id: "call",
				at,
				by: "Ana",
				number: "+13055550123",
				outcome: "noAnswer",
				withdrawn: null,
				verdict: { isOpen: false, rule: "personsHours", rules: ["personsHours"], opensAt: at, state: null },
				words: ["Calls were not allowed at that moment."],
				calledParty: [
					{
						state: "FL",
						timeZone: "America/New_York",
						date: "2026-11-24",
						time: "09:05:07",
						from: "08:00",
						to: "20:00",
						law: "Florida law: s. 501.616(6)(a)",
					},
				],
			},
		],
		deliveries: [
			{ at, channel: "email", kind: "acknowledge-visitor", outcome: "held", code: "suppressed" },
			{
				at,
				channel: "webhook",
				kind: "deliver-lead-webhook",
				outcome: "failed",
				code: "HTTP 500",
				call: { origin: "admin", name: "Partner CRM", type: "lead.created", state: "dead", since: at },
			},
		],
		replies: [
			{
				written: at,
				sent: at,
				by: "Ana",
				state: "sent",
				template: null,
				language: "ht",
				subject: "Pri a",
				words: "Men pri a.",
			},
		],
		stops: [
			{
				at,
				channels: ["email", "calls"],
				method: "phone",
				words: "Pa rele m ankò.",
				language: "ht",
				dueOn: "2026-12-08",
				recordedBy: "Ana",
			},
		],
		doNotCall: [
			{
				number: "+13055550123",
				checkedOn: "2026-11-20",
				source: "state:FL",
				list: "florida.txt",
				isListed: false,
				addedBy: "Olga",
				added: at,
				removed: null,
			},
		],
		complaints: [
			{
				id: "complaint",
				receivedOn: "2026-11-25",
				channel: "regulator",
				status: "working",
				severity: "high",
				name: "Marie",
				words: "Yo rele m twòp.",
				product: "",
				insurer: "",
				regulator: "DFS",
				fileNumber: "26-1",
				dueOn: "2026-12-15",
				answeredOn: null,
				answer: "",
				recordedBy: "Ana",
				recorded: at,
				closed: null,
				changes: [{ at, by: "Olga", before: { status: "received" }, after: { status: "working" } }],
			},
		],
		changes: [
			{ at, by: "Ana", kind: "status", before: { status: "new" }, after: { status: "contacted", reason: null } },
		],
		assignments: [
			{
				at,
				rulesVersion: 3,
				reasons: {
					ownerId: "ana",
					candidates: [
						{
							userId: "ana",
							name: "Ana",
							facts: [{ rule: "license", isNeeded: true, isMet: true, state: "FL", expiresOn: "2027-06-30" }],
						},
					],
				},
			},
		],
		bookings: [{ at, kind: "invitee.created", starts: at, isMoved: false }],
		linked: { samePerson: ["7c9e6679-7425-40de-944b-e07fc1f90ae7"], sameContact: [] },
		access: [{ entry: "entry", at, action: "ROWS_READ", by: "ana@sunfield.example", network: "203.0.113.0/24" }],
		removed: [{ what: "leads", afterDays: 1827 }],
		cut: [],
		auditHead: { position: 12, hash, keyId, signature: sign(hash) },
		keys: [{ keyId, publicKey }],
		signedBy: keyId,
		signature: "",
		...changes,
	};
	return { ...pack, signature: sign(packText(pack)) };
}
