const ROBOS = [
  // CUBOT is a make of phone.
  /\b(?!cubot\b)\w*bot\b/i,
  /crawl|spider|slurp|facebookexternalhit/i,
  // The preview of a link begins with the name; the application's own browser, which a person reads, ends with it.
  /^WhatsApp\//i,
  /Google(?: Web Preview|ImageProxy|Other|-(?:InspectionTool|PageRenderer|Read-Aloud))|Google \(\+/i,
  /(?:Bing|SkypeUri)Preview/i,
]

/** Whether a program is reading the page, by the name it gives itself. */
export const ehRobo = (agente: string): boolean => ROBOS.some((robo) => robo.test(agente))
