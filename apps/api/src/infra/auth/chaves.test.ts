import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { derivarChave, lerChaveMestra } from './chaves.ts'

const pastaNova = async () => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-chave-'))
  onTestFinished(() => rm(pasta, { recursive: true, force: true }))
  return pasta
}

test('a chave é sorteada uma vez, guardada só para o dono e lida igual depois', async () => {
  const pasta = await pastaNova()
  const chave = lerChaveMestra(pasta)
  expect(chave).toHaveLength(32)
  expect(lerChaveMestra(pasta)).toEqual(chave)
  expect(lerChaveMestra(await pastaNova())).not.toEqual(chave)
  expect((await stat(path.join(pasta, 'chaves', 'mestra'))).mode & 0o777).toBe(0o600)
  expect((await stat(path.join(pasta, 'chaves'))).mode & 0o777).toBe(0o700)
})

test('a chave dada de fora vale no lugar da guardada', async () => {
  const dada = Buffer.alloc(32, 5)
  expect(lerChaveMestra(await pastaNova(), dada.toString('base64url'))).toEqual(dada)
})

test('cada finalidade tem a sua chave, de 256 bits', () => {
  const mestra = Buffer.alloc(32, 1)
  expect(derivarChave(mestra, 'a')).toHaveLength(32)
  expect(derivarChave(mestra, 'a')).toEqual(derivarChave(mestra, 'a'))
  expect(derivarChave(mestra, 'a')).not.toEqual(derivarChave(mestra, 'b'))
})
