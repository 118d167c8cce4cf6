import { codigos } from '@balcao/contract/base/erro'
import { schemaResolver, useForm } from '@mantine/form'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { aplicarEscolhas, compararVersoes, type Escolha } from '../conflito/versoes.ts'
import { toast } from '../toast.tsx'
import { textos } from './formulario.textos.ts'
import type { FormVersionado } from './tipos.ts'

/** One field of a record: as both started, as typed here, as saved by the other side. */
type Lados<Valores> = {
  [C in keyof Valores]: { campo: C; antes: Valores[C]; meu: Valores[C]; atual: Valores[C] }
}[keyof Valores]

/** A save that lost a race: the record as it is now, and both sides of what changed. */
type Conflito<Registro, Valores> = {
  atual: Registro
  /** Changed on both sides, differently. The person decides. */
  disputados: Lados<Valores>[]
  /** Changed only by the other side. */
  deles: Lados<Valores>[]
  resolver: (escolhas: Record<string, Escolha>) => void
  /** Back to the form, with everything that was typed. */
  voltar: () => void
}

/** What `useEdicao` gives to the record's screen. */
export type Edicao<Registro, Valores> = {
  form: FormVersionado<Valores>
  enviar: (valores: Valores) => void
  erro: Error | null
  enviando: boolean
  conflito: Conflito<Registro, Valores> | null
  pergunta: Pergunta | null
}

/** A save for which the server first asks for confirmation. */
type Pergunta = { texto: string; confirmar: () => void; voltar: () => void }

type Versionado = { versao: number; atualizado_em: string }

type Opcoes<Registro, Valores> = {
  /** As saved, as far as this page knows. */
  registro: Registro
  /** The part of the record that the form holds. Defined outside the component, like the two schemas. */
  valoresDe: (registro: Registro) => Valores
  /** Parses the record that comes with the refusal of a save that lost a race. */
  esquemaDoRegistro: z.ZodMiniType<Registro>
  esquemaDosValores: z.ZodMiniType
  /** Lists whose order matters. They are changed as a whole; any other list is a set of choices. */
  ordenadas?: readonly (keyof Valores)[]
  editar: UseMutationResult<Registro, Error, Valores & { versao: number }>
  /** By default it only says that it worked. */
  aoSalvar?: (salvo: Registro) => void
}

const dizerQueSalvou = () => toast.sucesso(textos.salvo)

/**
 * The form of a record that other people can save at the same time. What is saved elsewhere enters the form
 * as soon as it is known, unless it collides with something typed here. In that case the server refuses the
 * save, and `conflito` has both sides for the person to choose from. Nothing typed is ever lost.
 */
export function useEdicao<Registro extends Versionado, Valores extends Record<string, unknown>>(
  opcoes: Opcoes<Registro, Valores>,
): Edicao<Registro, Valores> {
  const { registro, valoresDe, editar, aoSalvar = dizerQueSalvou, ordenadas } = opcoes
  const [versao, setVersao] = useState(registro.versao)
  const form = useForm<Valores>({
    initialValues: valoresDe(registro),
    validate: schemaResolver(opcoes.esquemaDosValores, { sync: true }),
  })

  function partirDe(novo: Registro, valores: Valores) {
    setVersao(novo.versao)
    form.setValues(valores)
    form.resetDirty(valoresDe(novo))
  }

  /** `partida`: the values that the person's changes are compared with. */
  function receber(novo: Registro, partida = form.getInitialValues()) {
    const { conflitos, juntos } = compararVersoes(partida, form.getValues(), valoresDe(novo), ordenadas)
    if (conflitos.length === 0) partirDe(novo, juntos)
  }
  const atual = registroAtual(editar.error, opcoes.esquemaDoRegistro)
  const perguntado = campoDaPergunta(editar.error)
  const aoMudarORegistro = useEffectEvent(() => {
    // A save that is running or was refused handles the new version itself.
    if (registro.versao > versao && !editar.isPending && !atual) receber(registro)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the version changes
  useEffect(() => aoMudarORegistro(), [registro.versao, versao])

  const enviar = (valores: Valores, naVersao = versao, aceite: Record<string, true> = {}) =>
    editar.mutate(
      { ...valores, versao: naVersao, ...aceite },
      {
        onSuccess: (salvo) => {
          // What was typed during the save is still there, and still unsaved.
          receber(salvo, valores)
          aoSalvar(salvo)
        },
      },
    )

  return {
    form: { ...form, versao: { atual: versao, partirDe: setVersao } },
    enviar: (valores: Valores) => enviar(valores),
    erro: atual || perguntado ? null : editar.error,
    enviando: editar.isPending,
    conflito: atual && conflitoCom(atual),
    pergunta:
      perguntado !== null
        ? {
            texto: textoDoErro(editar.error),
            confirmar: () => enviar(form.getValues(), versao, { [perguntado]: true }),
            voltar: editar.reset,
          }
        : null,
  }

  function conflitoCom(atual: Registro): Conflito<Registro, Valores> {
    const salvos = valoresDe(atual)
    const meus = form.getValues()
    const iniciais = form.getInitialValues()
    const { conflitos, deles, juntos } = compararVersoes(iniciais, meus, salvos, ordenadas)
    const tresLados = <C extends keyof Valores>(campo: C) => ({
      campo,
      antes: iniciais[campo],
      meu: meus[campo],
      atual: salvos[campo],
    })
    return {
      atual,
      disputados: conflitos.map(tresLados),
      deles: deles.map(tresLados),
      resolver(escolhas: Record<string, Escolha>) {
        const resolvidos = aplicarEscolhas(juntos, salvos, escolhas)
        partirDe(atual, resolvidos)
        enviar(resolvidos, atual.versao)
      },
      voltar: editar.reset,
    }
  }
}

const campoDaPergunta = (erro: Error | null) =>
  erro instanceof ErroHttp && erro.confirmar ? erro.confirmar : null

const registroAtual = <Registro>(erro: Error | null, esquema: z.ZodMiniType<Registro>): Registro | null => {
  if (!(erro instanceof ErroHttp) || erro.codigo !== codigos.versaoDesatualizada) return null
  const lido = z.safeParse(esquema, erro.atual)
  return lido.success ? lido.data : null
}
