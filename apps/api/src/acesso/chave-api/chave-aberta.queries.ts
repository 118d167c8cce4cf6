import { permissoesDeChave } from '@balcao/contract/base/chave'
import { type SQL, sql } from 'drizzle-orm'
import type { Leitor } from '#infra/db/leitor.ts'
import { type Preparada, preparar } from '#infra/db/preparada.ts'
import { pessoa } from '#infra/http/contexto.ts'

/** No session: a key has none. */
const SEM_SESSAO = '00000000-0000-0000-0000-000000000000'

/**
 * What a key may do now: what it was given, as far as its maker still has it. So nobody keeps through a key what was
 * taken from them, and a key whose maker may not come in opens nothing.
 */
export const quemDaChave = (qual: SQL) => sql`
  select c.id, c.nome, u.id as conta,
    array(select unnest(c.permissoes) intersect select unnest(g.permissoes)) as permissoes,
    c.todas_empresas and u.todas_empresas as todas,
    array(
      select ce.empresa_id from chave_api_empresa ce where ce.chave_id = c.id and (u.todas_empresas or exists (
        select from usuario_empresa ue where ue.usuario_id = u.id and ue.empresa_id = ce.empresa_id))
      union
      select ue.empresa_id from usuario_empresa ue where c.todas_empresas and ue.usuario_id = u.id
    ) as empresas
  from chave_api c
  join usuario u on u.id = c.criada_por
  join grupo_permissao g on g.id = u.grupo_permissao_id
  where ${qual} and c.revogada_em is null and c.expira_em > now() and u.ativo and u.excluido_em is null`

export type ChaveLida = {
  id: string
  nome: string
  conta: string
  permissoes: string[]
  todas: boolean
  empresas: string[]
}

const DE_PROGRAMAS: ReadonlySet<string> = new Set(permissoesDeChave)

export const programaDe = ({ conta, todas, empresas, permissoes, ...dados }: ChaveLida) =>
  pessoa({
    ...dados,
    contaId: conta,
    sessaoId: SEM_SESSAO,
    // A permission that keys could have in an earlier version is not theirs any more.
    permissoes: permissoes.filter((permissao) => DE_PROGRAMAS.has(permissao)),
    empresas: todas ? null : empresas,
  })

type Apresentada = { quem: ChaveLida; enderecos: string[]; limite: number; usada_agora: boolean }

const PELO_RESUMO: Preparada = preparar(sql`
  select row_to_json(quem) as quem, c.enderecos, c.limite_por_minuto as limite,
    coalesce(c.usada_em > now() - interval '1 minute' and c.usada_de = ${sql.placeholder('ip')}, false) as usada_agora
  from (${quemDaChave(sql`c.resumo = ${sql.placeholder('resumo')}`)}) quem
  join chave_api c on c.id = quem.id`)

/** The key that somebody shows, if it opens anything. */
export const chaveApresentada = async (leitor: Leitor, resumo: string, ip: string) => {
  const [lida] = await leitor.ler<Apresentada>(PELO_RESUMO({ resumo, ip }))
  return lida
}
