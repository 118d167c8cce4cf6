import type { Anexo } from '@balcao/contract/vendas/anexo'
import { expect, test } from 'vitest'
import type { ArquivoNaFila } from '#aparelho/anexos/fila.ts'
import { juntarAnexos } from './juntar.ts'

const TIPO = 'DOCUMENTO_FRENTE'
const item = (fase: ArquivoNaFila['fase'], id = 'a', enviadoEm = 0) =>
  ({ arquivo: { id, tipo: TIPO, envio: { tamanho: 1 } }, fase, enviadoEm }) as ArquivoNaFila
const anexo = (parte: Partial<Anexo> = {}) =>
  ({ id: 'a', tipo: TIPO, atual: true, situacao: 'PRONTO', veredito: 'PENDENTE', ...parte }) as Anexo

const mostrado = (itens: ArquivoNaFila[], noServidor?: Anexo[]) => {
  const { porTipo, tipos } = juntarAnexos({ itens, noServidor, sabidoEm: 100 })
  return { onde: porTipo[TIPO]?.onde ?? null, conta: tipos.includes(TIPO) }
}

test.each<[string, ArquivoNaFila[], Anexo[] | undefined, ReturnType<typeof mostrado>]>([
  ['nada em lugar nenhum', [], [], { onde: null, conta: false }],
  ['guardado, ainda por enviar', [item('pausado')], [], { onde: 'aparelho', conta: true }],
  ['guardado, sem saber do servidor', [item('aguardando')], undefined, { onde: 'aparelho', conta: true }],
  ['recusado não conta', [item('recusado')], [], { onde: 'aparelho', conta: false }],
  [
    'recusado, mas o anterior está no servidor',
    [item('recusado', 'b')],
    [anexo()],
    { onde: 'aparelho', conta: true },
  ],
  ['enviado, sem rede para perguntar', [item('enviado')], undefined, { onde: 'aparelho', conta: true }],
  ['enviado e no servidor', [item('enviado')], [anexo()], { onde: 'servidor', conta: true }],
  ['enviado e removido em outro aparelho', [item('enviado')], [], { onde: null, conta: false }],
  ['enviado depois da última resposta', [item('enviado', 'a', 101)], [], { onde: 'aparelho', conta: true }],
  ['só no servidor', [], [anexo()], { onde: 'servidor', conta: true }],
  ['só uma versão anterior', [], [anexo({ atual: false })], { onde: null, conta: false }],
  [
    'que não pôde ser convertida',
    [],
    [anexo({ atual: false, situacao: 'RECUSADO' })],
    { onde: 'servidor', conta: false },
  ],
  ['rejeitado na análise', [], [anexo({ veredito: 'REJEITADO' })], { onde: 'servidor', conta: false }],
])('%s', (_, itens, noServidor, esperado) => {
  expect(mostrado(itens, noServidor)).toEqual(esperado)
})
