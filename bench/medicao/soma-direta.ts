import type { Periodo } from '@balcao/contract/painel/periodo'
import { type Banco, comCliente } from '../banco/postgres.ts'

const FUSO = 'America/Sao_Paulo'

const emDuasContas = (tabela: string, em: string, valor: string, { de, ate }: Periodo) => {
  const meiaNoite = (dia: string) => `(date '${dia}')::timestamp at time zone '${FUSO}'`
  const somas = `count(*), sum(${valor}) from ${tabela}
    where ${em} >= ${meiaNoite(de)} and ${em} < ${meiaNoite(ate)} + interval '1 day'`
  return `select situacao, ${somas} group by situacao;
    select (${em} at time zone '${FUSO}')::date as dia, ${somas} group by 1 order by 1`
}

/** How many sales and how much, by state and by day, added up each time: a fraction of what the panel tells. */
export const somaDireta = (periodo: Periodo) =>
  emDuasContas('venda_nu', 'created_at', 'valor_mensal', periodo)
/** The same over the program's own table, which has no index for it. */
export const somaNaVenda = (periodo: Periodo) => emDuasContas('venda', 'criado_em', 'mensalidade', periodo)

/**
 * The best that can be done for it: an index from which everything is read. Only while it is measured, because sending a
 * sale to the bare server would have to fill it.
 */
export const comIndiceDasSomas = async (banco: Banco, medir: () => Promise<void>) => {
  const executar = (comando: string) => comCliente(banco, (cliente) => cliente.query(comando))
  await executar('drop index if exists venda_nu_das_somas')
  await executar('create index venda_nu_das_somas on venda_nu (created_at) include (situacao, valor_mensal)')
  await executar('vacuum (analyze) venda_nu')
  await medir().finally(() => executar('drop index venda_nu_das_somas'))
}
