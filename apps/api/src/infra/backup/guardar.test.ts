import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { usarPasta } from '#testes/comandos-de-backup.ts'
import { migracoesAte } from './esquema.ts'
import { manterUltimos, nomeDoBackup, varrerParciais } from './guardar.ts'
import { lerSenhaDoBackup } from './senha.ts'

const em = usarPasta()
const pastaCom = (...nomes: string[]) => {
  const pasta = mkdtempSync(em('p-'))
  for (const nome of nomes) writeFileSync(path.join(pasta, nome), '')
  return pasta
}

test('ficam os últimos, cifrados ou não, e o que não é nosso não se toca', async () => {
  const dia = (d: number) => nomeDoBackup(new Date(Date.UTC(2026, 10, d, 3, 4, 5)), d % 2 === 0)
  expect([dia(1), dia(2)]).toEqual(['balcao-20261101T030405Z.tar', 'balcao-20261102T030405Z.tar.aes'])
  const pasta = pastaCom(dia(3), dia(1), dia(2), 'meu-backup.tar', 'balcao-20200101T000000Z.tar.parcial')
  expect(await manterUltimos(pasta, 2)).toEqual([dia(1)])
  expect(await manterUltimos(pasta, 5)).toEqual([])
  expect(readdirSync(pasta).sort()).toEqual([
    'balcao-20200101T000000Z.tar.parcial',
    dia(2),
    dia(3),
    'meu-backup.tar',
  ])
})

test('o que um backup morto deixou é varrido, mas não o que está sendo escrito', async () => {
  const pasta = pastaCom('balcao-a.parcial', 'balcao-b.parcial', 'outro.parcial')
  const haDuasHoras = Date.now() / 1000 - 7200
  for (const nome of ['balcao-a.parcial', 'outro.parcial'])
    utimesSync(path.join(pasta, nome), haDuasHoras, haDuasHoras)
  await varrerParciais(pasta)
  expect(readdirSync(pasta).sort()).toEqual(['balcao-b.parcial', 'outro.parcial'])
})

test('a chave é o texto dado ou a primeira linha do arquivo; curta ou ausente, é dita', async () => {
  const pasta = pastaCom()
  writeFileSync(path.join(pasta, 'chave'), 'uma chave num arquivo\nresto\n')
  writeFileSync(path.join(pasta, 'curta'), 'curta\n')
  expect(await lerSenhaDoBackup(undefined, undefined)).toBe(undefined)
  expect(await lerSenhaDoBackup('a do ambiente', path.join(pasta, 'chave'))).toBe('a do ambiente')
  expect(await lerSenhaDoBackup(undefined, path.join(pasta, 'chave'))).toBe('uma chave num arquivo')
  await expect(lerSenhaDoBackup(undefined, path.join(pasta, 'curta'))).rejects.toThrow(
    'pelo menos 16 caracteres',
  )
  await expect(lerSenhaDoBackup(undefined, path.join(pasta, 'nada'))).rejects.toThrow('Não foi possível ler')
})

test('um backup com uma migração que este programa não tem é de um mais novo', () => {
  expect(() => migracoesAte({ nome: '9999_futuro', em: 9_999_999_999_999 })).toThrow(
    'um Balcão mais novo que este (9999_futuro)',
  )
})
