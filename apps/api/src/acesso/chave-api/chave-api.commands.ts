import { type ChaveApi, type DadosChaveApi, VALIDADE_MAXIMA_DIAS } from '@balcao/contract/acesso/chave-api'
import { formatarData } from '@balcao/contract/valores/data'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { instanteNoFuso } from '@balcao/contract/valores/instante-no-fuso'
import { eq, sql } from 'drizzle-orm'
import { exigirConcediveis } from '#acesso/grupo-permissao/posse.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { ExigirConfirmacao } from '#infra/http/confirmacao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { campoInvalido, naoEncontrado, semPermissao } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { exigirEmpresasAlcancadas } from '#provedor/empresa/alcance.ts'
import { obterChave } from './chave-api.queries.ts'
import { chaveApi, chaveApiEmpresa } from './chave-api.table.ts'
import { novoSegredo } from './segredo.ts'

const ENTIDADE = 'chave_api'

export const criarChave = (
  { db, ...autor }: Contexto,
  exigirConfirmacao: ExigirConfirmacao,
  { expira_no_dia, empresas, ...dados }: DadosChaveApi,
) =>
  db.transaction(async (db) => {
    await exigirConfirmacao(db)
    exigirConcediveis(dados.permissoes, autor.usuario.permissoes)
    await exigirEmpresasAlcancadas(db, autor.usuario, { ...dados, empresas })
    const unicas = [...new Set(empresas)]
    if (!dados.todas_empresas && !unicas.length)
      throw campoInvalido('empresas', 'Escolha ao menos uma empresa')
    const expira_em = await fimDoDia(db, expira_no_dia)
    const { chave, resumo, final } = novoSegredo()
    const nova = { ...dados, permissoes: [...dados.permissoes].sort(), resumo, final, expira_em }
    const [criada] = await db
      .insert(chaveApi)
      .values({ ...nova, criada_por: autor.usuario.id })
      .returning({ id: chaveApi.id })
    if (!criada) throw new Error('a chave não voltou da inserção')
    if (unicas.length)
      await db
        .insert(chaveApiEmpresa)
        .values(unicas.map((empresa_id) => ({ chave_id: criada.id, empresa_id })))
    const salva = await obterChave(db, autor.usuario, criada.id)
    await auditar(db, autor, ENTIDADE, criada.id, 'CRIAR', {}, paraHistorico(salva))
    return { ...salva, chave }
  })

/** Revoking twice is revoking once. */
export const revogarChave = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const [linha] = await db
      .select({ id: chaveApi.id })
      .from(chaveApi)
      .where(eq(chaveApi.id, id))
      .for('update')
    if (!linha) throw naoEncontrado()
    const atual = await obterChave(db, autor.usuario, id)
    if (atual.impedimento) throw semPermissao(atual.impedimento)
    if (atual.revogada_em) return atual
    await db
      .update(chaveApi)
      .set({ revogada_em: sql`now()`, revogada_por: autor.usuario.id })
      .where(eq(chaveApi.id, id))
    await auditar(db, autor, ENTIDADE, id, 'REVOGAR')
    return obterChave(db, autor.usuario, id)
  })

/** The key works until the last second of its day, by the provider's clock: that is how the day is shown. */
const fimDoDia = async (db: Db, dia: string) => {
  const { fuso_horario } = await lerConfiguracao(db)
  const hoje = diaNoFuso(new Date(), fuso_horario)
  const ultimo = somarDias(hoje, VALIDADE_MAXIMA_DIAS)
  if (dia < hoje) throw campoInvalido('expira_no_dia', 'Este dia já passou')
  if (dia > ultimo)
    throw campoInvalido('expira_no_dia', `Uma chave vale no máximo um ano: até ${formatarData(ultimo)}`)
  return new Date(instanteNoFuso(somarDias(dia, 1), 0, fuso_horario) - 1_000).toISOString()
}

const paraHistorico = (chave: ChaveApi) => ({
  nome: chave.nome,
  final: chave.final,
  permissoes: chave.permissoes,
  todas_empresas: chave.todas_empresas,
  empresas: chave.empresas.map((e) => e.nome),
  enderecos: chave.enderecos,
  limite_por_minuto: chave.limite_por_minuto,
  expira_em: chave.expira_em,
})
