import type { Tecnologia } from '@balcao/contract/catalogo'
import { urlDaImagem } from '@balcao/contract/imagem'
import type { ReactNode } from 'react'
import { Icone } from '../Icone.tsx'
import classes from './CartaoDoPlano.module.css'

const iconeDaTecnologia: Record<Tecnologia, string> = {
  FIBRA: 'tabler:bolt',
  RADIO: 'tabler:broadcast',
  CABO: 'tabler:plug-connected',
  SATELITE: 'tabler:satellite',
}

const endereco = (imagem: string, largura: 320 | 640) =>
  urlDaImagem(imagem, { w: largura, f: 'webp', q: 80, fit: 'inside' })

type CapaDoPlanoProps = { imagem: string | null; tecnologia: Tecnologia; children: ReactNode }

/** The card's top: the plan's picture, or its technology. Always of one height, so that names line up in a grid. */
export function CapaDoPlano({ imagem, tecnologia, children }: CapaDoPlanoProps) {
  return (
    <div className={classes.capa}>
      {imagem ? (
        <img
          src={endereco(imagem, 640)}
          srcSet={`${endereco(imagem, 320)} 320w, ${endereco(imagem, 640)} 640w`}
          sizes="20rem"
          alt=""
          loading="lazy"
        />
      ) : (
        <Icone nome={iconeDaTecnologia[tecnologia]} tamanho={40} />
      )}
      {children}
    </div>
  )
}
