import { onlineManager, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { queryClient } from './consultas.ts'
import { ErroHttp } from './http/erro.ts'
import { toast } from './ui/toast.tsx'

type FormularioProps = { envio: Promise<never>; aoSair: () => void }

function Formulario({ envio, aoSair }: FormularioProps) {
  const salvar = useMutation({ mutationFn: () => envio, meta: { erro: 'formulario' } })
  // After the mutation's own effect: by then it is not watched any more.
  useEffect(() => aoSair, [aoSair])
  return (
    <>
      <button type="button" onClick={() => salvar.mutate()}>
        Salvar
      </button>
      {salvar.isPending && <p>Salvando</p>}
      {salvar.error && <p role="alert">{salvar.error.message}</p>}
    </>
  )
}

const enviar = async () => {
  const naTela = vi.spyOn(toast, 'erro').mockReturnValue()
  const { promise, reject } = Promise.withResolvers<never>()
  const aoSair = vi.fn()
  const tela = (conteudo: ReactNode) => (
    <QueryClientProvider client={queryClient}>{conteudo}</QueryClientProvider>
  )
  const { mostrar } = montar(tela(<Formulario envio={promise} aoSair={aoSair} />))
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }))
  await expect.element(page.getByText('Salvando')).toBeVisible()
  const sair = async () => {
    mostrar(tela(<p>Outra página</p>))
    await expect.poll(() => aoSair.mock.calls.length).toBe(1)
  }
  const falhar = async (erro: Error) => {
    reject(erro)
    await expect.poll(() => queryClient.isMutating()).toBe(0)
  }
  return { sair, falhar, naTela }
}

test('a recusa que o formulário mostra não aparece duas vezes', async () => {
  const { falhar, naTela } = await enviar()
  await falhar(new ErroHttp(422, { message: 'O nome já existe' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('O nome já existe')
  expect(naTela).not.toHaveBeenCalled()
})

test('quem saiu do formulário antes da resposta ainda fica sabendo da recusa', async () => {
  const { sair, falhar, naTela } = await enviar()
  await sair()
  await falhar(new ErroHttp(422, { message: 'O nome já existe' }))
  expect(naTela).toHaveBeenCalledExactlyOnceWith('O nome já existe', 'O que você tinha enviado falhou')
})

test('o envio que parou porque a pessoa saiu não é uma falha', async () => {
  const { sair, falhar, naTela } = await enviar()
  await sair()
  await falhar(new DOMException('parado', 'AbortError'))
  expect(naTela).not.toHaveBeenCalled()
})

function Lista({ perguntar }: { perguntar: () => Promise<never> }) {
  useQuery({ queryKey: ['lista'], queryFn: perguntar, refetchOnReconnect: true })
  return null
}

test('aberta sem rede, a página pergunta de novo quando ela chega', async () => {
  const rede = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    rede.mockRestore()
    onlineManager.setOnline(true)
  })
  // Another instance: a page that begins now.
  const endereco = './consultas.ts?sem-rede'
  const { queryClient: daPagina } = await import(/* @vite-ignore */ endereco)
  const perguntar = vi.fn(() => Promise.reject(ErroHttp.semResposta(null)))
  montar(
    <QueryClientProvider client={daPagina}>
      <Lista perguntar={perguntar} />
    </QueryClientProvider>,
  )
  await expect.poll(() => daPagina.getQueryState(['lista'])?.status).toBe('error')
  rede.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => perguntar.mock.calls.length).toBeGreaterThan(1)
})
