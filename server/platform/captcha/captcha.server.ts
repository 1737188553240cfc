import type { Env } from "../env.server.ts";
import { createAltcha } from "./altcha.server.ts";
import type { Captcha } from "./captcha-types.server.ts";
import { createRecaptcha } from "./recaptcha.server.ts";

export function createCaptcha(env: Env): Captcha {
	return env.recaptcha ? createRecaptcha(env.recaptcha) : createAltcha(env.captchaSecret);
}
