import { Button } from '@mantine/core'
import { Protocolo } from '#partes/publica/Cartao.tsx'
import { Moldura } from '#partes/publica/Moldura.tsx'
import { textos } from './assinante.textos.ts'
import type { Fim } from './guardado.ts'

type FimDoAceiteProps = { fim: Fim; nome: string }

export function FimDoAceite({ fim: { como, feito }, nome }: FimDoAceiteProps) {
  if (como !== 'aceita') {
    const t = como === 'correcao' ? textos.errado : textos.recusa
    return (
      <Moldura titulo={t.feito}>
        <p>{t.feitoTexto}</p>
      </Moldura>
    )
  }
  const t = textos.fim
  return (
    <Moldura titulo={t.titulo(nome)}>
      {feito?.protocolo ? (
        <>
          <p>{t.texto}</p>
          <Protocolo numero={feito.protocolo} />
          <p>{t.guarde}</p>
        </>
      ) : (
        <p>{t.semProtocolo}</p>
      )}
      {feito && (
        <Button component="a" href={feito.fechada} size="lg" fullWidth>
          {t.acompanhar}
        </Button>
      )}
    </Moldura>
  )
}
