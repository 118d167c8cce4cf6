import { type Atendimento, NovaMensagem } from '@balcao/contract/posvenda/atendimento'
import { schemaResolver, useForm } from '@mantine/form'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { toast } from '#ui/toast.tsx'
import { useEscrever } from '../atendimento.data.ts'
import { textos } from './conversa.textos.ts'

const Escrita = z.omit(NovaMensagem, { id: true })
export type Escrita = z.output<typeof Escrita>

/** Nobody writes to a client by accident: each message begins as an internal note. */
const EM_BRANCO: Escrita = { tipo: 'INTERNA', texto: '' }

/**
 * What is being written. It stays until the server has it. Sent again after a failure it has the same id, as long as
 * it is the same text: the first attempt may have arrived without an answer.
 */
export function useEscrita(atendimentoId: string, aoMudar: (novo: Atendimento) => void) {
  const form = useForm<Escrita>({
    initialValues: EM_BRANCO,
    validate: schemaResolver(Escrita, { sync: true }),
  })
  const escrever = useEscrever(atendimentoId)
  const tentada = useRef<NovaMensagem>(undefined)

  const enviar = form.onSubmit(({ tipo, texto }) => {
    if (escrever.isPending) return
    const repetida = tentada.current?.tipo === tipo && tentada.current.texto === texto
    const mensagem = { id: repetida && tentada.current ? tentada.current.id : novoId(), tipo, texto }
    tentada.current = mensagem
    escrever.mutate(mensagem, {
      onSuccess: (novo) => {
        aoMudar(novo)
        tentada.current = undefined
        form.reset()
        toast.sucesso(textos.enviado[tipo])
      },
    })
  })

  const { error } = escrever
  const noCampo = error instanceof ErroHttp ? error.campos.texto?.[0] : undefined
  return {
    form,
    enviar,
    enviando: escrever.isPending,
    erroNoCampo: form.errors.texto ?? noCampo,
    erro: error && !noCampo ? textoDoErro(error) : null,
  }
}
