import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { useEventos } from '#ui/useEventos.ts'
import { useFaltas } from '../conferencia/faltas.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { comCampo, valorDoCampo } from './caminho.ts'
import { EdicaoContexto } from './edicao.ts'

type FormularioDaVendaProps = {
  /** The step was left once: what is missing is said at its fields. Before, only what was typed wrong. */
  vista: boolean
  children: ReactNode
}

const SEM_TEXTO = new Set(['codigo_ibge', 'latitude', 'longitude', 'complemento', 'referencia'])
const vazioDe = (caminho: string) => (SEM_TEXTO.has(caminho.split('.').at(-1) ?? '') ? null : '')

/** Connects every field inside it to the draft by its `name`, as a form shell does. */
export function FormularioDaVenda({ vista, children }: FormularioDaVendaProps) {
  const { dados, mudar } = useRascunho()
  const faltas = useFaltas()
  const [tocados, setTocados] = useState<ReadonlySet<string>>(() => new Set())
  const atual = useRef(dados)
  useLayoutEffect(() => {
    atual.current = dados
  })

  const { gravar } = useEventos({
    gravar: (mudancas: Readonly<Record<string, unknown>>) => {
      // Over what was written last: several fields may change before the next drawing.
      for (const [caminho, valor] of Object.entries(mudancas))
        atual.current = comCampo(atual.current, caminho, valor)
      const partes = new Set(Object.keys(mudancas).map((caminho) => caminho.split('.')[0] as Parte))
      mudar(Object.fromEntries([...partes].map((parte) => [parte, atual.current[parte]])))
    },
  })
  const erros = useMemo(() => new Map(faltas?.map(({ campo, texto }) => [campo, texto])), [faltas])

  const getInputProps = (caminho: string) => {
    const valor = valorDoCampo(dados, caminho)
    const mostra = vista || (tocados.has(caminho) && valor !== undefined && valor !== '')
    return {
      value: valor ?? vazioDe(caminho),
      onChange: (novo: unknown) => gravar({ [caminho]: novo }),
      onBlur: () => setTocados((antes) => (antes.has(caminho) ? antes : new Set([...antes, caminho]))),
      'data-path': caminho,
      ...(mostra && erros.has(caminho) && { error: erros.get(caminho) }),
    }
  }
  return (
    <EdicaoContexto value={gravar}>
      <ContextoFormulario value={{ getInputProps }}>{children}</ContextoFormulario>
    </EdicaoContexto>
  )
}

type Parte = keyof DadosDoRascunho
