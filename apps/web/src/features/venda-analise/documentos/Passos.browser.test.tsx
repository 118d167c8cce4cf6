import { tiposDeAnexo } from '@balcao/contract/base/anexo'
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
