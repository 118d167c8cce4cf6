import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { Correcao } from '@balcao/contract/vendas/correcao'
import type { RascunhoListado } from '@balcao/contract/vendas/rascunho-api'
import type { RascunhoDoAparelho } from '#aparelho/rascunhos.ts'

/** A draft of the list, from wherever it is. */
export type RascunhoNaLista = Pick<RascunhoDoAparelho, 'id' | 'dados' | 'etapa' | 'consulta'> & {
  /** Whose it is on the server's record. Null: nobody's yet, or not known here. */
  noCadastro: string | null
  /** Null where the device does not know them. */
  anexos: readonly TipoAnexo[] | null
  /** The sent sale that it corrects. */
  corrige: Correcao | null
  salvo_em: string
  noAparelho: boolean
  /** When the server stored what it has. Null: it has nothing. */
  noServidor: string | null
  /** The server had it and has it no longer: it was sent or discarded elsewhere. */
  saiuDoServidor: boolean
  /** Whether the server has all that is here. */
  emDia: boolean
  /** The other device that saved it last. */
  dispositivo: string | null
  /** A correction that was opened and left as the sale is. */
  intocada: boolean
  /** Changed here and on another device: a person has to choose. */
  conflito: boolean
}

const doServidor = (remoto: RascunhoListado): RascunhoNaLista => ({
  id: remoto.id,
  dados: remoto.dados,
  etapa: remoto.etapa,
  consulta: null,
  noCadastro: remoto.no_cadastro,
  anexos: null,
  corrige: remoto.corrige,
  salvo_em: remoto.atualizado_em,
  noAparelho: false,
  noServidor: remoto.atualizado_em,
  saiuDoServidor: false,
  emDia: true,
  dispositivo: remoto.dispositivo,
  intocada: false,
  conflito: false,
})

const doAparelho = (local: RascunhoDoAparelho, noServidor: string | null): RascunhoNaLista => ({
  id: local.id,
  dados: local.dados,
  etapa: local.etapa,
  consulta: local.consulta,
  noCadastro: null,
  anexos: local.anexos,
  corrige: local.corrige,
  salvo_em: local.mudado_em,
  noAparelho: true,
  noServidor,
  saiuDoServidor: noServidor === null && local.no_servidor !== null,
  emDia: noServidor !== null && !local.a_enviar,
  dispositivo: null,
  intocada: local.corrige !== null && local.versao === null && !local.a_enviar,
  conflito: false,
})

const dosDois = (local: RascunhoDoAparelho, remoto: RascunhoListado): RascunhoNaLista => {
  const outroMudou = remoto.versao !== local.versao
  if (outroMudou && !local.a_enviar)
    return { ...doServidor(remoto), noAparelho: true, consulta: local.consulta, anexos: local.anexos }
  const { no_cadastro: noCadastro } = remoto
  return { ...doAparelho(local, remoto.atualizado_em), noCadastro, conflito: outroMudou }
}

/** In which a change reaches the server, if the network is there. */
const PARA_CHEGAR_MS = 60_000

/**
 * The drafts of the device and of the server as one list, the last saved first. Without the server's answer the device
 * is believed about what the server has, and so it is about a draft that was changed when the server answered, or later.
 */
export const juntarRascunhos = (
  locais: readonly RascunhoDoAparelho[],
  remotos: readonly RascunhoListado[] | undefined,
  respondeuEm: number,
): RascunhoNaLista[] => {
  const noServidor = new Map(remotos?.map((remoto) => [remoto.id, remoto]))
  const deCa = locais.map((local) => {
    const remoto = noServidor.get(local.id)
    if (remoto) return dosDois(local, remoto)
    const naResposta = remotos && Date.parse(local.mudado_em) < respondeuEm - PARA_CHEGAR_MS
    return doAparelho(local, naResposta ? null : local.no_servidor)
  })
  const ids = new Set(locais.map(({ id }) => id))
  const soDeLa = (remotos ?? []).filter(({ id }) => !ids.has(id)).map(doServidor)
  return [...deCa, ...soDeLa].sort((a, b) => b.salvo_em.localeCompare(a.salvo_em))
}
