import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lerManual } from './ler-manual.ts'

const manualDe = (arquivos: Record<string, string>) => {
  const pasta = mkdtempSync(path.join(tmpdir(), 'balcao-manual-'))
  onTestFinished(() => rmSync(pasta, { recursive: true }))
  for (const [nome, texto] of Object.entries(arquivos)) writeFileSync(path.join(pasta, nome), texto)
  return () => lerManual(pasta)
}

const INDICE = '# Índice\n\n- [Dois](dois.md)\n- [Um](um.md)\n'

test('as páginas vêm na ordem do índice, com seções como o GitHub as chama', () => {
  const ler = manualDe({
    'README.md': INDICE,
    'um.md': '# Um\n\n## 1. A página é **sua**?\n',
    'dois.md': '# Dois\n\nVeja [ali](um.md#1-a-página-é-sua).\n',
  })
  expect(ler().map(({ nome }) => nome)).toEqual(['', 'dois', 'um'])
  expect(ler()[2]?.blocos[0]).toMatchObject({ tipo: 'titulo', secao: '1-a-página-é-sua' })
  expect(ler()[1]?.blocos[0]).toMatchObject({
    dentro: ['Veja ', { tipo: 'link', para: { pagina: 'um', secao: '1-a-página-é-sua' } }, '.'],
  })
})

test.each([
  ['HTML', '# Um\n\n<b onclick="x()">oi</b>\n'],
  ['bloco de código', '# Um\n\n```\noi\n```\n'],
  ['página sem título', 'Oi\n'],
  ['link para fora do manual', '# Um\n\n[oi](../README.md)\n'],
  ['endereço que não é da web', '# Um\n\n[oi](javascript:alert)\n'],
])('recusa o que não sabe mostrar: %s', (_, texto) => {
  expect(manualDe({ 'README.md': '# Índice\n\n[Um](um.md)\n', 'um.md': texto })).toThrow()
})

test('recusa uma página que o índice não nomeia', () => {
  expect(manualDe({ 'README.md': '# Índice\n', 'um.md': '# Um\n' })).toThrow('um')
})
