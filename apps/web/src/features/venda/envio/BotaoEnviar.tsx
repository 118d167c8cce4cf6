import { segueCorrigida } from '@balcao/contract/vendas/correcao'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { paraMostrar } from '../conferencia/campos.ts'
import { useFaltas } from '../conferencia/faltas.ts'
import { usePreco } from '../oferta/usePreco.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { textos } from './envio.textos.ts'
import { useEnvio } from './envio.ts'
import { useReenviar } from './useReenviar.ts'

/** The one orange of the house: what all eight steps are for. */
export function BotaoEnviar() {
  const { corrige, emConflito } = useRascunho()
  const { enviando } = useEnvio()
  const enviar = useReenviar()
  const faltas = useFaltas()
  const preco = usePreco()
  return (
    <BotaoComMotivo
      color="secondary"
      mih={44}
      loading={enviando}
      motivo={
        // Only one of them would be in the sale, and the other gone.
        emConflito ? textos.duasVersoes : motivoDe(faltas && paraMostrar(faltas).length, preco !== null)
      }
      onClick={enviar}
    >
      {rotuloDe(corrige)}
    </BotaoComMotivo>
  )
}

const rotuloDe = (corrige: ReturnType<typeof useRascunho>['corrige']) => {
  if (!corrige) return textos.enviar
  return segueCorrigida(corrige.situacao) ? textos.corrigirEReenviar : textos.salvarCorrecao
}

const motivoDe = (faltam: number | null, temPreco: boolean) => {
  if (faltam === null) return textos.conferindo
  if (faltam > 0) return textos.faltam(faltam)
  return temPreco ? null : textos.semPreco
}
