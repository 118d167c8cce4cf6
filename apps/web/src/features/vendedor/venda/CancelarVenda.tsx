import type { Venda } from '@balcao/contract/vendas/venda'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { toast } from '#ui/toast.tsx'
import { useCancelar } from './venda-enviada.data.ts'
import { textos } from './venda-enviada.textos.ts'

const t = textos.cancelar
const MINIMO = 3

type CancelarVendaProps = { venda: Pick<Venda, 'id' | 'versao' | 'protocolo'>; aoFechar: () => void }

export function CancelarVenda({ venda, aoFechar }: CancelarVendaProps) {
  const cancelar = useCancelar(venda)
  const [motivo, setMotivo] = useState('')
  const aoConfirmar = () =>
    cancelar.mutate(motivo.trim(), {
      onSuccess: () => {
        toast.sucesso(textos.cancelada)
        aoFechar()
      },
    })
  return (
    <Dialogo titulo={t.pergunta(venda.protocolo)} aoFechar={aoFechar}>
      <Text size="sm" mb="sm">
        {t.consequencia}
      </Text>
      <CampoAreaTexto
        label={t.motivo}
        description={t.dica}
        value={motivo}
        onChange={setMotivo}
        maxLength={500}
        data-autofocus
      />
      {cancelar.error && <ErroNaTela mensagem={textoDoErro(cancelar.error)} />}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={aoFechar}>
          {t.desistir}
        </Button>
        <Button
          color="danger"
          disabled={motivo.trim().length < MINIMO}
          loading={cancelar.isPending}
          onClick={aoConfirmar}
        >
          {t.confirmar}
        </Button>
      </Group>
    </Dialogo>
  )
}
