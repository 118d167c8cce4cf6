import { umContrato } from '../../apps/api/src/vendas/contrato/contrato.fabrica.ts'
import { diaNoFuso } from '../../packages/contract/src/valores/dia.ts'
import { prepararCobranca } from './boletos.ts'
import { marcaUnica } from './pessoas.ts'
import type { Mundo } from './teste.ts'

/** Two contracts of a company: one can be charged, the other's client has no document. */
export const prepararLote = async (mundo: Mundo) => {
  const cobranca = await prepararCobranca(mundo)
  const { empresa, plano } = cobranca.oferta
  const nome = `Nilo Sem Documento ${marcaUnica()}`
  const { cliente } = await mundo.fabricar((db) =>
    umContrato(db, { empresa_id: empresa.id, plano_id: plano.id, meses: 5, cliente: { nome } }),
  )
  await mundo.sql('update cliente set cpf_cnpj = null where id = $1', [cliente.id])
  return { ...cobranca, empresa: empresa.id, semDocumento: { id: cliente.id, nome } }
}

/** Issued by the API: no screen is about how the month was chosen. */
export const iniciarLote = async ({ api }: Mundo, empresa_id: string) => {
  const { access_token: token } = await api.entrar()
  const competencia = diaNoFuso(new Date(), 'America/Sao_Paulo').slice(0, 7)
  const { id } = await api.exigir<{ id: string }>('POST', '/boleto/lote', {
    token,
    corpo: { empresa_id, competencia },
  })
  return id
}
