import type { DadosEnderecoDoCliente, TelefoneDoCliente } from '@balcao/contract/clientes/cliente/contato'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usarClientes } from '#testes/usar-clientes.ts'
import { enderecoDeTeste, telefoneDeTeste } from './cliente.fabrica.ts'
import { chaveDeTelefone } from './telefones.ts'

const { s, chamar, criar } = usarClientes()

/** Few values, so that the two records often have the same ones. */
const telefones = fc
  .uniqueArray(fc.constantFrom('+5511987654321', '+5511987654322', '+551132324000', '+5521998765432'))
  .chain((numeros) => fc.nat(Math.max(0, numeros.length - 1)).map((i) => ({ numeros, i })))
  .map(({ numeros, i }) =>
    numeros.map(
      (numero, n): TelefoneDoCliente => telefoneDeTeste({ numero, principal: n === i, whatsapp: n === 1 }),
    ),
  )
const endereco = fc
  .record({
    tipo: fc.constantFrom('INSTALACAO' as const, 'COBRANCA' as const),
    numero: fc.constantFrom('10', '20', 'S/N'),
    complemento: fc.constantFrom(null, 'ap 1'),
    logradouro: fc.constantFrom('Rua Direita', 'rua  direita', 'Rua Nova'),
    referencia: fc.constantFrom(null, 'Casa azul'),
  })
  .map((dados): DadosEnderecoDoCliente => enderecoDeTeste(dados))
const consentimento = fc.record({
  finalidade: fc.constantFrom('OFERTAS', 'WHATSAPP'),
  concedido: fc.boolean(),
  meio: fc.constantFrom('por telefone', 'na loja'),
})
const pessoa = fc.record({
  telefones,
  enderecos: fc.array(endereco, { maxLength: 4 }),
  consentimentos: fc.array(consentimento, { maxLength: 1 }),
})
const portas = (
  enderecos: { tipo: string; numero: string; complemento: string | null; logradouro: string }[],
) =>
  new Set(
    enderecos.map(
      (e) => `${e.tipo} ${e.logradouro.toLowerCase().replace(/\s+/g, ' ')} ${e.numero} ${e.complemento}`,
    ),
  )

test('unificar dois clientes quaisquer não perde telefone, endereço, consentimento nem acesso', async () => {
  const cadastrar = async ({
    consentimentos,
    ...dados
  }: typeof pessoa extends fc.Arbitrary<infer T> ? T : never) => {
    const criado = await criar(dados)
    for (const c of consentimentos) await chamar('POST', `/${criado.id}/consentimento`, c)
    await chamar('GET', `/${criado.id}/lgpd`)
    return criado
  }
  await fc.assert(
    fc.asyncProperty(pessoa, pessoa, async (um, outro) => {
      const [fica, sai] = [await cadastrar(um), await cadastrar(outro)]
      const { status, corpo } = await chamar('POST', `/${fica.id}/unificacao`, {
        outro_id: sai.id,
        versao: 1,
        versao_do_outro: 1,
        campos_do_outro: [],
      })
      expect(status).toBe(200)
      const chaves = (lista: { numero: string }[]) => new Set(lista.map((t) => chaveDeTelefone(t.numero)))
      expect(chaves(corpo.telefones)).toEqual(chaves([...um.telefones, ...outro.telefones]))
      expect(corpo.telefones.filter((t: TelefoneDoCliente) => t.principal)).toHaveLength(
        corpo.telefones.length ? 1 : 0,
      )
      expect(portas(corpo.enderecos)).toEqual(portas([...um.enderecos, ...outro.enderecos]))
      expect(corpo.consentimentos).toHaveLength(um.consentimentos.length + outro.consentimentos.length)
      expect((await chamar('GET', `/${fica.id}/acessos`)).corpo.total).toBeGreaterThanOrEqual(2)
      const { rows } = await s().pool.query('select 1 from cliente_endereco where cliente_id = $1', [sai.id])
      expect(rows).toEqual([])
    }),
    { numRuns: 12 },
  )
})
