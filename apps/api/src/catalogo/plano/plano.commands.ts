import type { DadosPlano, EdicaoPlano, NovoPlano, Plano } from '@balcao/contract/catalogo/plano'
import { eq, sql } from 'drizzle-orm'
import { travarObrigatorios } from '#catalogo/adicional/trava.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aoRepetir } from '#infra/db/unico.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { exigirForaDeUso, usosEmPalavras } from '#infra/recusa/em-uso.ts'
import { campoInvalido, naoEncontrado, semPermissao, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { usosDe } from '#infra/referencia/referencias.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { cidadesNoHistorico, linhaDePreco, paraHistorico } from './plano.historico.ts'
import { obterPlano } from './plano.queries.ts'
import { plano } from './plano.table.ts'
import { ligar, religar } from './plano-ligacoes.commands.ts'
import { planoPreco } from './plano-ligacoes.table.ts'
import { exigirLigacoes } from './plano-regras.ts'

export const ENTIDADE = 'plano'

export const criarPlano = (
  { db, ...autor }: Contexto,
  { valor_mensal, taxa_instalacao, ...dados }: NovoPlano,
) =>
  db.transaction(async (db) => {
    await travarObrigatorios(db)
    await exigirLigacoes(db, autor.usuario, dados)
    const [criado] = await semCodigoRepetido(db.insert(plano).values(colunas(dados)).returning())
    if (!criado) throw new Error('o plano não voltou da inserção')
    await ligar(db, criado.id, dados)
    const preco = { a_partir_de: await primeiroDia(db, dados), valor_mensal, taxa_instalacao }
    await db.insert(planoPreco).values({ plano_id: criado.id, ...preco })
    const salvo = await obterPlano(db, autor.usuario, criado.id)
    const cidades = await cidadesNoHistorico(db, [], salvo.cidades)
    await auditar(
      db,
      autor,
      ENTIDADE,
      criado.id,
      'CRIAR',
      {},
      {
        ...paraHistorico(salvo),
        ...linhaDePreco(preco.a_partir_de, preco),
        ...cidades.depois,
      },
    )
    return salvo
  })

export const editarPlano = ({ db, ...autor }: Contexto, id: string, { versao, ...dados }: EdicaoPlano) =>
  db.transaction(async (db) => {
    await travarObrigatorios(db)
    const atual = await travarPlano(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    await exigirLigacoes(db, autor.usuario, dados, atual)
    const novo = { ...colunas(dados), ...novaVersao(atual) }
    await semCodigoRepetido(db.update(plano).set(novo).where(eq(plano.id, id)))
    await religar(db, id, dados)
    const salvo = await obterPlano(db, autor.usuario, id)
    const cidades = await cidadesNoHistorico(db, atual.cidades, salvo.cidades)
    await auditar(
      db,
      autor,
      ENTIDADE,
      id,
      'EDITAR',
      { ...paraHistorico(atual), ...cidades.antes },
      { ...paraHistorico(salvo), ...cidades.depois },
    )
    return salvo
  })

export const usoDoPlano = async (db: Db, quem: Pessoa, id: string) => {
  await obterPlano(db, quem, id)
  return { onde: usosEmPalavras(await usosDe(db, quem, plano, id)) }
}

export const excluirPlano = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const atual = await travarPlano(db, autor.usuario, id)
    exigirForaDeUso('Este plano não pode ser excluído', await usosDe(db, autor.usuario, plano, id))
    await db.update(plano).set({ excluido_em: sql`now()` }).where(eq(plano.id, id))
    await auditar(db, autor, ENTIDADE, id, 'EXCLUIR', paraHistorico(atual))
    return {}
  })

/** Locks the row. 404 when it is out of sight, 403 when another company sells it too. */
export const travarPlano = async (db: Db, quem: Pessoa, id: string): Promise<Plano> => {
  const [linha] = await db.select({ id: plano.id }).from(plano).where(eq(plano.id, id)).for('update')
  if (!linha) throw naoEncontrado()
  const atual = await obterPlano(db, quem, id)
  if (!atual.editavel)
    throw semPermissao('Você não pode alterar um plano que também é vendido por empresas que não são suas')
  return atual
}

/** From the day on which the offer begins, but today at the latest: a plan always has a price. */
const primeiroDia = async (db: Db, { vigencia_inicio }: DadosPlano) => {
  const hoje = await hojeNoFuso(db)
  return vigencia_inicio < hoje ? vigencia_inicio : hoje
}

const colunas = ({ empresas, cidades, canais, recursos, adicionais, ...dados }: DadosPlano) => dados

const semCodigoRepetido = <T>(acao: Promise<T>) =>
  aoRepetir('plano_codigo', acao, () => campoInvalido('codigo', 'Já existe um plano com este código'))
