import { type FiltroAtendimento, ordemDosAtendimentos } from '@balcao/contract/posvenda/atendimento-filtro'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { emPagina, lerTrecho, type Trecho } from '#infra/db/trecho.ts'

const CHAVES = { prazo: 'vence_em', criado_em: 'criado_em', situacao_em: 'situacao_em' } as const

export type Caminho = Trecho<keyof typeof CHAVES> & { coluna: (typeof CHAVES)[keyof typeof CHAVES] }

export const caminhoDe = (filtro: FiltroAtendimento): Caminho => {
  const trecho = lerTrecho<keyof typeof CHAVES>(ordemDosAtendimentos(filtro), filtro)
  return { ...trecho, coluna: CHAVES[trecho.ordem] }
}

/** Beyond the cursor, given as values or as the places for them. */
const alemDe = ({ coluna, descendo, lido }: Caminho, ponto: Record<'chave' | 'id', string | Placeholder>) =>
  lido
    ? sql`(${sql.raw(`atendimento.${coluna}`)}, atendimento.id) ${sql.raw(descendo ? '<' : '>')}
        (${ponto.chave}::timestamptz, ${ponto.id}::uuid)`
    : sql`true`
export const alemDoCursor = (caminho: Caminho) => alemDe(caminho, caminho.lido ?? { chave: '', id: '' })
export const alemDoLugar = (caminho: Caminho) =>
  alemDe(caminho, { chave: sql.placeholder('chave'), id: sql.placeholder('id') })

export const porOrdem = ({ coluna, descendo }: Caminho, de: string) => {
  const direcao = descendo ? 'desc' : 'asc'
  return sql.raw(`${de}.${coluna} ${direcao}, ${de}.id ${direcao}`)
}
/** One row more tells whether there is another page. In the text: with a parameter, each call is planned anew. */
export const ateOLimite = ({ limite }: Caminho) => sql.raw(`limit ${limite + 1}`)

export const NA_LINHA = sql.raw(
  ['id', 'protocolo', 'situacao', 'situacao_em', 'tipo', 'prioridade', 'canal', 'assunto', 'cliente_id']
    .concat(['cliente_plano_id', 'empresa_id', 'responsavel_id', 'prazo', 'criado_em', 'vence_em'])
    .map((coluna) => `atendimento.${coluna}`)
    .join(', '),
)

export const atendimentosOnde = (caminho: Caminho, onde: SQL, alem: SQL) => sql`
  select ${NA_LINHA} from atendimento where ${onde} and ${alem}
  order by ${porOrdem(caminho, 'atendimento')} ${ateOLimite(caminho)}`

/** Each company is walked by itself, so a page costs the same for any mix of them. */
export const emCadaEmpresa = (caminho: Caminho, alcancadas: SQL, onde: SQL, alem: SQL) => sql`
  select a.* from empresa cross join lateral (
    ${atendimentosOnde(caminho, sql`atendimento.empresa_id = empresa.id and ${onde}`, alem)}) a
  where ${alcancadas} order by ${porOrdem(caminho, 'a')} ${ateOLimite(caminho)}`

/** `resumo`: as the contract writes it. The others make the cursor. */
export type Linha = { resumo: string; chave: string; id: string }

/** The rows with the names that they only point to. */
export const comNomes = (caminho: Caminho, linhas: SQL) => sql`
  select json_build_object(
      'id', p.id, 'protocolo', p.protocolo, 'situacao', p.situacao, 'situacao_em', p.situacao_em, 'tipo', p.tipo,
      'prioridade', p.prioridade, 'canal', p.canal, 'assunto', p.assunto,
      'cliente', json_build_object('id', c.id, 'nome', c.nome), 'cliente_plano_id', p.cliente_plano_id,
      'plano', k.plano_nome, 'empresa', e.nome_fantasia,
      'responsavel', case when u.id is not null then json_build_object('id', u.id, 'nome', u.nome) end,
      'prazo', p.prazo, 'criado_em', p.criado_em)::text as resumo,
    ${sql.raw(`p.${caminho.coluna}`)}::text as chave, p.id::text as id
  from (${linhas}) p
  join cliente c on c.id = p.cliente_id
  join cliente_plano k on k.id = p.cliente_plano_id
  join empresa e on e.id = p.empresa_id
  left join usuario u on u.id = p.responsavel_id
  order by ${porOrdem(caminho, 'p')}`

/** The page of what was read, with where it begins and ends. */
export const paginaDe = (caminho: Caminho, lidas: readonly Linha[]) => {
  const { linhas, ...pontas } = emPagina(caminho, lidas, ({ chave, id }) => ({ chave, id }))
  return { linhas: linhas.map(({ resumo }) => resumo), ...pontas }
}
