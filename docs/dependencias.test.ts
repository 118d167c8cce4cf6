import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dependenciasDeProducao, estaNaFaixa, licencaPermitida } from '../scripts/dependencias.mjs'

const raiz = path.join(import.meta.dirname, '..')
const dependencias = dependenciasDeProducao()

/** What may be part of a program under AGPL-3.0. OFL is of fonts. */
const PERMITIDAS = new Set([
  ...['MIT', 'MIT-0', '0BSD', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Unlicense', 'CC0-1.0'],
  ...['Apache-2.0', 'MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later', 'AGPL-3.0-or-later', 'OFL-1.1'],
])

test('toda dependência de produção tem uma licença que cabe na AGPL-3.0', () => {
  expect(dependencias.length).toBeGreaterThan(200)
  expect(dependencias.filter(({ licenca }) => !licencaPermitida(licenca, PERMITIDAS))).toEqual([])
  for (const recusada of [undefined, '', 'GPL-2.0-only', 'SSPL-1.0', 'MIT AND BUSL-1.1', 'UNLICENSED'])
    expect(licencaPermitida(recusada, PERMITIDAS), recusada).toBe(false)
  expect(licencaPermitida('(GPL-2.0-only OR MIT)', PERMITIDAS)).toBe(true)
})

const documento = () => `# Dependencies

Every package that runs at a provider, with its licence, as \`package-lock.json\` pins it. \`npm run sbom\` writes the same as
CycloneDX 1.6, with checksums. A test keeps this list true and checks the licences ([113](decisions/113-dependencies.md)).

| Package | Version | Licence |
|---|---|---|
${dependencias.map(({ nome, versao, licenca }) => `| ${nome} | ${versao} | ${licenca} |`).join('\n')}
`

test('o documento das dependências diz o que está instalado', async () => {
  await expect(documento()).toMatchFileSnapshot('./dependencias.md')
})

type Falha = { pacote: string; desde?: string; antes: string; id: string; aceita?: string }
const falhas: Falha[] = JSON.parse(readFileSync(path.join(raiz, 'docs/falhas-conhecidas.json'), 'utf8'))

test('nenhuma versão com uma falha conhecida está fixada, a não ser as aceitas com motivo', () => {
  const atingidas = falhas.flatMap((falha) =>
    dependencias
      .filter(({ nome, versao }) => nome === falha.pacote && estaNaFaixa(versao, falha))
      .map(({ nome, versao }) => ({ dependencia: `${nome}@${versao}`, ...falha })),
  )
  expect(atingidas.filter(({ aceita }) => !aceita)).toEqual([])
  // An exception that is no longer needed goes.
  const aceitas = falhas.filter(({ aceita }) => aceita)
  expect(atingidas.filter(({ aceita }) => aceita)).toHaveLength(aceitas.length)
  const nomes = new Set(dependencias.map(({ nome }) => nome))
  expect(falhas.filter(({ pacote }) => !nomes.has(pacote))).toEqual([])
})

test.each([
  ['5.3.1', true],
  ['5.3.2', false],
  ['5.12.8', false],
  ['5.0.0', true],
  ['4.29.0', false],
])('de 5.0.0 até antes de 5.3.2: %s está na faixa? %s', (versao, esta) => {
  expect(estaNaFaixa(versao, { desde: '5.0.0', antes: '5.3.2' })).toBe(esta)
})

test('o SBOM tem cada dependência com versão, licença e resumo', () => {
  const pasta = mkdtempSync(path.join(tmpdir(), 'balcao-sbom-'))
  onTestFinished(() => rmSync(pasta, { recursive: true }))
  const arquivo = path.join(pasta, 'sbom.json')
  execFileSync(process.execPath, [path.join(raiz, 'scripts/sbom.mjs'), arquivo])
  const sbom = JSON.parse(readFileSync(arquivo, 'utf8'))
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(sbom.components).toHaveLength(dependencias.length)
  for (const { purl, licenses, hashes } of sbom.components)
    expect([purl, licenses.length, hashes[0]?.content]).toEqual([
      expect.stringMatching(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/),
      1,
      expect.stringMatching(/^[0-9a-f]{128}$/),
    ])
})
