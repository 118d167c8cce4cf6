import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { anexosDoAssinante, anexosExigidos, type Falta } from '@balcao/contract/vendas/faltas'
import type { CanalDaVenda } from '@balcao/contract/vendas/preparo-api'
import type { Db } from '#infra/db/conexao.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { anexosDaVenda } from '#vendas/anexo/anexo.queries.ts'

const anexosPresentes = async (db: Db, id: string): Promise<TipoAnexo[]> =>
  (await anexosDaVenda(db, id)).map(({ tipo }) => tipo)

/** The documents that are the subscriber's to send. What the seller has sent is not theirs to replace. */
export const documentosDoAssinante = async (db: Db, id: string, canal: CanalDaVenda) => {
  const anexos = await anexosDaVenda(db, id)
  const documentos = anexosDoAssinante(canal).map((tipo) => {
    const atual = anexos.find((um) => um.tipo === tipo && um.veredito !== 'REJEITADO')
    return { tipo, atual: atual ?? null }
  })
  return {
    anexos,
    documentos,
    faltam: documentos.filter(({ atual }) => !atual).map(({ tipo }) => tipo),
    anexaveis: documentos.filter(({ atual }) => !atual || atual.do_assinante).map(({ tipo }) => tipo),
  }
}

const rejeitadosDe = async (db: Db, id: string) =>
  (await anexosDaVenda(db, id)).filter(({ veredito }) => veredito === 'REJEITADO')

export const haAnexoRejeitado = async (db: Db, id: string) => (await rejeitadosDe(db, id)).length > 0

/** What was said of each rejected one. Null when there is none. */
export const motivoDosRejeitados = async (db: Db, id: string): Promise<string | null> => {
  const ditos = (await rejeitadosDe(db, id)).map(({ tipo, motivo }) =>
    [nomesDosAnexos[tipo], motivo].filter(Boolean).join(': '),
  )
  return ditos.join('; ') || null
}

const falta = (tipo: TipoAnexo, texto: string): Falta => ({
  etapa: 'anexos',
  campo: `anexos.${tipo}`,
  texto: `${texto}: ${nomesDosAnexos[tipo]}`,
})

/** Attachments that were rejected and not replaced. */
export const faltasDosRejeitados = async (db: Db, id: string): Promise<Falta[]> =>
  (await rejeitadosDe(db, id)).map(({ tipo }) => falta(tipo, 'Foi rejeitado e precisa ser substituído'))

/** What keeps a returned sale from going on: an attachment that is missing, or was rejected and not replaced. */
export const faltasDosAnexosDe = async (db: Db, id: string, canal: CanalDaVenda): Promise<Falta[]> => {
  const presentes = await anexosPresentes(db, id)
  return [
    ...anexosExigidos(canal)
      .filter((tipo) => !presentes.includes(tipo))
      .map((tipo) => falta(tipo, 'Falta')),
    ...(await faltasDosRejeitados(db, id)),
  ]
}

/** Every required attachment has to be there and approved. */
export const exigirAnexosAprovados = async (db: Db, id: string, tipos: readonly TipoAnexo[]) => {
  const anexos = await anexosDaVenda(db, id)
  const faltam = tipos.filter(
    (tipo) => !anexos.some((anexo) => anexo.tipo === tipo && anexo.veredito === 'APROVADO'),
  )
  if (faltam.length)
    throw new Recusa(409, 'ANEXOS_POR_APROVAR', 'Aprove antes os anexos obrigatórios', {
      motivos: faltam.map((tipo) => nomesDosAnexos[tipo]),
    })
}
