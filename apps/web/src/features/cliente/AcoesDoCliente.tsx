import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { Button } from '@mantine/core'
import { memo } from 'react'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { baixar } from '#ui/baixar.ts'
import { Icone } from '#ui/Icone.tsx'
import { Divisoria, Item } from '#ui/menu/itens.tsx'
import { Menu } from '#ui/menu/Menu.tsx'
import { toast } from '#ui/toast.tsx'
import { useBaixarDados } from './cliente.data.ts'
import { textos } from './cliente.textos.ts'
import type { Dialogo } from './DialogosDoCliente.tsx'

type AcoesDoClienteProps = {
  cliente: Cliente
  /** Why nothing can be done now. */
  motivo: string | null
  aoAbrir: (qual: Exclude<Dialogo['qual'], 'consentir'>) => void
}

/** What can be done with a client, apart from editing its data. */
export const AcoesDoCliente = memo(({ cliente, motivo, aoAbrir }: AcoesDoClienteProps) => {
  const dados = useBaixarDados(cliente.id)
  const exportar = () =>
    dados.mutate(undefined, {
      onSuccess: (arquivo) => {
        baixar(arquivo, textos.arquivoLgpd(cliente.codigo))
        toast.sucesso(textos.exportado)
      },
    })
  const seta = <Icone nome="tabler:chevron-down" tamanho={16} />
  if (motivo)
    return (
      <BotaoComMotivo variant="default" rightSection={seta} motivo={motivo} onClick={() => undefined}>
        {textos.acoes}
      </BotaoComMotivo>
    )
  return (
    <Menu
      botao={(ligacao) => (
        <Button variant="default" rightSection={seta} loading={dados.isPending} {...ligacao}>
          {textos.acoes}
        </Button>
      )}
    >
      {cliente.restricao ? (
        <Item icone="tabler:lock-open" onClick={() => aoAbrir('liberar')}>
          {textos.liberar}
        </Item>
      ) : (
        <Item icone="tabler:ban" onClick={() => aoAbrir('restringir')}>
          {textos.restringir}
        </Item>
      )}
      <Item icone="tabler:arrows-join" onClick={() => aoAbrir('unificar')}>
        {textos.unificar}
      </Item>
      <Divisoria />
      <Item icone="tabler:file-download" onClick={exportar}>
        {textos.exportar}
      </Item>
      <Divisoria />
      <Item icone="tabler:user-off" perigo onClick={() => aoAbrir('anonimizar')}>
        {textos.anonimizar}
      </Item>
    </Menu>
  )
})
