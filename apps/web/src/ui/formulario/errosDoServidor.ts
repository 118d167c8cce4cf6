import type { ErroDoServidor } from './tipos.ts'

type ErrosRepartidos = {
  /** Under their fields. */
  porCampo: Record<string, string>
  /** About fields that are not on this screen: they must be said at the top, or nobody would see them. */
  semLugar: string[]
}

export function repartirErros(erro: ErroDoServidor, existe: (campo: string) => boolean): ErrosRepartidos {
  const porCampo: Record<string, string> = {}
  const semLugar: string[] = []
  for (const [campo, mensagens] of Object.entries(erro.campos ?? {})) {
    if (existe(campo)) porCampo[campo] = mensagens.join(' ')
    else semLugar.push(...mensagens)
  }
  return { porCampo, semLugar }
}
