import type { Actor } from "#domain/staff/actor.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { webhookDeliveryPath, webhookPath, webhooksPath } from "#domain/webhooks/webhook-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { isProved, owedHere } from "../../second-factor/recent-proof.server.ts";
import { changing, deleteEndpoint, editEndpoint, rotateSecret, switchEndpoint } from "./change-endpoint.server.ts";
import type { WebhookEndpoint } from "./claim-deliveries.server.ts";
import { describeDelivered, describeEndpoint, resultText } from "./describe-endpoint.server.ts";
import { callStates, readCalls, readFailures } from "./read-calls.server.ts";
import { findEndpoint, readHealth } from "./read-endpoints.server.ts";
import { sendDeadAgain } from "./send-again.server.ts";
import { testEndpoint } from "./test-endpoint.server.ts";
import { addressHint, type PageArgs, webhookReader } from "./webhooks-page.server.ts";

async function openEndpoint(args: PageArgs, id: string) {
	const reader = webhookReader(args);
	const endpoint = await findEndpoint(reader.services.database.db, readRowId(id));
	return endpoint && { ...reader, endpoint };
}

/** One endpoint: its settings, what can be done, and the log of its calls. Null if there is no such endpoint. */
export async function readWebhookPage(args: PageArgs, id: string) {
	const opened = await openEndpoint(args, id);
	if (!opened) return null;
	const { services, endpoint, locale } = opened;
	const { db } = services.database;
	const { searchParams } = new URL(args.request.url);
	const path = webhookPath(id);
	const only = callStates.find((state) => state === searchParams.get("only")) ?? null;
	const before = readRowId(searchParams.get("before"));
	const { calls, older } = await readCalls(db, id, { only, before });
	const failures = await readFailures(db, calls);
	const copy = copyFor(locale, "webhooks");
	const pathOf = (parts: Record<string, string | null>) => {
		const query = new URLSearchParams(Object.entries(parts).flatMap(([key, value]) => (value ? [[key, value]] : [])));
		return query.size > 0 ? `${path}?${query}#log` : `${path}#log`;
	};
	return {
		copy,
		endpoint: describeEndpoint(await readHealth(db, endpoint), locale),
		owed: owedHere(args, path),
		isSaved: searchParams.get("done") === "saved",
		filters: [null, ...callStates].map((state) => ({
			path: pathOf({ only: state }),
			name: state ? copy.states[state] : copy.log.all,
			isCurrent: state === only,
		})),
		addressHint: addressHint(services.env, locale),
		calls: calls.map((call) => {
			const failure = failures.get(call.id);
			return { ...describeDelivered(call, locale), failed: failure ? resultText(failure, locale) : null };
		}),
		older: older && pathOf({ only, before: older }),
		newest: before && pathOf({ only }),
	};
}

type Post = (parts: {
	services: ReturnType<typeof webhookReader>["services"];
	actor: Actor;
	endpoint: WebhookEndpoint;
	form: FormData;
}) => Promise<Posted | Exclude<Awaited<ReturnType<typeof editEndpoint>>, { ok: true }>>;

/** Where to go, or the new secret, which the page shows once. */
type Posted = { ok: true; to: string } | { ok: true; secret: string };

/** The actions of the forms. */
const posts: Record<string, Post> = {
	async test({ services, actor, endpoint }) {
		await changing(services, actor, endpoint.id, "WEBHOOK_TESTED", async () => true);
		return { ok: true, to: webhookDeliveryPath(endpoint.id, await testEndpoint(services, endpoint)) };
	},
	async resendDead({ services, actor, endpoint }) {
		await changing(services, actor, endpoint.id, "WEBHOOK_RESENT", (transaction) =>
			sendDeadAgain(transaction, endpoint.id, services.clock()),
		);
		services.webhooks.sendSoon();
		return { ok: true, to: `${webhookPath(endpoint.id)}#log` };
	},
	async off({ services, actor, endpoint }) {
		await switchEndpoint(services, actor, endpoint, false);
		return { ok: true, to: webhookPath(endpoint.id) };
	},
	async on({ services, actor, endpoint }) {
		// The configuration names no address to call.
		if (endpoint.disabledReason !== "unset") await switchEndpoint(services, actor, endpoint, true);
		services.webhooks.sendSoon();
		return { ok: true, to: webhookPath(endpoint.id) };
	},
};

/** Actions that need a recent proof of who the admin is, and only on an endpoint that an admin added. */
const guardedPosts: Record<string, Post> = {
	async edit({ services, actor, endpoint, form }) {
		const result = await editEndpoint(services, actor, endpoint, form);
		return result.ok ? { ok: true, to: `${webhookPath(endpoint.id)}?done=saved` } : result;
	},
	async rotate({ services, actor, endpoint }) {
		return { ok: true, secret: await rotateSecret(services, actor, endpoint) };
	},
	async delete({ services, actor, endpoint }) {
		await deleteEndpoint(services, actor, endpoint);
		return { ok: true, to: webhooksPath };
	},
};

/**
 * Carries out what a form of an endpoint's page asks for. `unknown`: it asks for nothing that there is. `proveFirst`: the
 * admin has to prove again who they are.
 */
export async function postWebhook(args: PageArgs, id: string, form: FormData) {
	const opened = await openEndpoint(args, id);
	if (!opened) return refusal("gone");
	const { services, actor, endpoint } = opened;
	const intent = String(form.get("intent"));
	const guarded = Object.hasOwn(guardedPosts, intent) ? guardedPosts[intent] : undefined;
	if (guarded && !isProved(args)) return refusal("proveFirst");
	const mayChange = endpoint.origin === "admin";
	const post = (mayChange && guarded) || (Object.hasOwn(posts, intent) && posts[intent]);
	return post ? await post({ services, actor, endpoint, form }) : refusal("unknown");
}

const refusal = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
