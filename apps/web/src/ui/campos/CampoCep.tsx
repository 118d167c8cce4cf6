import { limparCep, mascararCep } from '@balcao/contract/valores/cep'
import { Entrada } from './Entrada.tsx'
import { type CampoDeTextoProps, useCampoDeTexto, type Vazio } from './useCampoDeTexto.ts'

export function CampoCep<V extends Vazio = ''>(props: CampoDeTextoProps<V>) {
  const { texto, mudar, resto } = useCampoDeTexto(props)
  return (
    <Entrada
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder="00000-000"
      {...resto}
      texto={mascararCep(texto)}
      mascarar={mascararCep}
      aoMudar={(mascarado) => mudar(limparCep(mascarado))}
    />
  )
}
