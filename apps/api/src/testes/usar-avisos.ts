import { txidDoBoleto } from '@balcao/contract/cobranca/boleto'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { beforeAll } from 'vitest'
import { cabecalhosDoAviso } from '#cobranca/aviso/aviso.fabrica.ts'
import { usarBoletos } from './usar-boletos.ts'

type Como = Parameters<typeof cabecalhosDoAviso>[2]

/** An account with a secret, and a gateway that knows it. */
export const usarAvisos = () => {
  const partes = usarBoletos()
  const { s, caixa, pedir, contrato, avulso } = partes
  const gateway = { segredo: '' }
  const novoSegredo = async (contaId: string): Promise<string> =>
    (await pedir('POST', `/conta-bancaria/${contaId}/segredo`)).corpo.segredo
  beforeAll(async () => {
    gateway.segredo = await novoSegredo(caixa.conta_id)
  })

  const um = async () => avulso((await contrato()).cliente.id)
  const mandar = (corpo: string, cabecalhos: Record<string, string>, conta = caixa.conta_id) =>
    s().pedir('POST', `/aviso-de-pagamento/${conta}`, { corpo, cabecalhos })
  const avisar = (dados: object, como: Como = {}) => {
    const corpo = JSON.stringify(dados)
    return mandar(corpo, cabecalhosDoAviso(gateway.segredo, corpo, como))
  }
  const hoje = () => diaNoFuso(new Date(), 'America/Sao_Paulo')
  const porPix = (numero: number, dados: object = {}) => ({
    ...{ evento: 'PAGO', txid: txidDoBoleto(numero), valor: 12990, pago_em: hoje(), meio: 'PIX' },
    ...{ fim_a_fim: 'E18236120202611101530s0123456789', ...dados },
  })
  const porBoleto = (nosso_numero: string, dados: object = {}) => ({
    ...{ evento: 'PAGO', nosso_numero, valor: 12990, pago_em: hoje(), meio: 'BOLETO', ...dados },
  })
  return { ...partes, gateway, novoSegredo, um, mandar, avisar, hoje, porPix, porBoleto }
}
