import type { Permissao } from '@balcao/contract/base/permissao'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usarAtendimentos } from '#testes/usar-atendimentos.ts'
import { umaVendaGravada } from '#testes/venda-gravada.ts'
import { venda } from '#vendas/venda/venda.table.ts'

const { s, caixa, aberto, alguem } = usarAtendimentos()
const ha = (horas: number) => new Date(Date.now() - horas * 3_600_000).toISOString()
const VENDAS: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS']

const parado = async (token: string, busca = '') => {
  const { status, corpo } = await s().pedir('GET', `/painel/parado${busca}`, { token })
  expect(status, JSON.stringify(corpo)).toBe(200)
  return corpo
}

test('o que espera vem com o mais antigo de cada fila; atendimentos, só a quem os lista', async () => {
  const { db } = s()
  const vendedor = await alguem(['REALIZAR_VENDA', 'LISTAR.VENDA'])
  const esperando = async (horas: number, vendedorId: string) => {
    const { id } = await umaVendaGravada(s(), {
      ...{ situacao: 'EM_ANALISE', vendedorId, empresaId: caixa.empresa },
    })
    const [gravada] = await db
      .update(venda)
      .set({ situacao_em: ha(horas) })
      .where(eq(venda.id, id))
      .returning()
    return { desde: gravada?.situacao_em, canal: gravada?.canal_venda_id }
  }
  const nova = await esperando(2, vendedor.id)
  const velha = await esperando(50, (await s().admin()).id)
  const atrasado = await aberto()
  const prazo = ha(3)
  await s().pool.query('update atendimento set prazo = $1 where id = $2', [prazo, atrasado.id])
  await aberto()

  const quemVe = await alguem([...VENDAS, 'LISTAR.ATENDIMENTO'])
  const tudo = await parado(quemVe.acesso)
  expect(tudo.filas.find(({ visao }: { visao: string }) => visao === 'para_analisar')).toEqual({
    ...{ visao: 'para_analisar', total: 2, total_exato: true, atrasadas: 1, prazo_em_horas: 24 },
    desde: velha.desde,
  })
  expect(tudo.atendimentos).toEqual({
    em_aberto: { total: 2, total_exato: true },
    atrasados: { total: 1, total_exato: true },
    desde: prazo,
  })

  const doCanal = await parado(quemVe.acesso, `?canal_venda_id=${nova.canal}`)
  expect(doCanal.filas[2]).toMatchObject({ total: 1, atrasadas: 0, desde: nova.desde })
  const suas = await parado(vendedor.acesso)
  expect(suas.filas[2]).toMatchObject({ total: 1, desde: nova.desde })
  expect(suas.atendimentos).toBeNull()
  const outra = (await s().fabrica.empresa('Serra Net')).id
  const deFora = await parado((await alguem([...VENDAS, 'LISTAR.ATENDIMENTO'], [outra])).acesso)
  expect(deFora.filas[2]).toMatchObject({ total: 0, desde: null })
  expect(deFora.atendimentos).toMatchObject({ em_aberto: { total: 0 }, desde: null })

  // The same two in a spreadsheet.
  const hoje = diaNoFuso(new Date(), 'America/Sao_Paulo')
  const { texto } = await s().pedir('GET', `/painel/exportar?de=${hoje}&ate=${hoje}`, {
    token: vendedor.acesso,
  })
  const linhas = texto.trimEnd().split('\r\n')
  expect(linhas[0]).toMatch(/^\uFEFFPor;Nome;Vendidas;Receita recorrente vendida;Aprovadas;/)
  expect(linhas[1]).toMatch(/^Período;.*;1;99,90;0;0,00;/)
  expect(linhas.filter((linha) => linha.startsWith('Vendedor;'))).toEqual([
    expect.stringContaining(`;${vendedor.nome};1;99,90;`.slice(1)),
  ])
})
