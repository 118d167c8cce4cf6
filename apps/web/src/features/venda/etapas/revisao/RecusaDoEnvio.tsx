import { Alert } from '@mantine/core'
import { Suspense } from 'react'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { tardio } from '#ui/tardio.ts'
import { paraMostrar } from '../../conferencia/campos.ts'
import { textos } from '../../envio/envio.textos.ts'
import { useEnvio } from '../../envio/envio.ts'
import { PrecoMudou } from '../../envio/PrecoMudou.tsx'
import { useReenviar } from '../../envio/useReenviar.ts'
import { VendaMudou } from '../../envio/VendaMudou.tsx'
import { ListaDeFaltas } from './ListaDeFaltas.tsx'

const DesfazCombinado = tardio(() => import('../../envio/DesfazCombinado.tsx').then((m) => m.DesfazCombinado))

/** Why the server did not take the sale, and what to do. */
export function RecusaDoEnvio({ id }: { id: string }) {
  const { recusa } = useEnvio()
  const reenviar = useReenviar()
  if (!recusa) return null
  if (recusa.qual === 'preco') return <PrecoMudou mudanca={recusa.mudanca} />
  if (recusa.qual === 'desfaz')
    return (
      <Suspense>
        <DesfazCombinado correcao={recusa.correcao} />
      </Suspense>
    )
  if (recusa.qual === 'mudou') return <VendaMudou venda={recusa.venda} />
  if (recusa.qual === 'faltam')
    return (
      <Alert color="danger" role="alert" title={textos.recusada}>
        <ListaDeFaltas id={id} faltas={paraMostrar(recusa.faltas)} />
      </Alert>
    )
  return <ErroNaTela mensagem={recusa.texto} aoTentarDeNovo={reenviar} />
}
