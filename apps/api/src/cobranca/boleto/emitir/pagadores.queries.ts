import type { PagadorDoBoleto } from '@balcao/contract/cobranca/boleto'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'

/** `endereco_id`: where the service is, if the person has no address for bills. */
export type QuemPaga = { cliente_id: string; endereco_id: string | null }

export type Pagador = { pagador: PagadorDoBoleto; impedimento: null } | { impedimento: string; pagador: null }

type Lido = {
  nome: string
  documento: string | null
  anonimizado: boolean
  logradouro: string | null
  numero: string | null
  complemento: string | null
  bairro: string | null
  cep: string | null
  cidade: string | null
  uf: string | null
}

const comoPaga = ({ nome, documento, anonimizado, ...lugar }: Lido): Pagador => {
  const recusado = (impedimento: string): Pagador => ({ impedimento, pagador: null })
  if (anonimizado) return recusado('O cliente foi anonimizado')
  if (!documento) return recusado('O cliente não tem CPF ou CNPJ')
  const { logradouro, numero, complemento, bairro, cep, cidade, uf } = lugar
  if (!logradouro || !cep || !cidade || !uf) return recusado('O cliente não tem endereço')
  const endereco = [logradouro, numero, complemento].filter(Boolean).join(', ')
  return {
    pagador: { nome, documento, endereco, bairro: bairro ?? '', cep, cidade, uf },
    impedimento: null,
  }
}

/** Who pays and where they live, in the order that was asked. An address for bills comes before any other. */
export const lerPagadores = async (db: Db, quem: readonly QuemPaga[]): Promise<Pagador[]> => {
  const { rows } = await db.execute<Lido>(sql`
    select c.nome, c.cpf_cnpj as documento, c.anonimizado_em is not null as anonimizado, e.logradouro, e.numero,
      e.complemento, e.bairro, e.cep, m.nome as cidade, m.uf
    from unnest(${sql.param(quem.map(({ cliente_id }) => cliente_id))}::uuid[],
      ${sql.param(quem.map(({ endereco_id }) => endereco_id))}::uuid[]) with ordinality p (cliente_id, endereco_id, ordem)
    join cliente c on c.id = p.cliente_id
    left join lateral (
      select * from cliente_endereco e where e.cliente_id = c.id
      order by e.tipo = 'COBRANCA' desc, e.id is not distinct from p.endereco_id desc, e.ordem limit 1) e on true
    left join municipio m on m.codigo = e.codigo_ibge
    order by p.ordem`)
  return rows.map(comoPaga)
}
