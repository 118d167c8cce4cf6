import type { Venda } from '@balcao/contract/vendas/venda'
import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { tardio } from '#ui/tardio.ts'
import { toast } from '#ui/toast.tsx'
import classes from './AcoesDaVenda.module.css'
import { motivosUsuais, useAgir } from './acoes.data.ts'
import { feitos, rotuloDe, rotulos, textos } from './acoes.textos.ts'
import {
  type AcaoComDialogo,
  type AcaoDaPagina,
  acoesDaPagina,
  ehDireta,
  finais,
  principais,
} from './acoes.ts'
import { Corrigir } from './Corrigir.tsx'
import { useCopiar } from './useCopiar.ts'

const DialogoDaAcao = tardio(() => import('./DialogoDaAcao.tsx').then(({ DialogoDaAcao }) => DialogoDaAcao))

type AcoesDaVendaProps = {
  venda: Venda
  /** The action whose dialog is open. Kept by the page, so that a key can open one too. */
  aberta: AcaoComDialogo | null
  aoAbrir: (acao: AcaoComDialogo | null) => void
  /** After each action, with the sale as it is now. */
  aoMudar?: ((nova: Venda) => void) | undefined
  /** The key of each action, written on its button. */
  teclas?: Partial<Record<AcaoDaPagina, string>>
  /** The seller's own page: who cannot correct the sale is told why. */
  propria?: boolean
}

/** The buttons are what the server lets this person do now; it decides again when they do it. */
export function AcoesDaVenda(props: AcoesDaVendaProps) {
  const { venda, aberta, aoAbrir, aoMudar, teclas = {}, propria = false } = props
  // Here before the first dialog asks.
  useQuery(motivosUsuais)
  return (
    <fieldset className={classes.acoes}>
      <VisuallyHidden component="legend">{textos.acoes}</VisuallyHidden>
      {propria && <Corrigir venda={venda} propria />}
      {acoesDaPagina
        .filter((acao) => venda.acoes.includes(acao))
        .map((acao) =>
          ehDireta(acao) ? (
            <Direta key={acao} acao={acao} venda={venda} aoMudar={aoMudar} />
          ) : (
            <Button
              key={acao}
              mih={44}
              {...aparencia(acao, venda)}
              aria-keyshortcuts={teclas[acao]}
              onClick={() => aoAbrir(acao)}
              rightSection={teclas[acao] && <kbd className={classes.tecla}>{teclas[acao]}</kbd>}
            >
              {rotuloDe(acao, venda)}
            </Button>
          ),
        )}
      {!propria && <Corrigir venda={venda} propria={false} />}
      {venda.acoes.includes('copiar') && <Copiar venda={venda} />}
      {aberta && (
        <Suspense>
          <DialogoDaAcao
            key={aberta}
            acao={aberta}
            venda={venda}
            aoFechar={() => aoAbrir(null)}
            aoMudar={aoMudar}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

const aparencia = (acao: AcaoDaPagina, { acoes }: Venda) => {
  // The way on is one: of a visit that has its day, that it is done.
  if (acao === 'agendar' && acoes.includes('concluir')) return { variant: 'default' }
  if (principais.includes(acao)) return { color: 'primary' }
  return finais.includes(acao) ? { variant: 'subtle', color: 'danger' } : { variant: 'default' }
}

type DiretaProps = Pick<AcoesDaVendaProps, 'venda' | 'aoMudar'> & { acao: 'reenviar' | 'reenviar_link' }

/** Done by the click itself. */
function Direta({ acao, venda: { id, versao }, aoMudar }: DiretaProps) {
  const agir = useAgir(acao, id, 'toast')
  const aoClicar = () =>
    agir.mutate(
      { versao },
      {
        onSuccess: (nova) => {
          toast.sucesso(feitos[acao])
          aoMudar?.(nova)
        },
      },
    )
  return (
    <Button mih={44} variant="default" loading={agir.isPending} onClick={aoClicar}>
      {rotulos[acao]}
    </Button>
  )
}

function Copiar({ venda: { id } }: Pick<AcoesDaVendaProps, 'venda'>) {
  const copiar = useCopiar(id)
  return (
    <Button mih={44} variant="default" loading={copiar.isPending} onClick={() => copiar.mutate()}>
      {rotulos.copiar}
    </Button>
  )
}
