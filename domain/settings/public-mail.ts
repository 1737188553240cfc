import { commonMailHosts, similarMailHosts } from "../leads/meant-email.ts";

const others = [
	"googlemail.com",
	"rocketmail.com",
	"proton.me",
	"pm.me",
	"tutanota.com",
	"hey.com",
	"zoho.com",
	"fastmail.com",
	"charter.net",
	"earthlink.net",
	"optonline.net",
	"ig.com.br",
	"mail.ru",
	"qq.com",
];

/** Providers with an end for each country. */
const families = /^(?:yahoo|hotmail|outlook|live|gmx|yandex)\.(?:com?\.)?[a-z]{2,3}$/;

/**
 * True for a host where anybody can have a mailbox. Receivers refuse email in its name that comes from another server: its
 * DMARC record says so.
 */
export function isPublicMailHost(host: string): boolean {
	const name = host.toLowerCase();
	return (
		families.test(name) ||
		similarMailHosts.has(name) ||
		others.includes(name) ||
		commonMailHosts.some((one) => one === name)
	);
}
