import { type FiltroAtendimento, ordemDosAtendimentos } from '@balcao/contract/posvenda/atendimento-filtro'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { type Cursor, escreverCursor, lerCursor } from '#infra/db/cursor.ts'
import { LIMITE_PADRAO } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { JsonPronto } from '#infra/http/json-pronto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { condicoes } from './filtros.ts'

const CHAVES = { prazo: 'vence_em', criado_em: 'criado_em', situacao_em: 'situacao_em' } as const

type Linha = { resumo: string; chave: string; id: string }
type Caminho = { coluna: string; descendo: boolean; limite: number; alem: SQL }

const caminhoDe = (filtro: FiltroAtendimento) => {
  const { cursor, limite = LIMITE_PADRAO } = filtro
  const pedida = ordemDosAtendimentos(filtro)
  const lido = cursor ? lerCursor(cursor) : undefined
  const paraTras = lido?.sentido === 'antes'
  const descendo = pedida.startsWith('-') !== paraTras
  const coluna = CHAVES[pedida.replace('-', '') as keyof typeof CHAVES]
  const alem = lido
    ? sql`(${sql.raw(`atendimento.${coluna}`)}, atendimento.id) ${sql.raw(descendo ? '<' : '>')} (${lido.chave}::timestamptz, ${lido.id}::uuid)`
    : sql`true`
  return { coluna, descendo, limite, alem, lido, paraTras }
}

const porOrdem = ({ coluna, descendo }: Caminho, de: string) => {
  const direcao = descendo ? 'desc' : 'asc'
  return sql.raw(`${de}.${coluna} ${direcao}, ${de}.id ${direcao}`)
}

/** Few rows by themselves, whatever else the filter says. */
const ehEstreito = (f: FiltroAtendimento) => Boolean(f.cliente_id ?? f.cliente_plano_id)

/**
 * The first rows of the list's order. Over several companies each is walked by itself, so a page costs the same for any
 * mix of them. What a search finds is sorted: the barrier keeps the planner from walking the whole order for it.
 */
const primeiras = (caminho: Caminho, quem: Pessoa, filtro: FiltroAtendimento, onde: SQL) => {
  const [ordem, limite] = [porOrdem(caminho, 'atendimento'), sql.raw(`limit ${caminho.limite + 1}`)]
  if (filtro.busca)
    return sql`select * from (select * from atendimento where ${onde} and ${caminho.alem} offset 0) atendimento
      order by ${ordem} ${limite}`
  const aqui = (mais: SQL) => sql`select * from atendimento where ${mais} and ${onde} and ${caminho.alem}
    order by ${ordem} ${limite}`
  if (ehEstreito(filtro) || filtro.empresa_id || quem.empresas?.length === 1) return aqui(sql`true`)
  const alcancadas = quem.empresas === null ? sql`true` : sql`e.id = any(${sql.param(quem.empresas)}::uuid[])`
  return sql`select a.* from empresa e
    cross join lateral (${aqui(sql`atendimento.empresa_id = e.id`)}) a where ${alcancadas}
    order by ${porOrdem(caminho, 'a')} ${limite}`
}

/** The rows with the names that they only point to, as the contract writes them. */
const comNomes = (caminho: Caminho, linhas: SQL) => sql`
  select json_build_object(
      'id', p.id, 'protocolo', p.protocolo, 'situacao', p.situacao, 'situacao_em', p.situacao_em, 'tipo', p.tipo,
      'prioridade', p.prioridade, 'canal', p.canal, 'assunto', p.assunto,
      'cliente', json_build_object('id', c.id, 'nome', c.nome), 'cliente_plano_id', p.cliente_plano_id,
      'plano', v.plano_nome, 'empresa', e.nome_fantasia,
      'responsavel', case when u.id is not null then json_build_object('id', u.id, 'nome', u.nome) end,
      'prazo', p.prazo, 'criado_em', p.criado_em)::text as resumo,
    ${sql.raw(`p.${caminho.coluna}`)}::text as chave, p.id
  from (${linhas}) p
  join cliente c on c.id = p.cliente_id
  join cliente_plano k on k.id = p.cliente_plano_id
  join venda v on v.id = k.venda_id
  join empresa e on e.id = p.empresa_id
  left join usuario u on u.id = p.responsavel_id
  order by ${porOrdem(caminho, 'p')}`

/** The statement of a page. */
const consultaDeAtendimentos = (quem: Pessoa, filtro: FiltroAtendimento, fuso: string) => {
  const caminho = caminhoDe(filtro)
  return { caminho, sql: comNomes(caminho, primeiras(caminho, quem, filtro, condicoes(quem, filtro, fuso))) }
}

/** One page by keyset. Every page costs the same, and new rows neither repeat nor hide others. */
export const paginaDeAtendimentos = async (db: Db, quem: Pessoa, filtro: FiltroAtendimento) => {
  const { fuso_horario: fuso } = await lerConfiguracao(db)
  const { caminho, sql: consulta } = consultaDeAtendimentos(quem, filtro, fuso)
  const { rows: lidas } = await db.execute<Linha>(consulta)
  const { limite, lido, paraTras } = caminho
  const haMais = lidas.length > limite
  const linhas = lidas.slice(0, limite)
  if (paraTras) linhas.reverse()
  const ponta = (linha: Linha | undefined, sentido: Cursor['sentido'], existe: boolean) =>
    linha && existe ? escreverCursor({ sentido, chave: linha.chave, id: linha.id }) : null
  return {
    linhas: linhas.map(({ resumo }) => resumo),
    anterior: ponta(linhas[0], 'antes', paraTras ? haMais : lido !== undefined),
    proximo: ponta(linhas.at(-1), 'depois', paraTras || haMais),
  }
}

export const listarAtendimentos = async (db: Db, quem: Pessoa, filtro: FiltroAtendimento) => {
  const { linhas, ...pontas } = await paginaDeAtendimentos(db, quem, filtro)
  return JsonPronto.lista(linhas, pontas)
}
