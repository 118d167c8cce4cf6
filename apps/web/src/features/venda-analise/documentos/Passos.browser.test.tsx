import { type TipoAnexo, tiposDeAnexo } from '@balcao/contract/base/anexo'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { umAnexoDaVenda } from '#partes/venda-acoes/venda-enviada.fabrica.ts'
import { montar } from '#testes/montar.tsx'
import { documentosDe } from './documentos.ts'
import { Passos } from './Passos.tsx'

/** What is left of 1440 px beside the menu and the sale's data. */
const COLUNA = 624

test('os cinco anexos cabem lado a lado numa tela de 1440 px, com o nome inteiro de cada um', async () => {
  await page.viewport(1440, 900)
  const anexos = tiposDeAnexo.map((tipo) => umAnexoDaVenda({ tipo }))
  const documentos = documentosDe(anexos, { obrigatorios: [...tiposDeAnexo], comVagos: true })
  montar(
    <div style={{ width: COLUNA }}>
      <Passos documentos={documentos} atual={3} aoIr={() => {}} />
    </div>,
  )
  const lista = page.getByRole('list')
  await expect.element(lista).toBeVisible()
  const passos = [...lista.element().querySelectorAll('button')]
  expect(passos).toHaveLength(5)
  expect(new Set(passos.map((passo) => passo.getBoundingClientRect().top)).size).toBe(1)
  expect([lista.element(), ...passos].filter((um) => um.scrollWidth > um.clientWidth)).toEqual([])
})

test('nenhum passo mostra um número, que pareceria uma tecla', async () => {
  await page.viewport(1440, 900)
  const vereditos = ['PENDENTE', 'APROVADO', 'REJEITADO'] as const
  const anexos = vereditos.map((veredito, i) =>
    umAnexoDaVenda({ tipo: tiposDeAnexo[i] as TipoAnexo, veredito }),
  )
  const documentos = documentosDe(anexos, { obrigatorios: [...tiposDeAnexo], comVagos: true })
  montar(<Passos documentos={documentos} atual={0} aoIr={() => {}} />)
  const lista = page.getByRole('navigation')
  await expect.element(lista.getByText('Em conferência')).toBeVisible()
  expect(lista.element().textContent).not.toMatch(/\d/)
})

test('a altura não muda com o passo em que se está, nem com o veredito: a imagem abaixo não se move', async () => {
  await page.viewport(1440, 900)
  const casos = (['PENDENTE', 'APROVADO'] as const).flatMap((veredito) => {
    const anexos = tiposDeAnexo.map((tipo) => umAnexoDaVenda({ tipo, veredito }))
    const documentos = documentosDe(anexos, { obrigatorios: [...tiposDeAnexo], comVagos: true })
    return documentos.map((_, atual) => ({ documentos, atual }))
  })
  montar(
    <div style={{ width: COLUNA }}>
      {casos.map(({ documentos, atual }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once
        <Passos key={i} documentos={documentos} atual={atual} aoIr={() => {}} />
      ))}
    </div>,
  )
  await expect.element(page.getByRole('list').first()).toBeVisible()
  const listas = page.getByRole('list').elements()
  expect(listas).toHaveLength(casos.length)
  expect(new Set(listas.map((lista) => lista.getBoundingClientRect().height)).size).toBe(1)
})
