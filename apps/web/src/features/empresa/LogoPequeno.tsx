import { Imagem } from '#partes/imagem/Imagem.tsx'
import { Icone } from '#ui/Icone.tsx'
import classes from './LogoPequeno.module.css'

/**
 * Beside a name, so it needs no text of its own.
 * It has the same size with and without a picture, so nothing moves.
 */
export function LogoPequeno({ logo }: { logo: string | null }) {
  return (
    <span className={classes.moldura}>
      {logo ? (
        <Imagem id={logo} como={{ w: 64, h: 64, fit: 'inside' }} loading="lazy" />
      ) : (
        <Icone nome="tabler:building-store" tamanho={16} />
      )}
    </span>
  )
}
