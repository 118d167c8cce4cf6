import { readFile } from 'node:fs/promises'
import { setTimeout as pausa } from 'node:timers/promises'
import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import type { Aplicacao } from '../alvo/aplicacao.ts'
import { type Banco, comCliente } from '../banco/postgres.ts'
import type { LeitorDeCpu } from '../carga/cpu.ts'
import { resumir } from '../carga/estatistica.ts'
import { comMemoria } from '../carga/memoria.ts'
import type { Meta } from '../medicao/metas.ts'

const CABECALHO =
  'CPF/CNPJ;Nome;E-mail;Telefone;CEP;Logradouro;Número;Bairro;Cidade;UF;Código no outro sistema'
const LINHAS = 100_000
const LIMITES = { segundos: 30, memoriaMb: 150, listaMs: 100 }
const INTERVALO_MS = 100
const PEDIDOS_DE_AQUECIMENTO = 300
const FINAIS = ['CONCLUIDA', 'CANCELADA', 'FALHOU']

/** Imports a spreadsheet through the same calls as the screen, while somebody else goes on using the list. */
export const medirImportacao = async (banco: Banco, app: Aplicacao, cpu: LeitorDeCpu): Promise<Meta[]> => {
  const { planilha, empresa } = await prepararPlanilha(banco)
  for (let i = 0; i < PEDIDOS_DE_AQUECIMENTO; i++) await app.obter('/cliente')
  const cpuAntes = cpu()
  const inicio = performance.now()
  const { resultado, memoria } = await comMemoria(app.pid, () => importar(app, planilha, empresa))
  const segundos = (performance.now() - inicio) / 1000
  const cpuDepois = cpu()
  const { fim, lista } = resultado
  if (fim.situacao !== 'CONCLUIDA') throw new Error(`a importação terminou como ${fim.situacao}: ${fim.erro}`)
  console.log(
    `importação: ${fim.criadas} criadas, ${fim.atualizadas} atualizadas, ${fim.iguais} iguais, ${fim.rejeitadas} rejeitadas;`,
    `${((cpuDepois.servidor - cpuAntes.servidor) / 1000).toFixed(1)} s de CPU do servidor,`,
    `${((cpuDepois.postgres - cpuAntes.postgres) / 1000).toFixed(1)} s do PostgreSQL`,
  )
  const linha = (nome: string, valor: number, limite: number, unidade: string): Meta => ({
    nome: `importação de ${LINHAS} linhas: ${nome}`,
    meta: `≤ ${limite} ${unidade}`,
    medido: `${valor.toFixed(1)} ${unidade}`,
    ok: valor <= limite,
  })
  return [
    linha('enviar, conferir e gravar', segundos, LIMITES.segundos, 's'),
    linha('memória a mais', memoria.cresceu, LIMITES.memoriaMb, 'MB'),
    linha('p95 da lista enquanto isso', lista.p95, LIMITES.listaMs, 'ms'),
  ]
}

const prepararPlanilha = (banco: Banco) =>
  comCliente(banco, async (cliente) => {
    const consulta = await readFile(new URL('./importacao.sql', import.meta.url), 'utf8')
    const { rows } = await cliente.query<string[]>({ text: consulta, values: [LINHAS], rowMode: 'array' })
    const empresas = await cliente.query<{ id: string }>('select id from empresa order by cnpj limit 1')
    return {
      planilha: [CABECALHO, ...rows.map((linha) => linha.join(';'))].join('\r\n'),
      empresa: empresas.rows[0]?.id ?? '',
    }
  })

const importar = async (app: Aplicacao, planilha: string, empresa: string) => {
  const enviada = await app.chamar(
    'POST',
    `/importacao?nome=bench.csv&empresa_id=${empresa}`,
    'text/csv',
    planilha,
  )
  const { id, mapeamento } = (await enviada.json()) as Importacao
  const pedido = JSON.stringify({ mapeamento, modo: 'AMBOS' })
  await app.chamar('POST', `/importacao/${id}/inicio`, 'application/json', pedido)
  const tempos: number[] = []
  for (;;) {
    await pausa(INTERVALO_MS)
    const antes = performance.now()
    await app.obter('/cliente')
    tempos.push(performance.now() - antes)
    const fim = await app.obter<Importacao>(`/importacao/${id}`)
    if (FINAIS.includes(fim.situacao)) return { fim, lista: resumir(tempos, 1) }
  }
}
