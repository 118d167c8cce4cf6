import { DataIso } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Button, Group, Text } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { DiaUtil } from '#partes/boleto/DiaUtil.tsx'
import { CampoConta } from '#partes/conta-bancaria/CampoConta.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { DialogoComCampos } from '#ui/DialogoComCampos.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos as daUi } from '#ui/textos.ts'
import { toast } from '#ui/toast.tsx'
import { useHoje } from '#ui/useHoje.ts'
import { useEmitirDaVenda } from './boleto.data.ts'
import { textos } from './boleto.textos.ts'

type EmitirDaVendaProps = {
  venda: Pick<Venda, 'id' | 'empresa'>
  valor: number
  aoFechar: () => void
  aoEmitir: (numero: number) => void
}

export function EmitirDaVenda({ venda: { id, empresa }, valor, aoFechar, aoEmitir }: EmitirDaVendaProps) {
  const [vencimento, setVencimento] = useState<string | null>(null)
  const [errado, setErrado] = useState(false)
  const [conta, setConta] = useState<string>()
  const hoje = useHoje()
  const { mutate, error, isPending } = useEmitirDaVenda(id)
  const doCampo = error instanceof ErroHttp ? error.campos.vencimento?.[0] : undefined

  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault()
    const lido = DataIso.safeParse(vencimento)
    setErrado(!lido.success)
    if (!lido.success) return
    mutate(
      { vencimento: lido.data, conta_bancaria_id: conta },
      {
        onSuccess: ({ numero }) => {
          toast.sucesso(textos.emitido(numero))
          aoEmitir(numero)
          aoFechar()
        },
      },
    )
  }
  return (
    <DialogoComCampos titulo={textos.emitir} ocupado={isPending} aoFechar={aoFechar}>
      <form noValidate onSubmit={enviar}>
        <Text size="sm" mb="sm">
          {textos.texto(formatarDinheiro(valor))}
        </Text>
        <CampoData
          label={textos.vencimento}
          minimo={hoje}
          value={vencimento}
          onChange={(dia) => {
            setErrado(false)
            setVencimento(dia)
          }}
          error={(errado && daUi.campo.dataInvalida) || doCampo}
        />
        <DiaUtil dia={vencimento} />
        <CampoConta empresaId={empresa.id} valor={conta} aoMudar={setConta} />
        {error && !doCampo && <ErroNaTela mensagem={textoDoErro(error)} />}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" mih={44} disabled={isPending} onClick={aoFechar}>
            {daUi.acao.deixar}
          </Button>
          <Button type="submit" mih={44} loading={isPending}>
            {textos.confirmar}
          </Button>
        </Group>
      </form>
    </DialogoComCampos>
  )
}
