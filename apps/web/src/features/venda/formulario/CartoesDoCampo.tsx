import { use } from 'react'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { CartoesDeEscolha } from '#ui/escolha/CartoesDeEscolha.tsx'

type CartoesDoCampoProps = {
  campo: string
  legenda: string
  opcoes: readonly { valor: string; texto: string }[]
  /** The draft holds a number. */
  numero?: boolean
}

/** Cards of which one is a field of the draft: no sale goes without it. */
export function CartoesDoCampo({ campo, legenda, opcoes, numero = false }: CartoesDoCampoProps) {
  const ligado = use(ContextoFormulario)?.getInputProps(campo)
  return (
    <CartoesDeEscolha
      legenda={legenda}
      obrigatorio
      campo={campo}
      opcoes={opcoes}
      valor={ligado?.value === '' ? undefined : String(ligado?.value)}
      aoEscolher={(valor) => {
        ligado?.onChange(numero ? Number(valor) : valor)
        // Nothing is half chosen: what is wrong with it is said at once.
        ligado?.onBlur()
      }}
      erro={ligado?.error as string | undefined}
    />
  )
}
