import { limparDocumento, mascararDocumento } from '@balcao/contract/documento'
import { Entrada } from './Entrada.tsx'
import { type CampoDeTextoProps, useCampoDeTexto, type Vazio } from './useCampoDeTexto.ts'

/** CPF or CNPJ. Letters are allowed from the start: an alphanumeric CNPJ may begin with one. */
export function CampoDocumento<V extends Vazio = ''>(props: CampoDeTextoProps<V>) {
  const { texto, mudar, resto } = useCampoDeTexto(props)
  return (
    <Entrada
      autoCapitalize="characters"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      {...resto}
      texto={mascararDocumento(texto)}
      mascarar={mascararDocumento}
      aoMudar={(mascarado) => mudar(limparDocumento(mascarado))}
    />
  )
}
