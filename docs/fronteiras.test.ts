import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lerImportacoes, paresMutuos, regras, violacoes } from './fronteiras.ts'

const raiz = path.join(import.meta.dirname, '..')
const importacoes = lerImportacoes(raiz)

test('nenhuma importação fere as fronteiras', () => {
  expect(importacoes.length).toBeGreaterThan(4_000)
  expect(violacoes(importacoes)).toEqual([])
})

test('nenhum par de substantivos se conhece', () => {
  expect(paresMutuos(importacoes)).toEqual([])
})

/** A project with these files: each path with what it imports. */
const plantar = (arquivos: Record<string, string[]>) => {
  const raiz = mkdtempSync(path.join(tmpdir(), 'balcao-fronteiras-'))
  onTestFinished(() => rmSync(raiz, { recursive: true }))
  for (const [arquivo, importa] of Object.entries(arquivos)) {
    mkdirSync(path.dirname(path.join(raiz, arquivo)), { recursive: true })
    writeFileSync(
      path.join(raiz, arquivo),
      importa.map((de) => `import { algo } from '${de}'\n`).join('') || 'export const algo = 1\n',
    )
  }
  return lerImportacoes(raiz)
}

const [API, WEB, CONTRATO] = ['apps/api/src', 'apps/web/src', 'packages/contract/src']

/** For each rule, files that break it: in the folder and in a subfolder, with each way to import a file. */
const plantadas: Record<string, [arquivo: string, importa: string, alvo: string][]> = {
  'uma área só conhece as anteriores': [
    [`${API}/provedor/cep/a.ts`, '#catalogo/plano/b.ts', `${API}/catalogo/plano/b.ts`],
    [`${API}/provedor/cep/fundo/a.ts`, '../../../catalogo/plano/b.ts', `${API}/catalogo/plano/b.ts`],
    [`${API}/infra/http/a.ts`, '@balcao/contract/catalogo/plano', `${CONTRATO}/catalogo/plano.ts`],
    [`${CONTRATO}/provedor/a.ts`, '#clientes/cliente/b.ts', `${CONTRATO}/clientes/cliente/b.ts`],
  ],
  'table ← queries ← commands ← jobs ← routes': [
    [`${API}/catalogo/plano/a.queries.ts`, './b.commands.ts', `${API}/catalogo/plano/b.commands.ts`],
    [`${API}/catalogo/plano/fundo/a.table.ts`, '../b.queries.ts', `${API}/catalogo/plano/b.queries.ts`],
  ],
  'o contrato não conhece nenhum dos lados, e os lados não se conhecem': [
    [`${CONTRATO}/base/a.ts`, '../../../../apps/api/src/b.ts', `${API}/b.ts`],
    [`${WEB}/a.ts`, '../../api/src/b.ts', `${API}/b.ts`],
  ],
  'ui não conhece substantivo nem chama http': [
    [`${WEB}/ui/campos/a.tsx`, '#partes/plano/b.tsx', `${WEB}/partes/plano/b.tsx`],
    [`${WEB}/ui/a.tsx`, '#http.ts', `${WEB}/http.ts`],
    [`${WEB}/ui/campos/a.tsx`, '@balcao/contract/catalogo/plano', `${CONTRATO}/catalogo/plano.ts`],
  ],
  'o que o aparelho guarda não conhece quem o usa': [
    [`${WEB}/aparelho/a.ts`, '#partes/plano/b.tsx', `${WEB}/partes/plano/b.tsx`],
    [`${WEB}/aparelho/a.ts`, '#features/plano/b.tsx', `${WEB}/features/plano/b.tsx`],
  ],
  'partes e a casca conhecem o contrato e ui, não features nem rotas': [
    [`${WEB}/shell/a.tsx`, '#features/plano/b.tsx', `${WEB}/features/plano/b.tsx`],
    [`${WEB}/partes/plano/fundo/a.tsx`, '#features/plano/b.tsx', `${WEB}/features/plano/b.tsx`],
  ],
  'uma feature não importa outra, nem rotas': [
    [`${WEB}/features/plano/a.tsx`, '../cliente/b.tsx', `${WEB}/features/cliente/b.tsx`],
    [
      `${WEB}/features/plano/fundo/a.tsx`,
      '#features/cliente/fundo/b.tsx',
      `${WEB}/features/cliente/fundo/b.tsx`,
    ],
    [`${WEB}/features/plano/a.tsx`, '#routes/b.tsx', `${WEB}/routes/b.tsx`],
  ],
  'o programa não usa o que é dos testes': [
    [`${API}/provedor/cep/a.ts`, '#testes/b.ts', `${API}/testes/b.ts`],
    [`${API}/provedor/cep/a.ts`, './b.fabrica.ts', `${API}/provedor/cep/b.fabrica.ts`],
  ],
}

test('toda regra tem violações plantadas', () => {
  expect(Object.keys(plantadas).sort()).toEqual(regras.map(({ nome }) => nome).sort())
})

test.each(
  Object.entries(plantadas).flatMap(([regra, casos]) => casos.map((caso) => [regra, ...caso] as const)),
)('%s: %s → %s é recusado', (regra, arquivo, importa, alvo) => {
  expect(violacoes(plantar({ [arquivo]: [importa], [alvo]: [] }))).toContain(`${regra}: ${arquivo} → ${alvo}`)
})

test('dois substantivos que se conhecem são um par', () => {
  const par = plantar({
    [`${API}/catalogo/plano/a.ts`]: ['#catalogo/promocao/fundo/b.ts'],
    [`${API}/catalogo/promocao/fundo/b.ts`]: ['../../plano/c.ts'],
    [`${API}/catalogo/plano/c.ts`]: [],
  })
  expect(paresMutuos(par)).toEqual(['catalogo/plano ⇄ catalogo/promocao'])
})

test('o caminho de um arquivo não sai do endereço como está: uma pasta pode ter espaço ou acento no nome', () => {
  const fontes = globSync('{apps,packages,bench,e2e,scripts}/**/*.{ts,tsx,mjs}', { cwd: raiz }).filter(
    (arquivo) => !arquivo.includes('node_modules') && !arquivo.includes('/dist/'),
  )
  const errados = fontes.filter((arquivo) =>
    /import\.meta\.url\)\s*\.pathname/.test(readFileSync(path.join(raiz, arquivo), 'utf8')),
  )
  expect(fontes.length).toBeGreaterThan(1_000)
  expect(errados).toEqual([])
})
