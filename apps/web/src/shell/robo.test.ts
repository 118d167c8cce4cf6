import { expect, test } from 'vitest'
import { ehRobo } from './robo.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0 A',
  'WhatsApp/2.2441.7 N',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; Google Web Preview) Chrome/41.0.2272.118 Safari/537.36',
  'Mozilla/5.0 (Windows NT 6.1; rv:6.0) Gecko/20110814 Firefox/6.0 Google (+https://developers.google.com/+/web/snippet/)',
  'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${CHROME} (compatible; Google-InspectionTool/1.0;)`,
  `Mozilla/5.0 (Linux; Android 7.0; SM-G930V) ${CHROME} (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)`,
  'Mozilla/5.0 (Windows NT 6.1) SkypeUriPreview Preview/0.5',
  `Mozilla/5.0 (Windows NT 10.0) ${CHROME} BingPreview/1.0b`,
])('é robô: %s', (agente) => {
  expect(ehRobo(agente)).toBe(true)
})

test.each([
  `Mozilla/5.0 (Linux; Android 13; CUBOT P60) ${CHROME}`,
  `Mozilla/5.0 (Linux; Android 9; CUBOT_X19 Build/PPR1.180610.011) ${CHROME}`,
  `Mozilla/5.0 (Linux; Android 11; CUBOT KINGKONG MINI 2 Build/RP1A.200720.011; wv) ${CHROME}`,
  `Mozilla/5.0 (Linux; U; Android 4.2.2; pt-br; CUBOT Build/JDQ39) ${CHROME}`,
  `Mozilla/5.0 (Linux; Android 8.1; Google Nexus 5) ${CHROME}`,
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} GSA/15.1`,
  // A page opened inside the app, so a person is reading. It is not a link preview.
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 WhatsApp/2.24.1`,
])('é gente: %s', (agente) => {
  expect(ehRobo(agente)).toBe(false)
})
