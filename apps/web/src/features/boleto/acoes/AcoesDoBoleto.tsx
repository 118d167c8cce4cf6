import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { type AcaoDoBoleto, acoesDoBoleto, tabelaDoBoleto } from '@balcao/contract/cobranca/boleto-acoes'
import { Button, VisuallyHidden } from '@mantine/core'
import { Suspense, useState } from 'react'
import { tardio } from '#ui/tardio.ts'
import classes from './Acoes.module.css'
import { textos } from './acoes.textos.ts'

const DialogoDaAcao = tardio(() => import('./DialogoDaAcao.tsx').then(({ DialogoDaAcao }) => DialogoDaAcao))

type AcoesProps = {
  boleto: Boleto
  /** While a question is open, it tells itself what changed. */
  aoAbrir: (aberta: boolean) => void
  aoMudar: (novo: Boleto) => void
}

/** What is asked for first. What the bank refused is to go back to it: paid by hand it is only if somebody paid. */
const principalDe = ({ acoes }: Boleto): AcaoDoBoleto =>
  acoes.includes('remeter_de_novo') ? 'remeter_de_novo' : 'pagar'

const aspecto = (acao: AcaoDoBoleto, principal: AcaoDoBoleto) => {
  if (acao === principal) return { variant: 'filled' }
  return acao === 'cancelar' ? { variant: 'subtle', color: 'danger' } : { variant: 'default' }
}

/** The buttons are what the server lets this person do now; it decides again when they do it. */
export function AcoesDoBoleto({ boleto, aoAbrir, aoMudar }: AcoesProps) {
  const [aberta, setAberta] = useState<AcaoDoBoleto | null>(null)
  const abrir = (acao: AcaoDoBoleto | null) => {
    setAberta(acao)
    aoAbrir(acao !== null)
  }
  if (boleto.acoes.length === 0 && !aberta) return null
  return (
    <fieldset className={classes.acoes}>
      <VisuallyHidden component="legend">{textos.acoes}</VisuallyHidden>
      {acoesDoBoleto
        .filter((acao) => boleto.acoes.includes(acao))
        .map((acao) => (
          <Button key={acao} mih={44} {...aspecto(acao, principalDe(boleto))} onClick={() => abrir(acao)}>
            {tabelaDoBoleto[acao].rotulo}
          </Button>
        ))}
      {aberta && (
        <Suspense>
          <DialogoDaAcao
            key={aberta}
            acao={aberta}
            boleto={boleto}
            aoFechar={() => abrir(null)}
            aoMudar={aoMudar}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
