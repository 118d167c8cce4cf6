import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { dizer, Falha, rodar } from './comum.mjs'

const NOMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const NO_MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of the browser for the tests: from CHROMIUM, or the system's, which is installed if missing. */
export async function garantirChromium() {
  const achado = procurar()
  if (achado) return achado
  if (process.getuid?.() === 0 && noPath('apt-get')) {
    dizer('Instalando o Chromium pelos pacotes do sistema…')
    await rodar('apt-get', ['update', '-qq'])
    await rodar('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const instalado = procurar()
    if (instalado) return instalado
  }
  throw new Falha(
    'Falta o Chromium: instale o pacote "chromium" do sistema ou diga onde ele está em CHROMIUM.',
  )
}

/** The same engine without windows, which is a quarter faster, if it is installed. It has no clipboard. */
export const chromiumSemJanelas = () => process.env.CHROMIUM ?? noPath('chromium-headless-shell')

const procurar = () => [process.env.CHROMIUM, ...NOMES, ...NO_MAC].map(noPath).find(Boolean)

function noPath(nome) {
  if (!nome) return undefined
  const candidatos = isAbsolute(nome)
    ? [nome]
    : (process.env.PATH ?? '').split(delimiter).map((p) => join(p, nome))
  return candidatos.find((caminho) => {
    try {
      accessSync(caminho, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
