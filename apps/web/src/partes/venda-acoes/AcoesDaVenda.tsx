import { porQueNaoDesiste } from '@balcao/contract/vendas/arrependimento'
import type { Venda } from '@balcao/contract/vendas/venda'
import { porQueNaoConclui } from '@balcao/contract/vendas/visita'
import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { configuracao } from '#configuracao.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { tardio } from '#ui/tardio.ts'
import { Tecla } from '#ui/teclas/Tecla.tsx'
import { toast } from '#ui/toast.tsx'
import { useHoje } from '#ui/useHoje.ts'
import classes from './AcoesDaVenda.module.css'
import { motivosUsuais, useAgir } from './acoes.data.ts'
import { feitoDe, rotuloDe, rotulos, textos } from './acoes.textos.ts'
import { type AcaoDaPagina, acoesDaPagina, comBotao, finais, principais } from './acoes.ts'
import { Corrigir } from './Corrigir.tsx'
import { useCopiar } from './useCopiar.ts'

const DialogoDaAcao = tardio(() => import('./DialogoDaAcao.tsx').then(({ DialogoDaAcao }) => DialogoDaAcao))

export type MotivosDasAcoes = Partial<Record<AcaoDaPagina, string | null>>

type AcoesDaVendaProps = {
  venda: Venda
  /** The action whose dialog is open. Kept by the page, so that a key can open one too. */
  aberta: AcaoDaPagina | null
  aoAbrir: (acao: AcaoDaPagina | null) => void
  /** After each action, with the sale as it is now. */
  aoMudar?: ((nova: Venda) => void) | undefined
  /** The key of each action, written on its button. */
  teclas?: Partial<Record<AcaoDaPagina, string>>
  /** Why an action that this person may do cannot be done yet. Its button stays in place and says so. */
  motivos?: MotivosDasAcoes
  /** What to know before doing it. It keeps nobody from it. */
  notas?: MotivosDasAcoes
  /** The seller's own page: who cannot correct the sale is told why. */
  propria?: boolean
}

/** The buttons are what the server lets this person do now; it decides again when they do it. */
export function AcoesDaVenda(props: AcoesDaVendaProps) {
  const { venda, aberta, aoAbrir, aoMudar, teclas = {}, motivos = {}, notas = {}, propria = false } = props
  const hoje = useHoje()
  const oferecidas = comBotao(venda)
  const daData: MotivosDasAcoes = {
    concluir: porQueNaoConclui(venda.agendamento.data, hoje),
    desistir: porQueNaoDesiste(venda.arrependimento_ate, hoje),
  }
  const motivoDe = (acao: AcaoDaPagina) => motivos[acao] ?? daData[acao] ?? null
  // Here before the first dialog asks.
  useQuery(motivosUsuais)
  return (
    <fieldset className={classes.acoes}>
      <VisuallyHidden component="legend">{textos.acoes}</VisuallyHidden>
      {propria && <Corrigir venda={venda} propria />}
      {acoesDaPagina
        .filter((acao) => oferecidas.includes(acao))
        .map((acao) =>
          acao === 'reenviar' && !notas.reenviar ? (
            <Reenviar key={acao} venda={venda} motivo={motivoDe(acao)} aoMudar={aoMudar} />
          ) : (
            <BotaoComMotivo
              key={acao}
              mih={44}
              {...aparencia(acao, venda)}
              motivo={motivoDe(acao)}
              aria-keyshortcuts={teclas[acao]}
              onClick={() => aoAbrir(acao)}
              rightSection={teclas[acao] && <Tecla>{teclas[acao]}</Tecla>}
            >
              {rotuloDe(acao, venda)}
            </BotaoComMotivo>
          ),
        )}
      {!propria && <Corrigir venda={venda} propria={false} />}
      {oferecidas.includes('copiar') && <Copiar venda={venda} />}
      {aberta && (
        <Suspense>
          <DialogoDaAcao
            key={aberta}
            acao={aberta}
            venda={venda}
            nota={notas[aberta]}
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

type ReenviarProps = Pick<AcoesDaVendaProps, 'venda' | 'aoMudar'> & { motivo: string | null }

/** With what it came back for, done by the click itself. */
function Reenviar({ venda: { id, versao }, motivo, aoMudar }: ReenviarProps) {
  const agir = useAgir('reenviar', id, 'toast')
  const aoClicar = () =>
    agir.mutate(
      { versao },
      {
        onSuccess: (nova) => {
          toast.sucesso(feitoDe('reenviar', nova, configuracao.envia_email), textos.venda(nova.protocolo))
          aoMudar?.(nova)
        },
      },
    )
  return (
    <BotaoComMotivo mih={44} variant="default" motivo={motivo} loading={agir.isPending} onClick={aoClicar}>
      {rotulos.reenviar}
    </BotaoComMotivo>
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
