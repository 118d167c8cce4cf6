import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { acaoDeRejeitar } from '@balcao/contract/vendas/motivos-api'
import { Button, Group, Text } from '@mantine/core'
import type { SubmitEvent } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { useMotivo } from '#partes/venda-acoes/useMotivo.tsx'
import { DialogoComCampos } from '#ui/DialogoComCampos.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos } from '../analise.textos.ts'

const t = textos.veredito

type RejeitarProps = {
  tipo: TipoAnexo
  nome: string
  aguarde: boolean
  erro: Error | null
  aoConfirmar: (motivo: string) => void
  aoFechar: () => void
}

/** Why, from the usual answers or in words: who sold it reads it. */
export function Rejeitar({ tipo, nome, aguarde, erro, aoConfirmar, aoFechar }: RejeitarProps) {
  const motivo = useMotivo(acaoDeRejeitar(tipo))
  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault()
    const dito = motivo.conferir()
    if (dito) aoConfirmar(dito)
  }
  return (
    <DialogoComCampos titulo={t.pergunta(nome)} ocupado={aguarde} aoFechar={aoFechar}>
      <form noValidate onSubmit={enviar}>
        <Text size="sm" mb="sm">
          {t.consequencia}
        </Text>
        {motivo.desenhar()}
        {erro && <ErroNaTela mensagem={textoDoErro(erro)} />}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" mih={44} disabled={aguarde} onClick={aoFechar}>
            {t.deixar}
          </Button>
          <Button type="submit" mih={44} color="danger" loading={aguarde}>
            {t.confirmar}
          </Button>
        </Group>
      </form>
    </DialogoComCampos>
  )
}
