import { garantir, noPath } from './pacotes.mjs'

const NOMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const NO_MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const FALTA = 'Falta o Chromium: instale o pacote "chromium" do sistema ou diga onde ele está em CHROMIUM.'

const procurar = () => [process.env.CHROMIUM, ...NOMES, ...NO_MAC].map(noPath).find(Boolean)

/** The path of the browser for the tests: from CHROMIUM, or the system's, which is installed if missing. */
export const garantirChromium = () => garantir(procurar, ['chromium'], FALTA)

/** The same engine without windows, which is a quarter faster, if it is installed. It has no clipboard. */
export const chromiumSemJanelas = () => process.env.CHROMIUM || noPath('chromium-headless-shell')
