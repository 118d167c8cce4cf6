import type { CodigoDoBanco } from '@balcao/contract/cobranca/banco/banco'
import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { v7 } from 'uuid'
import { beforeAll } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaConta } from '#cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import type { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { umContrato } from '#vendas/contrato/contrato.fabrica.ts'
import { usarServidor } from './ambiente.ts'

type Colunas = Partial<typeof contaBancaria.$inferInsert>
type DoContrato = Partial<Parameters<typeof umContrato>[1]>

/** A company with an account and a plan, and what charges its clients. */
export const usarBoletos = (variaveis: Record<string, string> = {}) => {
  const s = usarServidor(variaveis)
  const caixa = { token: '', empresa_id: '', conta_id: '', plano_id: '' }

  beforeAll(async () => {
    const { db, fabrica } = s()
    caixa.token = (await s().admin()).acesso
    caixa.empresa_id = (await fabrica.empresa()).id
    caixa.plano_id = (await umPlano(db, { nome: 'Fibra 500', taxa_instalacao: 5000 })).id
    caixa.conta_id = (await umaConta(db, { empresa_id: caixa.empresa_id, ...COMUM })).id
  })

  const pedir = (metodo: 'GET' | 'POST', caminho: string, corpo?: object, token = caixa.token) =>
    s().pedir(metodo, caminho, { token, ...(corpo && { corpo }) })

  /** A company of its own, so that what others issue does not show. */
  const outraEmpresa = async (banco: CodigoDoBanco = '341', conta: Colunas = {}) => {
    const { id: empresa_id } = await s().fabrica.empresa()
    const { id: conta_id } = await umaConta(s().db, { empresa_id, banco, ...COMUM, ...conta })
    return { empresa_id, conta_id }
  }

  const contrato = (dados: DoContrato = {}) =>
    umContrato(s().db, { empresa_id: caixa.empresa_id, plano_id: caixa.plano_id, ...dados })

  const avulso = async (cliente_id: string, dados: object = {}): Promise<Boleto> => {
    const { status, corpo, texto } = await pedir('POST', '/boleto', corpoAvulso(cliente_id, dados))
    if (status !== 201) throw new Error(texto)
    return corpo
  }

  const obter = async (id: string): Promise<Boleto> => (await pedir('GET', `/boleto/${id}`)).corpo

  const agir = (atual: Boleto, acao: string, corpo: object = {}) =>
    pedir('POST', `/boleto/${atual.id}/${acao}`, { versao: atual.versao, ...corpo })

  return { s, caixa, pedir, outraEmpresa, contrato, avulso, obter, agir }
}

const COMUM = { multa_percentual: 200, juros_percentual_mes: 100, chave_pix: 'financeiro@provedor.example' }

export const corpoAvulso = (cliente_id: string, dados: object = {}) => ({
  id: v7(),
  cliente_id,
  descricao: 'Mudança de endereço',
  valor: 12990,
  vencimento: '2030-12-10',
  ...dados,
})
