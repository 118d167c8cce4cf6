import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fotografar, lerCodigos, textoDaPagina } from '#testes/codigos-do-pdf.ts'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { boleto } from '../boleto.table.ts'

const { s, caixa, contrato, avulso, obter, pedir } = usarBoletos()

const baixar = async (caminho: string) => {
  const url = `/api/boleto/${caminho}`
  const resposta = await s().app.inject({ url, headers: { authorization: `Bearer ${caixa.token}` } })
  expect([resposta.statusCode, resposta.headers['content-type']]).toEqual([200, 'application/pdf'])
  return new Uint8Array(resposta.rawPayload)
}
const mudar = (id: string, dados: Partial<typeof boleto.$inferInsert>) =>
  s().db.update(boleto).set(dados).where(eq(boleto.id, id))

test('o PDF tem as barras e o Pix do boleto, lidos como por um leitor', async () => {
  const { cliente } = await contrato()
  const um = await avulso(cliente.id)
  const bytes = await baixar(`${um.id}/pdf`)
  const textos = (await lerCodigos(fotografar(bytes))).map(({ texto }) => texto)
  expect(new Set(textos)).toEqual(new Set([um.codigo_barras, um.pix]))
  const { texto } = textoDaPagina(bytes)
  expect(texto).toContain(um.linha_digitavel)
  expect(texto).toContain('AGUARDANDO REGISTRO NO BANCO')
  await mudar(um.id, { registro: 'REGISTRADO' })
  expect(textoDaPagina(await baixar(`${um.id}/pdf`)).texto).not.toContain('AGUARDANDO')
})

test('segunda via depois do vencimento: multa e juros do dia, as mesmas barras, Pix com o novo valor', async () => {
  const { cliente } = await contrato()
  const um = await avulso(cliente.id, { valor: 100_00 })
  const hoje = diaNoFuso(new Date(), 'America/Sao_Paulo')
  const desconto = { valor: 5_00, dias_antes: 2 }
  const encargos = { multa_percentual: 200, juros_percentual_mes: 100, desconto }
  await mudar(um.id, { registro: 'REGISTRADO', encargos })
  expect(textoDaPagina(await baixar(`${um.id}/pdf`)).texto).toContain('Desconto de R$ 5,00 até')
  await mudar(um.id, { vencimento: somarDias(hoje, -40) })
  const visto = await obter(um.id)
  expect(visto.hoje.multa).toBe(2_00)
  expect(visto.hoje.juros).toBeGreaterThan(1_00)
  expect(visto.hoje.total).toBe(100_00 + visto.hoje.multa + visto.hoje.juros)
  const bytes = await baixar(`${um.id}/pdf`)
  const textos = (await lerCodigos(fotografar(bytes))).map(({ texto }) => texto)
  expect(new Set(textos)).toEqual(new Set([um.codigo_barras, visto.pix]))
  expect(visto.pix).toContain(
    `54${String((visto.hoje.total / 100).toFixed(2).length).padStart(2, '0')}${(visto.hoje.total / 100).toFixed(2)}`,
  )
  const { texto } = textoDaPagina(bytes)
  expect(texto).toMatch(/SEGUNDA VIA/i)
  expect(texto).not.toContain('Desconto de')
  expect(texto).toContain(formatarDinheiro(visto.hoje.total))
})

test('vários em um arquivo, na ordem pedida; um fora do alcance, nenhum', async () => {
  const { cliente } = await contrato()
  const [a, b, c] = [await avulso(cliente.id), await avulso(cliente.id), await avulso(cliente.id)]
  const bytes = await baixar(`imprimir?ids=${[c.id, a.id, b.id].join()}`)
  expect(textoDaPagina(bytes).paginas).toBe(3)
  const linhas = [0, 1, 2].map((pagina) => textoDaPagina(bytes, pagina).texto)
  for (const [i, um] of [c, a, b].entries()) expect(linhas[i]).toContain(um.linha_digitavel)
  const alheio = await pedir('GET', `/boleto/imprimir?ids=${a.id},00000000-0000-4000-8000-000000000009`)
  expect(alheio.status).toBe(404)
  const demais = Array.from({ length: 101 }, () => a.id).join()
  expect((await pedir('GET', `/boleto/imprimir?ids=${demais}`)).status).toBe(400)
})

test('sem poder ver os dados do cliente não se imprime, e o registro vem mascarado', async () => {
  const { cliente } = await contrato()
  const um = await avulso(cliente.id)
  const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO'], empresas: [caixa.empresa_id] })
  expect((await pedir('GET', `/boleto/${um.id}/pdf`, undefined, acesso)).status).toBe(403)
  const { corpo } = await pedir('GET', `/boleto/${um.id}`, undefined, acesso)
  expect(corpo.pagador.documento).not.toBe(um.pagador.documento)
  expect(corpo.acoes).toEqual([])
})
