/**
 * For pages whose address holds a token: the pages that they lead to learn the host only. With `no-referrer` a browser
 * would send no origin with the page's own form either, and the site refuses such a form.
 */
export const hiddenAddress = { name: "referrer", content: "strict-origin" } as const;
