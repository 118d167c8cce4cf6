import {
  direitoDoPasso,
  type Passo,
  type PrimeirosPassos,
  passos,
} from '@balcao/contract/vendas/primeiros-passos'
import { type SQL, sql } from 'drizzle-orm'
import { quemTem } from '#acesso/usuario/usuario.queries.ts'
import { canaisEmUso, condicoesDeVenda, empresasQueVendem } from '#catalogo/oferta/condicoes.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'

/** Somebody to sell, besides the first administrator, who is there from the first start. */
const vendedores = ({ empresas }: Pessoa) => sql`
  select 1 from usuario u join grupo_permissao g on g.id = u.grupo_permissao_id
  where u.ativo and u.excluido_em is null and 'REALIZAR_VENDA' = any(g.permissoes)
    and u.id <> (select id from usuario order by id limit 1)
    and (u.todas_empresas or exists (select 1 from usuario_empresa l where l.usuario_id = u.id
      and ${empresas === null ? sql`true` : sql`l.empresa_id = any(${sql.param(empresas)}::uuid[])`}))`

const feitoQuandoHa = (quem: Pessoa, dia: string): Record<Passo, SQL> => ({
  ligacao: sql`select 1 where ${quem.empresas?.length !== 0}`,
  empresa: empresasQueVendem(quem, { dia }),
  canal: canaisEmUso(quem),
  recurso: sql`select 1 from recurso where excluido_em is null`,
  plano: sql`select 1 from plano where plano.excluido_em is null
    and ${sql.join(Object.values(condicoesDeVenda(quem, { dia })), sql` and `)}`,
  vendedor: vendedores(quem),
})

/** One statement of `exists`, in the person's companies: every seller's home asks for it. */
const conferir = async (db: Db, quem: Pessoa) => {
  const consultas = Object.entries(feitoQuandoHa(quem, await hojeNoFuso(db))).map(
    ([passo, consulta]) => sql`exists (${consulta}) as ${sql.identifier(passo)}`,
  )
  const { rows } = await db.execute<Record<Passo | 'vendeu', boolean>>(
    sql`select exists (select 1 from venda) as vendeu, ${sql.join(consultas, sql`, `)}`,
  )
  const [resposta] = rows
  if (!resposta) throw new Error('um select sem from não voltou')
  return resposta
}

/** Enough to find one of them in the office. */
const NOMES = 3

const nomesDeQuemPode = async (db: Db, quem: Pessoa, passo: Passo) => {
  const direito = direitoDoPasso[passo]
  if (quem.pode(direito)) return []
  const { usuarios } = await quemTem(db, quem, direito)
  return usuarios.slice(0, NOMES).map(({ nome }) => nome)
}

export const obterPrimeirosPassos = async (db: Db, quem: Pessoa): Promise<PrimeirosPassos> => {
  const { vendeu, ...feitos } = await conferir(db, quem)
  // Of somebody without a company, nothing else can be said.
  const faltam = feitos.ligacao ? passos.filter((passo) => !feitos[passo]) : (['ligacao'] as const)
  return {
    vendeu,
    faltam: await Promise.all(
      faltam.map(async (passo) => ({ passo, quem: await nomesDeQuemPode(db, quem, passo) })),
    ),
  }
}
