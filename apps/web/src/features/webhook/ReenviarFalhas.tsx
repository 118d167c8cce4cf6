import { DataIso } from '@balcao/contract/valores/data'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { Button, Group, Text } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { configuracao } from '#configuracao.ts'
import { textoDoErro } from '#http/erro.ts'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { DialogoComCampos } from '#ui/DialogoComCampos.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos as textosDaInterface } from '#ui/textos.ts'
import { toast } from '#ui/toast.tsx'
import { useReenviarFalhas } from './webhook.data.ts'
import { textosDasEntregas as t } from './webhook.textos.ts'

type ReenviarFalhasProps = { id: string; aoFechar: () => void }

/** Everything that failed since a day, after the receiver was out of order. */
export function ReenviarFalhas({ id, aoFechar }: ReenviarFalhasProps) {
  const hoje = diaNoFuso(new Date(), configuracao.fuso_horario)
  const [desde, setDesde] = useState<string | null>(hoje)
  const reenviar = useReenviarFalhas(id)
  const dia = DataIso.safeParse(desde)
  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault()
    if (!dia.success) return
    reenviar.mutate(dia.data, {
      onSuccess: ({ quantas }) => {
        toast.sucesso(t.reenviadas(quantas))
        aoFechar()
      },
    })
  }
  return (
    <DialogoComCampos titulo={t.perguntaFalhas} ocupado={reenviar.isPending} aoFechar={aoFechar}>
      <form noValidate onSubmit={enviar}>
        <Text size="sm" mb="sm">
          {t.consequenciaFalhas}
        </Text>
        <CampoData label={t.desde} value={desde} onChange={setDesde} passado={hoje} />
        {reenviar.error && <ErroNaTela mensagem={textoDoErro(reenviar.error)} />}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" disabled={reenviar.isPending} onClick={aoFechar}>
            {textosDaInterface.acao.cancelar}
          </Button>
          <Button type="submit" disabled={!dia.success} loading={reenviar.isPending}>
            {t.confirmarFalhas}
          </Button>
        </Group>
      </form>
    </DialogoComCampos>
  )
}
