import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import { type FiltroVenda, ordemDasVendas } from '@balcao/contract/vendas/lista-filtro'
import { turnos } from '@balcao/contract/vendas/pagamento'
import { type VisaoDeVenda, visao } from '@balcao/contract/vendas/visao'
import { type SQL, sql } from 'drizzle-orm'
import { DE_QUEM_PERGUNTA, prepararComQuem } from '#acesso/login/sessao-aberta.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { type Cursor, escreverCursor, lerCursor } from '#infra/db/cursor.ts'
import { LIMITE_PADRAO } from '#infra/db/pagina.ts'
import type { Preparada } from '#infra/db/preparada.ts'
import { JsonPronto } from '#infra/http/json-pronto.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { condicoes, daVisao, ehSoAFila } from './filtros.ts'
import { comVisitas } from './visitas.queries.ts'

type Ordem = 'criado_em' | 'situacao_em' | 'agendamento'
/** The direction of the index walk, whether it starts at a cursor, and the page size. */
type Caminho = { ordem: Ordem; descendo: boolean; alem: SQL | undefined; limite: number }

const trechoDe = (filtro: FiltroVenda) => {
  const { cursor, limite = LIMITE_PADRAO } = filtro
  const ordem = ordemDasVendas(filtro)
  const lido = cursor ? lerCursor(cursor) : undefined
  const paraTras = lido?.sentido === 'antes'
  const descendo = ordem.startsWith('-') !== paraTras
  return { ordem: ordem.replace('-', '') as Ordem, descendo, limite, lido, paraTras }
}

const NA_LINHA = sql.raw(
  ['id', 'protocolo', 'situacao', 'situacao_em', 'motivo', 'cliente_nome', 'plano_nome', 'cidade']
    .concat(['mensalidade', 'criado_em', 'empresa_id', 'canal_venda_id', 'vendedor_id'])
    .concat(['agendamento_data', 'agendamento_turno'])
    .map((coluna) => `venda.${coluna}`)
    .join(', '),
)

/** What each order goes by, as PostgreSQL and as a cursor write it. */
const CHAVES: Record<Ordem, { sql: (de: string) => string; tipo: string; de: (v: VendaNaLista) => string }> =
  {
    criado_em: { sql: (de) => `${de}.criado_em`, tipo: 'timestamptz', de: (v) => v.criado_em },
    situacao_em: { sql: (de) => `${de}.situacao_em`, tipo: 'timestamptz', de: (v) => v.situacao_em },
    agendamento: {
      sql: (de) =>
        `(${de}.agendamento_data::text || ' ' || array_position('{${turnos}}', ${de}.agendamento_turno))`,
      tipo: 'text',
      de: ({ agendamento: { data, turno } }) => `${data} ${turnos.indexOf(turno) + 1}`,
    },
  }

const porOrdem = ({ ordem, descendo }: Caminho, de: string) => {
  const direcao = descendo ? 'desc' : 'asc'
  return sql.raw(`${CHAVES[ordem].sql(de)} ${direcao}, ${de}.id ${direcao}`)
}
/** One row more tells whether there is another page. In the text: with a parameter, each call is planned anew. */
const ateOLimite = ({ limite }: Caminho) => sql.raw(`limit ${limite + 1}`)

const vendasOnde = (caminho: Caminho, onde: SQL) => sql`
  select ${NA_LINHA} from venda where ${onde} and ${caminho.alem ?? sql`true`}
  order by ${porOrdem(caminho, 'venda')} ${ateOLimite(caminho)}`

/** The rows with the names that they only point to. */
const comNomes = (caminho: Caminho, vendas: SQL) => sql`
  select row_to_json(t)::text as resumo from (
    select p.id, p.protocolo, p.situacao, p.situacao_em, p.motivo, p.cliente_nome as cliente, p.plano_nome as plano,
      p.cidade, p.mensalidade, p.criado_em, e.nome_fantasia as empresa, c.nome as canal, u.nome as vendedor,
      json_build_object('data', p.agendamento_data, 'turno', p.agendamento_turno) as agendamento
    from (${vendas}) p
    join empresa e on e.id = p.empresa_id
    join canal_venda c on c.id = p.canal_venda_id
    join usuario u on u.id = p.vendedor_id
    order by ${porOrdem(caminho, 'p')}) t`

const { pessoa, todas, empresas, pode } = DE_QUEM_PERGUNTA
const VE_TODAS = pode('LISTAR.TODAS_VENDAS')
const ALCANCADAS = sql`(${todas} or empresa.id = any(${empresas}))`

/**
 * A queue for whoever asks. Each company is walked by itself in the list's order, so a page costs the same for any
 * mix of companies. People who see only their own have an index of their own.
 */
