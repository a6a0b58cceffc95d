// Has Lighthouse look at a page as on a poor phone, and prints its report as JSON.
//   node look.mjs CHROMIUM ADDRESS COOKIE FLAG...      COOKIE is "name=value", or "" for a visitor whom nobody knows
// A cookie and not a header: a browser sends headers that were put in by hand with no socket.

import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const [executablePath, address, cookie, ...args] = process.argv.slice(2);
const browser = await puppeteer.launch({ executablePath, args, headless: true });
try {
  const page = await browser.newPage();
  if (cookie) await page.setCookie({ name: cookie.split("=")[0], value: cookie.slice(cookie.indexOf("=") + 1), url: address });
  const flags = { output: "json", onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: "silent" };
  const { report } = await lighthouse(address, flags, undefined, page);
  process.stdout.write(report);
} finally {
  await browser.close();
}
