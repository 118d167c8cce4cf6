import { dadosDeAtendimento } from '../../apps/api/src/posvenda/atendimento/atendimento.fabrica.ts'
import { umContrato } from '../../apps/api/src/vendas/contrato/contrato.fabrica.ts'
import { marcaUnica, type Pessoa } from './pessoas.ts'
import type { Mundo } from './teste.ts'
import { montarOferta, vendedorDe } from './vendas.ts'

/** Somebody who attends, and the contract of a client who has mail. */
export const prepararContrato = async (mundo: Mundo) => {
  const oferta = await montarOferta(mundo)
  const email = `cliente-${marcaUnica()}@teste.br`
  const { id: contrato, cliente } = await mundo.fabricar((db) =>
    umContrato(db, {
      ...{ empresa_id: oferta.empresa.id, plano_id: oferta.plano.id, meses: 5 },
      cliente: { nome: 'Rita de Atender', email },
    }),
  )
  const caminho = `/admin/cliente/${cliente.id}/plano/${contrato}`
  return {
    atendente: await vendedorDe(mundo, oferta, 'Backoffice'),
    ...{ oferta, email, contrato, cliente: cliente.id, dono: cliente, caminho },
    endereco: `${caminho}/atendimento`,
  }
}

type Aberto = { id: string; protocolo: number; versao: number }

/** Opened by the API: no screen is about how it was typed. */
export const abrirAtendimento = async (
  { api }: Mundo,
  atendente: Pessoa,
  contrato: string,
  mudancas?: Parameters<typeof dadosDeAtendimento>[1],
) => {
  const { access_token: token } = await api.entrar(atendente)
  return api.exigir<Aberto>('POST', '/atendimento', { token, corpo: dadosDeAtendimento(contrato, mudancas) })
}
