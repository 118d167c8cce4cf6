import type { Permissao } from '@balcao/contract/base/permissao'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { umaVendaGravada } from '#testes/venda-gravada.ts'
import { enviarAnexo, listar, pdf } from './anexo.fabrica.ts'

const s = usarServidor()
const caixa = { empresa: '', outra: '' }
beforeAll(async () => {
  caixa.empresa = (await s().fabrica.empresa('Vale Net')).id
  caixa.outra = (await s().fabrica.empresa('Serra Net')).id
})

const ANALISTA: Permissao[] = [
  'LISTAR.VENDA',
  'LISTAR.TODAS_VENDAS',
  'EDITAR.VENDA_SITUACAO',
  'CRIAR.ANEXO',
  'EDITAR.ANEXO',
]
const alguem = (grupo: Permissao[], empresa = caixa.empresa) =>
  s().fabrica.pessoa({ grupo, empresas: [empresa] })

const vendidaCom = async () => {
  const vendedor = await alguem(['REALIZAR_VENDA'])
  const analista = await alguem(ANALISTA)
  const venda = await umaVendaGravada(s(), {
    ...{ situacao: 'EM_ANALISE', vendedorId: vendedor.id, empresaId: caixa.empresa },
  })
  const enviar = () =>
    enviarAnexo(s().pedir, pdf(), { token: analista.acesso, venda_id: venda.id, tipo: 'DOCUMENTO_FRENTE' })
  const { anexo } = await enviar()
  return { vendedor, analista, venda, enviar, anexo: anexo?.id ?? '' }
}
const julgar = (token: string, id: string, corpo: unknown) =>
  s().pedir('PUT', `/anexo/${id}/veredito`, { token, corpo })

test('aprovado ou rejeitado com motivo; a última palavra vale, e cada uma fica na auditoria, sem o motivo', async () => {
  const { analista, venda, anexo } = await vendidaCom()
  const rejeitado = await julgar(analista.acesso, anexo, { veredito: 'REJEITADO', motivo: 'Foto tremida' })
  expect(rejeitado.status).toBe(200)
  expect(rejeitado.corpo).toMatchObject([{ id: anexo, veredito: 'REJEITADO', motivo: 'Foto tremida' }])
  await julgar(analista.acesso, anexo, { veredito: 'APROVADO', motivo: 'sobra' })
  // Said again, it leaves no line.
  expect((await julgar(analista.acesso, anexo, { veredito: 'APROVADO' })).status).toBe(200)
  expect(await listar(s().pedir, venda.id, analista.acesso)).toMatchObject([
    { veredito: 'APROVADO', motivo: null },
  ])
  const linhas = await s()
    .db.select({ mudancas: auditoria.mudancas })
    .from(auditoria)
    .where(and(eq(auditoria.entidade_id, anexo), eq(auditoria.acao, 'EDITAR')))
    .orderBy(auditoria.id)
  expect(linhas.map(({ mudancas }) => mudancas.find(({ campo }) => campo === 'veredito'))).toEqual([
    { campo: 'veredito', antes: 'PENDENTE', depois: 'REJEITADO' },
    { campo: 'veredito', antes: 'REJEITADO', depois: 'APROVADO' },
  ])
  expect(JSON.stringify(linhas)).not.toContain('Foto tremida')
})

test('rejeitar sem dizer por quê, ou com um texto sem fim, não vale', async () => {
  const { analista, venda, anexo } = await vendidaCom()
  for (const motivo of [undefined, '', '   ', 'x'.repeat(501)]) {
    const { status, corpo } = await julgar(analista.acesso, anexo, { veredito: 'REJEITADO', motivo })
    expect([status, Object.keys(corpo.campos)]).toEqual([400, ['motivo']])
  }
  expect(await listar(s().pedir, venda.id, analista.acesso)).toMatchObject([{ veredito: 'PENDENTE' }])
})

test('um que foi substituído não se julga mais; o novo começa sem veredito', async () => {
  const { analista, venda, enviar, anexo } = await vendidaCom()
  await julgar(analista.acesso, anexo, { veredito: 'REJEITADO', motivo: 'Cortada' })
  await enviar()
  const { status, corpo } = await julgar(analista.acesso, anexo, { veredito: 'APROVADO' })
  expect([status, corpo.codigo]).toEqual([409, 'ANEXO_SUBSTITUIDO'])
  expect(await listar(s().pedir, venda.id, analista.acesso)).toMatchObject([
    { atual: true, veredito: 'PENDENTE' },
    { id: anexo, atual: false, veredito: 'REJEITADO' },
  ])
})

test.each(['AGUARDANDO_AUTORIZACAO', 'AGUARDANDO_ACEITE', 'PENDENTE', 'APROVADA', 'CANCELADA'] as const)(
  '%s: fora da análise não se julga',
  async (situacao) => {
    const { analista, venda, anexo } = await vendidaCom()
    await s().pool.query('update venda set situacao = $1 where id = $2', [situacao, venda.id])
    const { status, corpo } = await julgar(analista.acesso, anexo, { veredito: 'APROVADO' })
    expect([status, corpo.codigo]).toEqual([409, 'ACAO_IMPOSSIVEL'])
  },
)

test('quem vendeu não julga, nem quem não analisa; de outra empresa, nem existe', async () => {
  const { venda, anexo, analista } = await vendidaCom()
  await s().pool.query('update venda set donos = donos || $1::uuid where id = $2', [analista.id, venda.id])
  const pedido = { veredito: 'APROVADO' }
  expect((await julgar(analista.acesso, anexo, pedido)).status).toBe(403)
  expect((await julgar((await alguem(['LISTAR.TODAS_VENDAS'])).acesso, anexo, pedido)).status).toBe(403)
  expect((await julgar((await alguem(ANALISTA, caixa.outra)).acesso, anexo, pedido)).status).toBe(404)
  const proprias = await alguem(['LISTAR.VENDA', 'EDITAR.VENDA_SITUACAO'])
  expect((await julgar(proprias.acesso, anexo, pedido)).status).toBe(404)
  expect(await listar(s().pedir, venda.id, analista.acesso)).toMatchObject([{ veredito: 'PENDENTE' }])
})
