import { VENDAS_POR_PAGINA } from '@balcao/contract/vendas/venda-filtro'
import { REGISTRO_DO_CLIENTE } from '../../apps/api/src/clientes/cliente/obter.queries.ts'
import { type Preparada, preparar } from '../../apps/api/src/infra/db/preparada.ts'
import { LIMITE_PADRAO } from '../../apps/api/src/infra/db/trecho.ts'
import { caminhoDe } from '../../apps/api/src/posvenda/atendimento/lista/caminho.ts'
import { consultaDosAtendimentos } from '../../apps/api/src/posvenda/atendimento/lista/lista.queries.ts'
import { REGISTRO_DO_CONTRATO } from '../../apps/api/src/vendas/contrato/ver.commands.ts'
import { REGISTRO_DA_ANALISE } from '../../apps/api/src/vendas/venda/analise/analise.queries.ts'
import { consultaDaFila } from '../../apps/api/src/vendas/venda/lista/lista.queries.ts'

const COLUNAS = 'id, nome, cpf_cnpj, email, telefone, cidade, uf, situacao, created_at'
const RECENTES = 'order by created_at desc, id desc limit 50'

/** The app's own statement, without the question who asks: somebody of every company, with these permissions. */
const doApp = (consulta: Parameters<typeof preparar>[0], permissoes: string): Preparada => {
  const preparada = preparar(consulta)
  return ({ pessoa = null, ...valores }) => {
    const { name, text, values } = preparada(valores)
    const quem = `select $${values.length + 1}::uuid as id, '${permissoes}'::text[] as permissoes, true as todas,
      '{}'::uuid[] as empresas`
    return {
      name: `${name} ${permissoes}`,
      text: `with quem as materialized (${quem}) ${text}`,
      values: [...values, pessoa],
    }
  }
}

const FILA = consultaDaFila(
  { ordem: 'situacao_em', descendo: false, alem: undefined, limite: LIMITE_PADRAO },
  'para_analisar',
)

const ATENDIMENTOS = consultaDosAtendimentos(caminhoDe({ visao: 'em_aberto' }), 'em_aberto')

/** Each of them takes its values by name. */
export const consultasDoApp: Record<string, Preparada> = {
  'fila-de-todas': doApp(FILA, '{LISTAR.TODAS_VENDAS}'),
  'fila-propria': doApp(FILA, '{LISTAR.VENDA}'),
  'analise-de-todas': doApp(REGISTRO_DA_ANALISE, '{LISTAR.TODAS_VENDAS,EDITAR.VENDA_SITUACAO}'),
  'analise-propria': doApp(REGISTRO_DA_ANALISE, '{LISTAR.VENDA}'),
  contrato: doApp(REGISTRO_DO_CONTRATO, '{LISTAR.TODAS_VENDAS}'),
  atendimentos: doApp(ATENDIMENTOS, '{LISTAR.ATENDIMENTO}'),
}

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
