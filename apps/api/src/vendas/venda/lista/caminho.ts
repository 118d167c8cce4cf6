import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import { type MarcoDaVenda, nomesDosMarcos } from '@balcao/contract/vendas/marco'
import { turnos } from '@balcao/contract/vendas/pagamento'
import { situacoesDeVenda } from '@balcao/contract/vendas/situacao'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Cursor } from '#infra/db/cursor.ts'
import { emMaosVale } from '../analise/em-maos-vale.ts'

type Marcada = `${MarcoDaVenda}_em`
export type Ordem = 'criado_em' | 'situacao_em' | 'agendamento' | Marcada
/** The direction of the index walk, whether it starts at a cursor, and the page size. */
export type Caminho = { ordem: Ordem; descendo: boolean; alem: SQL | undefined; limite: number }

const MARCADAS = nomesDosMarcos.map((marco): Marcada => `${marco}_em`)
export const ehMarcada = (ordem: Ordem): ordem is Marcada => MARCADAS.some((marcada) => marcada === ordem)

export const NA_LINHA = sql.raw(
  ['id', 'protocolo', 'situacao', 'situacao_em', 'motivo', 'cliente_nome', 'plano_nome', 'cidade']
    .concat(['mensalidade', 'criado_em', 'empresa_id', 'canal_venda_id', 'vendedor_id'])
    .concat(['agendamento_data', 'agendamento_turno'])
    .concat(MARCADAS)
    .map((coluna) => `venda.${coluna}`)
    .join(', '),
)

export type Resumida = { resumo: string }
export type Trecho = Omit<Caminho, 'alem'> & { lido: Cursor | undefined }

type Chave = { sql: (de: string) => string; tipo: string; de: (v: VendaNaLista) => string }
const daMarca = (marcada: Marcada): Chave => ({
  sql: (de) => `${de}.${marcada}`,
  tipo: 'timestamptz',
  de: ({ marco_em }) => marco_em ?? '',
})

/** What each order goes by, as PostgreSQL and as a cursor write it. */
export const CHAVES: Record<Ordem, Chave> = {
  criado_em: { sql: (de) => `${de}.criado_em`, tipo: 'timestamptz', de: (v) => v.criado_em },
  situacao_em: { sql: (de) => `${de}.situacao_em`, tipo: 'timestamptz', de: (v) => v.situacao_em },
  agendamento: {
    sql: (de) =>
      `(${de}.agendamento_data::text || ' ' || array_position('{${turnos}}', ${de}.agendamento_turno))`,
    tipo: 'text',
    de: ({ agendamento: { data, turno } }) => `${data} ${turnos.indexOf(turno) + 1}`,
  },
  analise_em: daMarca('analise_em'),
  aprovada_em: daMarca('aprovada_em'),
  agendada_em: daMarca('agendada_em'),
  concluida_em: daMarca('concluida_em'),
  reprovada_em: daMarca('reprovada_em'),
  cancelada_em: daMarca('cancelada_em'),
}

export const porOrdem = ({ ordem, descendo }: Caminho, de: string) => {
  const direcao = descendo ? 'desc' : 'asc'
  return sql.raw(`${CHAVES[ordem].sql(de)} ${direcao}, ${de}.id ${direcao}`)
}
/** One row more tells whether there is another page. In the text: with a parameter, each call is planned anew. */
export const ateOLimite = ({ limite }: Caminho) => sql.raw(`limit ${limite + 1}`)

export const vendasOnde = (caminho: Caminho, onde: SQL) => sql`
  select ${NA_LINHA} from venda where ${onde} and ${caminho.alem ?? sql`true`}
  order by ${porOrdem(caminho, 'venda')} ${ateOLimite(caminho)}`

const SITUACOES = sql.raw(`unnest('{${situacoesDeVenda}}'::text[])`)

/**
 * What is walked by itself in the list's order: each company and, where the order is that of the states and none was
 * chosen, each state of it.
 */
export const cadaParte = ({ ordem }: Caminho, escolhida: string | undefined) =>
  ordem === 'situacao_em' && !escolhida
    ? {
        de: sql`select empresa.id, s.situacao from empresa cross join ${SITUACOES} as s(situacao)`,
        aqui: sql`venda.empresa_id = e.id and venda.situacao = e.situacao`,
      }
    : { de: sql`select empresa.id from empresa`, aqui: sql`venda.empresa_id = e.id` }

const EM_MAOS = sql`(select u.nome from venda_em_maos m join usuario u on u.id = m.usuario_id
  where ${emMaosVale('p')})`

const marcoDe = ({ ordem }: Caminho) => sql.raw(ehMarcada(ordem) ? `p.${ordem}` : 'null')

/** The rows with the names that they only point to. */
export const comNomes = (caminho: Caminho, vendas: SQL) => sql`
  select row_to_json(t)::text as resumo from (
    select p.id, p.protocolo, p.situacao, p.situacao_em, p.motivo, p.cliente_nome as cliente, p.plano_nome as plano,
      p.cidade, p.mensalidade, p.criado_em, e.nome_fantasia as empresa, c.nome as canal, u.nome as vendedor,
      ${EM_MAOS} as em_maos, ${marcoDe(caminho)} as marco_em,
      json_build_object('data', p.agendamento_data, 'turno', p.agendamento_turno) as agendamento
    from (${vendas}) p
    join empresa e on e.id = p.empresa_id
    join canal_venda c on c.id = p.canal_venda_id
    join usuario u on u.id = p.vendedor_id
    order by ${porOrdem(caminho, 'p')}) t`

export const alemDe = (
  { ordem, descendo }: Pick<Caminho, 'ordem' | 'descendo'>,
  { chave, id }: Record<'chave' | 'id', string | Placeholder>,
) => {
  const { sql: escrita, tipo } = CHAVES[ordem]
  return sql`(${sql.raw(escrita('venda'))}, venda.id) ${sql.raw(descendo ? '<' : '>')} (${chave}::${sql.raw(tipo)}, ${id}::uuid)`
}
