import { type Restricao, restricaoDoPlano } from '@balcao/contract/vendas/restricao'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { aguardarTodas, lugar } from '#infra/db/juntas.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'
import { prepararTrava } from '#infra/db/travar-texto.ts'

/** What is known of a sale when its restrictions are judged. */
export type Alvo = {
  empresa_id: string
  documento: string
  /** Where it is installed, once that is known. */
  porta?: { cep: string; numero: string; complemento: string | null } | undefined
  /** The sale itself, which does not stand in its own way. */
  exceto?: string | undefined
}
type Regra = (db: Db, alvo: Alvo) => Promise<Restricao[]>

/** What a statement about the same person or the same door takes. A door without a number is no other's. */
export const valoresDoAlvo = ({ empresa_id, documento, porta, exceto }: Alvo) => {
  const numerada = porta && /\d/.test(`${porta.numero}${porta.complemento ?? ''}`)
  return { empresa_id, documento, exceto, ...(numerada && porta) }
}

/**
 * The records of the same person. Without `excluido_em`, PostgreSQL could not use the index of documents, and would walk
 * through every open sale.
 */
export const CLIENTES_DA_PESSOA = sql`select c.id from cliente c where c.cpf_cnpj = ${lugar('documento')}
  and c.empresa_id = ${lugar('empresa_id')} and c.excluido_em is null`
const CHAVE_DA_PORTA = sql`chave_da_porta(${lugar('cep')}, ${lugar('numero')}, ${lugar('complemento')})`
/** The addresses that are the same door, however they were written. */
export const ENDERECOS_DA_PORTA = sql`select e.id from cliente_endereco e join cliente c on c.id = e.cliente_id
  where c.empresa_id = ${lugar('empresa_id')} and e.tipo = 'INSTALACAO'
    and chave_da_porta(e.cep, e.numero, e.complemento) = ${CHAVE_DA_PORTA}`

const TRAVAR_PORTA = prepararTrava(sql`'porta:' || ${lugar('empresa_id')}::text || ':' || ${CHAVE_DA_PORTA}`)

/** Sales for one door are judged one after the other, until the transaction ends. Sent at once, as `travarTexto` is. */
export const travarPorta = async (db: Db, alvo: Alvo) => {
  const valores = valoresDoAlvo(alvo)
  if (valores.cep) await consultar(db, TRAVAR_PORTA(valores))
}

const MESMOS = preparar(
  sql`select array(${CLIENTES_DA_PESSOA}) as clientes, array(${ENDERECOS_DA_PORTA}) as enderecos`,
)

/** The records of the same person and the addresses that are the same door, by their ids. */
export const mesmaPessoaEPorta = async (db: Db, alvo: Alvo) => {
  const [lidos] = await consultar<{ clientes: string[]; enderecos: string[] }>(
    db,
    MESMOS(valoresDoAlvo(alvo)),
  )
  return lidos ?? { clientes: [], enderecos: [] }
}

/** What the client and the plan themselves say. */
export const restricoesProprias = (
  cliente: { restricao: unknown } | null,
  plano?: { nome: string; restrito: boolean },
): Restricao[] => [
  ...(cliente?.restricao
    ? [
        {
          regra: 'CLIENTE_RESTRITO' as const,
          texto: 'Este cliente está com restrição: a venda precisa ser autorizada',
        },
      ]
    : []),
  ...(plano ? restricaoDoPlano(plano) : []),
]

/** Other sales that are neither concluded nor over. */
const OUTRA = sql`v.situacao not in ('CONCLUIDA', 'REPROVADA', 'CANCELADA')
  and v.id is distinct from ${lugar('exceto')}::uuid`
const ABERTAS = preparar(sql`select
  exists (select 1 from venda v where v.cliente_id in (${CLIENTES_DA_PESSOA}) and ${OUTRA}) as pessoa,
  exists (select 1 from venda v where v.endereco_id in (${ENDERECOS_DA_PORTA}) and ${OUTRA}) as porta`)

const vendaAberta: Regra = async (db, alvo) => {
  const [lida] = await consultar<{ pessoa: boolean; porta: boolean }>(db, ABERTAS(valoresDoAlvo(alvo)))
  if (lida?.pessoa)
    return [{ regra: 'VENDA_ABERTA', texto: 'Já há uma venda em andamento para este documento' }]
  return lida?.porta
    ? [{ regra: 'VENDA_ABERTA', texto: 'Já há uma venda em andamento para este endereço' }]
    : []
}

const regras: Regra[] = [vendaAberta]

/** For nouns that know of more reasons. */
export const registrarRegrasDeRestricao = (...novas: Regra[]) => {
  regras.push(...novas)
}

/** Every other reason why a sale has to be authorised, from what is stored. */
export const julgarRestricoes = async (db: Db, alvo: Alvo): Promise<Restricao[]> =>
  (await aguardarTodas(regras.map((regra) => regra(db, alvo)))).flat()
