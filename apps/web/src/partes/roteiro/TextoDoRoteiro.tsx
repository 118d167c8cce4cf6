import type { ParteDoRoteiro } from '@balcao/contract/provedor/canal-venda-roteiro'
import { dinheiroSemQuebra } from '@balcao/contract/valores/dinheiro'
import classes from './TextoDoRoteiro.module.css'

/** The text to be read aloud, with the sale's values marked, and what is missing named. */
export function TextoDoRoteiro({ partes }: { partes: readonly ParteDoRoteiro[] }) {
  return (
    <p className={classes.texto}>
      {partes.map(({ texto, campo, falta }, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no identity but its place
        if (!campo) return <span key={i}>{texto}</span>
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no identity but its place
          <strong key={i} data-falta={falta || undefined}>
            {falta ? `(${texto})` : dinheiroSemQuebra(texto)}
          </strong>
        )
      })}
    </p>
  )
}
