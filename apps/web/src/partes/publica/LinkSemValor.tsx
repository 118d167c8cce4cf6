import { FaleCom } from './FaleCom.tsx'
import { Moldura } from './Moldura.tsx'
import { textos } from './publica.textos.ts'

const t = textos.linkSemValor

/** The same for every link that leads nowhere: a stranger learns nothing from it. */
export function LinkSemValor({ texto = t.texto, ajuda = t.ajuda }: { texto?: string; ajuda?: string }) {
  return (
    <Moldura titulo={t.titulo}>
      <p>{texto}</p>
      <FaleCom texto={ajuda} />
    </Moldura>
  )
}
