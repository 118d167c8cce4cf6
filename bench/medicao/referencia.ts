import { VENDAS_POR_PAGINA } from '@balcao/contract/vendas/venda-filtro'
import { REGISTRO_DO_CLIENTE } from '../../apps/api/src/clientes/cliente/obter.queries.ts'
import { preparar } from '../../apps/api/src/infra/db/preparada.ts'

const COLUNAS = 'id, nome, cpf_cnpj, email, telefone, cidade, uf, situacao, created_at'
const RECENTES = 'order by created_at desc, id desc limit 50'

/** Each question in SQL as someone would write it by hand. */
export const consultasDeReferencia: Record<string, string> = {
  primeira: `select ${COLUNAS} from cliente_nu ${RECENTES}`,
  pagina: `select ${COLUNAS} from cliente_nu where (created_at, id) < ($1::timestamptz, $2::integer) ${RECENTES}`,
  /**
   * A whole record spans several tables and has no simple form.
   * This is the app's own statement, for somebody with every company.
   */
  cliente: `with quem as (select true as todas, '{}'::uuid[] as empresas) ${preparar(REGISTRO_DO_CLIENTE)({}).text}`,
  'cliente-nu': `select ${COLUNAS} from cliente_nu where id = $1::integer`,
  documento: `select ${COLUNAS} from cliente_nu where cpf_cnpj = $1::text`,
  telefone: `select ${COLUNAS} from cliente_nu where telefone = $1::text ${RECENTES}`,
  nome: `select ${COLUNAS} from cliente_nu
    where bench_simples(nome) like '%' || bench_simples($1::text) || '%' ${RECENTES}`,
  total: 'select count(*) from cliente_nu',
  'minhas-vendas': `select id, cliente_id, plano_id, vendedor_id, canal_id, situacao, valor_mensal, created_at
    from venda_nu where vendedor_id = $1::uuid order by created_at desc, id desc limit ${VENDAS_POR_PAGINA}`,
}
