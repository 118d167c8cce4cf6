import { useState } from 'react'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { ListaOrdenavel } from './ListaOrdenavel.tsx'

const NOMES = ['Wi-Fi 6', 'Instalação grátis', 'Suporte 24 horas', 'IP fixo']
const iniciais = NOMES.map((nome, i) => ({ id: String(i), nome }))

type Recusar = { recusa?: boolean; motivo?: string }

function Exemplo({ recusa = false, motivo, aoOrdenar }: Recusar & { aoOrdenar: (ids: string[]) => void }) {
  const [itens, setItens] = useState(iniciais)
  function ordenar(ids: string[]) {
    aoOrdenar(ids)
    const novos = ids.flatMap((id) => itens.filter((item) => item.id === id))
    setItens(novos)
    if (recusa) setTimeout(() => setItens(itens), 50)
  }
  return (
    <ListaOrdenavel rotulo="Recursos" itens={itens} aoOrdenar={ordenar} motivo={motivo ?? null}>
      {(item) => item.nome}
    </ListaOrdenavel>
  )
}

const montarLista = (opcoes: Recusar = {}) => {
  const pedidos: string[][] = []
  montar(<Exemplo {...opcoes} aoOrdenar={(ids) => pedidos.push(ids)} />)
  return pedidos
}

const linhas = page.getByRole('listitem')
const alca = (nome: string) => page.getByRole('button', { name: `Mover ${nome}`, exact: true })
const esperarOrdem = async (...nomes: string[]) => {
  await expect.poll(() => linhas.elements().map((linha) => linha.textContent)).toEqual(nomes)
}
const esperarAviso = (texto: string) => expect.element(page.getByText(texto)).toBeInTheDocument()

test('pelo teclado: pega, anda, solta, e quem ouve sabe de tudo', async () => {
  const pedidos = montarLista()
  await expect.element(alca('IP fixo')).toBeVisible()
  ;(alca('IP fixo').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await esperarAviso('IP fixo na mão, posição 4 de 4.')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await esperarAviso('IP fixo, posição 2 de 4.')
  expect(pedidos).toEqual([])
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.keyboard('{Home}{ArrowUp}{Enter}')
  await esperarAviso('IP fixo solto na posição 1 de 4.')
  await esperarOrdem('IP fixo', 'Wi-Fi 6', 'Instalação grátis', 'Suporte 24 horas')
  expect(pedidos).toEqual([['3', '0', '1', '2']])
  await expect.element(alca('IP fixo')).toHaveFocus()
})

test('Esc, ou ir embora com Tab, desiste e nada muda', async () => {
  const pedidos = montarLista()
  await expect.element(alca('Wi-Fi 6')).toBeVisible()
  for (const tecla of ['{Escape}', '{Tab}']) {
    ;(alca('Wi-Fi 6').element() as HTMLElement).focus()
    await userEvent.keyboard(`{Enter}{End}${tecla}`)
    await esperarAviso('Ordem mantida: Wi-Fi 6 continua na posição 1 de 4.')
  }
  await esperarOrdem(...NOMES)
  expect(pedidos).toEqual([])
})

test('com o mouse: arrasta pela alça; um clique não move nada', async () => {
  const pedidos = montarLista()
  await userEvent.click(alca('Wi-Fi 6'))
  expect(pedidos).toEqual([])
  await userEvent.dragAndDrop(alca('Suporte 24 horas'), linhas.nth(0), { targetPosition: { x: 20, y: 4 } })
  await esperarOrdem('Suporte 24 horas', 'Wi-Fi 6', 'Instalação grátis', 'IP fixo')
  expect(pedidos).toEqual([['2', '0', '1', '3']])
})

test('pelo menu da linha, um passo de cada vez; as pontas só têm para onde ir', async () => {
  montarLista()
  await userEvent.click(page.getByRole('button', { name: 'Ações de Wi-Fi 6' }))
  await expect.element(page.getByRole('menuitem', { name: 'Mover para baixo' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Mover para cima' }).query()).toBeNull()
  await userEvent.click(page.getByRole('menuitem', { name: 'Mover para baixo' }))
  await esperarOrdem('Instalação grátis', 'Wi-Fi 6', 'Suporte 24 horas', 'IP fixo')
  await expect.element(alca('Wi-Fi 6')).toHaveFocus()
})

test('recusada, a ordem volta a ser a de antes', async () => {
  const pedidos = montarLista({ recusa: true })
  await userEvent.click(page.getByRole('button', { name: 'Ações de IP fixo' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Mover para o começo' }))
  await expect.poll(() => pedidos).toHaveLength(1)
  await esperarOrdem(...NOMES)
})

test('travada, a alça fica no lugar e diz por quê', async () => {
  const pedidos = montarLista({ motivo: 'Limpe a busca para mudar a ordem.' })
  await expect.element(alca('Wi-Fi 6')).toHaveAccessibleDescription('Limpe a busca para mudar a ordem.')
  ;(alca('Wi-Fi 6').element() as HTMLElement).focus()
  await userEvent.keyboard(' {ArrowDown} ')
  expect(pedidos).toEqual([])
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Limpe a busca para mudar a ordem.')
  expect(page.getByRole('button', { name: 'Ações de Wi-Fi 6' }).query()).toBeNull()
})
