import type { Acao } from '@balcao/contract/vendas/transicoes'
import { transicoes } from '@balcao/contract/vendas/transicoes'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '#ui/toast.tsx'
import classes from '../Vendedor.module.css'
import { CancelarVenda } from './CancelarVenda.tsx'
import { Corrigir } from './Corrigir.tsx'
import { useCopiar, useReenviar, useReenviarLink } from './venda-enviada.data.ts'
import { textos } from './venda-enviada.textos.ts'

const GRANDE = { h: 44 } as const

/** The buttons are what the table lets this person do now; the server decides again. */
export function AcoesDaVenda({ venda }: { venda: Venda }) {
  const pode = (acao: Acao) => venda.acoes.includes(acao)
  const reenviar = useReenviar(venda)
  const reenviarLink = useReenviarLink(venda)
  const copiar = useCopiar(venda)
  const navegar = useNavigate()
  const aoCopiar = () =>
    copiar.mutate(undefined, {
      onSuccess: ({ id, etapa }) => void navegar({ to: '/vendedor/venda/$id/$etapa', params: { id, etapa } }),
    })
  const [cancelando, setCancelando] = useState(false)
  return (
    <div className={classes.acoes}>
      <Corrigir venda={venda} />
      {pode('reenviar') && (
        <Button
          {...GRANDE}
          variant="default"
          loading={reenviar.isPending}
          onClick={() => reenviar.mutate(undefined, { onSuccess: () => toast.sucesso(textos.reenviada) })}
        >
          {textos.reenviar}
        </Button>
      )}
      {pode('reenviar_link') && (
        <Button
          {...GRANDE}
          variant="default"
          loading={reenviarLink.isPending}
          onClick={() =>
            reenviarLink.mutate(undefined, { onSuccess: () => toast.sucesso(textos.linkReenviado) })
          }
        >
          {transicoes.reenviar_link.rotulo}
        </Button>
      )}
      {pode('copiar') && (
        <Button {...GRANDE} variant="default" loading={copiar.isPending} onClick={aoCopiar}>
          {textos.copiar}
        </Button>
      )}
      {pode('cancelar') && (
        <Button {...GRANDE} variant="subtle" color="danger" onClick={() => setCancelando(true)}>
          {textos.cancelar.confirmar}
        </Button>
      )}
      {cancelando && <CancelarVenda venda={venda} aoFechar={() => setCancelando(false)} />}
    </div>
  )
}
