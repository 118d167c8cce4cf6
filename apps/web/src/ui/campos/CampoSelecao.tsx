import { lazy } from 'react'
import { CampoTardio } from './CampoTardio.tsx'
import type { CampoSelecaoProps } from './Selecao.tsx'

const Selecao = lazy(() => import('./Selecao.tsx').then(({ Selecao }) => ({ default: Selecao })))

/** One of a list. Long lists are searched by typing; nothing chosen is `null`. */
export function CampoSelecao(props: CampoSelecaoProps) {
  return (
    <CampoTardio aparencia={props}>
      <Selecao {...props} />
    </CampoTardio>
  )
}
