import type { AdicionalDoPlano, DadosPlano, Plano } from '@balcao/contract/catalogo/plano'
import { inArray, or } from 'drizzle-orm'
import { adicional } from '#catalogo/adicional/adicional.table.ts'
import { inativoEmPalavras, primeiroInativo, voltaAValer } from '#catalogo/adicional/obrigatorio-ativo.ts'
import { recurso } from '#catalogo/recurso/recurso.table.ts'
import { exigirImagemPublica } from '#infra/arquivo/arquivo.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { exigirExistentes } from '#infra/db/existentes.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido, semPermissao } from '#infra/recusa/recusa.ts'
import { canalAtende } from '#provedor/canal-venda/canal-venda.queries.ts'
import { canalVenda } from '#provedor/canal-venda/canal-venda.table.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { exigirEmpresasAlcancadas } from '#provedor/empresa/alcance.ts'
import { exigirMunicipios } from '#provedor/municipio/municipio.queries.ts'

/**
 * Mandatory additionals that exclude each other make an offer that nobody can buy: two of the plan, or one of
 * the plan and one that a promotion for it makes mandatory. `plano` is null while the plan is being created.
 */
export const exigirObrigatoriosCompativeis = encaixe<
  (db: Db, plano: string | null, obrigatorios: readonly string[]) => Promise<void>
>('os adicionais obrigatórios de um plano e de suas promoções')

/** Everything that a plan names must exist, be within this person's reach, and fit together. */
export const exigirLigacoes = async (db: Db, quem: Pessoa, dados: DadosPlano, atual?: Plano) => {
  await exigirEmpresasAlcancadas(db, quem, dados)
  await exigirMunicipios(db, dados.cidades, 'cidades')
  await exigirCanais(db, quem, dados.canais, atual)
  await exigirExistentes(db, recurso, dados.recursos, {
    campo: 'recursos',
    recusa: 'Recurso não encontrado',
  })
  await exigirAdicionais(db, quem, dados, atual)
  await exigirImagemPublica(db, 'imagem', dados.imagem)
}

/** A channel that somebody with more companies linked may stay. A new one must be within reach. */
const exigirCanais = async (db: Db, { empresas }: Pessoa, canais: readonly string[], atual?: Plano) => {
  const jaLigados = atual?.canais.map((c) => c.id) ?? []
  const alcancado =
    empresas === null ? undefined : or(canalAtende(empresas), inArray(canalVenda.id, jaLigados))
  await exigirExistentes(db, canalVenda, canais, {
    campo: 'canais',
    recusa: 'Canal de venda não encontrado',
    onde: alcancado,
  })
}

const exigirAdicionais = async (db: Db, quem: Pessoa, dados: DadosPlano, atual?: Plano) => {
  const obrigatorios = obrigatoriosDe(dados.adicionais)
  const jaEram = obrigatoriosDe(atual?.adicionais ?? [])
  const mudou = String(obrigatorios) !== String(jaEram)
  if (mudou && !quem.pode('VINCULAR.ADICIONAL'))
    throw semPermissao('Você não possui permissão para mudar quais adicionais são obrigatórios')
  await exigirExistentes(
    db,
    adicional,
    dados.adicionais.map((a) => a.adicional_id),
    { campo: 'adicionais', recusa: 'Adicional não encontrado' },
  )
  const volta = atual !== undefined && voltaAValer(atual, dados, await hojeNoFuso(db))
  const novos = volta ? obrigatorios : obrigatorios.filter((id) => !jaEram.includes(id))
  const inativo = await primeiroInativo(db, novos)
  if (inativo) throw campoInvalido('adicionais', inativoEmPalavras(inativo.nome))
  await exigirObrigatoriosCompativeis()(db, atual?.id ?? null, obrigatorios)
}

const obrigatoriosDe = (adicionais: readonly AdicionalDoPlano[]) =>
  adicionais
    .filter((a) => a.obrigatorio)
    .map((a) => a.adicional_id)
    .sort()
