import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import type { Entrada } from './entradas.ts'
import { Historico } from './Historico.tsx'

const entradas: Entrada[] = [
  {
    id: '2',
    em: '2026-03-05T17:30:00Z',
    autor: 'PESSOA',
    quem: 'Bia Souza',
    ip: '192.0.2.10',
    acao: 'EDITAR',
    mudancas: [
      { campo: 'nome', antes: 'Ana', depois: 'Ana Lima' },
      { campo: 'ativo', antes: true, depois: false },
    ],
  },
  {
    id: '1',
    em: '2026-03-04T12:00:00Z',
    autor: 'SISTEMA',
    quem: 'primeiro início',
    ip: null,
    acao: 'CRIAR',
    mudancas: [],
  },
  {
    id: '0',
    em: '2026-03-03T12:00:00Z',
    autor: 'ASSINANTE',
    quem: 'Rui Reis',
    ip: null,
    acao: 'CRIAR',
    mudancas: [],
  },
]
const base = {
  entradas,
  rotulos: { nome: 'Nome', ativo: 'Ativo' },
  acoes: { EDITAR: 'editou', CRIAR: 'criou' },
  erro: null,
  aoTentarDeNovo: () => {},
}

test('conta quem fez o quê, de onde, e de qual valor para qual', async () => {
  montar(<Historico {...base} />)
  const dia = page.getByRole('region', { name: '05/03/2026' })
  await expect.element(dia.getByText('Bia Souza')).toBeVisible()
  await expect.element(dia.getByText('192.0.2.10')).toBeVisible()
  await expect.element(dia.getByText('Ana Lima')).toBeVisible()
  await expect.element(dia.getByText('Não', { exact: true })).toBeVisible()
  const deQuem = async (dia: string, nome: string) =>
    expect.element(page.getByRole('region', { name: dia }).getByText(nome, { exact: true })).toBeVisible()
  await deQuem('04/03/2026', 'Sistema')
  await deQuem('03/03/2026', 'Assinante (Rui Reis)')
})

test('mostrar mais pede a página seguinte; sem seguinte, não há botão', async () => {
  const aoMostrarMais = vi.fn()
  const { mostrar } = montar(<Historico {...base} aoMostrarMais={aoMostrarMais} />)
  await userEvent.click(page.getByRole('button', { name: 'Mostrar mais' }))
  expect(aoMostrarMais).toHaveBeenCalledOnce()
  mostrar(<Historico {...base} />)
  await expect.element(page.getByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument()
})

test.each(['light', 'dark'] as const)('acessível no tema %s', async (esquema) => {
  montar(<Historico {...base} />, esquema)
  await expect.element(page.getByText('Ana Lima')).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})
