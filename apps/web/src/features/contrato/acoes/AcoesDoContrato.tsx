import { eventosDeContrato, type TipoEvento } from '@balcao/contract/vendas/contrato-evento'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { tardio } from '#ui/tardio.ts'
import { opcoesDoContrato } from '../contrato.data.ts'
import classes from './Acoes.module.css'
import { textos } from './acoes.textos.ts'

const DialogoDoEvento = tardio(() =>
  import('./DialogoDoEvento.tsx').then(({ DialogoDoEvento }) => DialogoDoEvento),
)

type AcoesDoContratoProps = { contrato: Contrato; aoMudar: (novo: Contrato) => void }

/** Every action stays in its place, and one that is not possible now says why. When the contract is over, none is. */
export function AcoesDoContrato({ contrato, aoMudar }: AcoesDoContratoProps) {
  const [aberta, setAberta] = useState<TipoEvento | null>(null)
  const cache = useQueryClient()
  const adiantar = () => {
    if (!contrato.mascarado) void cache.prefetchQuery(opcoesDoContrato(contrato.id))
  }
  return (
    <>
      {contrato.situacao !== 'CANCELADO' && (
        <fieldset className={classes.acoes} onPointerEnter={adiantar} onFocus={adiantar}>
          <VisuallyHidden component="legend">{textos.acoes}</VisuallyHidden>
          {contrato.acoes.filter(temLugar(contrato.situacao)).map(({ tipo, impedimento }) => (
            <BotaoComMotivo
              key={tipo}
              mih={44}
              px="sm"
              {...(tipo === 'CANCELAMENTO' ? { variant: 'subtle', color: 'danger' } : { variant: 'default' })}
              motivo={impedimento}
              onClick={() => setAberta(tipo)}
            >
              {eventosDeContrato[tipo].rotulo}
            </BotaoComMotivo>
          ))}
        </fieldset>
      )}
      {/* Also when somebody else has ended it meanwhile: the dialog says so, and keeps what was written. */}
      {aberta && (
        <Suspense>
          <DialogoDoEvento
            key={aberta}
            tipo={aberta}
            contrato={contrato}
            aoFechar={() => setAberta(null)}
            aoMudar={aoMudar}
          />
        </Suspense>
      )}
    </>
  )
}

/** Shows Suspender or Reativar, whichever fits the state. The other one appears only when it can be planned. */
const temLugar =
  (situacao: Contrato['situacao']) =>
  ({ tipo, impedimento }: Contrato['acoes'][number]) =>
    impedimento === null || tipo !== (situacao === 'SUSPENSO' ? 'SUSPENSAO' : 'REATIVACAO')
