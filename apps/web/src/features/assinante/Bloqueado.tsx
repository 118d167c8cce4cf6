import { Anchor } from '@mantine/core'
import { configuracao } from '#configuracao.ts'
import { Moldura } from '#partes/publica/Moldura.tsx'
import { textos } from './assinante.textos.ts'

const t = textos.identidade.bloqueado

export function Bloqueado() {
  return (
    <Moldura titulo={t.titulo}>
      <p>{t.texto}</p>
      <p>
        {t.ajuda}{' '}
        <Anchor inherit underline="always" href={`mailto:${configuracao.email_suporte}`}>
          {configuracao.email_suporte}
        </Anchor>
        .
      </p>
    </Moldura>
  )
}
