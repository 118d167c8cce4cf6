import type { DadosPromocao, Promocao } from '@balcao/contract/catalogo/promocao'
import { and, inArray, or } from 'drizzle-orm'
import { planoVendidoForaDe, planoVendidoPor } from '#catalogo/plano/plano.queries.ts'
import { plano } from '#catalogo/plano/plano.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { exigirExistentes } from '#infra/db/existentes.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { canalAtende } from '#provedor/canal-venda/canal-venda.queries.ts'
import { canalVenda } from '#provedor/canal-venda/canal-venda.table.ts'
import { exigirMunicipios } from '#provedor/municipio/municipio.queries.ts'

/** What the promotion is for must exist and be within this person's reach. */
export const exigirLigacoes = async (db: Db, quem: Pessoa, dados: DadosPromocao, atual?: Promocao) => {
  await exigirPlanos(db, quem, dados)
  if (!dados.todos_canais) await exigirCanais(db, quem, dados.canais, atual)
  if (!dados.todas_cidades) await exigirMunicipios(db, dados.cidades, 'cidades')
}

/** People who have only some companies may discount only plans that belong entirely to those companies. */
const exigirPlanos = async (db: Db, { empresas }: Pessoa, { todos_planos, planos }: DadosPromocao) => {
  if (todos_planos) {
    if (empresas === null) return
    throw campoInvalido('planos', 'Escolha os planos: você não tem todas as empresas')
  }
  await exigirExistentes(db, plano, planos, {
    campo: 'planos',
    recusa: 'Plano não encontrado',
    onde: empresas === null ? undefined : planoVendidoPor(empresas),
  })
  if (empresas === null) return
  const [dividido] = await db
    .select({ nome: plano.nome })
    .from(plano)
    .where(and(inArray(plano.id, planos), planoVendidoForaDe(empresas)))
    .limit(1)
  if (dividido)
    throw campoInvalido('planos', `“${dividido.nome}” também é vendido por empresas que você não tem`)
}

/** A channel that somebody with more companies linked may stay. A new one must be within reach. */
const exigirCanais = async (db: Db, { empresas }: Pessoa, canais: readonly string[], atual?: Promocao) => {
  const jaLigados = atual?.canais.map((c) => c.id) ?? []
  const alcancado =
    empresas === null ? undefined : or(canalAtende(empresas), inArray(canalVenda.id, jaLigados))
  await exigirExistentes(db, canalVenda, canais, {
    campo: 'canais',
    recusa: 'Canal de venda não encontrado',
    onde: alcancado,
  })
}

export const exigirLimiteAcimaDosUsos = ({ usos }: Promocao, { limite_total }: DadosPromocao) => {
  if (limite_total !== null && limite_total < usos)
    throw campoInvalido(
      'limite_total',
      `A promoção já foi usada ${vezes(usos)}: o limite não pode ser menor que isso`,
    )
}

/** For a promotion that comes back after its end: any of them may have been deactivated meanwhile. */
export const exigirObrigatoriosAtivos = ({ adicionais }: Promocao) => {
  const inativo = adicionais.find((a) => a.obrigatorio && !a.ativo)
  if (inativo)
    throw campoInvalido(
      'vigencia_fim',
      `“${inativo.nome}” está inativo e é obrigatório nesta promoção: antes de ela voltar, ative-o ou deixe-o opcional`,
    )
}

export const vezes = (usos: number) => (usos === 1 ? '1 vez' : `${usos} vezes`)
