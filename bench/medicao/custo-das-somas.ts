import type { Aplicacao } from '../alvo/aplicacao.ts'
import { type Banco, comCliente } from '../banco/postgres.ts'
import type { LeitorDeCpu } from '../carga/cpu.ts'
import { mediana } from '../carga/estatistica.ts'

const ACOES = ['aprovar', 'cancelar'] as const
type Acao = (typeof ACOES)[number]
/** `cpu`: of the program and of PostgreSQL, in milliseconds. */
type Tempos = Record<Acao, number[]> & { cpu: number }

const VENDAS_POR_TROCA = 20
/** After the triggers are switched, each connection reads the table's form anew. */
const SEM_CONTAR = 3
const GATILHOS = ['painel_anotar_inteira', 'painel_anotar_mudada']

/** The same sales under review again, as if nothing had happened. */
const DE_NOVO = `update venda set situacao = 'EM_ANALISE', situacao_em = now(), motivo = null, aprovada_em = null,
  cancelada_em = null where id = any($1::uuid[]) returning id, versao`

/**
 * Approves sales and cancels them, one at a time, with and without the triggers that note what the panel does not know
 * yet. Each set of sales is put back before the triggers are switched, so that the sums stay right.
 */
export const medirCustoDasSomas = (
  app: Aplicacao,
  banco: Banco,
  vendas: string[],
  trocas: number,
  lerCpu: LeitorDeCpu,
) =>
  comCliente(banco, async (cliente) => {
    const cpu = () => {
      const { servidor, postgres } = lerCpu()
      return servidor + postgres
    }
    const gatilhos = (ligar: boolean) =>
      cliente.query(
        GATILHOS.map((nome) => `alter table venda ${ligar ? 'enable' : 'disable'} trigger ${nome}`).join(
          '; ',
        ),
      )
    const repor = async (ids: string[]) =>
      (await cliente.query<{ id: string; versao: number }>(DE_NOVO, [ids])).rows

    const agir = async (acao: Acao, id: string, versao: number) => {
      const corpo = { versao, ...(acao === 'cancelar' && { motivo: 'Desistência do cliente' }) }
      const antes = performance.now()
      await (
        await app.chamar('POST', `/venda/${id}/${acao}`, 'application/json', JSON.stringify(corpo))
      ).text()
      return performance.now() - antes
    }
    const medirUma = async (inicio: number) => {
      const ids = Array.from(
        { length: VENDAS_POR_TROCA },
        (_, i) => vendas[(inicio + i) % vendas.length] ?? '',
      )
      const tempos: Tempos = { aprovar: [], cancelar: [], cpu: 0 }
      const abertas = await repor(ids)
      const antes = cpu()
      for (const [i, { id, versao }] of abertas.entries())
        for (const [passo, acao] of ACOES.entries()) {
          const tempo = await agir(acao, id, versao + passo)
          if (i >= SEM_CONTAR) tempos[acao].push(tempo)
        }
      tempos.cpu = cpu() - antes
      await repor(ids)
      return tempos
    }

    const medidas: { com: Tempos; sem: Tempos }[] = []
    try {
      for (let troca = 0; troca < trocas; troca++) {
        const lidas: Partial<Record<'com' | 'sem', Tempos>> = {}
        for (const qual of troca % 2 ? (['sem', 'com'] as const) : (['com', 'sem'] as const)) {
          await gatilhos(qual === 'com')
          lidas[qual] = await medirUma(troca * VENDAS_POR_TROCA)
        }
        if (lidas.com && lidas.sem) medidas.push({ com: lidas.com, sem: lidas.sem })
      }
    } finally {
      await gatilhos(true)
    }
    const gasta = (qual: 'com' | 'sem') => medidas.reduce((soma, medida) => soma + medida[qual].cpu, 0)
    const acoes = ACOES.map((acao) => {
      const tempo = (qual: 'com' | 'sem') => mediana(medidas.flatMap((medida) => medida[qual][acao]))
      const razoes = medidas.map(({ com, sem }) => mediana(com[acao]) / mediana(sem[acao]))
      return { acao, com: tempo('com'), sem: tempo('sem'), razoes }
    })
    return { acoes, cpu: gasta('com') / gasta('sem') }
  })
