import type {
  AdicionalDaPromocao,
  DadosPromocao,
  EdicaoPromocao,
  Promocao,
} from '@balcao/contract/catalogo/promocao'
import type { Db } from '#infra/db/conexao.ts'
import { promocao, promocaoAdicional } from './promocao.table.ts'
import { ligar } from './promocao-ligacoes.commands.ts'

/** The body of a promotion that fits everything. Each test passes only what matters to it. */
export const dadosDePromocao = (dados: Partial<DadosPromocao> = {}): DadosPromocao => ({
  nome: 'Black Friday',
  descricao: null,
  codigo: null,
  desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 50_00 },
  desconto_instalacao: null,
  duracao_meses: 3,
  vigencia_inicio: '2026-01-01',
  vigencia_fim: null,
  todos_planos: dados.planos === undefined,
  planos: [],
  todos_canais: dados.canais === undefined,
  canais: [],
  todas_cidades: dados.cidades === undefined,
  cidades: [],
  limite_total: null,
  limite_por_cliente: null,
  limite_por_vendedor: null,
  cumulativa: false,
  prioridade: 0,
  ativo: true,
  ...dados,
})

type Novas = Partial<DadosPromocao> & {
  usos?: number
  adicionais?: AdicionalDaPromocao[]
  /** Additionals by id alone, free for a month. */
  obrigatorios?: string[]
}

const deGraca = (adicional_id: string): AdicionalDaPromocao => ({
  adicional_id,
  obrigatorio: true,
  valor_promocional: 0,
  meses: 1,
})

/** A promotion created directly in the database, for tests about something else. */
export const umaPromocao = async (
  db: Db,
  { usos = 0, obrigatorios = [], adicionais = obrigatorios.map(deGraca), ...mudancas }: Novas = {},
) => {
  const { planos, canais, cidades, ...colunas } = dadosDePromocao(mudancas)
  const [criada] = await db
    .insert(promocao)
    .values({ ...colunas, usos })
    .returning()
  if (!criada) throw new Error('sem promoção')
  await ligar(db, criada.id, { ...colunas, planos, canais, cidades })
  if (adicionais.length)
    await db
      .insert(promocaoAdicional)
      .values(adicionais.map((a, ordem) => ({ ...a, promocao_id: criada.id, ordem })))
  return criada
}

/** A body that saves the promotion unchanged, except for what the test changes. */
export const edicaoDePromocao = (atual: Promocao, mudancas: Partial<EdicaoPromocao> = {}): EdicaoPromocao => {
  const { id, adicionais, usos, situacao, dias_restantes, editavel, criado_em, atualizado_em, ...campos } =
    atual
  return {
    ...campos,
    planos: atual.planos.map((p) => p.id),
    canais: atual.canais.map((c) => c.id),
    ...mudancas,
  }
}
