import type { DadosPromocao, EdicaoPromocao, Promocao } from '@balcao/contract/catalogo/promocao'
import { eq, sql } from 'drizzle-orm'
import { voltaAValer } from '#catalogo/adicional/obrigatorio-ativo.ts'
import { travarObrigatorios } from '#catalogo/adicional/trava.ts'
import { cidadesNoHistorico } from '#catalogo/plano/plano.historico.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aoRepetir } from '#infra/db/unico.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import {
  campoInvalido,
  emUso,
  naoEncontrado,
  semPermissao,
  versaoDesatualizada,
} from '#infra/recusa/recusa.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { choqueEmPalavras, choqueEntreObrigatorios } from './obrigatorios-compativeis.ts'
import { paraHistorico } from './promocao.historico.ts'
import { obterPromocao } from './promocao.queries.ts'
import { promocao } from './promocao.table.ts'
import { ligar, religar } from './promocao-ligacoes.commands.ts'
import {
  exigirLigacoes,
  exigirLimiteAcimaDosUsos,
  exigirObrigatoriosAtivos,
  vezes,
} from './promocao-regras.ts'

export const ENTIDADE = 'promocao'

export const criarPromocao = ({ db, ...autor }: Contexto, dados: DadosPromocao) =>
  db.transaction(async (db) => {
    await exigirLigacoes(db, autor.usuario, dados)
    const [criada] = await semCupomRepetido(db.insert(promocao).values(colunas(dados)).returning())
    if (!criada) throw new Error('a promoção não voltou da inserção')
    await ligar(db, criada.id, dados)
    const salva = await obterPromocao(db, autor.usuario, criada.id)
    const cidades = await cidadesNoHistorico(db, [], salva.cidades)
    const depois = { ...paraHistorico(salva), ...cidades.depois }
    await auditar(db, autor, ENTIDADE, salva.id, 'CRIAR', {}, depois)
    return salva
  })

/** Never touches `usos`: only sending or cancelling a sale does. */
export const editarPromocao = (
  { db, ...autor }: Contexto,
  id: string,
  { versao, ...dados }: EdicaoPromocao,
) =>
  db.transaction(async (db) => {
    await travarObrigatorios(db)
    const atual = await travarPromocao(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    exigirLimiteAcimaDosUsos(atual, dados)
    await exigirLigacoes(db, autor.usuario, dados, atual)
    if (voltaAValer(atual, dados, await hojeNoFuso(db))) exigirObrigatoriosAtivos(atual)
    await semCupomRepetido(
      db
        .update(promocao)
        .set({ ...colunas(dados), ...novaVersao(atual) })
        .where(eq(promocao.id, id)),
    )
    await religar(db, id, dados)
    const choque = await choqueEntreObrigatorios(db, autor.usuario, id)
    if (choque) throw campoInvalido('planos', choqueEmPalavras(choque))
    const salva = await obterPromocao(db, autor.usuario, id)
    const cidades = await cidadesNoHistorico(db, atual.cidades, salva.cidades)
    const antes = { ...paraHistorico(atual), ...cidades.antes }
    const depois = { ...paraHistorico(salva), ...cidades.depois }
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', antes, depois)
    return salva
  })

export const excluirPromocao = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const atual = await travarPromocao(db, autor.usuario, id)
    if (atual.usos > 0)
      throw emUso(
        `Esta promoção já foi usada ${vezes(atual.usos)} e não pode ser excluída. Desative-a, e ela deixa de ser oferecida.`,
      )
    await db.update(promocao).set({ excluido_em: sql`now()` }).where(eq(promocao.id, id))
    await auditar(db, autor, ENTIDADE, id, 'EXCLUIR', paraHistorico(atual))
    return {}
  })

/**
 * Locks the row. 404 when it is out of sight, 403 for people who do not have all the companies of its plans.
 */
export const travarPromocao = async (db: Db, quem: Pessoa, id: string): Promise<Promocao> => {
  const [linha] = await db.select({ id: promocao.id }).from(promocao).where(eq(promocao.id, id)).for('update')
  if (!linha) throw naoEncontrado()
  const atual = await obterPromocao(db, quem, id)
  if (!atual.editavel) throw semPermissao('Esta promoção vale para planos de empresas que você não tem')
  return atual
}

const colunas = ({ planos: _, canais: __, cidades: ___, ...dados }: DadosPromocao) => dados

const semCupomRepetido = <T>(acao: Promise<T>) =>
  aoRepetir('promocao_codigo', acao, () => campoInvalido('codigo', 'Já existe uma promoção com este cupom'))
