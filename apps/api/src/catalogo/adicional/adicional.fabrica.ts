import { randomBytes } from 'node:crypto'
import type { Adicional, DadosAdicional } from '@balcao/contract/catalogo/adicional'
import type { Db } from '#infra/db/conexao.ts'
import type { Pedir } from '#testes/pedir.ts'
import { adicional, adicionalIncompativel } from './adicional.table.ts'

/** The body of a new additional. Each test passes only what matters to it. */
export const dadosDeAdicional = (mudancas: Partial<DadosAdicional> = {}): DadosAdicional => ({
  nome: `Adicional ${randomBytes(4).toString('hex')}`,
  descricao: null,
  categoria: 'STREAMING',
  cobranca: 'MENSAL',
  valor: 1990,
  quantidade_maxima: 1,
  incompativel_com: [],
  icone: null,
  ativo: true,
  ...mudancas,
})

/** An additional straight in the database, for tests whose subject is something else. */
export const umAdicional = async (db: Db, mudancas: Partial<DadosAdicional> = {}) => {
  const { incompativel_com: _, ...colunas } = dadosDeAdicional(mudancas)
  const [criado] = await db.insert(adicional).values(colunas).returning()
  if (!criado) throw new Error('sem adicional')
  return criado
}

export const incompativeis = async (db: Db, um: { id: string }, outro: { id: string }) => {
  const [menor_id = '', maior_id = ''] = [um.id, outro.id].sort()
  await db.insert(adicionalIncompativel).values({ menor_id, maior_id })
}

export const chamadasDeAdicional = (s: () => { pedir: Pedir }, token: () => string) => {
  const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', resto = '', corpo?: object) =>
    s().pedir(metodo, `/adicional${resto}`, { token: token(), ...(corpo && { corpo }) })
  const criar = (mudancas: Record<string, unknown> = {}) =>
    pedir('POST', '', { ...dadosDeAdicional(), ...mudancas })
  const criado = async (mudancas: Partial<DadosAdicional> = {}): Promise<Adicional> =>
    (await criar(mudancas)).corpo
  const obter = async (id: string): Promise<Adicional> => (await pedir('GET', `/${id}`)).corpo

  /** Saves the record unchanged, except for what the test changes. */
  const editar = (
    { id, planos: _, promocoes: __, criado_em: ___, atualizado_em: ____, ...atual }: Adicional,
    mudancas: Partial<DadosAdicional> = {},
  ) =>
    pedir('PUT', `/${id}`, {
      ...atual,
      incompativel_com: atual.incompativel_com.map((outro) => outro.id),
      ...mudancas,
    })
  const historico = async (id: string) => (await pedir('GET', `/${id}/historico`)).corpo.itens
  return { pedir, criar, criado, obter, editar, historico }
}
