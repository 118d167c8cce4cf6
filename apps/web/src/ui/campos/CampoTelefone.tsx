import { lerTelefone, mascararTelefone } from '@balcao/contract/valores/telefone'
import { Entrada } from './Entrada.tsx'
import { type CampoDeTextoProps, useCampoDeTexto, type Vazio } from './useCampoDeTexto.ts'

/** Emits E.164. An incomplete number is emitted as it is, for the contract to refuse. */
export function CampoTelefone<V extends Vazio = ''>(props: CampoDeTextoProps<V>) {
  const { texto, mudar, resto } = useCampoDeTexto(props)
  return (
    <Entrada
      type="tel"
      inputMode="tel"
      placeholder="(11) 98765-4321"
      {...resto}
      texto={mascararTelefone(texto)}
      mascarar={mascararTelefone}
      aoMudar={(mascarado) => mudar(lerTelefone(mascarado) ?? mascarado)}
    />
  )
}
