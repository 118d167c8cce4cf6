import { randomUUID } from 'node:crypto'
import { umaConta } from '../../apps/api/src/cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { dadosDeEmpresa } from '../../apps/api/src/provedor/empresa/empresa.fabrica.ts'
import { umClienteComEndereco } from '../../apps/api/src/vendas/contrato/contrato.fabrica.ts'
import type { Boleto } from '../../packages/contract/src/cobranca/boleto.ts'
import { marcaUnica } from './pessoas.ts'
import type { Mundo } from './teste.ts'

/** A client's boleto, which the bank already knows, and what the provider does with it. */
export const prepararBoleto = async ({ api, fabricar, sql }: Mundo) => {
  const { access_token: token } = await api.entrar()
  const empresa = await api.exigir<{ id: string }>('POST', '/empresa', {
    token,
    corpo: dadosDeEmpresa({ nome_fantasia: `Provedor ${marcaUnica()}` }),
  })
  const email = `cliente-${marcaUnica()}@teste.br`
  const { id: cliente_id } = await fabricar(async (db) => {
    await umaConta(db, { empresa_id: empresa.id, chave_pix: 'financeiro@provedor.example' })
    return umClienteComEndereco(db, empresa.id, { nome: 'Rita de Pagar', email })
  })
  const boleto = await api.exigir<Boleto>('POST', '/boleto', {
    token,
    corpo: {
      id: randomUUID(),
      cliente_id,
      descricao: 'Mudança de endereço',
      valor: 129_90,
      vencimento: '2040-12-10',
    },
  })
  await sql("update boleto set registro = 'REGISTRADO' where id = $1", [boleto.id])
  const { pathname, search } = new URL(boleto.link ?? '')
  const agir = async (acao: string, corpo: object) => {
    const { versao } = await api.exigir<Boleto>('GET', `/boleto/${boleto.id}`, { token })
    await api.exigir('POST', `/boleto/${boleto.id}/${acao}`, { token, corpo: { versao, ...corpo } })
  }
  /** Only the path: the address is the provider's. */
  return { boleto, email, caminho: pathname + search, token, agir }
}
