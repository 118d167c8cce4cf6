import { sql } from 'drizzle-orm'
import type { pessoasDosGrupos } from '#acesso/grupo-permissao/pessoas.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { travarMudancaDeAcesso } from './administrador.ts'
import { conferirTitulares, lerTitulares, permissoesAoAlcance } from './titulares.ts'

// A scalar subquery over an index, which only runs for the rows of the page. In plain SQL, because the query
// builder omits the table's name when it selects from a single table.
const quantas = sql<number>`(
  select count(*)::integer from usuario u
  where u.grupo_permissao_id = grupo_permissao.id and u.excluido_em is null
)`

const temGenteDeFora = ({ empresas }: Pessoa) =>
  empresas === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select 1 from usuario u where u.grupo_permissao_id = grupo_permissao.id and u.excluido_em is null
          and (u.todas_empresas or exists (
            select 1 from usuario_empresa l where l.usuario_id = u.id
              and l.empresa_id <> all(${sql.param(empresas)}::uuid[]))))`

/** The answers that groups need about their people. */
export const pessoasDoGrupo: ReturnType<typeof pessoasDosGrupos> = {
  travarMudancaDeAcesso,
  lerTitulares,
  conferirTitulares,
  permissoesAoAlcance,
  quantas,
  temGenteDeFora,
}
