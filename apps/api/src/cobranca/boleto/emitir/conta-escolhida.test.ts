import { diaNoFuso } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { umaConta } from '#cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { corpoAvulso, usarBoletos } from '#testes/usar-boletos.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'
import { boleto } from '../boleto.table.ts'

const { s, pedir, outraEmpresa, contrato } = usarBoletos()

type Um = Awaited<ReturnType<typeof contrato>>
type Emitir = (um: Um, conta: { conta_bancaria_id: string }) => ReturnType<typeof pedir>

/** What a person issues one by one, each paid into an account. */
const emissoes: [string, Emitir][] = [
  ['avulso', (um, conta) => pedir('POST', '/boleto', corpoAvulso(um.cliente.id, conta))],
  [
    'mês do contrato',
    (um, conta) => {
      const competencias = [diaNoFuso(new Date(), 'America/Sao_Paulo').slice(0, 7)]
      return pedir('POST', `/contrato/${um.id}/boleto`, { competencias, ...conta })
    },
  ],
  [
    'instalação da venda',
    (um, conta) => pedir('POST', `/venda/${um.venda.id}/boleto`, { vencimento: '2030-12-10', ...conta }),
  ],
]

test.each(emissoes)('%s: a segunda conta serve; inativa ou de outra empresa, não', async (_, emitir) => {
  const { empresa_id } = await outraEmpresa()
  const um = await contrato({ empresa_id })
  const segunda = await umaConta(s().db, { empresa_id, banco: '237', nome: 'Segunda', ativo: false })
  const { conta_id: deOutra } = await outraEmpresa()
  const recusa = async (conta_bancaria_id: string) => {
    const { status, corpo } = await emitir(um, { conta_bancaria_id })
    return [status, corpo.message]
  }
  expect(await recusa(deOutra)).toEqual([422, 'Esta conta bancária não é da empresa, ou foi excluída'])
  expect(await recusa(segunda.id)).toEqual([422, 'A conta bancária Segunda está inativa'])
  expect(await s().db.$count(boleto, eq(boleto.empresa_id, empresa_id))).toBe(0)

  await s().db.update(contaBancaria).set({ ativo: true }).where(eq(contaBancaria.id, segunda.id))
  expect((await emitir(um, { conta_bancaria_id: segunda.id })).status).toBe(201)
  expect(await s().db.$count(boleto, eq(boleto.conta_bancaria_id, segunda.id))).toBe(1)
})

test('sem conta, com conta inativa ou com dígito errado: em palavras', async () => {
  const { id: semConta } = await s().fabrica.empresa()
  const dono = await umClienteComEndereco(s().db, semConta)
  const recusa = async (cliente_id: string) => (await pedir('POST', '/boleto', corpoAvulso(cliente_id))).corpo
  expect((await recusa(dono.id)).message).toMatch(/ainda não tem uma conta bancária/)
  const { empresa_id, conta_id } = await outraEmpresa()
  const outro = await umClienteComEndereco(s().db, empresa_id)
  const mudar = (dados: Partial<typeof contaBancaria.$inferInsert>) =>
    s().db.update(contaBancaria).set(dados).where(eq(contaBancaria.id, conta_id))
  await mudar({ ativo: false })
  expect((await recusa(outro.id)).message).toMatch(/está inativa/)
  const [conta] = await s().db.select().from(contaBancaria).where(eq(contaBancaria.id, conta_id))
  await mudar({ ativo: true, conta_dv: conta?.conta_dv === '1' ? '2' : '1' })
  expect((await recusa(outro.id)).message).toMatch(/precisa ser corrigida antes/)
  expect(await s().db.$count(boleto, eq(boleto.empresa_id, empresa_id))).toBe(0)
})

test.each([
  ['001', { carteira: '18' }, 'A carteira 18 não é atendida na remessa. Use a 11, a 12 ou a 17'],
  [
    '104',
    { convenio: '1100001' },
    'Um código de 7 dígitos não é atendido na remessa. Use uma conta com um código de 6',
  ],
  ['756', { carteira: '3' }, 'A carteira 3 não é atendida na remessa. Use a 1'],
] as const)('a conta do banco %s que não pode ser remetida não emite: em palavras', async (...caso) => {
  const [banco, dados, problema] = caso
  const { empresa_id } = await outraEmpresa(banco, { nome: 'Antiga', ...dados })
  const dono = await umClienteComEndereco(s().db, empresa_id)
  const { status, corpo } = await pedir('POST', '/boleto', corpoAvulso(dono.id))
  expect([status, corpo.message]).toEqual([
    422,
    `A conta bancária Antiga precisa ser corrigida antes: ${problema}`,
  ])
  expect(await s().db.$count(boleto, eq(boleto.empresa_id, empresa_id))).toBe(0)
})
