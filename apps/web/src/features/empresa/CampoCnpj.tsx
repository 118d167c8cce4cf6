import { limparDocumento } from '@balcao/contract/documento'
import { aplicarMascara } from '@balcao/contract/mascara'
import { Entrada } from '../../ui/campos/Entrada.tsx'
import { type CampoDeTextoProps, useCampoDeTexto } from '../../ui/campos/useCampoDeTexto.ts'

/** The last two are digits always; the twelve before may be letters. */
const mascarar = (texto: string) => {
  const limpo = limparDocumento(texto)
  return aplicarMascara(limpo.slice(0, 12) + limpo.slice(12).replace(/\D/g, ''), '##.###.###/####-##')
}

/** A company has no CPF: what is typed takes the CNPJ's form from the first key. */
export function CampoCnpj(props: CampoDeTextoProps) {
  const { texto, mudar, resto } = useCampoDeTexto(props)
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
