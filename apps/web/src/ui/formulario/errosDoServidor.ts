import type { ErroDoServidor } from './tipos.ts'

type ErrosRepartidos = {
  /** Shown under their fields. */
  porCampo: Record<string, string>
  /** Errors without a field on this screen. They must be shown at the top, or nobody would see them. */
  semLugar: string[]
}

export function repartirErros(erro: ErroDoServidor, existe: (campo: string) => boolean): ErrosRepartidos {
  const porCampo: Record<string, string> = {}
  const ditas = new Set<string>()
  const semLugar = new Set<string>()
  for (const [campo, mensagens] of Object.entries(erro.campos ?? {})) {
    const lugar = existe(campo) ? ditas : semLugar
    for (const mensagem of mensagens) lugar.add(mensagem)
    if (existe(campo)) porCampo[campo] = mensagens.join(' ')
  }
  // The server repeats the fields' errors here.
  for (const razao of erro.errors ?? []) if (!ditas.has(razao)) semLugar.add(razao)
  return { porCampo, semLugar: [...semLugar] }
}
