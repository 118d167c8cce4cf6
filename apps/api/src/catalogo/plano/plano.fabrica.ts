import { randomBytes } from 'node:crypto'
import { type EdicaoPlano, type NovoPlano, type Plano, planoEmBranco } from '@balcao/contract/catalogo/plano'
import type { Db } from '#infra/db/conexao.ts'
import { plano } from './plano.table.ts'
import { ligar } from './plano-ligacoes.commands.ts'
import { planoPreco } from './plano-ligacoes.table.ts'

/** The body of a plan that is sold everywhere. Each test passes only what matters to it. */
export const dadosDePlano = (dados: Partial<NovoPlano> = {}): NovoPlano => ({
  ...planoEmBranco,
  codigo: `P-${randomBytes(4).toString('hex').toUpperCase()}`,
  nome: 'Fibra 500',
  tecnologia: 'FIBRA',
  download_mbps: 500,
  upload_mbps: 250,
  tipos_pessoa: ['PF', 'PJ'],
  fidelidade_meses: 12,
  beneficio_descricao: 'Instalação sem custo',
  beneficio_valor: 600_00,
  vigencia_inicio: '2026-01-01',
  todas_empresas: dados.empresas === undefined,
  todas_cidades: dados.cidades === undefined,
  todos_canais: dados.canais === undefined,
  valor_mensal: 99_90,
  ...dados,
})

/** Additionals by id alone, at their own price. */
type Novo = Partial<NovoPlano> & { obrigatorios?: string[]; opcionais?: string[] }

/** A plan created directly in the database, for tests about something else. */
export const umPlano = async (db: Db, { obrigatorios = [], opcionais = [], ...mudancas }: Novo = {}) => {
  const adicionais = [...obrigatorios, ...opcionais].map((adicional_id) => ({
    adicional_id,
    obrigatorio: obrigatorios.includes(adicional_id),
    valor: null,
  }))
  const { valor_mensal, taxa_instalacao, ...dados } = dadosDePlano({ adicionais, ...mudancas })
  const [criado] = await db.insert(plano).values(dados).returning()
  if (!criado) throw new Error('sem plano')
  await ligar(db, criado.id, dados)
  const a_partir_de = dados.vigencia_inicio
  await db.insert(planoPreco).values({ plano_id: criado.id, a_partir_de, valor_mensal, taxa_instalacao })
  return criado
}

/** A body that saves the plan unchanged, except for what the test changes. */
export const edicaoDePlano = (atual: Plano, mudancas: Partial<EdicaoPlano> = {}): EdicaoPlano => {
  const { id, preco, precos, situacao, promocoes, editavel, criado_em, atualizado_em, ...campos } = atual
  return {
    ...campos,
    empresas: atual.empresas.map((e) => e.id),
    canais: atual.canais.map((c) => c.id),
    recursos: atual.recursos.map((r) => r.id),
    adicionais: atual.adicionais.map(({ adicional_id, obrigatorio, valor }) => ({
      adicional_id,
      obrigatorio,
      valor,
    })),
    ...mudancas,
  }
}
