import type { Oferta } from '@balcao/contract/oferta'
import classes from './Catalogo.module.css'
import { textos } from './catalogo.textos.ts'

type AvisosDaOfertaProps = { oferta: Oferta; comCidade: boolean }

/** What a seller must know before promising the plan to anyone. */
export function AvisosDaOferta({ oferta, comCidade }: AvisosDaOfertaProps) {
  const inclusos = oferta.adicionais.filter(({ obrigatorio }) => obrigatorio).map(({ nome }) => nome)
  const avisos = [
    inclusos.length > 0 && textos.inclui(inclusos.join(', ')),
    !oferta.todas_cidades && !comCidade && `Vendido ${textos.algumasCidades}`,
    oferta.restrito && textos.restrito,
  ].filter((aviso) => aviso !== false)
  if (avisos.length === 0) return null
  return <p className={classes.avisos}>{avisos.join(' · ')}</p>
}
