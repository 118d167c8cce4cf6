import { type TipoAnexo, tiposDeAnexo } from '@balcao/contract/base/anexo'
import type { AnexoNaTela, juntarAnexos } from './juntar.ts'

const conteudoDe = (anexo: AnexoNaTela | null) => {
  if (!anexo) return null
  const { sha256, criado_em } =
    anexo.onde === 'servidor'
      ? anexo.anexo
      : { sha256: anexo.item.arquivo.envio.sha256, criado_em: anexo.item.arquivo.criado_em }
  return sha256 ? { sha256, criado_em } : null
}

/** For each kind whose file was there before as another kind: that other one. */
export const repetidosEm = (
  porTipo: ReturnType<typeof juntarAnexos>['porTipo'],
): Partial<Record<TipoAnexo, TipoAnexo>> => {
  const vistos = new Map<string, TipoAnexo>()
  const emOrdem = tiposDeAnexo
    .flatMap((tipo) => {
      const conteudo = conteudoDe(porTipo[tipo])
      return conteudo ? [{ tipo, ...conteudo }] : []
    })
    .sort((a, b) => a.criado_em.localeCompare(b.criado_em))
  return Object.fromEntries(
    emOrdem.flatMap(({ tipo, sha256 }) => {
      const antes = vistos.get(sha256)
      if (antes) return [[tipo, antes]]
      vistos.set(sha256, tipo)
      return []
    }),
  )
}
