import { limparDocumento, mascararDocumento } from '@balcao/contract/valores/documento'
import { Entrada } from './Entrada.tsx'
import { type CampoDeTextoProps, useCampoDeTexto, type Vazio } from './useCampoDeTexto.ts'

type CampoDocumentoProps<V extends Vazio> = CampoDeTextoProps<V> & {
  /** When only one of the two is allowed, its own mask is used. */
  mascarar?: (texto: string) => string
}

/** CPF or CNPJ. Letters are allowed from the start, because an alphanumeric CNPJ may begin with one. */
export function CampoDocumento<V extends Vazio = ''>({
  mascarar = mascararDocumento,
  ...props
}: CampoDocumentoProps<V>) {
  const { texto, mudar, resto } = useCampoDeTexto(props as CampoDeTextoProps<V>)
  return (
    <Entrada
      autoCapitalize="characters"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      {...resto}
      texto={mascarar(texto)}
      mascarar={mascarar}
      aoMudar={(mascarado) => mudar(limparDocumento(mascarado))}
    />
  )
}
