import { Anchor } from '@mantine/core'
import { configuracao } from '#configuracao.ts'
import { Moldura } from './Moldura.tsx'
import { textos } from './publica.textos.ts'

const t = textos.linkSemValor

/** The same for every link that leads nowhere: a stranger learns nothing from it. */
export function LinkSemValor() {
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