const daFila = (caminho: Caminho, visao: VisaoDeVenda | undefined) => {
  const aqui = daVisao(visao)
  return sql`
    select * from (
      select v.* from (select empresa.id from empresa where ${VE_TODAS} and ${ALCANCADAS}) e
      cross join lateral (${vendasOnde(caminho, sql`venda.empresa_id = e.id and ${aqui}`)}) v
      union all
      select v.* from (
        ${vendasOnde(caminho, sql`venda.vendedor_id = ${pessoa} and ${aqui} and (${todas} or venda.empresa_id = any(${empresas}))`)}
      ) v where not ${VE_TODAS}
    ) p order by ${porOrdem(caminho, 'p')} ${ateOLimite(caminho)}`
}

const ALEM = { chave: sql.placeholder('chave'), id: sql.placeholder('id') }
const alemDe = (
  { ordem, descendo }: Pick<Caminho, 'ordem' | 'descendo'>,
  { chave, id }: typeof ALEM | Cursor,
) => {
  const { sql: escrita, tipo } = CHAVES[ordem]
  return sql`(${sql.raw(escrita('venda'))}, venda.id) ${sql.raw(descendo ? '<' : '>')} (${chave}::${sql.raw(tipo)}, ${id}::uuid)`
}

/** The page sizes that screens use. Programs may ask for others, and no statement is kept for those. */
const TAMANHOS = new Set([10, 25, 50, 100])
const preparadas = new Map<string, Preparada>()

const preparada = (visao: VisaoDeVenda | undefined, caminho: Caminho) => {
  const chave = [visao, caminho.ordem, caminho.descendo, caminho.alem !== undefined, caminho.limite].join()
  const pronta = preparadas.get(chave)
  if (pronta) return pronta
  const nova = prepararComQuem(comNomes(caminho, daFila(caminho, visao)), { resumo: 'text' })
  if (TAMANHOS.has(caminho.limite)) preparadas.set(chave, nova)
  return nova
}

type Resumida = { resumo: string }
type Trecho = Omit<Caminho, 'alem'> & { lido: Cursor | undefined }

/** The queues of everyday work, sent together with the question who is asking. */
const lerFila = async (leitura: Leitura, visao: VisaoDeVenda | undefined, { lido, ...trecho }: Trecho) => {
  const caminho = { ...trecho, alem: lido && alemDe(trecho, ALEM) }
  const { linhas } = await leitura.ler<Resumida>(preparada(visao, caminho), { ...lido })
  return linhas
}

/** What a filter finds depends on its values, so it is planned anew. */
const lerFiltradas = async (db: Db, leitura: Leitura, filtro: FiltroVenda, { lido, ...trecho }: Trecho) => {
  const onde = condicoes(await leitura.quem(), filtro, (await lerConfiguracao(db)).fuso_horario)
  const caminho = { ...trecho, alem: lido && alemDe(trecho, lido) }
  return (await db.execute<Resumida>(comNomes(caminho, vendasOnde(caminho, onde)))).rows
}

/** One page by keyset. Every page costs the same, and new rows neither repeat nor hide others. */
export const paginaDeVendas = async (db: Db, leitura: Leitura, filtro: FiltroVenda) => {
  const { paraTras, ...trecho } = trechoDe(filtro)
  const lidas = ehSoAFila(filtro)
    ? await lerFila(leitura, filtro.visao, trecho)
    : await lerFiltradas(db, leitura, filtro, trecho)
  const linhas = lidas.map(({ resumo }) => resumo)
  const haMais = linhas.length > trecho.limite
  if (haMais) linhas.pop()
  if (paraTras) linhas.reverse()
  const ponta = (linha: string | undefined, sentido: Cursor['sentido'], existe: boolean) => {
    if (!linha || !existe) return null
    const ultima: VendaNaLista = JSON.parse(linha)
    return escreverCursor({ sentido, chave: CHAVES[trecho.ordem].de(ultima), id: ultima.id })
  }
  const comVisita = filtro.visao && visao(filtro.visao).ateHoje
  return {
    linhas: comVisita ? await comVisitas(db, await leitura.quem(), linhas) : linhas,
    anterior: ponta(linhas[0], 'antes', paraTras ? haMais : trecho.lido !== undefined),
    proximo: ponta(linhas.at(-1), 'depois', paraTras || haMais),
  }
}

export const listarVendas = async (db: Db, leitura: Leitura, filtro: FiltroVenda) => {
  const { linhas, ...pontas } = await paginaDeVendas(db, leitura, filtro)
  return JsonPronto.lista(linhas, pontas)
}
