import { segueCorrigida } from '@balcao/contract/vendas/correcao'
import { Suspense, useState } from 'react'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { tardio } from '#ui/tardio.ts'
import { paraMostrar } from '../conferencia/campos.ts'
import { useFaltas } from '../conferencia/faltas.ts'
import { usePreco } from '../oferta/usePreco.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { textos } from './envio.textos.ts'
import { useEnvio } from './envio.ts'
import { useNadaMudou } from './useNadaMudou.ts'
import { useReenviar } from './useReenviar.ts'

const EnviarSemMudar = tardio(() => import('./EnviarSemMudar.tsx').then((m) => m.EnviarSemMudar))

/** The one orange of the house: what all eight steps are for. */
export function BotaoEnviar() {
  const { corrige, emConflito } = useRascunho()
  const { enviando } = useEnvio()
  const enviar = useReenviar()
  const faltas = useFaltas()
  const preco = usePreco()
  const nadaMudou = useNadaMudou()
  const [perguntando, setPerguntando] = useState(false)
  const enviarAssim = () => {
    setPerguntando(false)
    enviar()
  }
  return (
    <>
      <BotaoComMotivo
        color="secondary"
        mih={44}
        loading={enviando}
        motivo={
          // Only one of them would be in the sale, and the other gone.
          emConflito ? textos.duasVersoes : motivoDe(faltas && paraMostrar(faltas).length, preco !== null)
        }
        onClick={nadaMudou ? () => setPerguntando(true) : enviar}
      >
        {rotuloDe(corrige)}
      </BotaoComMotivo>
      <Suspense>
        {perguntando && corrige && (
          <EnviarSemMudar
            motivo={corrige.motivo}
            aoEnviar={enviarAssim}
            aoFechar={() => setPerguntando(false)}
          />
        )}
      </Suspense>
    </>
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
