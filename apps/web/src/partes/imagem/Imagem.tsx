import {
  formatosLeves,
  type Modificadores,
  srcSetDaImagem,
  urlDaImagem,
} from '@balcao/contract/provedor/imagem'
import type { ComponentProps } from 'react'
import classes from './Imagem.module.css'

type ImagemProps = Omit<ComponentProps<'img'>, 'id' | 'src' | 'srcSet'> & {
  id: string
  /** Its size on an ordinary screen. Dense screens get twice as much. */
  como: Omit<Modificadores, 'f'>
}

/** A picture of the image proxy, in the lightest format that the browser supports. */
export function Imagem({ id, como, ...resto }: ImagemProps) {
  return (
    <picture className={classes.imagem}>
      {formatosLeves.map((f) => (
        <source key={f} type={`image/${f}`} srcSet={srcSetDaImagem(id, { ...como, f })} />
      ))}
      <img alt="" {...resto} src={urlDaImagem(id, como)} srcSet={srcSetDaImagem(id, como)} />
    </picture>
  )
}
