import { expect, test } from 'vitest'
import { textoDaPagina } from '#testes/codigos-do-pdf.ts'
import { criarDocumento } from './documento.ts'

const escrever = async (texto: string) => {
  const { pdf, terminado } = criarDocumento({ titulo: 'Teste', autor: 'Teste', em: '2026-01-05', margem: 40 })
  pdf.text(texto).font('forte').text(texto)
  pdf.end()
  return new Uint8Array(await terminado)
}

test('o texto se copia igual, não importa o que outro documento escreveu antes', async () => {
  // None of these characters is a full stop, but their drawings have one.
  await escrever('Valor: hoje; amanhã! ãéíöç…')
  const linha = '34191.09008 00000.138214, aeioc'
  expect(
    textoDaPagina(await escrever(linha))
      .texto.trim()
      .split('\n'),
  ).toEqual([linha, linha])
})
