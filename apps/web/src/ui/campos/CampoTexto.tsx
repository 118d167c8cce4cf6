import { Entrada } from './Entrada.tsx'
import { type CampoDeTextoProps, useCampoDeTexto, type Vazio } from './useCampoDeTexto.ts'

export function CampoTexto<V extends Vazio = ''>(props: CampoDeTextoProps<V>) {
  const { texto, mudar, resto } = useCampoDeTexto(props)
  return <Entrada {...resto} texto={texto} aoMudar={mudar} />
}
