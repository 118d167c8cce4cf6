import { expect, test } from 'vitest'
import { conferirRecusa } from '#testes/recusas.ts'
import { usarAtendimentos } from '#testes/usar-atendimentos.ts'
import { umaMensagem } from './atendimento.fabrica.ts'

const { umContrato, pedir, aberto } = usarAtendimentos()

test('sem servidor de e-mail, a mensagem ao cliente é recusada e nada fica na conversa; a nota, não', async () => {
  const { contrato } = await umContrato({ email: 'zilda@exemplo.com.br' })
  const { id } = await aberto({ cliente_plano_id: contrato })
  const recusada = await pedir('POST', `/${id}/mensagem`, umaMensagem({ tipo: 'AO_CLIENTE' }))
  conferirRecusa(recusada, 'sem servidor de e-mail')
  expect([recusada.status, recusada.corpo.codigo]).toEqual([409, 'EMAIL_DESLIGADO'])
  expect((await pedir('GET', `/${id}`)).corpo.mensagens).toEqual([])
  expect((await pedir('POST', `/${id}/mensagem`, umaMensagem())).status).toBe(201)
})
