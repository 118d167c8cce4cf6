import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { camposDaUnificacao } from '@balcao/contract/clientes/cliente/unificacao'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clienteCompleto, idDeTeste } from '#partes/cliente/cliente.fabrica.ts'
import {
  camposDiferentes,
  camposDoOutro,
  type Escolhas,
  escolhidoEm,
  impedimento,
  type Par,
} from './escolhas.ts'

const fica = clienteCompleto({ id: idDeTeste(1), email: null, nome: 'Maria', rg: '12' })
const sai = clienteCompleto({ id: idDeTeste(2), email: 'maria@x.br', nome: 'Maria S.', rg: '' })

test('só se escolhe no que os dois dizem diferente; vazio de um jeito ou de outro é o mesmo', () => {
  expect(camposDiferentes({ fica, sai })).toEqual(['nome', 'rg', 'email'])
  expect(camposDiferentes({ fica: { ...fica, rg: null }, sai })).toEqual(['nome', 'email'])
})

test('antes de escolher vale o preenchido, e entre dois preenchidos o que fica', () => {
  expect(camposDoOutro({ fica, sai }, {})).toEqual(['email'])
  expect(camposDoOutro({ fica: sai, sai: fica }, {})).toEqual(['rg'])
})

/** The values of the remaining record, as the server would write them. */
const resultado = (par: Par, escolhas: Escolhas) => {
  const doOutro = camposDoOutro(par, escolhas)
  return camposDaUnificacao.map((campo) => (doOutro.includes(campo) ? par.sai : par.fica)[campo] || null)
}

test('trocar qual fica não muda nada do que foi escolhido', () => {
  const texto = fc.constantFrom(null, 'A', 'B')
  const registro = (id: string) =>
    fc
      .record({
        nome: fc.constantFrom('A', 'B'),
        rg: texto,
        email: texto,
        nome_mae: texto,
        observacoes: texto,
      })
      .map((parte): Cliente => clienteCompleto({ id, ...parte }))
  const de = fc.constantFrom(fica.id, sai.id)
  const escolhas = fc.record({ nome: de, rg: de, email: de, nome_mae: de, observacoes: de })
  fc.assert(
    fc.property(registro(fica.id), registro(sai.id), escolhas, (um, outro, escolhidas) => {
      const direto = resultado({ fica: um, sai: outro }, escolhidas)
      expect(resultado({ fica: outro, sai: um }, escolhidas)).toEqual(direto)
      expect(escolhidoEm('nome', { fica: um, sai: outro }, escolhidas)).toBe(escolhidas.nome)
    }),
  )
})

test.each([
  [{ id: fica.id }, 'MESMO'],
  [{ empresa_id: idDeTeste(91) }, 'EMPRESA'],
  [{ tipo_pessoa: 'PJ' as const }, 'TIPO'],
  [{}, null],
])('com %j o impedimento é %s', (parte, motivo) => {
  expect(impedimento(fica, { ...sai, ...parte })).toBe(motivo)
})
