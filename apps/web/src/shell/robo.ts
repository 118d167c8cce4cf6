const ROBOS = [
  // CUBOT is a brand of phones.
  /\b(?!cubot\b)\w*bot\b/i,
  /crawl|spider|slurp|facebookexternalhit/i,
  // A link preview begins with the name. The app's built-in browser, used by a person, ends with it.
  /^WhatsApp\//i,
  /Google(?: Web Preview|ImageProxy|Other|-(?:InspectionTool|PageRenderer|Read-Aloud))|Google \(\+/i,
  /(?:Bing|SkypeUri)Preview/i,
]

/** Whether a program is reading the page, according to its user agent. */
export const ehRobo = (agente: string): boolean => ROBOS.some((robo) => robo.test(agente))
