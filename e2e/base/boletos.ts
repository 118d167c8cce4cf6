import { umaConta } from '../../apps/api/src/cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import type { BoletoResumo } from '../../packages/contract/src/cobranca/boleto.ts'
import type { MesACobrar } from '../../packages/contract/src/cobranca/boleto-api.ts'
import { prepararContrato } from './atendimentos.ts'
import type { Mundo } from './teste.ts'
import { vendedorDe } from './vendas.ts'

const CAIXA = [
  ...(['LISTAR.BOLETO', 'CRIAR.BOLETO', 'EDITAR.BOLETO'] as const),
  ...(['LISTAR.CLIENTE', 'VISUALIZAR.CLIENTE'] as const),
]

/** An account of the contract's company, so that it can charge. */
const darConta = ({ fabricar }: Mundo, empresa_id: string) =>
  fabricar((db) =>
    umaConta(db, {
      ...{ empresa_id, chave_pix: 'financeiro@provedor.example' },
      ...{ multa_percentual: 200, juros_percentual_mes: 100 },
    }),
  )

/** A contract that can be charged, and somebody who charges. */
export const prepararCobranca = async (mundo: Mundo) => {
  const preparado = await prepararContrato(mundo)
  await darConta(mundo, preparado.oferta.empresa.id)
  return { ...preparado, caixa: await vendedorDe(mundo, preparado.oferta, [...CAIXA]) }
}

/** Issued by the API: no screen is about how it was chosen. */
export const emitirUm = async ({ api }: Mundo, contrato: string) => {
  const { access_token: token } = await api.entrar()
  const { itens } = await api.exigir<{ itens: MesACobrar[] }>('GET', `/contrato/${contrato}/cobranca`, {
    token,
  })
  const [mes] = itens.filter(({ boleto, impedimento }) => !boleto && !impedimento)
  if (!mes) throw new Error('nenhum mês a cobrar')
  const corpo = { competencias: [mes.competencia] }
  const { emitidos } = await api.exigir<{ emitidos: [BoletoResumo] }>(
    'POST',
    `/contrato/${contrato}/boleto`,
    {
      token,
      corpo,
    },
  )
  return emitidos[0]
}
