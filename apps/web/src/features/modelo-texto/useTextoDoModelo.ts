import { codigos } from '@balcao/contract/base/erro'
import { ModeloDeTexto } from '@balcao/contract/vendas/aceite-modelo'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ErroHttp } from '#http/erro.ts'
import { toast } from '#ui/toast.tsx'
import { useSalvarModelo } from './modelo-texto.data.ts'
import { textos } from './modelo-texto.textos.ts'

/**
 * What somebody types over the version that they saw. The screen may read a newer one meanwhile; the server then refuses,
 * and `conflito` is what it has.
 */
export function useTextoDoModelo(modelo: ModeloDeTexto) {
  const salvar = useSalvarModelo(modelo.tipo)
  // Null until somebody types: a version saved elsewhere then shows by itself.
  const [digitado, setDigitado] = useState<{ texto: string; versao: number } | null>(null)
  const { texto, versao } = digitado ?? modelo
  const atual = salvoPorOutro(salvar.error)
  const enviar = (naVersao: number) =>
    salvar.mutate(
      { versao: naVersao, texto },
      {
        onSuccess: (salvo) => {
          // What was typed during the save stays, over what was saved.
          setDigitado((agora) => agora && (agora.texto === texto ? null : { ...agora, versao: salvo.versao }))
          toast.sucesso(textos.salvo(salvo.versao))
        },
      },
    )
  const desfazer = () => {
    setDigitado(null)
    salvar.reset()
  }
  return {
    texto,
    mudou: texto.trim() !== modelo.texto,
    digitar: (novo: string) => setDigitado({ versao, texto: novo }),
    desfazer,
    enviar: () => enviar(versao),
    enviando: salvar.isPending,
    erro: atual ? null : salvar.error,
    conflito: atual && {
      ...{ meu: texto, atual, usarSalvo: desfazer, voltar: salvar.reset },
      ficarComMeu: () => enviar(atual.versao),
    },
  }
}

export type ConflitoDoTexto = NonNullable<ReturnType<typeof useTextoDoModelo>['conflito']>

/** What the server has, after a lost race. */
const salvoPorOutro = (erro: Error | null) => {
  if (!(erro instanceof ErroHttp) || erro.codigo !== codigos.versaoDesatualizada) return null
  const { data } = z.safeParse(ModeloDeTexto, erro.atual)
  const salva = data?.versoes.find(({ versao }) => versao === data.versao)
  return data && salva?.criado_em
    ? { versao: data.versao, texto: data.texto, quem: salva.quem, em: salva.criado_em }
    : null
}
