import { FaleCom } from './FaleCom.tsx'
import { Moldura } from './Moldura.tsx'
import { textos } from './publica.textos.ts'

const t = textos.linkSemValor

/** The same for every link that leads nowhere: a stranger learns nothing from it. */
export function LinkSemValor() {
  return (
    <Moldura titulo={t.titulo}>
      <p>{t.texto}</p>
      <FaleCom texto={t.ajuda} />
    </Moldura>
  )
}
