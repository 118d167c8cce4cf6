import { randomBytes } from 'node:crypto'
import type { CanalVenda, DadosCanalVenda, EdicaoCanalVenda } from '@balcao/contract/provedor/canal-venda'
import type { Db } from '#infra/db/conexao.ts'
import { canalVenda, canalVendaEmpresa } from './canal-venda.table.ts'

/** The body of a channel of every company. Each test passes only what matters to it. */
export const dadosDeCanal = (dados: Partial<DadosCanalVenda> = {}): DadosCanalVenda => ({
  nome: `Canal ${randomBytes(4).toString('hex')}`,
  tipo: 'LOJA',
  anexos_obrigatorios: [],
  exige_aceite_digital: false,
  fora_do_estabelecimento: false,
  roteiro_audio: null,
  todas_empresas: dados.empresas === undefined,
  empresas: [],
  ativo: true,
  ...dados,
})

/** A channel created directly in the database, for tests about something else. */
export const umCanal = async (db: Db, dados: Partial<DadosCanalVenda> = {}) => {
  const { empresas, ...colunas } = dadosDeCanal(dados)
  const [criado] = await db.insert(canalVenda).values(colunas).returning()
  if (!criado) throw new Error('sem canal')
  if (empresas.length)
    await db
      .insert(canalVendaEmpresa)
      .values(empresas.map((empresa_id) => ({ canal_venda_id: criado.id, empresa_id })))
  return criado
}

/** The body that saves a channel as it is, but for what the test changes. */
export const edicaoDeCanal = (
  atual: CanalVenda,
  mudancas: Partial<EdicaoCanalVenda> = {},
): EdicaoCanalVenda => {
  const { id: _, editavel: __, criado_em: ___, atualizado_em: ____, empresas, ...dados } = atual
  return { ...dados, empresas: empresas.map((e) => e.id), ...mudancas }
}
