import { type TipoAnexo, tiposDeAnexo } from '@balcao/contract/base/anexo'
import { tiposDeCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { palavrasCom, regrasAoMudarDeTipo } from './canal-venda.formulario.ts'

const emBranco = { anexos_obrigatorios: [], exige_aceite_digital: false, fora_do_estabelecimento: false }
const tipo = fc.constantFrom(...tiposDeCanal)

test('televendas pede o áudio e é fora do estabelecimento; porta a porta pede documentos', () => {
  expect(regrasAoMudarDeTipo(null, 'TELEVENDAS', emBranco)).toEqual({
    anexos_obrigatorios: ['AUDIO_ACEITE'],
    exige_aceite_digital: false,
    fora_do_estabelecimento: true,
  })
  const rua = regrasAoMudarDeTipo(null, 'PORTA_A_PORTA', emBranco)
  expect(rua.fora_do_estabelecimento).toBe(true)
  expect(rua.anexos_obrigatorios).toContain('DOCUMENTO_FRENTE')
})

test('sem nada mudado à mão, só o último tipo conta, por quantos se tenha passado', () => {
  fc.assert(
    fc.property(tipo, tipo, tipo, (a, b, c) => {
      const passo1 = regrasAoMudarDeTipo(null, a, emBranco)
      const passo2 = regrasAoMudarDeTipo(a, b, passo1)
      expect(regrasAoMudarDeTipo(b, c, passo2)).toEqual(regrasAoMudarDeTipo(null, c, emBranco))
    }),
  )
})

test('o que a pessoa mudou em relação à sugestão nunca é trocado', () => {
  fc.assert(
    fc.property(
      tipo,
      tipo,
      fc.subarray<TipoAnexo>([...tiposDeAnexo]),
      fc.boolean(),
      fc.boolean(),
      (de, para, anexos_obrigatorios, exige_aceite_digital, fora_do_estabelecimento) => {
        const sugeridas = regrasAoMudarDeTipo(null, de, emBranco)
        const minhas = { anexos_obrigatorios, exige_aceite_digital, fora_do_estabelecimento }
        const depois = regrasAoMudarDeTipo(de, para, minhas)
        for (const campo of ['exige_aceite_digital', 'fora_do_estabelecimento'] as const)
          if (minhas[campo] !== sugeridas[campo]) expect(depois[campo]).toBe(minhas[campo])
        const mexidos =
          [...anexos_obrigatorios].sort().join() !== [...sugeridas.anexos_obrigatorios].sort().join()
        if (mexidos) expect(depois.anexos_obrigatorios).toEqual(anexos_obrigatorios)
      },
    ),
  )
})

const EMPRESA = { id: '01a1dd40-e7af-75fe-ab7c-82a347c16d11', nome: 'Fibra Norte' }

test.each([
  ['tipo', 'PORTA_A_PORTA', 'Porta a porta'],
  ['anexos_obrigatorios', ['AUDIO_ACEITE', 'DOCUMENTO_VERSO'], 'Áudio de aceite, Verso do documento'],
  ['anexos_obrigatorios', [], 'vazio'],
  ['empresas', [EMPRESA.id], 'Fibra Norte'],
  ['empresas', ['Nome do histórico'], 'Nome do histórico'],
  ['exige_aceite_digital', true, 'Sim'],
  ['nome', 'LOJA', 'LOJA'],
  ['roteiro_audio', 'LOJA', 'LOJA'],
])('%s %j lê-se "%s"', (campo, valor, texto) => {
  expect(palavrasCom([EMPRESA]).mostrarCampo(campo, valor)).toBe(texto)
})
