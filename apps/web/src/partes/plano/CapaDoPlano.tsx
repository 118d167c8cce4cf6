import type { Tecnologia } from '@balcao/contract/catalogo/tecnologia'
import type { ReactNode } from 'react'
import { Imagem } from '#partes/imagem/Imagem.tsx'
import { Icone } from '#ui/Icone.tsx'
import classes from './CartaoDoPlano.module.css'

const iconeDaTecnologia: Record<Tecnologia, string> = {
  FIBRA: 'tabler:bolt',
  RADIO: 'tabler:broadcast',
  CABO: 'tabler:plug-connected',
  SATELITE: 'tabler:satellite',
}

type CapaDoPlanoProps = { imagem: string | null; tecnologia: Tecnologia; children: ReactNode }

/**
 * The top of the card: the plan's picture, or its technology.
 * Always of the same height, so that names line up in a grid.
 */
export function CapaDoPlano({ imagem, tecnologia, children }: CapaDoPlanoProps) {
  return (
    <div className={classes.capa}>
      {imagem ? (
        <Imagem id={imagem} como={{ w: 320, q: 80, fit: 'inside' }} loading="lazy" />
      ) : (
        <Icone nome={iconeDaTecnologia[tecnologia]} tamanho={40} />
      )}
      {children}
    </div>
  )
}
