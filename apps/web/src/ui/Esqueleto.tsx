import classes from './Esqueleto.module.css'

type EsqueletoProps = {
  /** In pixels of ordinary text: it grows with the letters, as what comes instead will. */
  altura?: number
  largura?: string
  className?: string | undefined
}

const PIXELS_POR_REM = 16

/**
 * A grey place for what is still loading. Not the kit's: a list draws dozens of them before its first row, and each of
 * the kit's takes as long as a button.
 */
export function Esqueleto({ altura, largura, className }: EsqueletoProps) {
  return (
    <div
      className={`${classes.esqueleto} ${className ?? ''}`}
      style={{ height: altura && `${altura / PIXELS_POR_REM}rem`, width: largura }}
      data-esqueleto
    />
  )
}
