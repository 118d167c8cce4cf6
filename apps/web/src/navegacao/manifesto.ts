import type { RegrasDeRota } from './regras-de-rota.ts'

declare const __BUILD_ID__: string

const buscarJson = async (caminho: string) => {
  const resposta = await fetch(caminho, { cache: 'no-cache' })
  if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status}`)
  return resposta.json()
}

let regras: Promise<RegrasDeRota> | undefined

/** The route rules of the running build. A page works without them, so a failure means no rules. */
export const regrasDoManifesto = (): Promise<RegrasDeRota> => {
  if (!import.meta.env.PROD) return import('./regras-de-rota.ts').then((modulo) => modulo.regrasDeRota)
  regras ??= buscarJson(`/builds/meta/${__BUILD_ID__}.json`).then(
    (manifesto) => manifesto.regras ?? {},
    () => {
      // Asked for again on the next navigation.
      regras = undefined
      return {}
    },
  )
  return regras
}

/** Whether the server already has a different build from the one running here. */
export const haNovaVersao = async (): Promise<boolean> => {
  const { id } = await buscarJson('/builds/latest.json')
  return typeof id === 'string' && id !== __BUILD_ID__
}
