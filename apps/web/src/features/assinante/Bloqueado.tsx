import { FaleCom } from '#partes/publica/FaleCom.tsx'
import { Moldura } from '#partes/publica/Moldura.tsx'
import { textos } from './assinante.textos.ts'

const t = textos.identidade.bloqueado

export function Bloqueado() {
  return (
    <Moldura titulo={t.titulo}>
      <p>{t.texto}</p>
      <FaleCom texto={t.ajuda} />
    </Moldura>
  )
}
